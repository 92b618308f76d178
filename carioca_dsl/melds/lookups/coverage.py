"""Which questions the lookups answer; the general search answers the rest."""

from carioca_dsl.melds.lookups.planes import MOST_JOKERS, MOST_PACKS
from carioca_dsl.melds.terms import Terms
from carioca_dsl.model import Corner, Kind, RunKind


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
    if any(entry.free for entry in terms.contract):
        # Which wild card lies where is settled for melds of known kinds only.
        return covers_deck(terms) and all(covers_kind(kind) for kind in (*terms.free_kinds, *map(terms.kind, named)))
    return fits_planes(terms) and all(covers_kind(terms.kind(name)) for name in named)


def covers_hand(terms: Terms) -> bool:
    """Whether the lookups can tell the best partition of a hand.

    One natural card a meld is taken for granted, and that long melds may be parted.
    """
    one = terms.naturals.least <= 1 and terms.naturals.most is None
    every = (wanted.contains is None and covers_kind(wanted.kind) for wanted in terms.matched)
    return one and covers_deck(terms) and all(every)
