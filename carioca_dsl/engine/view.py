"""What one player may know: their own hand, what lies open, and how many cards there are elsewhere."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from carioca_dsl.cards import Card
from carioca_dsl.engine.actions import Action
from carioca_dsl.engine.candidates import candidates, plays
from carioca_dsl.engine.events import Event, public
from carioca_dsl.engine.judge import allowed, reasons_against
from carioca_dsl.engine.propose import legal_actions
from carioca_dsl.engine.purse import Purse
from carioca_dsl.engine.state import DealState, Phase
from carioca_dsl.melds import Meld, Reason, still_to_lay
from carioca_dsl.model import Answer, RoundRules, Rules

UNSEEN: Card = -1
"""Stands in a view for every card that the player cannot see."""


class View:
    """A deal as one seat sees it. It can ask the judge, who then knows no more than the seat."""

    def __init__(
        self,
        rules: RoundRules,
        deal: DealState,
        seat: int,
        players: Sequence[str] = (),
        totals: tuple[int, ...] = (),
        events: Sequence[Event] = (),
        since: int = 0,
        whole: Rules | None = None,
        to_play: tuple[int, ...] = (),
        purse: Purse | None = None,
        re_entries: tuple[int, ...] = (),
    ) -> None:
        self.rules = rules
        self.seat = seat
        # What bots ask for again and again is at hand.
        self.phase: Phase = deal.phase
        """What is to be done next."""
        self.turn = deal.turn
        """The number of the turn, counted over all seats."""
        self.hand: tuple[Card, ...] = deal.hands[seat]
        """The seat's own cards."""
        self.table: tuple[tuple[Meld, ...], ...] = deal.table
        """For each seat, the melds it laid."""
        self.opened = deal.opened[seat] is not None
        """Whether the seat has opened."""
        self.totals = totals
        self.whole = whole
        """All rules of the match, where the view is of one."""
        self.to_play = to_play
        """The rounds that are still to be played, that of this deal among them."""
        self.just_allowed: Action | None = None
        """The last action that `allows` was asked about and that the judge allowed."""
        self._deal = deal
        self._players = players
        self._purse = purse
        self._re_entries = re_entries
        self._events = events
        self._since, self._until = since, len(events)

    # What few ask for is worked out when it is asked: a view is made before every action.

    @cached_property
    def state(self) -> DealState:
        """The state with the cards that the seat cannot see replaced by `UNSEEN`."""
        return seen_by(self._deal, self.seat, open_hands=self.open_hands)

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self._players)

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open."""
        return self.rules.deal.open_hands is Answer.YES

    @property
    def rounds(self) -> tuple[RoundRules, ...]:
        """The rules of all rounds of the match."""
        return (self.rules,) if self.whole is None else self.whole.rounds

    @property
    def money(self) -> tuple[int, ...]:
        """By seat, the coins that it has won so far; less than 0 where it has lost."""
        return (0,) * len(self._deal.hands) if self._purse is None else self._purse.money

    @property
    def pot(self) -> int:
        """The coins that lie in the pot."""
        return 0 if self._purse is None else self._purse.pot

    @property
    def re_entries(self) -> tuple[int, ...]:
        """By seat, how often it has gone on after going bust."""
        return self._re_entries or (0,) * len(self._deal.hands)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self._deal.hands))

    @property
    def stock_size(self) -> int:
        """How many cards are left in the stock."""
        return len(self._deal.stock)

    @property
    def top_discard(self) -> Card | None:
        """The card on top of the discard pile."""
        discards = self._deal.discards
        return discards[-1] if discards else None

    @property
    def goal(self) -> RoundRules:
        """The rules with what the seat still has to lay of its contract as the contract: for making plans."""
        laid = self.table[self.seat]
        return still_to_lay(self.rules, laid) if laid and not self.opened else self.rules

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to act: it is its turn, or it is asked something out of turn."""
        state = self._deal
        asked = state.aside.asked  # as `DealState.actor`, written out: bots ask this before everything else
        return self.seat == (state.seat if asked is None else asked) and (state.outcome is None or state.waits)

    @cached_property
    def log(self) -> tuple[Event, ...]:
        """What has happened in this deal so far, as the seat saw it."""
        said = self._events[self._since : self._until]
        return tuple(public(event, self.seat, open_hands=self.open_hands) for event in said)

    def legal_actions(self) -> Iterator[Action]:
        """What the seat may do now; nothing when it is not its turn."""
        return legal_actions(self.rules, self._deal) if self.my_turn else iter(())

    def candidates(self) -> Iterator[Action]:
        """Actions worth asking `allows` about: all that are legal, and some that are not; cheaper than judging all."""
        return candidates(self.rules, self._deal) if self.my_turn else iter(())

    def plays(self, *, opening: bool = True) -> Iterator[Action]:
        """The `candidates` between the draw and the discard; but for ``opening``, if that is not asked about."""
        may = self.phase == "play" and self.my_turn
        return plays(self.rules, self._deal, opening=opening) if may else iter(())

    def allows(self, action: Action) -> bool:
        """Whether the seat may do that: the same as no `reasons_against` it, but quicker.

        Of its own acts the judge may look at the whole deal, since cards out of sight never change what is allowed.
        """
        if not allowed(self.rules, self._deal if action.seat == self.seat else self.state, action):
            return False
        self.just_allowed = action
        return True

    def reasons_against(self, action: Action) -> tuple[Reason, ...]:
        """Why the seat may not do that; ``()`` if it may."""
        return reasons_against(self.rules, self.state, action)


class _Hidden(dict[int, tuple[Card, ...]]):
    """By their number, cards that cannot be seen."""

    def __missing__(self, count: int) -> tuple[Card, ...]:
        found = self[count] = (UNSEEN,) * count
        return found


_HIDDEN = _Hidden()


def seen_by(deal: DealState, seat: int, *, open_hands: bool = False) -> DealState:
    """The state with every hidden card replaced by `UNSEEN`: other hands, the stock, and what was drawn by others.

    Discards beneath the top were seen by all, so they stay; and so do hands that lie open (``open_hands``).
    """
    if open_hands:
        return deal._replace(stock=_HIDDEN[len(deal.stock)])
    (
        number,
        dealer,
        turns,
        phase,
        held,
        stock,
        discards,
        table,
        opened,
        turn,
        drew,
        taken,
        reshuffles,
        outcome,
        aside,
    ) = deal
    hands = [_HIDDEN[len(hand)] for hand in held]
    hands[seat] = held[seat]
    return DealState(
        number,
        dealer,
        turns,
        phase,
        tuple(hands),
        _HIDDEN[len(stock)],
        discards,
        table,
        opened,
        turn,
        drew if turns == seat or taken is not None or drew is None else UNSEEN,
        taken,
        reshuffles,
        outcome,
        aside,
    )
