"""Facts about melds that lie side by side in one contract: sets of one rank, runs of one suit."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import ClassVar

from carioca_dsl.cards import RANKS
from carioca_dsl.model import Combination, RoundRules, SameRankSets, SameSuitRuns, SetKind
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import EVERYWHERE, Fact, Scope

Sharing = SameRankSets | SameSuitRuns


@dataclass(frozen=True, kw_only=True)
class SideBySide(Fact):
    """Two melds of one ``shape`` in one contract, which may share what each of them has but one of, or may not."""

    shape: ClassVar[str]
    may: Sharing
    kinds: tuple[str, ...]
    """The kinds of that shape that lie side by side in those contracts."""
    one_each: bool = False
    """Whether there is one of each kind and no more: the set and the pair."""


@dataclass(frozen=True, kw_only=True)
class SetsOfOneRank(SideBySide):
    """Two sets of one rank in one contract."""

    rules: ClassVar = ("opening.sets-of-one-rank",)
    shape: ClassVar = "set"
    kinds: tuple[str, ...] = ("set",)


@dataclass(frozen=True, kw_only=True)
class RunsOfOneSuit(SideBySide):
    """Two runs of one suit in one contract."""

    rules: ClassVar = ("opening.runs-of-one-suit",)
    shape: ClassVar = "run"
    kinds: tuple[str, ...] = ("run",)


_SHARED: tuple[tuple[type[SideBySide], Callable[[RoundRules], Sharing]], ...] = (
    (SetsOfOneRank, lambda entry: entry.opening.sets_of_one_rank),
    (RunsOfOneSuit, lambda entry: entry.opening.runs_of_one_suit),
)
"""What melds of each shape may share, and what a round says of it."""


def side_by_side(cases: Cases) -> Iterator[Fact]:
    """What may lie side by side; of rounds whose contract holds no two such melds, nothing.

    Where one rule holds in every round that it can come up in, no rounds are named: it cannot be misread. As soon as
    one of the two rules differs, both name the rounds.
    """
    found = [list(_meetings(cases, fact, value)) for fact, value in _SHARED]
    if all(len({each.may for each in facts}) == 1 for facts in found if facts):
        found = [_anywhere(facts) for facts in found]
    for fact in chain.from_iterable(found):
        yield replace(fact, standing=cases.standing(fact.rules, fact.scope))


def _meetings(cases: Cases, fact: type[SideBySide], value: Callable[[RoundRules], Sharing]) -> Iterator[SideBySide]:
    """What holds where two melds of the shape can meet, each with the kinds that do; how it stands is still open."""
    for scope, found in cases.groups(lambda entry: value(entry) if meeting(entry, fact.shape) else None):
        if found is not None:
            asked = [met for entry in _within(cases, scope) if (met := meeting(entry, fact.shape))]
            kinds = tuple(dict.fromkeys(kind for met in asked for kind in met))
            one_each = len(kinds) > 1 and all(met == kinds for met in asked)
            yield fact(may=found, kinds=kinds, one_each=one_each, scope=scope)


def _anywhere(found: list[SideBySide]) -> list[SideBySide]:
    """Facts that all say the same, as one that names no rounds."""
    if not found:
        return []
    kinds = tuple(dict.fromkeys(kind for each in found for kind in each.kinds))
    one_each = all(each.one_each and each.kinds == kinds for each in found)
    return [replace(found[0], scope=EVERYWHERE, kinds=kinds, one_each=one_each)]


def _within(cases: Cases, scope: Scope) -> Iterator[RoundRules]:
    for table in cases.tables:
        if scope.seats is None or table.seats in scope.seats:
            yield from (entry for entry in table.rounds if scope.rounds is None or entry.number in scope.rounds)


def meeting(entry: RoundRules, shape: str) -> tuple[str, ...]:
    """The kinds of that shape of which two melds can meet in a contract of the round, one for each meld.

    A contract that does not name its kinds speaks of the plain one: it may be met with two of them.
    """
    return tuple(kind for each in entry.contract for kind in _meeting(entry, each, shape))


def _meets(shape: str, entry: RoundRules) -> bool:
    return bool(meeting(entry, shape))


COMES_UP: dict[str, Callable[[RoundRules], bool]] = {fact.rules[0]: partial(_meets, fact.shape) for fact, _ in _SHARED}
"""Rules that have a value in every round, and the rounds in which anybody can ever ask for it."""


def _meeting(entry: RoundRules, combination: Combination, shape: str) -> tuple[str, ...]:
    if combination.worth or combination.whole_hand:
        return (shape, shape)
    parts = [part for part in combination.parts if entry.kind(part.kind).shape == shape]
    melds = [part.kind for part in parts for _ in range(part.count)]
    return tuple(kind for place, kind in enumerate(melds) if _others_like(entry, kind, place, melds))


def _others_like(entry: RoundRules, kind: str, place: int, melds: list[str]) -> bool:
    """Whether another of the melds may be of the same rank as one of that kind; runs of any kinds may share a suit."""
    return any(_share_ranks(entry, kind, other) for number, other in enumerate(melds) if number != place)


def _share_ranks(entry: RoundRules, one: str, two: str) -> bool:
    return not _ranks(entry, one).isdisjoint(_ranks(entry, two))


def _ranks(entry: RoundRules, name: str) -> frozenset[int]:
    kind = entry.kind(name)
    ranks = kind.ranks if isinstance(kind, SetKind) else None
    return frozenset(RANKS if ranks is None else ranks.ranks)
