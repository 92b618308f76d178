"""What cards are worth to a player who still has to open: the melds that the hand is nearest to."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from carioca_dsl.bots.needs import Slot, slots_of
from carioca_dsl.cards import FACES, Card, Face
from carioca_dsl.engine import Open, View, hand_points
from carioca_dsl.melds import melds_of
from carioca_dsl.model import LayOffOnto, RoundRules

NEIGHBOURS = tuple((0b11011 << rank >> 2) & 0x1FFF for rank in range(13))
"""For each rank less one, bits at the ranks next to it and at those next but one."""


class Plan(NamedTuple):
    """The contract that a hand is nearest to."""

    kept: frozenset[Card]
    """The cards that stand in it."""
    wanted: frozenset[Face]
    """The faces that would bring it nearer."""
    missing: int
    """How many cards it lacks, wild cards counted in."""


class _Heap:
    """The natural cards of a hand by face, from which melds are taken one after another."""

    def __init__(self, cards: dict[Face, list[Card]]) -> None:
        self.left = {face: len(copies) for face, copies in cards.items()}
        self.suits = [0, 0, 0, 0]
        self.ranks = [0] * 13
        for face, copies in cards.items():
            self.suits[face // 13] |= 1 << face % 13
            self.ranks[face % 13] += len(copies)

    def take(self, face: Face) -> int:
        """Take a card of that face; gives its number among the copies."""
        left = self.left[face] = self.left[face] - 1
        self.ranks[face % 13] -= 1
        if not left:
            self.suits[face // 13] ^= 1 << face % 13
        return left


def plan(rules: RoundRules, hand: Sequence[Card], turn: int = 0) -> Plan:
    """The nearest contract, found greedily: meld after meld, runs first and then sets first.

    After many turns the order of suits and ranks turns slowly, since cards that never come are held by somebody.
    """
    is_wild = melds_of(rules).is_wild
    wilds: list[Card] = []
    cards: dict[Face, list[Card]] = {}
    for card in hand:
        if is_wild(card):
            wilds.append(card)
        else:
            cards.setdefault(card % FACES, []).append(card)
    best: Plan | None = None
    for slots in slots_of(rules):
        orders = (slots, slots[::-1]) if slots[0].run != slots[-1].run else (slots,)
        for order in orders:
            found = _fill(order, cards, wilds, turn // 60)
            if best is None or found.missing < best.missing:
                best = found
            if not found.missing:
                break
    return best or Plan(frozenset(hand), frozenset(), 0)


def _fill(slots: Sequence[Slot], cards: dict[Face, list[Card]], wilds: list[Card], shift: int) -> Plan:
    heap = _Heap(cards)
    kept = set(wilds)
    wanted: set[Face] = set()
    missing, spare = 0, len(wilds)
    for slot in slots:
        used, faces = (_best_run if slot.run else _best_set)(slot, heap, shift)
        for face in used:
            kept.add(cards[face][heap.take(face)])
        lacking = slot.size - len(used)
        if lacking:
            wanted.update(faces)
            filled = min(spare, lacking, slot.wilds)
            spare -= filled
            missing += lacking - filled
    return Plan(frozenset(kept), frozenset(wanted), missing)


def _best_run(slot: Slot, heap: _Heap, shift: int) -> tuple[Sequence[Face], Sequence[Face]]:
    """The faces of the fullest stretch that the hand holds, and those that would make it, or one as full, fuller."""
    most, best_suit, best, reach = -1, 0, 0, 0
    for turned in range(4):
        suit = (turned + shift) % 4
        count, window, places = slot.fullest(heap.suits[suit])
        if count > most:
            most, best_suit, best, reach = count, suit, window, places
    there = heap.suits[best_suit]
    return _faces(best_suit, best & there), _faces(best_suit, reach & ~there)


@lru_cache(maxsize=1 << 12)
def _faces(suit: int, places: int) -> tuple[Face, ...]:
    return tuple(suit * 13 + place for place in range(13) if places >> place & 1)


def _best_set(slot: Slot, heap: _Heap, shift: int) -> tuple[Sequence[Face], Sequence[Face]]:
    """The faces of the rank of which the hand holds most, and those that would go with them."""
    held = [sum(suit >> rank & 1 for suit in heap.suits) for rank in range(13)] if slot.distinct else heap.ranks
    best = max((rank for n in range(13) if (rank := (n + shift) % 13) + 1 in slot.ranks), key=held.__getitem__)
    faces = range(best, 52, 13)
    if slot.distinct:
        there = [face for face in faces if heap.left.get(face)]
        return there[: slot.size], [face for face in faces if face not in there]
    return [face for face in faces for _ in range(heap.left.get(face, 0))][: slot.size], list(faces)


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
        near = self.suits[face // 13] & NEIGHBOURS[face % 13]
        return (1 if near else 0) + (1 if self.ranks[face % 13] > 1 else 0)


def fits(view: View, card: Card) -> bool:
    """Whether a seat that has opened could lay the card off somewhere."""
    onto = view.rules.turn.lay_off_onto
    if onto is LayOffOnto.NONE:
        return False
    room = melds_of(view.rules)
    owners = [view.seat] if onto is LayOffOnto.OWN else range(len(view.table))
    return any(room.placements(meld, card) for owner in owners for meld in view.table[owner])


def leftover(rules: RoundRules, hand: Sequence[Card], opening: Open) -> int:
    """The points that are left in the hand after an opening."""
    used = {card for cards in opening.melds for card in cards}
    return hand_points(rules, [card for card in hand if card not in used])
