"""What cards are worth to a player who still has to open: the melds that the hand is nearest to."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.bots.needs import Slot, slots_of
from carioca_dsl.cards import Card, Face, face_of, natural_face, rank_of, suit_of
from carioca_dsl.engine import Open, View, hand_points
from carioca_dsl.melds import melds_of
from carioca_dsl.model import LayOffOnto, RoundRules


class Plan(NamedTuple):
    """The contract that a hand is nearest to."""

    kept: frozenset[Card]
    """The cards that stand in it."""
    wanted: frozenset[Face]
    """The faces that would bring it nearer."""
    missing: int
    """How many cards it lacks, wild cards counted in."""


def plan(rules: RoundRules, hand: Sequence[Card], turn: int = 0) -> Plan:
    """The nearest contract, found greedily: meld after meld, runs first and then sets first.

    After many turns the order of suits and ranks turns slowly, since cards that never come are held by somebody.
    """
    wild = rules.deck.wild
    naturals = [card for card in hand if not wild.holds(card)]
    wilds = [card for card in hand if wild.holds(card)]
    best: Plan | None = None
    for slots in slots_of(rules):
        for order in (slots, slots[::-1]):
            found = _fill(order, naturals, wilds, turn // 60)
            if best is None or found.missing < best.missing:
                best = found
            if len({slot.run for slot in slots}) == 1:
                break
    return best or Plan(frozenset(hand), frozenset(), 0)


def _fill(slots: Sequence[Slot], naturals: list[Card], wilds: list[Card], shift: int) -> Plan:
    by_place: dict[Face, list[Card]] = {}
    for card in naturals:
        by_place.setdefault(face_of(card), []).append(card)
    kept = set(wilds)
    wanted: set[Face] = set()
    missing, spare = 0, len(wilds)
    for slot in slots:
        used, faces = (_best_run if slot.run else _best_set)(slot, by_place, shift)
        for card in used:
            copies = by_place[face_of(card)]
            copies.remove(card)
            if not copies:
                del by_place[face_of(card)]
        kept.update(used)
        lacking = slot.size - len(used)
        wanted.update(faces if lacking else ())
        help_ = min(spare, lacking, slot.wilds)
        spare -= help_
        missing += lacking - help_
    return Plan(frozenset(kept), frozenset(wanted), missing)


def _best_run(slot: Slot, by_place: dict[Face, list[Card]], shift: int) -> tuple[list[Card], list[Face]]:
    masks = [0, 0, 0, 0]
    for face in by_place:
        masks[face // 13] |= 1 << face % 13
    most, best_suit, best = -1, 0, 0
    for turned in range(4):
        suit = (turned + shift) % 4
        there = masks[suit]
        for window in slot.windows:
            count = (there & window).bit_count()
            if count > most:
                most, best_suit, best = count, suit, window
    faces = [best_suit * 13 + place for place in range(13) if best >> place & 1]
    used = [by_place[face][0] for face in faces if face in by_place]
    return used, [face for face in faces if face not in by_place]


def _best_set(slot: Slot, by_place: dict[Face, list[Card]], shift: int) -> tuple[list[Card], list[Face]]:
    held = [0] * 14
    for face, cards in by_place.items():
        held[face % 13 + 1] += 1 if slot.distinct else len(cards)
    order = ((turned + shift) % 13 + 1 for turned in range(13))
    best = max((rank for rank in order if rank in slot.ranks), key=held.__getitem__)
    faces = [natural_face(best, suit) for suit in range(4)]
    there = [card for face in faces for card in by_place.get(face, ())[: 1 if slot.distinct else None]]
    if slot.distinct:
        faces = [face for face in faces if face not in by_place]
    return there[: slot.size], faces


class Wants:
    """What a seat that has not opened is after."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.plan = plan(view.rules, view.hand, view.state.turn)

    def helps(self, card: Card) -> bool:
        """Whether the card would bring the contract nearer."""
        return self.view.rules.deck.wild.holds(card) or face_of(card) in self.plan.wanted

    def keep(self, card: Card) -> int:
        """How dear a card is: 3 in the plan, then less for company in the hand (a pair, a neighbour)."""
        if card in self.plan.kept:
            return 3
        rank, suit = rank_of(card), suit_of(card)
        others = [other for other in self.view.hand if other != card]
        near = any(suit_of(other) == suit and 0 < abs(rank_of(other) - rank) <= 2 for other in others)
        return int(near) + any(rank_of(other) == rank for other in others)


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
