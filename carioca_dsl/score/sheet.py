"""A score sheet: who plays, who dealt first, what each deal left in their hands. All else follows from the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from carioca_dsl.engine import next_dealer, winners
from carioca_dsl.model import RoundRules, Rules, Tie
from carioca_dsl.score.hands import Hands, Problem, check_deal, cost

MOST_VOIDS = 20
"""Void deals of one round that anybody plays."""


class Scored(NamedTuple):
    """A deal on the sheet. ``hands`` is ``None`` for a void one, which has no points."""

    round: int
    dealer: int
    hands: Hands | None
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Coming(NamedTuple):
    """The deal that is played next."""

    round: int
    dealer: int
    starts: int
    rules: RoundRules


@dataclass(frozen=True)
class Sheet:
    """The sheet of one match. ``deals`` holds the hands of each deal in order, ``None`` for a void one."""

    rules: Rules
    names: tuple[str, ...]
    """In order of play."""
    first_dealer: int
    deals: tuple[Hands | None, ...] = ()

    # -- writing ----------------------------------------------------------------------------------------------------

    def add(self, hands: Hands | None) -> "Sheet":
        """The sheet with another deal; raises `Problem`."""
        coming = self.coming
        if coming is None:
            raise Problem("is_over")
        if hands is None:
            if len(self.deals) - max((n + 1 for n, deal in enumerate(self.deals) if deal), default=0) >= MOST_VOIDS:
                raise Problem("too_many_voids", MOST_VOIDS)
        else:
            check_deal(hands, self.names, coming.rules)
        return replace(self, deals=(*self.deals, hands))

    def correct(self, round: int, hands: Hands) -> "Sheet":
        """The sheet with other hands in a round that has been scored; raises `Problem`."""
        place = self.place_of(round)
        check_deal(hands, self.names, self.rules.rounds[round - 1])
        return replace(self, deals=(*self.deals[:place], hands, *self.deals[place + 1 :]))

    def without_the_last(self) -> "Sheet":
        """The sheet without its last deal; raises `Problem` where there is none."""
        if not self.deals:
            raise Problem("nothing_to_undo")
        return replace(self, deals=self.deals[:-1])

    def place_of(self, round: int) -> int:
        """The place of the deal in which a round was scored; raises `Problem`."""
        scored = [place for place, deal in enumerate(self.deals) if deal is not None]
        if not 1 <= round <= len(scored):
            raise Problem("no_such_round", round, len(scored))
        return scored[round - 1]

    # -- reading ----------------------------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> tuple[Scored, ...]:
        """Every deal, with what it cost and where it left the match."""
        return tuple(self._rows())

    def _rows(self) -> Iterator[Scored]:
        totals = (0,) * len(self.names)
        dealer, round = self.first_dealer, 1
        for hands in self.deals:
            rules = self.rules.rounds[round - 1]
            points = () if hands is None else tuple(cost(hand, rules) for hand in hands)
            if hands is not None:
                totals = tuple(total + more for total, more in zip(totals, points, strict=True))
            yield Scored(round, dealer, hands, points, totals)
            dealer = next_dealer(rules, dealer, len(self.names), void=hands is None)
            round += hands is not None

    @property
    def scored(self) -> int:
        """How many rounds have been scored."""
        return sum(hands is not None for hands in self.deals)

    @property
    def over(self) -> bool:
        """Whether every round has been scored."""
        return self.scored == len(self.rules.rounds)

    @property
    def coming(self) -> Coming | None:
        """The deal that is played next, if there is one."""
        if self.over:
            return None
        dealer, seats = self.first_dealer, len(self.names)
        if self.rows:
            row = self.rows[-1]
            dealer = next_dealer(self.rules.rounds[row.round - 1], row.dealer, seats, void=row.hands is None)
        number = self.scored + 1
        return Coming(number, dealer, (dealer + 1) % seats, self.rules.rounds[number - 1])

    @property
    def totals(self) -> tuple[int, ...]:
        """What each has so far."""
        return self.rows[-1].totals if self.rows else (0,) * len(self.names)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, by the rule for equal totals; nobody yet where rounds are to come or a play-off decides."""
        found = self._lowest()
        return () if len(found) > 1 and self.rules.match.tie is Tie.LAST_ROUND_AGAIN else found

    @property
    def level(self) -> tuple[int, ...]:
        """Those who play the last round once more to find the winner; its points are not for this sheet."""
        found = self._lowest()
        return found if len(found) > 1 and self.rules.match.tie is Tie.LAST_ROUND_AGAIN else ()

    def _lowest(self) -> tuple[int, ...]:
        """Who is ahead once every round has been scored."""
        if not self.over:
            return ()
        won = [0] * len(self.names)
        for hands in self.deals:
            for seat, hand in enumerate(hands or ()):
                won[seat] += hand.out
        return winners(self.rules.match.tie, self.totals, won)
