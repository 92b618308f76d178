"""The general search: answers every question about a hand for every kind of meld, without haste.

It tries all melds that the hand holds. The lookups answer the same questions faster for the kinds that they cover.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.cards import Card, Face
from carioca_dsl.melds.apart import apart
from carioca_dsl.melds.contract import slots
from carioca_dsl.melds.free import FreeMelds, once_each
from carioca_dsl.melds.hand import Hand, candidates
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.terms import Terms, Wanted
from carioca_dsl.model import Combination


class Partition(NamedTuple):
    """A hand parted into melds and the rest: ``left`` is what the ``unmatched`` cards cost together."""

    left: int
    melds: tuple[Meld, ...]
    unmatched: tuple[Card, ...]


def openings(terms: Terms, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
    """Every way of laying the contract from these cards, equal cards not told apart."""
    hand = Hand(terms, cards)
    seen: set[tuple[Meld, ...]] = set()
    for combination in terms.contract:
        for melds in _free(terms, hand, combination) if combination.free else _combine(terms, hand, combination):
            key = tuple(sorted(melds))
            if key not in seen:
                seen.add(key)
                yield hand.deal_out(melds)


def can_open(terms: Terms, cards: Sequence[Card]) -> bool:
    """Whether these cards hold the contract."""
    return next(openings(terms, cards), None) is not None


def _free(terms: Terms, hand: Hand, combination: Combination) -> Iterator[tuple[Meld, ...]]:
    """The choices of melds of whatever kinds."""
    every = (meld for kind in terms.free_kinds for meld in candidates(hand, terms.wanted_to_open(kind)))
    return iter(FreeMelds(terms, combination, Counter(hand.counts()), once_each(terms, every)))


def _combine(terms: Terms, hand: Hand, combination: Combination) -> Iterator[tuple[Meld, ...]]:
    """The choices of one meld for each slot; equal slots are filled in one order only."""
    wanted = [terms.wanted_to_open(terms.kind(kind), size) for kind, size in slots(terms, combination)]
    options: dict[Wanted, list[tuple[Meld, Counter[Face]]]] = {}
    for entry in wanted:
        if entry not in options:
            options[entry] = [(meld, Counter(meld.cards)) for meld in candidates(hand, entry)]
    left = Counter(hand.counts())
    chosen: list[Meld] = []

    def fill(slot: int, start: int) -> Iterator[tuple[Meld, ...]]:
        if slot == len(wanted):
            yield tuple(chosen)
            return
        for index, (meld, used) in enumerate(options[wanted[slot]]):
            if index < start or not used <= left or not apart(terms, chosen, meld):
                continue
            left.subtract(used)
            chosen.append(meld)
            following = slot + 1 < len(wanted) and wanted[slot + 1] == wanted[slot]
            yield from fill(slot + 1, index if following else 0)
            chosen.pop()
            left.update(used)

    return fill(0, 0)


def best_partition(terms: Terms, cards: Sequence[Card], points: Sequence[int]) -> Partition:
    """The melds after which the cards left over cost least; ``points`` are the prices by face."""
    hand = Hand(terms, cards)
    # Cards that are never wild are settled first: when their turn is over, only melds of wild faces are left.
    order = [*sorted(hand.naturals), *sorted(hand.wilds)]
    number = {face: index for index, face in enumerate(order)}
    options: dict[Face, list[tuple[Meld, Counter[Face]]]] = {}
    for wanted in terms.matched:
        for meld in candidates(hand, wanted):
            first = min(meld.cards, key=number.__getitem__)
            options.setdefault(first, []).append((meld, Counter(meld.cards)))
    memo: dict[tuple[tuple[Face, int], ...], tuple[int, tuple[Meld, ...]]] = {}

    def best(left: Counter[Face]) -> tuple[int, tuple[Meld, ...]]:
        """The most points that can be covered, and by which melds; each step settles one card of the first face."""
        face = next((face for face in order if left[face]), None)
        if face is None:
            return 0, ()
        key = tuple(sorted((face, count) for face, count in left.items() if count))
        if key not in memo:
            skipped = left.copy()
            skipped[face] -= 1
            found = best(skipped)
            for meld, used in options.get(face, ()):
                if used <= left:
                    covered, melds = best(left - used)
                    covered += sum(points[card] for card in meld.cards)
                    found = max(found, (covered, (meld, *melds)), key=lambda entry: entry[0])
            memo[key] = found
        return memo[key]

    melds = hand.deal_out(best(Counter(hand.counts()))[1])
    used = {card for meld in melds for card in meld.cards}
    unmatched = tuple(card for card in cards if card not in used)
    return Partition(sum(points[card % 53] for card in unmatched), melds, unmatched)
