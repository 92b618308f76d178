"""Facts about the end of a round by an empty stock."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Bound, DrawFrom, Exhausted, NothingLeft, RoundRules, VoidDealer
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing


@dataclass(frozen=True, kw_only=True)
class StockEmpty(Fact):
    """What happens when the stock is empty."""

    rules: ClassVar = ("end-of-round.stock-empty",)
    what: Exhausted


@dataclass(frozen=True, kw_only=True)
class StockEmptyMoment(Fact):
    """When a stock counts as empty: at the start of a turn, so that the turn before it is played out."""

    what: Exhausted
    choice: bool
    """Whether the player then chooses between the new stock and the discard that was kept."""


@dataclass(frozen=True, kw_only=True)
class Reshuffles(Fact):
    """How often the discards may become a new stock."""

    rules: ClassVar = ("end-of-round.reshuffles",)
    limit: Bound


@dataclass(frozen=True, kw_only=True)
class NothingToReshuffle(Fact):
    """What happens when no new stock can be made."""

    rules: ClassVar = ("end-of-round.nothing-to-reshuffle",)
    what: NothingLeft
    limited: bool
    """Whether a limit of reshuffles may bring it about."""


@dataclass(frozen=True, kw_only=True)
class VoidRound(Fact):
    """Who deals after a void round."""

    rules: ClassVar = ("end-of-round.dealer-after-a-void-round",)
    dealer: VoidDealer


def ending(cases: Cases) -> Iterator[Fact]:
    """The facts about an empty stock."""
    for scope, what in cases.groups(lambda entry: entry.end_of_round.stock_empty):
        yield StockEmpty(what=what, scope=scope, standing=cases.standing(StockEmpty.rules, scope))
    for scope, (what, choice) in cases.groups(lambda entry: (entry.end_of_round.stock_empty, _choice(entry))):
        yield StockEmptyMoment(what=what, choice=choice, scope=scope, standing=Standing.CONVENTION)
    for scope, limit in cases.groups(lambda entry: entry.end_of_round.reshuffles):
        if limit is not None:
            yield Reshuffles(limit=limit, scope=scope, standing=cases.standing(Reshuffles.rules, scope))
    for scope, (nothing, limit) in cases.groups(
        lambda entry: (entry.end_of_round.nothing_to_reshuffle, entry.end_of_round.reshuffles)
    ):
        if nothing is not None:
            limited = limit is not None and limit.most is not None
            standing = cases.standing(NothingToReshuffle.rules, scope)
            yield NothingToReshuffle(what=nothing, limited=limited, scope=scope, standing=standing)
    for scope, dealer in cases.groups(_dealer):
        if dealer is not None:
            yield VoidRound(dealer=dealer, scope=scope, standing=cases.standing(VoidRound.rules, scope))


def _choice(entry: RoundRules) -> bool:
    return entry.end_of_round.stock_empty is Exhausted.RESHUFFLE and entry.turn.draw is DrawFrom.EITHER


def _dealer(entry: RoundRules) -> VoidDealer | None:
    end = entry.end_of_round
    void = end.stock_empty is Exhausted.VOID or end.nothing_to_reshuffle is NothingLeft.VOID
    return end.dealer_after_a_void_round if void else None
