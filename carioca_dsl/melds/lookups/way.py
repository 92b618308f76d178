"""One way to make a meld from a hand, ready to be taken."""

from typing import NamedTuple

from carioca_dsl.cards import Face


class Way(NamedTuple):
    """A meld as faces. Ways are ordered, those with fewer wild cards first; no two are equal up to equal cards."""

    wilds: int
    rank: int
    suit: int
    low: int
    faces: tuple[Face, ...]
    masks: tuple[int, ...]
    """The natural cards it takes, as bits of a plane; more than one mask where it takes several equal cards."""
