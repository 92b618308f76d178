"""All ways of laying a contract from a hand, those with the fewest wild cards first."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.cards import FACES, Card, Face
from carioca_dsl.melds.lookups.planes import Planes
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.set_table import SetTable
from carioca_dsl.melds.lookups.way import Way
from carioca_dsl.melds.meld import Meld

Melds = tuple[Meld, ...]
Apart = Callable[[Melds, Meld], bool]
"""Whether a meld may stand beside those chosen."""


class Slot(NamedTuple):
    """One meld of the contract; ``again`` says that the slot before it asks for the same."""

    kind: str
    table: RunTable | SetTable
    again: bool


class Proposals:
    """The ways of filling slots from one hand of physical cards, equal cards not told apart."""

    def __init__(self, slots: Sequence[Slot], cards: Sequence[Card], hand: Planes, apart: Apart | None) -> None:
        self.slots = slots
        self.hand = hand
        self.apart = apart
        self.held: dict[Face, list[Card]] = {}
        for card in sorted(cards):
            self.held.setdefault(card % FACES, []).append(card)
        self.used = [0] * FACES
        # How many wild cards the slots after each one can take at most.
        caps = [slot.table.cap(hand.wilds) for slot in slots]
        self.room = [sum(caps[number + 1 :]) for number in range(len(slots))]

    def __iter__(self) -> Iterator[Melds]:
        for wilds in range(self.hand.wilds + 1):
            yield from self._fill(0, self.hand, wilds, None, ())

    def _fill(self, number: int, hand: Planes, wilds: int, before: Way | None, chosen: Melds) -> Iterator[Melds]:
        """Fill the slots from ``number`` on with exactly so many wild cards.

        Equal slots are filled in one order only: no way of a slot comes before that of its equal.
        """
        slot = self.slots[number]
        cap = slot.table.cap(wilds)
        last = number + 1 == len(self.slots)
        least = before if slot.again else None
        used, held, apart = self.used, self.held, self.apart
        for take in range(max(0, wilds - self.room[number]), cap + 1):
            for way in slot.table.ways(hand, take, cap):
                if least is not None and way < least:
                    continue
                cards = []
                for face in way.faces:
                    cards.append(held[face][used[face]])
                    used[face] += 1
                meld = Meld(slot.kind, slot.table.shape, tuple(cards), way.rank, way.suit, way.low)
                if apart is None or apart(chosen, meld):
                    if last:
                        yield (*chosen, meld)
                    else:
                        left = hand
                        for mask in way.masks:
                            left = left.without(mask)
                        yield from self._fill(number + 1, left, wilds - take, way, (*chosen, meld))
                for face in way.faces:
                    used[face] -= 1
