"""Which questions the lookups answer; the general search answers the rest."""

from carioca_dsl.melds.lookups.planes import MOST_JOKERS, MOST_PACKS
from carioca_dsl.melds.terms import Terms
from carioca_dsl.model import Corner, Kind, RunKind, SameRankSets, SameSuitRuns


def covers_kind(kind: Kind) -> bool:
    """Sets of every sort, and runs that end somewhere: laps around the corner have no bit of their own."""
    return not (isinstance(kind, RunKind) and kind.around_the_corner is Corner.ALLOWED)


def fits_planes(terms: Terms) -> bool:
    """A deck that the planes have room for."""
    return terms.packs <= MOST_PACKS and terms.jokers <= MOST_JOKERS


def covers_deck(terms: Terms) -> bool:
    """A deck that fits in the planes, and whose wild cards are all alike.

    Where ranks are wild, it matters which wild card lies where: contracts are then asked about split by split
    (`wild_ranks`), everything else by the general search.
    """
    return not terms.wild.ranks and fits_planes(terms)


def covers_contract(terms: Terms) -> bool:
    """Whether the lookups can tell everything that opens."""
    named = {part.kind for entry in terms.contract for part in entry.parts}
    return fits_planes(terms) and all(covers_kind(terms.kind(name)) for name in named)


def covers_hand(terms: Terms) -> bool:
    """Whether the lookups can tell the best partition of a hand: one natural card a meld is taken for granted."""
    one = terms.naturals.least <= 1 and terms.naturals.most is None
    return one and covers_deck(terms) and all(covers_kind(kind) for kind in terms.kinds)


def constrained(terms: Terms) -> bool:
    """Whether melds of one contract stand in each other's way."""
    opening = terms.opening
    return opening.sets_of_one_rank is not SameRankSets.ALLOWED or opening.runs_of_one_suit is not SameSuitRuns.ALLOWED
