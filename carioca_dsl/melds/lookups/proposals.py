"""All ways of laying a contract from a hand, those with the fewest wild cards first."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.cards import FACES, Card, Face, made
from carioca_dsl.melds.lookups.planes import Planes
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.set_table import SetTable
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.terms import Wanted

Melds = tuple[Meld, ...]
Apart = Callable[[Sequence[Meld], Meld], bool]
"""Whether a meld may stand beside those chosen."""


class Slot(NamedTuple):
    """One meld of the contract; ``again`` says that the slot before it asks for the same."""

    kind: str
    table: RunTable | SetTable
    again: bool
    wanted: Wanted


class Proposals:
    """The ways of filling slots from one hand of physical cards, equal cards not told apart.

    All ways of each slot are listed once; the search only asks whether their cards are still there. It is known
    that none does with less than ``fewest`` wild cards.
    """

    def __init__(
        self, slots: Sequence[Slot], cards: Sequence[Card], hand: Planes, apart: Apart | None = None, fewest: int = 0
    ) -> None:
        self.slots = slots
        self.hand = hand
        self.apart = apart
        self.fewest = fewest
        self.held: dict[Face, list[Card]] = {}
        for card in sorted(cards):
            self.held.setdefault(card % FACES, []).append(card)
        # For each slot, its ways by the number of their wild cards.
        self.ways: list[list[list[Way]]] = []
        for slot in slots:
            self.ways.append(self.ways[-1] if slot.again else slot.table.ways(hand))
        # How many wild cards the slots after each one can take at most.
        self.room = [sum(len(ways) - 1 for ways in self.ways[number + 1 :]) for number in range(len(slots))]
        # The melds chosen so far are made when the first proposal needs them, and kept as long as they stand.
        self.chosen: list[Way] = []
        self.melds: list[Meld] = []
        self.used = [0] * FACES

    def __iter__(self) -> Iterator[Melds]:
        for wilds in range(self.fewest, self.hand.wilds + 1):
            yield from self.with_wilds(wilds)

    def with_wilds(self, wilds: int) -> Iterator[Melds]:
        """The ways with exactly so many wild cards."""
        return self._fill(0, self.hand, wilds, 0, 0)

    def _fill(self, number: int, hand: Planes, wilds: int, least: int, start: int) -> Iterator[Melds]:
        """Fill the slots from ``number`` on with exactly so many wild cards.

        Equal slots are filled in one order only: this one by ways from the ``start``-th with ``least`` wild cards on.
        """
        if number + 1 == len(self.slots):
            yield from self._fill_last(number, hand, wilds, start if wilds == least else 0)
            return
        missing = ~(hand.c0 | hand.c1 | hand.c2)
        by_wilds = self.ways[number]
        again = self.slots[number + 1].again
        for take in range(max(least, wilds - self.room[number]), min(wilds, len(by_wilds) - 1) + 1):
            # An equal slot takes no fewer wild cards, so this one must leave it as many.
            if again and wilds - take < take:
                return
            for index, way in enumerate(by_wilds[take]):
                if way.masks[0] & missing or (index < start and take == least):
                    continue
                left = self._left(hand, way.masks)
                if left is None:
                    continue
                self.chosen.append(way)
                if self.apart is None or self._stands_apart(self.apart):
                    if again:
                        yield from self._fill(number + 1, left, wilds - take, take, index)
                    else:
                        yield from self._fill(number + 1, left, wilds - take, 0, 0)
                self._take_back()

    def _fill_last(self, number: int, hand: Planes, wilds: int, start: int) -> Iterator[Melds]:
        """Fill the last slot, which takes all wild cards that are to be used."""
        by_wilds = self.ways[number]
        if wilds >= len(by_wilds):
            return
        missing = ~(hand.c0 | hand.c1 | hand.c2)
        for way in by_wilds[wilds][start:]:
            if way.masks[0] & missing or (len(way.masks) > 1 and self._left(hand, way.masks) is None):
                continue
            self.chosen.append(way)
            if self.apart is None or self._stands_apart(self.apart):
                yield self._proposal()
            self._take_back()

    @staticmethod
    def _left(hand: Planes, masks: tuple[int, ...]) -> Planes | None:
        """The natural cards left without these; ``None`` if they are not all there."""
        for mask in masks:
            c0, c1, c2, _ = hand
            if mask & ~(c0 | c1 | c2):
                return None
            borrow = mask & ~c0
            hand = made(Planes, (c0 ^ mask, c1 ^ borrow, c2 ^ (borrow & ~c1), 0))
        return hand

    # -- from ways to melds -------------------------------------------------------------------------------------

    def _proposal(self) -> Melds:
        """The chosen ways as melds of physical cards, the lowest copies first."""
        used, held, melds = self.used, self.held, self.melds
        for way in self.chosen[len(melds) :]:
            cards = []
            for face in way.faces:
                cards.append(held[face][used[face]])
                used[face] += 1
            slot = self.slots[len(melds)]
            melds.append(made(Meld, (slot.kind, slot.table.shape, tuple(cards), way.rank, way.suit, way.low)))
        return tuple(melds)

    def _take_back(self) -> None:
        """Drop the last chosen way, and its meld if it was made."""
        if len(self.melds) == len(self.chosen):
            self.melds.pop()
            for face in self.chosen[-1].faces:
                self.used[face] -= 1
        self.chosen.pop()

    def _stands_apart(self, apart: Apart) -> bool:
        melds = self._proposal()
        return apart(melds[:-1], melds[-1])
