"""What cards are worth to a player who still has to open: the melds that the hand is nearest to."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from carioca_dsl.bots.free_plans import free_plan
from carioca_dsl.bots.needs import Slot, orders_of, ranks_from
from carioca_dsl.bots.plans import Plan
from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.engine import Open, View, ends_of, hand_points
from carioca_dsl.melds import melds_of
from carioca_dsl.model import LayOffOnto, RoundRules

NEIGHBOURS = tuple((0b11011 << rank >> 2) & 0x1FFF for rank in range(13))
"""For each rank less one, bits at the ranks next to it and at those next but one."""


class _Heap:
    """The natural cards of a hand by face, suit and rank, from which melds are taken one after another."""

    __slots__ = ("closed", "left", "ranks", "suits")

    def __init__(self, left: list[int], suits: list[int], ranks: list[int]) -> None:
        self.left = left
        """For each face, how many cards there are."""
        self.suits = suits
        """For each suit, bits at the ranks less one."""
        self.ranks = ranks
        """For each rank, how many cards there are."""
        self.closed: set[int] = set()
        """The ranks (less one) of which no other set may be."""

    def copy(self) -> "_Heap":
        return _Heap(self.left[:], self.suits[:], self.ranks[:])

    def take(self, faces: Sequence[Face]) -> None:
        """Take a card of each of these faces."""
        left, ranks = self.left, self.ranks
        for face in faces:
            left[face] -= 1
            ranks[face % 13] -= 1
            if not left[face]:
                self.suits[face // 13] ^= 1 << face % 13


class _Filled(NamedTuple):
    """A contract filled from a hand: the faces used, those that would bring it nearer, and how many cards it lacks."""

    used: list[Face]
    wanted: set[Face]
    missing: int


def plan(rules: RoundRules, hand: Sequence[Card], turn: int = 0) -> Plan:
    """The nearest contract, found greedily: meld after meld, runs first and then sets first.

    After many turns the order of suits and ranks turns slowly, since cards that never come are held by somebody.
    """
    is_wild = melds_of(rules).terms.wild_faces
    wilds: list[Card] = []
    cards: dict[Face, list[Card]] = {}
    left, suits, ranks = [0] * JOKER, [0] * 4, [0] * 13
    for card in hand:
        face = card % FACES
        if is_wild[face]:
            wilds.append(card)
            continue
        if face == JOKER:  # one that is not wild is good for nothing
            continue
        ranks[face % 13] += 1
        if left[face]:
            cards[face].append(card)
        else:
            cards[face] = [card]
            suits[face // 13] |= 1 << face % 13
        left[face] += 1
    heap = _Heap(left, suits, ranks)
    best: _Filled | None = None
    for order in orders_of(rules):
        if best is None or best.missing:
            found = _fill(order, heap.copy(), len(wilds), turn // 60)
            if best is None or found.missing < best.missing:
                best = found
    plans = [free_plan(rules, entry, hand) for entry in rules.contract if entry.free]
    if best is not None:
        kept = frozenset(wilds + [cards[face].pop() for face in best.used])
        plans.append(Plan(kept, frozenset(best.wanted), best.missing))
    return min(plans, key=_missing) if plans else Plan(frozenset(hand), frozenset(), 0)


def _missing(plan_: Plan) -> int:
    return plan_.missing


def _fill(slots: Sequence[Slot], heap: _Heap, spare: int, shift: int) -> _Filled:
    """Fill the slots one after another, wild cards (of which there are ``spare``) taking the places of missing ones."""
    taken: list[Face] = []
    wanted: set[Face] = set()
    missing = 0
    for number, slot in enumerate(slots, 1):
        used, faces = (_best_run if slot.run else _best_set)(slot, heap, shift)
        if slot.apart and used:
            heap.closed.add(used[0] % 13)
        if number < len(slots):
            heap.take(used)
        taken += used
        lacking = slot.size - len(used)
        if lacking:
            wanted.update(faces)
            filled = min(spare, lacking, slot.wilds)
            spare -= filled
            missing += lacking - filled
    return _Filled(taken, wanted, missing)


def _best_run(slot: Slot, heap: _Heap, shift: int) -> tuple[Sequence[Face], Sequence[Face]]:
    """The faces of the fullest stretch that the hand holds, and those that would make it, or one as full, fuller."""
    suits = heap.suits
    most, best_suit, best, reach = -1, 0, 0, 0
    for suit in _SUITS[shift % 4]:
        count, window, places = slot.fullest[suits[suit]]
        if count > most:
            most, best_suit, best, reach = count, suit, window, places
    there = suits[best_suit]
    return _faces(best_suit, best & there), _faces(best_suit, reach & ~there)


_SUITS = tuple((*range(first, 4), *range(first)) for first in range(4))
"""The suits from each one on."""


@lru_cache(maxsize=1 << 12)
def _faces(suit: int, places: int) -> tuple[Face, ...]:
    return tuple(suit * 13 + place for place in range(13) if places >> place & 1)


def _best_set(slot: Slot, heap: _Heap, shift: int) -> tuple[Sequence[Face], Sequence[Face]]:
    """The faces of the rank of which the hand holds most, and those that would go with them."""
    held = [sum(suit >> rank & 1 for suit in heap.suits) for rank in range(13)] if slot.distinct else heap.ranks
    ranks = ranks_from(slot.ranks, shift % 13)
    if heap.closed:
        ranks = tuple(rank for rank in ranks if rank not in heap.closed) or ranks
    best = max(ranks, key=held.__getitem__)
    faces = _OF_RANK[best]
    left = heap.left
    if slot.distinct:
        there = [face for face in faces if left[face]]
        return there[: slot.size], [face for face in faces if face not in there]
    return [face for face in faces for _ in range(left[face])][: slot.size], faces


_OF_RANK = tuple(tuple(range(rank, JOKER, 13)) for rank in range(13))
"""For each rank less one, its faces."""


class Wants:
    """What a seat that has not opened is after."""

    def __init__(self, rules: RoundRules, hand: Sequence[Card], plan_: Plan) -> None:
        self.rules = rules
        self.plan = plan_
        self.ranks = [0] * 13
        self.suits = [0, 0, 0, 0]
        for card in hand:
            face = card % FACES
            if face < 52:
                self.ranks[face % 13] += 1
                self.suits[face // 13] |= 1 << face % 13

    def keep(self, card: Card) -> int:
        """How dear a card is: 3 in the plan, then less for company in the hand (a pair, a neighbour)."""
        if card in self.plan.kept:
            return 3
        face = card % FACES
        if face == JOKER:
            return 2
        near = self.suits[face // 13] & NEIGHBOURS[face % 13]
        return (1 if near else 0) + (1 if self.ranks[face % 13] > 1 else 0)


def fits(view: View, card: Card) -> bool:
    """Whether a seat that has opened could lay the card off somewhere."""
    onto = view.rules.turn.lay_off_onto
    if onto is LayOffOnto.NONE:
        return False
    room, face = melds_of(view.rules), card % FACES
    owners = [view.seat] if onto is LayOffOnto.OWN else range(len(view.table))
    return any(ends_of(room, meld)[face] for owner in owners for meld in view.table[owner])


def leftover(rules: RoundRules, hand: Sequence[Card], opening: Open) -> int:
    """The points that are left in the hand after an opening."""
    used = {card for cards in opening.melds for card in cards}
    return hand_points(rules, [card for card in hand if card not in used])
