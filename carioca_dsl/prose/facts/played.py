"""Which kinds of meld are played, and which of them only where a contract asks for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import BeyondContract, NewMelds, OpeningMelds, RoundRules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact


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


def laid_in(entry: RoundRules) -> tuple[str, ...]:
    """The kinds that may be laid in a round: what its contract names, and the free ones where more is laid."""
    asked = {part.kind for combination in entry.contract for part in combination.parts}
    any_kind = any(combination.worth or combination.whole_hand for combination in entry.contract)
    more = entry.turn.new_melds_later is NewMelds.ALLOWED or entry.opening.melds is OpeningMelds.MORE
    free = {kind.name for kind in entry.kinds if kind.beyond_the_contract is BeyondContract.ALLOWED}
    found = asked | free if any_kind or more else asked
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
