"""The state of one deal: who holds what, what lies where, whose turn it is."""

from typing import Literal, NamedTuple

from carioca_dsl.cards import Card, made
from carioca_dsl.engine.actions import Action
from carioca_dsl.melds import Meld

Phase = Literal["claim", "choose", "draw", "offer", "play", "re-enter"]
"""What is to be done next.

``claim``: seat after seat is asked whether it shows doubles for a new deal; ``choose``: the seat that starts names
the round; ``draw``: the seat in turn takes its card; ``offer``: it has chosen the stock, and the others are asked one
by one whether they buy the top discard; ``play``: it has its card; ``re-enter``: the deal is over and scored, and those
who are bust are asked one by one whether they go on.
"""


class Outcome(NamedTuple):
    """How a deal ended: somebody went ``out``, it is ``over`` and scored all the same, ``void``, or dealt anew before
    it has begun (``redeal``)."""

    kind: Literal["out", "over", "void", "redeal"]
    seat: int | None = None


class Aside(NamedTuple):
    """What only some games know of a deal; kept together, so that the others pay nothing for it."""

    asked: int | None = None
    """The seat that is asked something out of its turn (phases ``claim``, ``offer``, ``re-enter``)."""
    chooser: int | None = None
    """Who chose the round of this deal."""
    refused: Card | None = None
    """The first card of the deal, where the seat that starts did not want it."""
    bought: tuple[int, ...] = ()
    """By seat, how many cards it has bought in this deal; ``()`` where nobody may."""
    bought_before: tuple[int, ...] = ()
    """The same for the deals before this one."""
    answers: tuple[Action, ...] = ()
    """What the actor may answer where only the match can tell (phases ``choose`` and ``re-enter``)."""


NOTHING_ASIDE = Aside()


class DealState(NamedTuple):
    """One deal. Every physical card lies in exactly one place: a hand, the stock, the discard pile or a meld."""

    round: int
    """The number of the round that is played."""
    dealer: int
    seat: int
    """Whose turn it is."""
    phase: Phase
    """In most games ``draw`` until the seat has taken its card, then ``play``."""
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    """The last one is the top."""
    discards: tuple[Card, ...]
    """The last one is the top."""
    table: tuple[tuple[Meld, ...], ...]
    """For each seat, the melds it laid, in order."""
    opened: tuple[int | None, ...]
    """For each seat, the number of the turn in which it opened."""
    turn: int = 1
    """The number of the turn, counted over all seats."""
    drew: Card | None = None
    """The card taken in this turn."""
    taken: Card | None = None
    """The same, where it came from the discard pile."""
    reshuffles: int = 0
    outcome: Outcome | None = None
    aside: Aside = NOTHING_ASIDE

    @property
    def actor(self) -> int:
        """The seat that is to do something now: whose turn it is, or who is asked out of turn."""
        asked = self.aside.asked
        return self.seat if asked is None else asked

    @property
    def waits(self) -> bool:
        """Whether somebody is to do something in this deal, or about having gone bust in it."""
        return self.outcome is None or self.phase == "re-enter"

    def plays(self, seat: int) -> bool:
        """Whether the seat has a part in the deal, as long as that goes on: who has none holds no cards."""
        return bool(self.hands[seat])

    def following(self, seat: int) -> int:
        """The next seat in turn order that plays in this deal."""
        seats = len(self.hands)
        seat = (seat + 1) % seats
        while not self.hands[seat]:
            seat = (seat + 1) % seats
        return seat

    def preceding(self, seat: int) -> int:
        """The seat before that one in turn order, of those that play in this deal."""
        seats = len(self.hands)
        seat = (seat - 1) % seats
        while not self.hands[seat]:
            seat = (seat - 1) % seats
        return seat

    def bought(self, seat: int) -> int:
        """How many cards the seat has bought in this deal."""
        return self.aside.bought[seat] if self.aside.bought else 0

    def bought_before(self, seat: int) -> int:
        """How many cards the seat has bought in the deals before this one."""
        return self.aside.bought_before[seat] if self.aside.bought_before else 0

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.seat]

    @property
    def opened_earlier(self) -> bool:
        """Whether the seat whose turn it is opened on an earlier turn."""
        turn = self.opened[self.seat]
        return turn is not None and turn < self.turn

    def with_card(self, hands: tuple[tuple[Card, ...], ...], source: str, card: Card) -> "DealState":
        """The state in which the seat whose turn it is has taken the top card of the stock or of the discard pile.

        This and `after_discard` are made field by field: they are most of all states, and `_replace` takes far longer.
        """
        number, dealer, seat, _, _, stock, discards, table, opened, turn, _, _, reshuffles, _, aside = self
        if source == "stock":
            stock, taken = stock[:-1], None
        else:
            discards, taken = discards[:-1], card
        return made(
            DealState,
            (
                number,
                dealer,
                seat,
                "play",
                hands,
                stock,
                discards,
                table,
                opened,
                turn,
                card,
                taken,
                reshuffles,
                None,
                aside,
            ),
        )

    def after_discard(self, hands: tuple[tuple[Card, ...], ...], card: Card) -> "DealState":
        """The state in which the card has been thrown and the next seat is to draw."""
        number, dealer, seat, _, _, stock, discards, table, opened, turn, _, _, reshuffles, _, aside = self
        following, thrown = (seat + 1) % len(hands), discards + (card,)  # noqa: RUF005 - copied once
        while not hands[following]:
            following = (following + 1) % len(hands)
        turn += 1
        return made(
            DealState,
            (
                number,
                dealer,
                following,
                "draw",
                hands,
                stock,
                thrown,
                table,
                opened,
                turn,
                None,
                None,
                reshuffles,
                None,
                aside,
            ),
        )

    def meld(self, owner: int, number: int) -> Meld | None:
        """The owner's meld of that number, from 1."""
        if not 0 <= owner < len(self.table) or not 1 <= number <= len(self.table[owner]):
            return None
        return self.table[owner][number - 1]
