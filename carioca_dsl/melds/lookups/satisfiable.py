"""Whether a hand holds a contract: runs are tried one after another, sets are added up at the end."""

from itertools import zip_longest

from carioca_dsl.melds.lookups.planes import LANE, SUIT_MASK, Planes
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.set_table import SetTable

_END = 4 * LANE


class Satisfiable:
    """One combination of a contract: these runs, and so many sets of one sort."""

    def __init__(self, runs: tuple[RunTable, ...], sets: SetTable | None, number: int) -> None:
        self.runs = runs
        self.sets = sets
        self.number = number
        self._last = len(runs) - 1
        # For each run its table, its least size, its most wild cards, and whether the next run is like it.
        self._runs_in_turn = [
            (table.needed, table.least, table.wilds.most, following is table)
            for table, following in zip_longest(runs, runs[1:])
        ]

    def holds(self, hand: Planes) -> bool:
        """Whether the hand holds them all."""
        c0, c1, c2, wilds = hand
        # With all its cards a hand has to hold the sets, and few hands do.
        if self.sets is not None and self.sets.cost(c0, c1, c2, self.number) > wilds:
            return False
        return not self.runs or self._runs(0, 0, c0, c1, c2, wilds)

    def fewest(self, hand: Planes) -> int:
        """A number of wild cards with less than which it cannot be done."""
        return 0 if self.sets is None else self.sets.cost(*hand[:3], self.number)

    def _runs(self, index: int, first: int, c0: int, c1: int, c2: int, wilds: int) -> bool:
        """Whether the hand (three planes, and wild cards) holds the runs from ``index`` on and the sets.

        Equal runs are taken suit by suit: the next one begins at the suit of the one before.
        """
        (needed, least, most, following), sets = self._runs_in_turn[index], self.sets
        last = index == self._last
        more = c1 | c2
        held = c0 | more
        cap = wilds if most is None or wilds < most else most
        fewest, with_wilds = least - cap, cap << 14
        for lane in range(first, _END, LANE):
            mask = held >> lane & SUIT_MASK
            if mask.bit_count() < fewest:
                continue
            for used, taken in needed[mask | (more >> lane & 1) << 13 | with_wilds]:
                if last and sets is None:
                    return True
                # The cards of the run are taken from the planes; its second ace, if it has one, after the first.
                faces = (used & SUIT_MASK) << lane
                borrow = faces & ~c0
                b0, b1, b2 = c0 ^ faces, c1 ^ borrow, c2 ^ (borrow & ~c1)
                if used >> 13:
                    borrow = 1 << lane & ~b0
                    b0, b1, b2 = b0 ^ 1 << lane, b1 ^ borrow, b2 ^ (borrow & ~b1)
                if sets is None or not last:
                    if self._runs(index + 1, lane if following else 0, b0, b1, b2, wilds - taken):
                        return True
                elif sets.cost(b0, b1, b2, self.number) <= wilds - taken:
                    return True
        return False
