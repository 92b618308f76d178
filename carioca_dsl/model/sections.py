"""The sections of a rule file: one frozen class each, complete for one round, without exceptions inside.

A rule's id is its section and field: ``WildCards.per_meld`` is ``wild-cards.per-meld``. A field that is ``None`` is a
rule that does not matter beside its siblings (there is nobody who may swap where nothing is swapped).
"""

from enum import StrEnum
from functools import cached_property
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Needs, Rule
from carioca_dsl.model.values import Bound, ByAct, CardClass, Frozen


class Section(Frozen):
    """Base of the sections; ``id`` is the first half of the ids of its rules."""

    id: ClassVar[str]


# -- players and deck ---------------------------------------------------------------------------------------------


class Players(Section):
    """Who plays."""

    id: ClassVar[str] = "players"

    number: Annotated[Bound, Rule("limit", ())]
    """How many can play, each for themselves."""
    best: Annotated[Bound | None, Rule("limit", (), engine=False, neutral=True)] = None
    """With how many players the game is at its best; ``None`` where nobody says."""


class Deck(Section):
    """What is shuffled together, and which of the cards are wild."""

    id: ClassVar[str] = "deck"

    packs: Annotated[int, Rule("count", TABLE)]
    """How many packs of 52 cards."""
    jokers: Annotated[int, Rule("count", TABLE)]
    """How many jokers altogether."""
    wild: Annotated[CardClass, Rule("cards", TABLE)]
    """The cards that may stand for others."""


# -- melds --------------------------------------------------------------------------------------------------------


class Answer(StrEnum):
    """Yes or no."""

    YES = "yes"
    NO = "no"


class OwnPlace(StrEnum):
    """What a card of a wild rank is where it lies in the place of its own face (a set of its rank, its suit's run)."""

    NATURAL = "natural"
    NATURAL_IN_RUNS = "natural in runs"
    WILD = "wild"


class WildSwap(StrEnum):
    """What a natural card may do to the wild card whose place it fits."""

    FORBIDDEN = "forbidden"
    WITHIN_RUN = "within the run"
    TO_HAND = "to the hand"


class SwapIn(StrEnum):
    """In which melds a wild card may be swapped."""

    ANY = "any meld"
    RUNS = "runs"
    SETS = "sets"


class SwappedCard(StrEnum):
    """What the player may do with the wild card that came to the hand."""

    FREELY = "used freely"


class SwapBy(StrEnum):
    """Who may swap."""

    OPENED = "players who have opened"
    ANYONE = "anyone"


class From(StrEnum):
    """The first moment at which a player who has opened may do something."""

    OPENING_TURN = "opening turn"
    NEXT_TURN = "next turn"


_SWAPS = Needs("swap", (WildSwap.FORBIDDEN,), negated=True)
_TO_HAND = Needs("swap", (WildSwap.TO_HAND,))


class WildCards(Section):
    """What wild cards may do in melds."""

    id: ClassVar[str] = "wild-cards"

    per_meld: Annotated[ByAct, Rule("limit", ("act", "rounds", "players", "option"))]
    """How many wild cards one meld may hold after the act."""
    natural_cards_per_meld: Annotated[Bound, Rule("limit", neutral=True)] = Bound(least=1)
    """How many natural cards one meld must hold; never less than one, or its rank or suit would be nobody's."""
    in_its_own_place: Annotated[OwnPlace | None, Rule("choice", neutral=True)] = None
    """What a card of a wild rank is where it lies in the place of its own face; ``None`` where no rank is wild."""
    swap: Annotated[WildSwap, Rule("choice")]
    """Whether a natural card may take the place of a wild card that stands for it, and where the wild card goes."""
    swap_in: Annotated[SwapIn | None, Rule("choice", needs=_TO_HAND, neutral=True)] = None
    """In which melds a wild card may be swapped to the hand."""
    swapped_card: Annotated[SwappedCard | None, Rule("choice", needs=_TO_HAND, neutral=True)] = None
    """What may be done with the wild card that came to the hand."""
    swap_by: Annotated[SwapBy | None, Rule("choice", needs=_SWAPS)]
    """Who may swap."""
    swap_from: Annotated[From | None, Rule("choice", needs=Needs("swap_by", (SwapBy.OPENED,)))]
    """From when a player who has opened may swap."""


# -- deal ---------------------------------------------------------------------------------------------------------


class FirstDealer(StrEnum):
    """Who deals first."""

    BY_LOT = "by lot"
    HIGHEST_CARD = "highest card drawn"
    LOWEST_CARD = "lowest card drawn"


class Side(StrEnum):
    """A neighbour at the table."""

    RIGHT = "to the right"
    LEFT = "to the left"


class Direction(StrEnum):
    """The way round the table."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class WildUpcard(StrEnum):
    """What happens to a first face-up card that is wild."""

    KEPT = "kept"
    BURIED = "buried, another turned"


class Cut(StrEnum):
    """Who cuts the cards before the deal."""

    RIGHT = "the player to the dealer's right"
    LEFT = "the player to the dealer's left"


class Misdeal(StrEnum):
    """What follows from a wrong deal (for the people at a table; the engine deals correctly)."""

    BEFORE_FIRST_TURN = "dealt again before the first turn"
    STANDS = "stands"


class Deal(Section):
    """Who deals, which way, how many cards."""

    id: ClassVar[str] = "deal"

    first_dealer: Annotated[FirstDealer, Rule("choice", TABLE)]
    """How the first dealer is found."""
    next_dealer: Annotated[Side, Rule("choice", TABLE)]
    """On which side of the dealer the next one sits."""
    direction: Annotated[Direction, Rule("choice", TABLE)]
    """The way round of dealing and of play; the dealer's neighbour that way starts."""
    cards_at_a_time: Annotated[int, Rule("count")]
    """How many cards a player gets at a time; the player who will start is served first, the dealer last."""
    hand: Annotated[int, Rule("count")]
    """How many cards each player is dealt."""
    upcard: Annotated[int, Rule("count")]
    """How many cards are turned up to start the discard pile (none or one)."""
    wild_upcard: Annotated[WildUpcard | None, Rule("choice", needs=Needs("upcard", (0,), negated=True))]
    """What happens when that card is wild."""
    misdeal: Annotated[Misdeal, Rule("choice", TABLE, engine=False)]
    """What follows from a wrong deal."""
    cut: Annotated[Cut | None, Rule("choice", TABLE, engine=False, neutral=True)] = None
    """Who cuts the shuffled cards before they are dealt; ``None`` where nobody says."""
    open_hands: Annotated[Answer, Rule("choice", TABLE, neutral=True)] = Answer.NO
    """Whether all hands lie face up on the table, for everybody to see."""


# -- play ---------------------------------------------------------------------------------------------------------


class Parts(StrEnum):
    """Whether a contract is laid whole."""

    ALL_AT_ONCE = "all at once"
    OVER_TURNS = "whole melds over several turns"


class OpeningMelds(StrEnum):
    """What is laid with the contract."""

    CONTRACT_ONLY = "the contract only"


class SameRankSets(StrEnum):
    """Two sets of one rank in one contract."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class SameSuitRuns(StrEnum):
    """Two runs of one suit in one contract."""

    ALLOWED = "allowed"
    NOT_ADJACENT = "not adjacent"
    FORBIDDEN = "forbidden"


class Opening(Section):
    """How the contract is laid."""

    id: ClassVar[str] = "opening"

    parts: Annotated[Parts, Rule("choice")]
    """Whether the contract is laid whole."""
    melds: Annotated[OpeningMelds, Rule("choice")]
    """What may be laid together with the contract."""
    sets_of_one_rank: Annotated[SameRankSets, Rule("choice")]
    """Whether two sets of one contract may have the same rank."""
    runs_of_one_suit: Annotated[SameSuitRuns, Rule("choice")]
    """Whether two runs of one contract may have the same suit."""
    only_when_going_out: Annotated[Answer, Rule("choice", neutral=True)] = Answer.NO
    """Whether the contract may be laid only by a player who goes out with it in the same turn."""


class DrawFrom(StrEnum):
    """Where the card of a turn comes from."""

    EITHER = "stock or discard pile"
    STOCK = "stock"


class LayOffOnto(StrEnum):
    """Whose melds may be extended."""

    ANY = "any meld"
    OWN = "own melds"
    NONE = "no meld"


class NewMelds(StrEnum):
    """New melds after the opening."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class FinalDiscard(StrEnum):
    """Whether the last card of a hand is discarded."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    FORBIDDEN = "forbidden"


class Discarding(StrEnum):
    """Whether a card may be discarded."""

    ALLOWED = "allowed"
    UNLESS_FORCED = "forbidden unless forced"


class Turn(Section):
    """What a turn is made of: take a card, lay cards, discard one."""

    id: ClassVar[str] = "turn"

    draw: Annotated[DrawFrom, Rule("choice")]
    """Where the first card of a turn may come from."""
    lay_off_onto: Annotated[LayOffOnto, Rule("choice")]
    """Whose melds a player who has opened may add to."""
    lay_off_from: Annotated[From | None, Rule("choice", needs=Needs("lay_off_onto", (LayOffOnto.NONE,), negated=True))]
    """From when."""
    new_melds_later: Annotated[NewMelds, Rule("choice")]
    """Whether a player who has opened may lay further melds on later turns."""
    discard_of_wild_cards: Annotated[Discarding, Rule("choice")]
    """Whether a wild card may be discarded."""
    discard_of_the_card_taken: Annotated[Discarding, Rule("choice")]
    """Whether the card just taken from the discard pile may be thrown back."""
    final_discard: Annotated[FinalDiscard, Rule("choice")]
    """Whether going out takes a discard."""


class Buyers(StrEnum):
    """Who may buy a discard out of turn."""

    NOBODY = "nobody"


class Buying(Section):
    """Taking discards out of turn."""

    id: ClassVar[str] = "buying"

    who: Annotated[Buyers, Rule("choice")]
    """Who may buy a discard out of turn."""


# -- end and score ------------------------------------------------------------------------------------------------


class Exhausted(StrEnum):
    """What happens when a card should be drawn from a stock that is empty."""

    RESHUFFLE = "discards reshuffled except the top one"
    VOID = "round void, played again"
    OVER = "round over"


class NothingLeft(StrEnum):
    """What happens when there is nothing (more) to reshuffle."""

    VOID = "round void, played again"
    OVER = "round over"


class VoidDealer(StrEnum):
    """Who deals after a void round."""

    SAME = "the same"
    NEXT = "the next"


class HandCounts(StrEnum):
    """Which cards of a hand count against its holder."""

    EVERY = "every card"
    UNMATCHED = "unmatched cards"


_RESHUFFLES = Needs("stock_empty", (Exhausted.RESHUFFLE,))


class EndOfRound(Section):
    """How a round ends other than by going out, and what is counted then."""

    id: ClassVar[str] = "end-of-round"

    stock_empty: Annotated[Exhausted, Rule("choice")]
    """What happens when the stock is empty at the start of a turn."""
    reshuffles: Annotated[Bound | None, Rule("limit", needs=_RESHUFFLES)]
    """How often the discards may become a new stock in one deal."""
    nothing_to_reshuffle: Annotated[NothingLeft | None, Rule("choice", needs=_RESHUFFLES)]
    """What happens when there is no discard to reshuffle, or no reshuffle left: void, or over."""
    dealer_after_a_void_round: Annotated[VoidDealer, Rule("choice")]
    """Who deals after a void round."""
    hand_counts: Annotated[HandCounts, Rule("choice")]
    """Which cards of a hand count."""


class Scoring(Section):
    """What cards cost."""

    id: ClassVar[str] = "scoring"

    going_out: Annotated[int, Rule("amount")]
    """What the player who goes out scores, in points."""
    card_points: Annotated[tuple[int, ...], Rule("fare")]
    """Points of each natural rank: ``card_points[rank - 1]`` for rank 1 (ace) to 13 (king). In a file the label is a
    span of ranks (``2 to 10: face value``)."""
    joker: Annotated[int | None, Rule("fare")]
    """Points of a joker; ``None`` where the deck has none."""

    @cached_property
    def by_face(self) -> tuple[int, ...]:
        """The price of each face, 0–52."""
        return (*self.card_points * 4, self.joker or 0)


class Winner(StrEnum):
    """Who wins the match."""

    LOWEST_TOTAL = "lowest total"


class Tie(StrEnum):
    """What decides between equal lowest totals."""

    SHARED = "shared"
    MOST_ROUNDS_WON = "most rounds won"
    LAST_ROUND_AGAIN = "the last round again"


class Match(Section):
    """How the match is won."""

    id: ClassVar[str] = "match"

    winner: Annotated[Winner, Rule("choice", TABLE)]
    """Who wins."""
    tie: Annotated[Tie, Rule("choice", TABLE)]
    """What decides between equal totals (then shared, where that leaves them equal)."""
    games: Annotated[int, Rule("count", TABLE, engine=False, neutral=True)] = 1
    """Of how many matches the one who wins most of them is the winner; 1 where each match stands alone."""
