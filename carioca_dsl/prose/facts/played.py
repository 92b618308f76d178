"""Which kinds of meld are played, and which of them only where a contract asks for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import (
    BeyondContract,
    CardClass,
    NewMelds,
    OpeningMelds,
    RoundRules,
    RunKind,
    SetKind,
    Suits,
)
from carioca_dsl.model.kinds import Kind
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact

BOTH_SHAPES = ("set", "run")


@dataclass(frozen=True, kw_only=True)
class OnlyInContracts(Fact):
    """Kinds that are laid only where the contract asks for them."""

    rules: ClassVar = ("set.beyond-the-contract", "run.beyond-the-contract")
    kinds: tuple[str, ...]


def played_kinds(cases: Cases) -> tuple[str, ...]:
    """The kinds that can ever be laid: those of the contracts, and what is laid beyond them or in their stead."""
    entries = [entry for table in cases.tables for entry in table.rounds]
    names = dict.fromkeys(kind.name for entry in entries for kind in entry.kinds)
    laid = {name for entry in entries for name in laid_in(entry)}
    return tuple(name for name in names if name in laid)


def played_shapes(cases: Cases) -> tuple[str, ...]:
    """Whether sets are ever laid, runs, or both."""
    kinds = {kind.name: kind.shape for kind in cases.rules.rounds[0].kinds}
    return tuple(shape for shape in BOTH_SHAPES if shape in {kinds[name] for name in played_kinds(cases)})


def free_kinds(entry: RoundRules) -> tuple[str, ...]:
    """The kinds that will do where none is named; one that is only a narrower case of another adds nothing to it."""
    free = [kind for kind in entry.kinds if kind.beyond_the_contract is BeyondContract.ALLOWED]
    return tuple(
        kind.name
        for place, kind in enumerate(free)
        if not any(
            _is_case_of(kind, other) and (number < place or not _is_case_of(other, kind))
            for number, other in enumerate(free)
            if number != place
        )
    )


def _is_case_of(kind: Kind, other: Kind) -> bool:
    """Whether each meld of one kind is a meld of another, too, and grows no further than that."""
    if isinstance(kind, SetKind) and isinstance(other, SetKind):
        alike = other.suits in (Suits.ANY, kind.suits) and _within(kind.ranks, other.ranks)
    elif isinstance(kind, RunKind) and isinstance(other, RunKind):
        ends = (kind.ace, kind.around_the_corner) == (other.ace, other.around_the_corner)
        alike = ends and other.contains in (None, kind.contains)
    else:
        return False
    sizes = other.size.least <= kind.size.least and _up_to(kind.size.most, other.size.most)
    return alike and sizes and _up_to(kind.grows_to, other.grows_to)


def _within(ranks: CardClass | None, others: CardClass | None) -> bool:
    return others is None or (ranks is not None and set(ranks.ranks) <= set(others.ranks))


def _up_to(most: int | None, limit: int | None) -> bool:
    """Whether one limit is within another; ``None`` is no limit."""
    return limit is None or (most is not None and most <= limit)


def laid_in(entry: RoundRules) -> tuple[str, ...]:
    """The kinds of the melds that are laid in a round: what its contract names, and what is laid besides."""
    asked = {part.kind for combination in entry.contract for part in combination.parts}
    any_kind = any(combination.worth or combination.whole_hand for combination in entry.contract)
    more = entry.turn.new_melds_later is NewMelds.ALLOWED or entry.opening.melds is OpeningMelds.MORE
    found = asked | set(free_kinds(entry)) if any_kind or more else asked
    return tuple(kind.name for kind in entry.kinds if kind.name in found)


def only_in_contracts(cases: Cases, names: tuple[str, ...]) -> Iterator[Fact]:
    """The kinds that are laid for the contract and never otherwise, where others may be."""
    for scope, kinds in cases.groups(lambda entry: _bound_to_contracts(entry, names)):
        if kinds:
            standing = cases.standing(OnlyInContracts.rules, scope, kinds[0])
            yield OnlyInContracts(kinds=kinds, scope=scope, standing=standing)


def _bound_to_contracts(entry: RoundRules, names: tuple[str, ...]) -> tuple[str, ...]:
    bound = (kind.name for kind in entry.kinds if kind.beyond_the_contract is BeyondContract.FORBIDDEN)
    return tuple(name for name in bound if name in names)
