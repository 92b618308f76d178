"""Facts about the end of the match."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Order, Side, Tie, Winner
from carioca_dsl.prose.facts.busting import busting
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing
from carioca_dsl.prose.facts.turn import cards_left


@dataclass(frozen=True, kw_only=True)
class LastRound(Fact):
    """How the last round ends, where its contract takes every card but the discard."""

    round: int
    cards: int
    """Cards of the contract."""
    discard: bool
    """Whether one more card is left for the discard."""


@dataclass(frozen=True, kw_only=True)
class Winners(Fact):
    """After which round the match is over, and who has won."""

    rules: ClassVar = ("match.winner",)
    rounds: int
    winner: Winner
    order: Order = Order.IN_ORDER
    """Where the rounds are chosen, the last one of the table is not the last one played."""


@dataclass(frozen=True, kw_only=True)
class Ties(Fact):
    """What decides between equal totals."""

    rules: ClassVar = ("match.tie",)
    tie: Tie
    round: int
    """The last round, which may have to be played again."""
    side: Side
    """On which side of the dealer the next one sits."""


@dataclass(frozen=True, kw_only=True)
class Series(Fact):
    """A match is one of several, and whoever wins most of them wins the series."""

    rules: ClassVar = ("match.games",)
    games: int


def match(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on the end of the match."""
    yield from busting(cases)
    last = len(cases.rules.rounds)
    for scope, (left, cards) in cases.by_table(
        lambda table: (cards_left(table.rounds[-1]), table.rounds[-1].contract_sizes[0][0])
    ):
        if left in (0, 1) and cases.rules.match.order is Order.IN_ORDER:
            yield LastRound(round=last, cards=cards, discard=left == 1, scope=scope, standing=Standing.DERIVED)
    for scope, (winner, order) in cases.by_table(lambda table: (table.match.winner, table.match.order)):
        standing = cases.standing(Winners.rules, scope)
        yield Winners(rounds=last, winner=winner, order=order, scope=scope, standing=standing)
    for scope, tie in cases.by_table(lambda table: table.match.tie):
        side = cases.rules.rounds[-1].deal.next_dealer
        yield Ties(tie=tie, round=last, side=side, scope=scope, standing=cases.standing(Ties.rules, scope))
    for scope, games in cases.by_table(lambda table: table.match.games):
        if games > 1:
            yield Series(games=games, scope=scope, standing=cases.standing(Series.rules, scope))
