"""What a plan is."""

from typing import NamedTuple

from carioca_dsl.cards import Card, Face


class Plan(NamedTuple):
    """The contract that a hand is nearest to."""

    kept: frozenset[Card]
    """The cards that stand in it."""
    wanted: frozenset[Face]
    """The faces that would bring it nearer."""
    missing: int
    """How many cards it lacks, wild cards counted in."""
