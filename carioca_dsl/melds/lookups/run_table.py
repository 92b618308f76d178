"""The runs that the cards of one suit hold, by the suit's bit mask.

Filled as masks turn up: a match meets a few hundred of the thousands there are.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from carioca_dsl.cards import JOKER, natural_face
from carioca_dsl.melds.lookups.planes import LANE, LANES, SUIT_MASK, Planes
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.melds.track import Track
from carioca_dsl.model import Bound, Holding

SECOND_ACE = 1 << 13
"""In a suit's mask: the ace is held twice."""


class RunOption(NamedTuple):
    """One run of a suit: the bits of its natural cards, its wild cards, its lowest place, its ranks (0 for wild)."""

    used: int
    wilds: int
    low: int
    ranks: tuple[int, ...]

    def way(self, suit: int) -> Way:
        """The run in that suit."""
        lane = LANE * suit
        faces = tuple(natural_face(rank, suit) if rank else JOKER for rank in self.ranks)
        naturals = (self.used & SUIT_MASK) << lane
        masks = (naturals, 1 << lane) if self.used & SECOND_ACE else (naturals,)
        return Way(self.wilds, 0, suit, self.low, faces, masks)


class RunTable:
    """Runs with these places, sizes and numbers of wild and natural cards, which hold certain cards."""

    shape = "run"

    def __init__(
        self, track: Track, size: Bound, wilds: Bound, naturals: Bound, contains: Holding | None = None
    ) -> None:
        self.track = track
        self.least = max(1, size.least)
        self.most = track.longest if size.most is None else min(track.longest, size.most)
        self.wilds = wilds
        self.naturals = naturals
        self.contains = contains
        self._stretches = tuple(self._all_stretches())
        self._ways: dict[int, tuple[tuple[Way, ...], ...]] = {}
        self.needed = Needed(self)

    def cap(self, held: int) -> int:
        """How many wild cards of those held one run may take."""
        most = self.wilds.most
        return held if most is None or held < most else most

    def ways(self, hand: Planes) -> list[list[Way]]:
        """The runs of a hand by the number of their wild cards."""
        cap = self.cap(hand.wilds)
        found: list[list[Way]] = [[] for _ in range(cap + 1)]
        for suit, lane in enumerate(LANES):
            mask = hand.suit(lane)
            if mask.bit_count() + cap >= self.least:
                for ways, more in zip(found, self.of_suit(mask, suit, cap), strict=True):
                    ways += more
        return found

    def of_suit(self, mask: int, suit: int, cap: int) -> tuple[tuple[Way, ...], ...]:
        """The runs of one suit (``mask`` as of `Planes.suit`), by their number of wild cards."""
        key = mask | suit << 14 | cap << 16
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._by_wilds(mask, suit, cap)
        return ways

    def options(self, mask: int, cap: int) -> Iterator[RunOption]:
        """All runs of the suit's cards ``mask`` with at most ``cap`` wild cards."""
        for low, ranks, bits, aces in self._stretches:
            length = len(ranks)
            if (mask & bits).bit_count() + (aces - 1) + cap < length:
                continue
            held = [index for index, rank in enumerate(ranks) if mask >> (rank - 1) & 1]
            naturals = len(held) if self.naturals.most is None else min(len(held), self.naturals.most)
            for wilds in range(max(self.wilds.least, length - naturals), min(cap, length - self.naturals.least) + 1):
                for chosen in combinations(held, length - wilds):
                    option = _option(ranks, low, wilds, chosen)
                    if option.used & ~mask == 0 and self._contained(option):
                        yield option

    def _contained(self, option: RunOption) -> bool:
        """Whether the run has the natural cards that it must hold."""
        if self.contains is None:
            return True
        return sum(rank in self.contains.cards.ranks for rank in option.ranks) in self.contains.number

    def _all_stretches(self) -> Iterator[tuple[int, list[int], int, int]]:
        """Where a run may lie: its lowest place, its ranks, these as bits, and 2 where an ace is at both ends."""
        for length in range(self.least, self.most + 1):
            for low in self.track.lows(length):
                ranks = self.track.ranks(low, length)
                yield low, ranks, sum(1 << rank - 1 for rank in set(ranks)), 1 + length - len(set(ranks))

    def _by_wilds(self, mask: int, suit: int, cap: int) -> tuple[tuple[Way, ...], ...]:
        by_wilds: list[list[Way]] = [[] for _ in range(cap + 1)]
        for option in self.options(mask, cap):
            by_wilds[option.wilds].append(option.way(suit))
        return tuple(tuple(sorted(ways)) for ways in by_wilds)


class Needed(dict[int, tuple[tuple[int, int], ...]]):
    """The used bits and wild cards of the runs of a suit that take least: no other takes only some of the same.

    By the suit's mask and, from bit 14 on, the wild cards that a run may take.
    """

    def __init__(self, table: RunTable) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, key: int) -> tuple[tuple[int, int], ...]:
        every = {(option.used, option.wilds) for option in self.table.options(key & 0x3FFF, key >> 14)}
        ordered = sorted(every, key=lambda entry: (entry[1], entry[0].bit_count(), entry[0]))
        least: list[tuple[int, int]] = []
        for used, wilds in ordered:
            if not any(other & ~used == 0 and fewer <= wilds for other, fewer in least):
                least.append((used, wilds))
        found = self[key] = tuple(least)
        return found


def _option(ranks: list[int], low: int, wilds: int, chosen: tuple[int, ...]) -> RunOption:
    used = 0
    for index in chosen:
        bit = 1 << (ranks[index] - 1)
        used |= SECOND_ACE if used & bit else bit  # only the ace can come twice
    natural = set(chosen)
    return RunOption(used, wilds, low, tuple(rank if n in natural else 0 for n, rank in enumerate(ranks)))


@lru_cache(maxsize=128)
def run_table(track: Track, size: Bound, wilds: Bound, naturals: Bound, contains: Holding | None = None) -> RunTable:
    """The table of such runs; all who ask for the same share it."""
    return RunTable(track, size, wilds, naturals, contains)
