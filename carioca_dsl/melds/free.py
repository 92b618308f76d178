"""Contracts of points and of the whole hand: choices of melds of whatever kinds.

A hand is one number: eight bits for each face say how many cards of it there are, the highest bit of the eight being
spare, so that one subtraction tells whether a meld is still there.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from carioca_dsl.cards import FACES, Face
from carioca_dsl.melds.apart import apart, constrained
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.terms import Terms
from carioca_dsl.melds.worth import dearest, worth_of
from carioca_dsl.model import Bound, Combination

_BITS = 8
_SPARE = sum(1 << _BITS * face + _BITS - 1 for face in range(FACES))
_COUNT = (1 << _BITS) - 1
Melds = tuple[Meld, ...]


class Option(NamedTuple):
    """A meld made of faces that the hand holds."""

    used: int
    """Its cards as a hand."""
    wilds: int
    worth: int
    meld: Meld


class FreeMelds:
    """The choices of melds that are one combination, from a hand by face; ``melds`` are all that it holds, once each.

    No two choices are equal up to equal cards. Those with the fewest wild cards come first.
    """

    def __init__(self, terms: Terms, combination: Combination, hand: Counter[Face], melds: Iterable[Meld]) -> None:
        self.terms = terms
        self.combination = combination
        self.hand = _packed(hand)
        self.held = +hand
        self.options = sorted(self._option(meld) for meld in melds)
        self.apart = constrained(terms)

    def __iter__(self) -> Iterator[Melds]:
        if self.combination.whole_hand:
            return self._whole_hand()
        return self._worth_enough(self.combination.worth or Bound())

    def _option(self, meld: Meld) -> Option:
        worth = worth_of(self.terms, (meld,)) if self.combination.worth is not None else 0
        return Option(_packed(Counter(meld.cards)), self.terms.wilds_in(meld), worth, meld)

    # -- points -------------------------------------------------------------------------------------------------

    def _worth_enough(self, worth: Bound) -> Iterator[Melds]:
        """Every choice of melds that are worth so much: also those that would be without one of them."""
        if not self.options or self.hopes[0] < worth.least:
            return
        most = max(option.wilds for option in self.options) and sum(map(self.terms.is_wild, self.held.elements()))
        for wilds in range(most + 1):
            yield from self._add(worth, self.hand, 0, wilds, 0, [])

    def _add(self, worth: Bound, left: int, start: int, wilds: int, sum_: int, chosen: list[Meld]) -> Iterator[Melds]:
        """Add options from the ``start``-th on, with exactly so many wild cards."""
        if chosen and not wilds and sum_ in worth:
            yield tuple(chosen)
        for number in range(start, len(self.options)):
            used, taken, more, meld = self.options[number]
            if sum_ + self.hopes[number] < worth.least:
                return
            if taken > wilds or (worth.most is not None and sum_ + more > worth.most):
                continue
            if not holds(left, used) or (self.apart and not apart(self.terms, chosen, meld)):
                continue
            chosen.append(meld)
            yield from self._add(worth, left - used, number, wilds - taken, sum_ + more, chosen)
            chosen.pop()

    @cached_property
    def hopes(self) -> list[int]:
        """For each option, what it and those after it could add at most: each of their cards at its dearest."""
        terms = self.terms
        prices = dearest(terms)
        value = {
            face: count * (max(prices) if terms.is_wild(face) else prices[face % 13])
            for face, count in self.held.items()
        }
        hopes = []
        there: set[Face] = set()
        for option in reversed(self.options):
            there.update(option.meld.cards)
            hopes.append(sum(map(value.__getitem__, there)))
        return hopes[::-1]

    # -- the whole hand -----------------------------------------------------------------------------------------

    def _whole_hand(self) -> Iterator[Melds]:
        """Every choice of melds that leaves no card but the discard."""
        leaves = self.terms.leaves or Bound(most=0)
        useful = {face for option in self.options for face in option.meld.cards}
        lone = [face for face, count in self.held.items() if face not in useful for _ in range(count)]
        if len(lone) > (leaves.most or 0) or not self.options:
            return
        self._dead: set[int] = set()
        if leaves.most:
            wild_first = sorted(self.held, key=lambda face: (not self.terms.is_wild(face), face))
            for face in lone or wild_first:
                yield from self._cover(self.hand - (1 << _BITS * face), 0, [])
        if not lone and not leaves.least:
            yield from self._cover(self.hand, 0, [])

    def _cover(self, left: int, start: int, chosen: list[Meld]) -> Iterator[Melds]:
        """Settle the cards that are left from the lowest face on; equal ones by options from the ``start``-th on."""
        if not left:
            if chosen:
                yield tuple(chosen)
            return
        if left in self._dead:
            return
        lowest = ((left & -left).bit_length() - 1) // _BITS
        found = False
        for number, (used, _, _, meld) in enumerate(self._by_lowest.get(lowest, ())):
            if number < start or not holds(left, used) or (self.apart and not apart(self.terms, chosen, meld)):
                continue
            after = left - used
            chosen.append(meld)
            for melds in self._cover(after, number if after >> _BITS * lowest & _COUNT else 0, chosen):
                found = True
                yield melds
            chosen.pop()
        if not found and not start and not self.apart:
            self._dead.add(left)

    @cached_property
    def _by_lowest(self) -> dict[Face, list[Option]]:
        """The options by the lowest face of their cards."""
        found: dict[Face, list[Option]] = {}
        for option in self.options:
            found.setdefault(min(option.meld.cards), []).append(option)
        return found


def holds(hand: int, used: int) -> bool:
    """Whether a hand has all the cards that are used."""
    return (hand | _SPARE) - used & _SPARE == _SPARE


def _packed(faces: Counter[Face]) -> int:
    return sum(count << _BITS * face for face, count in faces.items())


def once_each(terms: Terms, melds: Iterable[Meld]) -> list[Meld]:
    """Melds of faces; those that differ only in what their kind is called once, by the kind that is declared first."""
    found: dict[tuple[str, int, tuple[Face, ...]], Meld] = {}
    for meld in melds:
        key = (meld.shape, meld.low, meld.cards)
        if key not in found or terms.order[meld.kind] < terms.order[found[key].kind]:
            found[key] = meld
    return list(found.values())
