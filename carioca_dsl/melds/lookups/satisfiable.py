"""Whether a hand holds a contract: runs are tried one after another, sets are added up at the end."""

from carioca_dsl.melds.lookups.planes import LANE, Planes
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.set_table import SetTable

_END = 4 * LANE


class Satisfiable:
    """One combination of a contract: these runs, and so many sets of one sort."""

    def __init__(self, runs: tuple[RunTable, ...], sets: SetTable | None, number: int) -> None:
        self.runs = runs
        self.sets = sets
        self.number = number

    def holds(self, hand: Planes) -> bool:
        """Whether the hand holds them all."""
        # With all its cards a hand has to hold the sets, and few hands do.
        if self.sets is not None and self.sets.cost(hand, self.number) > hand.wilds:
            return False
        return not self.runs or self._runs(0, 0, hand)

    def fewest(self, hand: Planes) -> int:
        """A number of wild cards with less than which it cannot be done."""
        return 0 if self.sets is None else self.sets.cost(hand, self.number)

    def _runs(self, index: int, first: int, hand: Planes) -> bool:
        """Whether the hand holds the runs from ``index`` on and the sets.

        Equal runs are taken suit by suit: the next one begins at the suit of the one before.
        """
        table = self.runs[index]
        last = index + 1 == len(self.runs)
        c0, c1, c2, wilds = hand
        more = c1 | c2
        held = c0 | more
        cap = table.cap(wilds)
        fewest = table.least - cap
        needed = table.needed
        following = not last and self.runs[index + 1] is table
        for lane in range(first, _END, LANE):
            mask = held >> lane & 0x1FFF
            if mask.bit_count() < fewest:
                continue
            for used, taken in needed(mask | (more >> lane & 1) << 13, cap):
                if last and self.sets is None:
                    return True
                left = hand.without((used & 0x1FFF) << lane, taken)
                if used >> 13:
                    left = left.without(1 << lane)
                if last:
                    if self.sets is not None and self.sets.cost(left, self.number) <= left.wilds:
                        return True
                elif self._runs(index + 1, lane if following else 0, left):
                    return True
        return False
