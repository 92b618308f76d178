"""The melds of a contract in the shape in which they are looked for in worlds."""

from typing import NamedTuple

from carioca_dsl.bots.needs import slots_of
from carioca_dsl.melds import by_rules
from carioca_dsl.model import RoundRules


class RunShape(NamedTuple):
    """A run of a contract."""

    size: int
    wilds: bool
    """Whether a wild card may stand in it."""
    windows: tuple[int, ...]
    """The stretches it may be, as bits at the ranks less one."""


class SetShape(NamedTuple):
    """A set of a contract."""

    size: int
    wilds: bool
    ranks: tuple[int, ...]
    """The ranks it may have, less one."""
    distinct: bool
    """Whether its suits must differ."""


class Shapes(NamedTuple):
    """One alternative of a contract; equal melds stand side by side."""

    runs: tuple[RunShape, ...]
    sets: tuple[SetShape, ...]


@by_rules
def shapes_of(rules: RoundRules) -> tuple[Shapes, ...]:
    """The alternatives of the contract of a round."""
    found = []
    for slots in slots_of(rules):
        runs = [RunShape(slot.size, slot.wilds > 0, tuple(slot.fullest.windows)) for slot in slots if slot.run]
        sets = [SetShape(slot.size, slot.wilds > 0, tuple(slot.ranks), slot.distinct) for slot in slots if not slot.run]
        found.append(Shapes(tuple(sorted(runs)), tuple(sorted(sets))))
    return tuple(found)
