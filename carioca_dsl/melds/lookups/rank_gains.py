"""The most cards of one rank that sets can take, by the wild cards they take with them."""

from carioca_dsl.melds.lookups.planes import LANE
from carioca_dsl.melds.lookups.set_table import SetTable
from carioca_dsl.melds.lookups.way import Way

Sets = tuple[tuple[str, Way], ...]
"""Kinds and ways."""
Gain = tuple[int, Sets] | None
"""How many natural cards, in which sets; ``None`` where no sets take just so many wild cards."""


class RankGains:
    """What sets of some kinds can take of one rank; ``tables`` gives the kinds by name."""

    def __init__(self, tables: tuple[tuple[str, SetTable], ...]) -> None:
        self.tables = tables
        self._gains: dict[int, tuple[Gain, ...]] = {}

    def least_naturals(self, number: int, wilds: int) -> int:
        """How many cards of a rank there must be for a set of it."""
        needs = [max(1, table.size.least - table.cap(wilds)) for _, table in self.tables if number in table.numbers]
        return min(needs, default=100)

    def gains(self, suits: int, number: int, wilds: int) -> tuple[Gain, ...]:
        """For 0 to ``wilds`` wild cards, the most cards of the rank (``suits`` as of `Planes.rank`) with just these."""
        key = suits | number << 4 * LANE | wilds << 4 * LANE + 4
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = tuple(self._most(suits, number, wilds))
        return found

    def _most(self, suits: int, number: int, wilds: int) -> list[Gain]:
        best: list[Gain] = [None] * (wilds + 1)
        best[0] = (0, ())
        for kind, table in self.tables:
            if number not in table.numbers:
                continue
            cap = table.cap(wilds)
            for take in range(cap + 1):
                for way in table.of_rank(suits, number, cap)[take]:
                    taken = sum(mask >> number for mask in way.masks)
                    naturals = len(way.faces) - take
                    for more, rest in enumerate(self.gains(suits - taken, number, wilds - take)):
                        entry = best[take + more]
                        if rest is not None and (entry is None or rest[0] + naturals > entry[0]):
                            best[take + more] = (rest[0] + naturals, ((kind, way), *rest[1]))
        return best
