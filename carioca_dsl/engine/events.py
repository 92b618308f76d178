"""What has happened, as the table sees it. An event is a fact; nothing is decided by reading events."""

from typing import NamedTuple, TypeAlias

from carioca_dsl.cards import Card
from carioca_dsl.engine.actions import Source
from carioca_dsl.melds import Meld


class DealerDrawn(NamedTuple):
    """The first dealer was found; ``cards`` are those that each seat drew, if cards were drawn."""

    dealer: int
    cards: tuple[Card, ...] = ()


class Dealt(NamedTuple):
    """A deal began: it plays round ``round``; ``hands`` are what each seat got."""

    deal: int
    round: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]


class UpcardBuried(NamedTuple):
    """A wild card was turned up and put under the stock."""

    card: Card


class UpcardTurned(NamedTuple):
    """The card that starts the discard pile."""

    card: Card


class Drew(NamedTuple):
    """A seat took a card; ``card`` is ``None`` to those who may not see it."""

    seat: int
    source: Source
    card: Card | None


class Opened(NamedTuple):
    """A seat laid its contract, or some melds of it."""

    seat: int
    melds: tuple[Meld, ...]
    whole: bool = True
    """Whether the contract is now complete."""


class Laid(NamedTuple):
    """A seat that had opened laid another meld."""

    seat: int
    meld: Meld
    number: int


class LaidOff(NamedTuple):
    """A seat added a card to a meld, which is now ``meld``."""

    seat: int
    card: Card
    owner: int
    number: int
    end: str | None
    meld: Meld


class Swapped(NamedTuple):
    """A natural card took the place of a wild one in a meld that is now ``meld``.

    The wild card moved to the ``end`` of the same run; to the seat's hand where that is ``None``.
    """

    seat: int
    card: Card
    wild: Card
    owner: int
    number: int
    end: str | None
    meld: Meld


class Discarded(NamedTuple):
    """A seat threw a card."""

    seat: int
    card: Card


class Refused(NamedTuple):
    """The seat that starts laid the first card from the stock on the discard pile; another is drawn."""

    seat: int
    card: Card


class Passed(NamedTuple):
    """A seat left what it was asked about."""

    seat: int


class Bought(NamedTuple):
    """A seat took the top discard out of its turn, for ``coins``; ``extra`` cards of the stock came with it.

    The extra cards are ``None`` to those who may not see them.
    """

    seat: int
    card: Card
    coins: int = 0
    extra: tuple[Card | None, ...] = ()


class RoundChosen(NamedTuple):
    """A seat named the round that this deal plays."""

    seat: int
    round: int


class DoublesShown(NamedTuple):
    """A seat showed pairs of identical cards: the cards are dealt anew."""

    seat: int
    cards: tuple[Card, ...]


class Reshuffled(NamedTuple):
    """So many discards became the new stock."""

    cards: int


class WentOut(NamedTuple):
    """A seat emptied its hand, which ended the deal."""

    seat: int


class RoundOver(NamedTuple):
    """The deal ended without anybody going out, and is scored."""


class RoundVoid(NamedTuple):
    """The deal ended without a score; the round is played again."""


class TurnGuard(NamedTuple):
    """The engine ended a deal that would not end; this is no rule of the game."""

    turns: int


class Scored(NamedTuple):
    """What each seat got for the deal and has now; ``hands`` are the cards that were left."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class WentBust(NamedTuple):
    """These seats are over the limit; they may go on with ``total``, where that is not ``None``."""

    seats: tuple[int, ...]
    total: int | None


class ReEntered(NamedTuple):
    """A seat that was bust goes on with that total."""

    seat: int
    total: int


class LeftMatch(NamedTuple):
    """A seat is out of the match, with that total."""

    seat: int
    total: int


class Paid(NamedTuple):
    """Coins changed hands; ``None`` stands for the pot. ``why`` is the rule, as ``money.stake`` or ``buying.price``."""

    giver: int | None
    taker: int | None
    coins: int
    why: str


class StruckOff(NamedTuple):
    """The engine gave up a round that was void too often; this is no rule of the game."""

    round: int


class PlayOff(NamedTuple):
    """These seats have the same lowest total: they alone play the last round once more."""

    round: int
    seats: tuple[int, ...]


class MatchOver(NamedTuple):
    """The match has its winners."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Stopped(NamedTuple):
    """The engine stopped a match that would not end: it has no winner."""

    round: int


Event: TypeAlias = (
    DealerDrawn
    | Dealt
    | UpcardBuried
    | UpcardTurned
    | Drew
    | Opened
    | Laid
    | LaidOff
    | Swapped
    | Discarded
    | Refused
    | Passed
    | Bought
    | RoundChosen
    | DoublesShown
    | WentBust
    | ReEntered
    | LeftMatch
    | Paid
    | Reshuffled
    | WentOut
    | RoundOver
    | RoundVoid
    | TurnGuard
    | Scored
    | StruckOff
    | PlayOff
    | MatchOver
    | Stopped
)


def public(event: Event, seat: int | None, *, open_hands: bool = False) -> Event:
    """The event as ``seat`` may know it (``None``: as an onlooker): no hand but its own, no card drawn by others.

    With ``open_hands`` everybody sees what everybody gets.
    """
    if open_hands:
        return event
    if isinstance(event, Drew) and event.source == "stock" and event.seat != seat:
        return event._replace(card=None)
    if isinstance(event, Bought) and event.extra and event.seat != seat:
        return event._replace(extra=(None,) * len(event.extra))
    if isinstance(event, Dealt):
        return event._replace(hands=tuple(hand if n == seat else () for n, hand in enumerate(event.hands)))
    return event
