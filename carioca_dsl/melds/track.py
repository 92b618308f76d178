"""The places of a run: where an ace may stand, how far a run can reach."""

from dataclasses import dataclass

from carioca_dsl.melds.meld import rank_at
from carioca_dsl.model import Ace, Corner, RunKind

ENDLESS = 10**6
"""Longer than any run: no limit."""


@dataclass(frozen=True)
class Track:
    """Places ``first`` to ``last``, of which one run covers ``longest`` at most; or a circle of thirteen."""

    first: int
    last: int
    longest: int
    circular: bool = False

    def holds(self, low: int, length: int) -> bool:
        """Whether a run of that length may start at that place."""
        if length > self.longest or not self.first <= low <= self.last:
            return False
        return self.circular or low + length - 1 <= self.last

    def lows(self, length: int) -> range:
        """The places at which a run of that length may start."""
        if length > self.longest:
            return range(0)
        return range(self.first, self.last + 1 if self.circular else self.last - length + 2)

    def before(self, low: int) -> int:
        """The place below ``low``."""
        return 13 if self.circular and low == 1 else low - 1

    def ends(self, low: int, length: int) -> dict[str, int]:
        """The free places at the ends of a run: ``low`` and ``high``, as far as there are such."""
        free = {}
        if self.holds(self.before(low), length + 1):
            free["low"] = self.before(low)
        if self.holds(low, length + 1):
            free["high"] = low + length
        return free

    def ranks(self, low: int, length: int) -> list[int]:
        """The ranks of so many places from ``low`` upwards."""
        return [rank_at(place) for place in range(low, low + length)]


WIDEST = Track(1, 14, 14)
"""An ace at both ends."""
CIRCLE = Track(1, 13, ENDLESS, circular=True)
"""On and on around the corner."""
_TRACKS = {
    Ace.LOW: Track(1, 13, 13),
    Ace.HIGH: Track(2, 14, 13),
    Ace.LOW_OR_HIGH: Track(1, 14, 13),
    Ace.BOTH_ENDS: WIDEST,
}


def track_of(kind: RunKind) -> Track:
    """The places that the rules of a kind of run give it, whatever size it may grow to."""
    return CIRCLE if kind.around_the_corner is Corner.ALLOWED else _TRACKS[kind.ace]
