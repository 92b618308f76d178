"""Contracts that leave the kinds of their melds open, asked of the tables: most hands are told at a glance."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from carioca_dsl.cards import FACES, Card
from carioca_dsl.melds.free import FreeMelds, once_each
from carioca_dsl.melds.lookups.planes import ACES, Planes, planes
from carioca_dsl.melds.lookups.tables import faces_of, table_of
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.terms import Terms, Wanted, includes
from carioca_dsl.melds.worth import dearest
from carioca_dsl.model import Combination


class FreeOpenings:
    """Answers for the alternatives of a contract that are free."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def openings(self, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """The ways of laying one of them, alternative after alternative, as melds of faces."""
        hand = planes(cards)
        found = [(wanted, ways) for wanted in self._wanted for ways in table_of(self.terms, wanted).ways(hand) if ways]
        useful = 0
        for _, ways in found:
            for way in ways:
                for mask in way.masks:
                    useful |= mask
        hopeful = [entry for entry in self._alternatives if self._hope(entry, hand, useful)]
        if not hopeful:
            return
        every = once_each(self.terms, (faces_of(wanted, way) for wanted, ways in found for way in ways))
        counts = Counter([card % FACES for card in cards])
        for combination in hopeful:
            yield from FreeMelds(self.terms, combination, counts, every)

    @cached_property
    def _alternatives(self) -> tuple[Combination, ...]:
        return tuple(entry for entry in self.terms.contract if entry.free)

    @cached_property
    def _wanted(self) -> tuple[Wanted, ...]:
        """The melds of all kinds but those of which every meld is one of a kind declared before."""
        every = [self.terms.wanted_to_open(kind) for kind in self.terms.free_kinds]
        return tuple(
            one for number, one in enumerate(every) if not any(includes(other, one) for other in every[:number])
        )

    def _hope(self, combination: Combination, hand: Planes, useful: int) -> bool:
        """Whether the cards that some meld can take, ``useful``, could be enough."""
        c0, c1, c2, wilds = hand
        if combination.worth is None:
            leaves = self.terms.leaves
            lone = ((c0 | c1 | c2) & ~useful).bit_count()
            return bool(useful) and lone <= ((leaves and leaves.most) or 0)
        worth = wilds * max(self._dearest) if self.terms.wild_cards.per_meld.opening.most != 0 else 0
        for number, price in enumerate(self._dearest):
            rank = useful >> number & ACES
            copies = (c0 >> number & rank).bit_count() + 2 * (c1 >> number & rank).bit_count()
            worth += price * (copies + 4 * (c2 >> number & rank).bit_count())
        return worth >= combination.worth.least

    @cached_property
    def _dearest(self) -> tuple[int, ...]:
        return dearest(self.terms)
