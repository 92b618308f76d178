"""What melds are worth where a contract asks for points: a card, wild or not, counts as the card of its place."""

from collections.abc import Iterable

from carioca_dsl.melds.meld import Meld, rank_at
from carioca_dsl.melds.terms import Terms

_LOW_ACE = 1
"""The place of an ace below the two."""


def worth_of(terms: Terms, melds: Iterable[Meld]) -> int:
    """The points that melds are worth together, under terms that know prices."""
    return sum(_one(terms, meld) for meld in melds)


def _one(terms: Terms, meld: Meld) -> int:
    if meld.shape == "set":
        return terms.prices[meld.rank - 1] * len(meld.cards)
    return sum(place_worth(terms, place) for place in range(meld.low, meld.high + 1))


def place_worth(terms: Terms, place: int) -> int:
    """What a place of a run counts."""
    low = terms.opening.low_ace
    if place == _LOW_ACE and low is not None:
        return low
    return terms.prices[rank_at(place) - 1]


def dearest(terms: Terms) -> tuple[int, ...]:
    """For each rank, from the ace up, the most that a card of it counts."""
    ace, *others = terms.prices
    return (max(ace, place_worth(terms, _LOW_ACE)), *others)
