"""Facts about the contracts: the table of the rounds, and how free a player is in meeting them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Combination, LayOffOnto, Part, Parts, RoundRules, SameRankSets, SameSuitRuns
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact


@dataclass(frozen=True, kw_only=True)
class ContractRow:
    """One round: its contract, how many cards that takes, and how many are dealt."""

    round: int
    contract: tuple[Combination, ...]
    """The alternatives; a part has a size only where that is not the usual one of its kind."""
    cards: tuple[tuple[int, int | None], ...]
    """Least and most for each alternative."""
    hand: int


@dataclass(frozen=True, kw_only=True)
class Contracts(Fact):
    """The table of the rounds."""

    rules: ClassVar = ("rounds.contract",)
    rows: tuple[ContractRow, ...]


@dataclass(frozen=True, kw_only=True)
class ContractOrder(Fact):
    """Each round has its contract, and everybody plays the same one."""

    rounds: int


@dataclass(frozen=True, kw_only=True)
class NothingBefore(Fact):
    """Before the whole contract a player lays nothing, neither a part of it nor cards onto other melds."""

    rules: ClassVar = ("opening.parts",)
    parts: Parts
    lay_off: LayOffOnto
    """Whose melds may be added to later: where none may, nothing needs to be said about them here."""


@dataclass(frozen=True, kw_only=True)
class SetsOfOneRank(Fact):
    """Two sets of one rank in one contract."""

    rules: ClassVar = ("opening.sets-of-one-rank",)
    sets: SameRankSets


@dataclass(frozen=True, kw_only=True)
class RunsOfOneSuit(Fact):
    """Two runs of one suit in one contract."""

    rules: ClassVar = ("opening.runs-of-one-suit",)
    runs: SameSuitRuns


def contracts(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on contracts."""
    yield ContractOrder(rounds=len(cases.rules.rounds))
    for scope, rows in cases.by_table(lambda table: tuple(_row(entry) for entry in table.rounds)):
        yield Contracts(rows=rows, scope=scope, standing=cases.standing(Contracts.rules, scope))
    yield from _nothing_before(cases)
    for scope, sets in cases.groups(lambda entry: entry.opening.sets_of_one_rank):
        yield SetsOfOneRank(sets=sets, scope=scope, standing=cases.standing(SetsOfOneRank.rules, scope))
    for scope, runs in cases.groups(lambda entry: entry.opening.runs_of_one_suit):
        yield RunsOfOneSuit(runs=runs, scope=scope, standing=cases.standing(RunsOfOneSuit.rules, scope))


def _nothing_before(cases: Cases) -> Iterator[Fact]:
    for scope, (parts, lay_off) in cases.groups(lambda entry: (entry.opening.parts, entry.turn.lay_off_onto)):
        standing = cases.standing(NothingBefore.rules, scope)
        yield NothingBefore(parts=parts, lay_off=lay_off, scope=scope, standing=standing)


def _row(entry: RoundRules) -> ContractRow:
    sizes, hand = entry.contract_sizes, entry.deal.hand
    return ContractRow(round=entry.number, contract=usual_contract(entry), cards=sizes, hand=hand)


def usual_contract(entry: RoundRules) -> tuple[Combination, ...]:
    """The alternatives of a round, in which a part has a size only where that is not the usual one of its kind."""
    return tuple(
        Combination(parts=tuple(_named(entry, part) for part in combination.parts)) for combination in entry.contract
    )


def _named(entry: RoundRules, part: Part) -> Part:
    """A part without its size where that is the usual one of the kind, which is said elsewhere."""
    return Part(count=part.count, kind=part.kind) if part.size == entry.kind(part.kind).size else part
