"""The sets that the cards of one rank hold, and what sets cost in wild cards."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from carioca_dsl.cards import JOKER, natural_face
from carioca_dsl.melds.lookups.planes import ACES, LANE, LANES, SUIT_MASK, Planes, repeated
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.model import Bound, CardClass, Suits

FIELD = 5
"""Bits of a count of one rank: seven packs hold 28 cards of it."""
_COUNT = (1 << FIELD) - 1
_CHUNK = 5
"""Ranks that are looked up together."""
_CHUNK_BITS = _CHUNK * FIELD
_CHUNK_MASK = (1 << _CHUNK_BITS) - 1
_COST = 8
"""Bits of a number of sets of one cost."""
_NEVER = 100


class SetTable:
    """Sets of these sizes, suits, ranks and numbers of wild and natural cards."""

    shape = "set"

    def __init__(self, size: Bound, suits: Suits, ranks: CardClass | None, wilds: Bound, naturals: Bound) -> None:
        self.size = size
        self.different = suits is Suits.DIFFERENT
        self.wilds = wilds
        self.naturals = naturals
        self.numbers = tuple(n for n in range(13) if ranks is None or n + 1 in ranks.ranks)
        self._ranks = sum(1 << number for number in self.numbers)
        self._allowed = sum(_COUNT << FIELD * n for n in self.numbers)
        self._least_naturals = naturals.least if wilds.most is None else max(naturals.least, size.least - wilds.most)
        self._ways: dict[int, tuple[tuple[Way, ...], ...]] = {}
        self._chunks = _Chunks(self)
        self._suits: dict[int, int] = {}
        self._cheapest: dict[tuple[int, int], int] = {}

    def cap(self, held: int) -> int:
        """How many wild cards of those held one set may take."""
        most = self.wilds.most
        return held if most is None or held < most else most

    # -- all sets -----------------------------------------------------------------------------------------------

    def ways(self, hand: Planes) -> list[list[Way]]:
        """The sets of a hand by the number of their wild cards."""
        c0, c1, c2, wilds = hand
        cap = self.cap(wilds)
        found: list[list[Way]] = [[] for _ in range(cap + 1)]
        ranks = self._ranks
        if self._least_naturals > 1:
            ranks &= repeated(c0 | c1 | c2, c1 | c2)
        while ranks:
            number = (ranks & -ranks).bit_length() - 1
            ranks &= ranks - 1
            suits = (c0 >> number & ACES) | (c1 >> number & ACES) << 1 | (c2 >> number & ACES) << 2
            if suits:
                for ways, more in zip(found, self.of_rank(suits, number, cap), strict=True):
                    ways += more
        return found

    def of_rank(self, suits: int, number: int, cap: int) -> tuple[tuple[Way, ...], ...]:
        """The sets of one rank (0 for the ace; ``suits`` as of `Planes.rank`), by their number of wild cards."""
        key = suits | number << 4 * LANE | cap << 4 * LANE + 4
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._by_wilds(suits, number, cap)
        return ways

    def _by_wilds(self, suits: int, number: int, cap: int) -> tuple[tuple[Way, ...], ...]:
        held = [suits >> lane & 7 for lane in LANES]
        most = [min(count, 1) for count in held] if self.different else held
        return tuple(tuple(sorted(self._with(most, number, wilds))) for wilds in range(cap + 1))

    def _with(self, most: list[int], number: int, wilds: int) -> Iterator[Way]:
        """The sets of up to so many cards of each suit with exactly so many wild cards."""
        if wilds not in self.wilds:
            return
        for counts in product(*(range(count + 1) for count in most)):
            if sum(counts) in self.naturals and self._sized(sum(counts) + wilds):
                naturals = [natural_face(number + 1, suit) for suit, count in enumerate(counts) for _ in range(count)]
                yield Way(wilds, number + 1, -1, 0, (*naturals, *[JOKER] * wilds), _masks(counts, number))

    def _sized(self, size: int) -> bool:
        return size in self.size and not (self.different and size > 4)

    # -- what sets cost -----------------------------------------------------------------------------------------

    @property
    def has_cost(self) -> bool:
        """Whether `cost` can be asked: it knows no least number of wild cards and no most of natural ones."""
        if self.naturals.most is not None or self.naturals.least > self.size.least:
            return False
        return self.wilds.least == 0 and not (self.different and self.size.least > 4)

    def cost(self, c0: int, c1: int, c2: int, sets: int) -> int:
        """How many wild cards so many sets of the least size need at least (100 where there cannot be so many).

        The natural cards are those of the three planes.

        The sets of one rank get dearer one by one, so the cheapest of all ranks are the best choice.
        """
        total = self._total_different(c0, c1, c2) if self.different else self._total_any(c0, c1, c2)
        found = self._cheapest.get((total, sets))
        if found is None:
            found = self._cheapest[total, sets] = _cheapest(total, sets)
        return found

    def _total_any(self, c0: int, c1: int, c2: int) -> int:
        """How many sets of each cost there are: in the field ``cost * 8`` bits up."""
        counts = rank_counts(c0, c1, c2) & self._allowed
        chunks = self._chunks
        return (
            chunks[counts & _CHUNK_MASK]
            + chunks[counts >> _CHUNK_BITS & _CHUNK_MASK]
            + chunks[counts >> 2 * _CHUNK_BITS]
        )

    def _total_different(self, c0: int, c1: int, c2: int) -> int:
        total = 0
        for number in self.numbers:
            suits = (c0 >> number & ACES) | (c1 >> number & ACES) << 1 | (c2 >> number & ACES) << 2
            if suits:
                found = self._suits.get(suits)
                if found is None:
                    held = tuple(suits >> lane & 7 for lane in LANES)
                    found = self._suits[suits] = self.steps(held, least=0)
                total += found
        return total

    def steps(self, held: tuple[int, ...], least: int) -> int:
        """What the 1st, 2nd … set of a rank cost more than those before, packed by cost.

        So many sets use up to ``least`` cards, or one of each suit for each set.
        """
        total = before = 0
        sets = 1
        while True:
            size = sets * self.size.least
            naturals = min(size, max(least, sum(min(count, sets) for count in held)))
            if naturals < sets * self._least_naturals:
                return total
            total += 1 << _COST * (size - naturals - before)
            before = size - naturals
            sets += 1


class _Chunks(dict[int, int]):
    """By the numbers of cards of some ranks, how many sets of each cost there are; filled as numbers turn up."""

    def __init__(self, table: SetTable) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, counts: int) -> int:
        held = [counts >> FIELD * n & _COUNT for n in range(_CHUNK)]
        found = self[counts] = sum(self.table.steps((count,), least=count) for count in held)
        return found


def _cheapest(total: int, sets: int) -> int:
    cost = spent = 0
    while sets and total:
        number = min(sets, total & (1 << _COST) - 1)
        spent += number * cost
        sets -= number
        total >>= _COST
        cost += 1
    return _NEVER if sets else spent


def _masks(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    lanes = list(zip(counts, LANES, strict=True))
    return tuple(sum(1 << lane + number for count, lane in lanes if count > n) for n in range(max(counts)))


def _spread() -> list[int]:
    table = [0] * (SUIT_MASK + 1)
    for mask in range(1, SUIT_MASK + 1):
        top = mask.bit_length() - 1
        table[mask] = table[mask ^ 1 << top] + (1 << FIELD * top)
    return table


_SPREAD = _spread()
"""The bits of a suit, each moved to the field of its rank."""


def rank_counts(c0: int, c1: int, c2: int) -> int:
    """How many natural cards of each rank there are, suits taken together, in fields of five bits from the ace up."""
    counts = _by_rank(c0)
    if c1:
        counts += 2 * _by_rank(c1)
    if c2:
        counts += 4 * _by_rank(c2)
    return counts


def _by_rank(plane: int) -> int:
    return (
        _SPREAD[plane & SUIT_MASK]
        + _SPREAD[plane >> LANE & SUIT_MASK]
        + _SPREAD[plane >> 2 * LANE & SUIT_MASK]
        + _SPREAD[plane >> 3 * LANE & SUIT_MASK]
    )


@lru_cache(maxsize=128)
def set_table(size: Bound, suits: Suits, ranks: CardClass | None, wilds: Bound, naturals: Bound) -> SetTable:
    """The table of such sets; all who ask for the same share it."""
    return SetTable(size, suits, ranks, wilds, naturals)
