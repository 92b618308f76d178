"""The slow, obvious twin of plans for contracts that name their melds: it counts the cards one by one."""

from collections.abc import Sequence

from carioca_dsl.bots.needs import Slot, orders_of
from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.model import RoundRules

Told = tuple[list[Face], set[Face], int]
"""The faces that stand in no meld, those that are wanted, and how many cards are missing."""


def twin_plan(rules: RoundRules, hand: Sequence[Card], shift: int) -> Told:
    """The nearest contract, the orders of its melds tried one after another."""
    every = [_filled(rules, order, hand, shift) for order in orders_of(rules)]
    return min(every, key=lambda told: told[2])


def _filled(rules: RoundRules, order: Sequence[Slot], hand: Sequence[Card], shift: int) -> Told:
    faces = sorted(card % FACES for card in hand)
    wild = [face for face in faces if rules.deck.wild.holds(face)]
    left = [face for face in faces if face not in wild and face != JOKER]
    spare_wild, missing = len(wild), 0
    wanted: set[Face] = set()
    closed: set[int] = set()
    for slot in order:
        used, fuller = _run(slot, left, shift) if slot.run else _set(slot, left, shift, closed)
        if slot.apart and used:
            closed.add(used[0] % 13)
        for face in used:
            left.remove(face)
        lacking = slot.size - len(used)
        if lacking:
            wanted |= fuller
            filled = min(spare_wild, lacking, slot.wilds)
            spare_wild -= filled
            missing += lacking - filled
    jokers = [face for face in faces if face == JOKER and face not in wild]
    return sorted([*left, *jokers]), wanted, missing


def _run(slot: Slot, left: Sequence[Face], shift: int) -> tuple[list[Face], set[Face]]:
    """The stretch of one suit of which most is there; what would fill it, or another one that is as full."""
    stretches = [[rank for rank in range(13) if window >> rank & 1] for window in slot.fullest.windows]
    best: list[Face] = []
    reach: set[Face] = set()
    for first in range(4):
        suit = (first + shift) % 4
        there = [{suit * 13 + rank for rank in ranks} & set(left) for ranks in stretches]
        fullest = max(there, key=len)
        if first == 0 or len(fullest) > len(best):
            best = sorted(fullest)
            equal = [ranks for ranks, held in zip(stretches, there, strict=True) if len(held) == len(best)]
            reach = {suit * 13 + rank for ranks in equal for rank in ranks} - set(left)
    return best, reach


def _set(slot: Slot, left: Sequence[Face], shift: int, closed: set[int]) -> tuple[list[Face], set[Face]]:
    """The cards of the rank of which most is there, and the faces of that rank that would go with them."""
    ranks = [rank for rank in slot.ranks if rank not in closed] or list(slot.ranks)
    ranks.sort(key=lambda rank: (rank - shift) % 13)
    best: list[Face] = []
    chosen = ranks[0]
    for rank in ranks:
        held = [face for face in left if face % 13 == rank]
        held = sorted(set(held)) if slot.distinct else held
        if len(held) > len(best):
            best, chosen = held, rank
    faces = {chosen + 13 * suit for suit in range(4)}
    return best[: slot.size], faces - set(best) if slot.distinct else faces
