"""A match on paper: the engine's own course of deals, in which the points are those that people have counted."""

from collections.abc import Sequence
from typing import Literal

from carioca_dsl.engine import (
    Aside,
    Choose,
    DealState,
    Leave,
    Outcome,
    Paid,
    Progress,
    ReEnter,
    coins_for_a_discard,
    reasons_against,
    settled,
)
from carioca_dsl.engine.checks.buying import objections
from carioca_dsl.model import PaidTo, Rules
from carioca_dsl.score.hands import Problem

_ABOUT_THE_BUYER = {"buying.who", "buying.per-deal", "buying.per-match"}
"""Of the objections to a purchase those that paper knows of: it does not know which card it was."""


class Reckoning(Progress):
    """Where a match on paper stands. No card is dealt: a deal is a round, a dealer, and what has been bought."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        super().__init__(rules, "paper")
        self._costs: tuple[int, ...] = ()
        self._begin_round(dealer)

    # -- what people enter --------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """The seat that starts has chosen a round; raises `Problem`."""
        action = Choose(self.deal.seat, number)
        if self.deal.phase != "choose":
            raise Problem("nothing_to_choose")
        if reasons_against(self.round, self.deal, action):
            raise Problem("not_left", number)
        aside = self.deal.aside._replace(chooser=action.seat, answers=())
        self.deal = self.deal._replace(round=number, phase="draw", aside=aside)
        self.round = self.rules.rounds[number - 1]

    def buy(self, seat: int, thrower: int | None = None) -> None:
        """A seat has bought a discard of ``thrower``; raises `Problem`."""
        deal = self.deal
        if deal.outcome is not None or not deal.round or seat not in self.playing:
            raise Problem("nobody_buys_now")
        if any(reason.id in _ABOUT_THE_BUYER for reason in objections(self.round, deal, seat, 0)):
            raise Problem("may_not_buy")
        coins = coins_for_a_discard(self.round)
        to_the_thrower = coins and self.round.buying.paid_to is PaidTo.THROWER
        if to_the_thrower and thrower in (None, seat):
            raise Problem("who_threw_it")
        before = deal.aside.bought or (0,) * self.rules.seats
        bought = tuple(number + (buyer == seat) for buyer, number in enumerate(before))
        self.deal = deal._replace(aside=deal.aside._replace(bought=bought))
        self._pay(Paid(seat, thrower if to_the_thrower else None, coins, "buying.price"))

    def end(self, kind: Literal["out", "over", "void"], out: int | None = None, costs: Sequence[int] = ()) -> None:
        """The deal has ended; ``costs`` is what the hands were counted for, by seat."""
        self._costs = tuple(costs)
        self.deal = self.deal._replace(outcome=Outcome(kind, out))
        self._see_to_the_end(guard=False)

    def answer(self, seat: int, *, goes_on: bool) -> None:
        """Somebody who is bust goes on, or leaves; raises `Problem`."""
        wanted = ReEnter if goes_on else Leave
        found = [action for action in self.deal.aside.answers if isinstance(action, wanted) and action.seat == seat]
        if self.deal.phase != "re-enter" or not found:
            raise Problem("nobody_asked")
        self.deal = self.deal._replace(aside=self.deal.aside._replace(asked=None, answers=()))
        self._answered(found[0])
        self._see_to_the_end(guard=False)

    # -- what the course of the match asks ----------------------------------------------------------------------------

    def _points(self, deal: DealState) -> tuple[int, ...]:
        return settled(self.round, deal, self._costs)

    def _new_deal(self, dealer: int, *, chosen: bool = False) -> None:
        self.deals += 1
        seats = self.rules.seats
        self.deal = DealState(
            round=0 if chosen else self.round.number,
            dealer=dealer,
            seat=self._starter(dealer),
            phase="draw",
            hands=((),) * seats,
            stock=(),
            discards=(),
            table=((),) * seats,
            opened=(None,) * seats,
            aside=Aside(chooser=self._chooser, bought_before=self.bought),
        )
        if chosen:
            self._before_the_first_draw()

    @property
    def voids(self) -> int:
        """How many deals of this round have been void."""
        return self._voids

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        return self._winners() if self.over else ()

    @property
    def open_rounds(self) -> tuple[int, ...]:
        """The rounds of which the seat that starts is to choose one; nothing where there is nothing to choose."""
        return self.course.open_to(self.deal.seat) if self.deal.phase == "choose" else ()

    @property
    def asked(self) -> int | None:
        """Who is bust and has not said yet whether to go on."""
        return self.deal.aside.asked if self.deal.phase == "re-enter" else None

    @property
    def re_entry_total(self) -> int:
        """With how many points whoever is asked would go on."""
        return next(action.total for action in self.deal.aside.answers if isinstance(action, ReEnter))
