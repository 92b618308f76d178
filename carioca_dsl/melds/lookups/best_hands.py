"""The best partition of a hand: long melds are looked for whole, or in parts wherever that comes to the same."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from carioca_dsl.cards import FACES, Card, Face
from carioca_dsl.melds.lookups.packings import Packings
from carioca_dsl.melds.lookups.partition import Partitions
from carioca_dsl.melds.lookups.planes import planes
from carioca_dsl.melds.lookups.rank_gains import RankGains
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.set_table import SetTable
from carioca_dsl.melds.lookups.tables import table_of
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.search import Partition
from carioca_dsl.melds.terms import Terms, grown
from carioca_dsl.model import Bound


class BestHands:
    """Best partitions under some terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def best(self, cards: Sequence[Card], points: Sequence[int]) -> Partition:
        """The melds of a hand after which the rest costs least."""
        hand = planes(cards)
        short = hand.wilds < self._shortest or self._parted
        chosen = (self._short if short else self._long).best(hand, points)
        held: dict[Face, list[Card]] = {}
        for card in sorted(cards, reverse=True):
            held.setdefault(card % FACES, []).append(card)
        melds = tuple(
            Meld(kind, "set" if way.rank else "run", tuple(held[face].pop() for face in way.faces), *way[1:4])
            for kind, way in chosen
        )
        unmatched = tuple(card for card in cards if card in held[card % FACES])
        return Partition(sum(points[card % FACES] for card in unmatched), melds, unmatched)

    @cached_property
    def _shortest(self) -> int:
        """With fewer wild cards than this, every long meld can be parted into ones below twice the least size."""
        if any(wanted.wilds.least for wanted in self.terms.matched):
            return 0
        return min((wanted.size.least for wanted in self.terms.matched), default=0)

    @cached_property
    def _parted(self) -> bool:
        """Whether every part of the least size of a long meld has a natural card, however many are wild in the hand."""
        return all(wanted.wilds == Bound(most=1) and wanted.size.least > 1 for wanted in self.terms.matched)

    @cached_property
    def _short(self) -> Partitions:
        return self._partitions(halves=True)

    @cached_property
    def _long(self) -> Partitions:
        return self._partitions(halves=False)

    def _partitions(self, halves: bool) -> Partitions:
        runs: list[tuple[str, RunTable]] = []
        sets: list[tuple[str, SetTable]] = []
        stretching = halves
        for wanted in self.terms.matched:
            longest = 2 * wanted.size.least - 1
            most = grown(wanted.kind)
            if halves and (most is None or most > longest):
                wanted = replace(wanted, size=Bound(least=wanted.size.least, most=longest))
            table = table_of(self.terms, wanted)
            if isinstance(table, RunTable):
                stretching = stretching and longest <= 12 and (most is None or most >= longest)
                runs.append((wanted.kind.name, table))
            else:
                sets.append((wanted.kind.name, table))
        return Partitions(Packings(tuple(runs), stretching), RankGains(tuple(sets)))
