"""The melds of a hand after which the cards left over cost least.

Suit by suit the packings of runs are tried; what they leave is handed to the sets, rank by rank. A choice is given
up as soon as the cards that nothing can take any more cost as much as the best hand found.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from carioca_dsl.cards import JOKER, SUITS
from carioca_dsl.melds.lookups.packings import Packing, Packings
from carioca_dsl.melds.lookups.planes import Planes
from carioca_dsl.melds.lookups.rank_gains import RankGains, Sets
from carioca_dsl.melds.lookups.way import Way

Chosen = tuple[tuple[str, Way], ...]


class Partitions:
    """Best partitions with these packings of runs and these sets."""

    def __init__(self, packings: Packings, gains: RankGains) -> None:
        self.packings = packings
        self.gains = gains

    def best(self, hand: Planes, prices: Sequence[int]) -> Chosen:
        """The melds to take, as kinds and ways; prices by face, none negative, the same for all suits of a rank."""
        return _Search(self, hand, prices).run()


def prices_fit(points: Sequence[int]) -> bool:
    """Whether the lookups can tell the best partition: no price is negative, and all suits of a rank cost the same."""
    return min(points) >= 0 and all(points[face] == points[face % 13] for face in range(JOKER))


@dataclass
class _Search:
    """One hand, and the best melds found for it so far."""

    table: Partitions
    hand: Planes
    prices: Sequence[int]
    best: int = 1 << 30
    chosen: Chosen = ()
    useful: list[int] = field(default_factory=list)

    def run(self) -> Chosen:
        gains, wilds = self.table.gains, self.hand.wilds
        bits = 0
        for number in range(13):
            suits = self.hand.rank(number)
            if suits:
                held = sum(suits >> lane & 7 for lane in (0, 16, 32, 48))
                if held >= gains.least_naturals(number, wilds):
                    bits |= 1 << number
                    self.useful.append(number)
        prices = tuple(self.prices[:13])
        by_suit = [self.table.packings.of_suit(self.hand, suit, bits, prices) for suit in SUITS]
        # The suits with most to choose from come last: by then little is left to hope for.
        by_suit.sort(key=len)
        floors = [0] * 5
        for number in (3, 2, 1, 0):
            floors[number] = floors[number + 1] + by_suit[number][0].dead
        self.suits(by_suit, floors, 0, self.hand, 0, ())
        return self.chosen

    def suits(
        self, by_suit: list[list[Packing]], floors: list[int], number: int, hand: Planes, dead: int, runs: Chosen
    ) -> None:
        """Try the packings of the suits from ``number`` on."""
        if number == len(by_suit):
            self.sets(hand, dead, runs)
            return
        for packing in by_suit[number]:
            lost = dead + packing.dead
            if lost + floors[number + 1] >= self.best:
                return
            if packing.wilds > hand.wilds:
                continue
            left = hand
            for _, way in packing.runs:
                left = left._replace(wilds=left.wilds - way.wilds)
                for mask in way.masks:
                    left = left.without(mask)
            self.suits(by_suit, floors, number + 1, left, lost, (*runs, *packing.runs) if packing.runs else runs)

    def sets(self, hand: Planes, dead: int, runs: Chosen) -> None:
        """Give what is left to sets, and keep the choice if it is the best so far."""
        wilds = hand.wilds
        # costs[w]: what the ranks so far cost at least with w wild cards spent on them, and the sets.
        costs: list[tuple[int, Sets] | None] = [(dead, ())] + [None] * wilds
        for number in self.useful:
            suits = hand.rank(number)
            if not suits:
                continue
            price = self.prices[number]
            held = (suits & 7) + (suits >> 16 & 7) + (suits >> 32 & 7) + (suits >> 48 & 7)
            gains = self.table.gains.gains(suits, number, wilds)
            after: list[tuple[int, Sets] | None] = [None] * (wilds + 1)
            for spent, entry in enumerate(costs):
                if entry is None:
                    continue
                for more in range(wilds + 1 - spent):
                    gain = gains[more]
                    if gain is not None:
                        cost = entry[0] + price * (held - gain[0])
                        known = after[spent + more]
                        if known is None or cost < known[0]:
                            after[spent + more] = (cost, entry[1] + gain[1])
            costs = after
        joker = self.prices[JOKER]
        for spent, entry in enumerate(costs):
            if entry is not None:
                cost = entry[0] + joker * (wilds - spent)
                if cost < self.best:
                    self.best = cost
                    self.chosen = (*runs, *entry[1])
