"""The runs that may be taken together from one suit, and what they leave behind for good."""

from collections.abc import Iterator
from typing import NamedTuple

from carioca_dsl.melds.lookups.planes import LANE, SUIT_MASK, Planes
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.melds.meld import rank_at


class Packing(NamedTuple):
    """Runs of one suit: ``dead`` is what those of its cards cost that neither they nor any set can take."""

    dead: int
    wilds: int
    runs: tuple[tuple[str, Way], ...]


class Packings:
    """Packings of kinds of run, given by name.

    ``stretching`` says that all of them may grow and be parted at will. Then a packing is left out when a card that
    no set can take could lengthen one of its runs or take the place of a wild card in it: another packing has that.
    """

    def __init__(self, tables: tuple[tuple[str, RunTable], ...], stretching: bool) -> None:
        self.tables = tables
        self.stretching = stretching

    def of_suit(self, hand: Planes, suit: int, useful: int, prices: tuple[int, ...]) -> list[Packing]:
        """The packings of a suit, those that leave least behind first.

        ``useful`` has the bits of the ranks that sets may take; ``prices`` are those of the suit's ranks.
        """
        found: dict[tuple[Planes, int], Packing] = {}
        for left, wilds, runs in self._pack(hand, suit, hand.wilds, None, 0):
            lone = left.suit(suit * LANE) & ~useful & SUIT_MASK
            if runs and self.stretching and lone and self._stretches(runs, lone):
                continue
            packing = Packing(_cost(left, suit * LANE, lone, prices), wilds, runs)
            # Of runs that take the same cards one choice is as good as another.
            known = found.get((left, wilds))
            if known is None or packing < known:
                found[left, wilds] = packing
        return sorted(found.values())

    def _pack(
        self, hand: Planes, suit: int, wilds: int, before: Way | None, start: int
    ) -> Iterator[tuple[Planes, int, tuple[tuple[str, Way], ...]]]:
        """What is left, the wild cards taken, the runs; each choice of runs once."""
        yield hand, 0, ()
        mask = hand.suit(suit * LANE)
        for number in range(start, len(self.tables)):
            kind, table = self.tables[number]
            cap = table.cap(wilds)
            if mask.bit_count() + cap < table.least:
                continue
            for take, ways in enumerate(table.of_suit(mask, suit, cap)):
                for way in ways:
                    if number == start and before is not None and way < before:
                        continue
                    left = hand
                    for used in way.masks:
                        left = left.without(used)
                    for rest, more, runs in self._pack(left, suit, wilds - take, way, number):
                        yield rest, take + more, ((kind, way), *runs)

    def _stretches(self, runs: tuple[tuple[str, Way], ...], lone: int) -> bool:
        """Whether one of the lone cards could lengthen a run or stand for a wild card in it."""
        tables = dict(self.tables)
        for kind, way in runs:
            table = tables[kind]
            for end in table.track.ends(way.low, len(way.faces)).values():
                if lone >> rank_at(end) - 1 & 1:
                    return True
            if way.wilds:
                for place, face in enumerate(way.faces, way.low):
                    if face == 52 and lone >> rank_at(place) - 1 & 1:
                        return True
        return False


def _cost(left: Planes, lane: int, lone: int, prices: tuple[int, ...]) -> int:
    """What all copies of the lone cards cost."""
    cost = 0
    while lone:
        bit = lone & -lone
        number = bit.bit_length() - 1
        at = lane + number
        copies = (left.c0 >> at & 1) + 2 * (left.c1 >> at & 1) + 4 * (left.c2 >> at & 1)
        cost += copies * prices[number]
        lone ^= bit
    return cost
