"""Which table answers for the melds that are wanted, and what makes two answers the same."""

from collections.abc import Sequence

from carioca_dsl.cards import FACES, Face
from carioca_dsl.melds.lookups.run_table import RunTable, run_table
from carioca_dsl.melds.lookups.set_table import SetTable, set_table
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.melds.lookups.wild_ranks import ranks_of_sets
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.terms import Terms, Wanted
from carioca_dsl.melds.track import track_of
from carioca_dsl.model import SetKind


def table_of(terms: Terms, wanted: Wanted) -> RunTable | SetTable:
    """The table of such melds."""
    kind = wanted.kind
    if isinstance(kind, SetKind):
        return set_table(wanted.size, kind.suits, ranks_of_sets(terms, kind), wanted.wilds, wanted.naturals)
    return run_table(track_of(kind), wanted.size, wanted.wilds, wanted.naturals, wanted.contains)


def faces_of(wanted: Wanted, way: Way) -> Meld:
    """A way of making such a meld, as a meld of faces."""
    return Meld(wanted.kind.name, wanted.kind.shape, way.faces, way.rank, way.suit, way.low)


Told = tuple[tuple[str, tuple[Face, ...], int], ...]
"""Melds up to equal cards and their order."""


def first_time(melds: Sequence[Meld], seen: set[Told]) -> bool:
    """Whether such melds have not been seen before; now they have."""
    key = tuple(sorted((meld.kind, tuple([card % FACES for card in meld.cards]), meld.low) for meld in melds))
    if key in seen:
        return False
    seen.add(key)
    return True
