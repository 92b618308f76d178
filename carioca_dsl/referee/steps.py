"""From a step, which names faces, to an action with physical cards."""

from collections.abc import Sequence

from carioca_dsl.cards import Card, face_of, make_card
from carioca_dsl.engine import Action, DealState, Discard, Draw, Lay, LayOff, Open, Swap
from carioca_dsl.model import Origin, Step, Verb
from carioca_dsl.referee.fault import Faulty


def action_of(step: Step, names: Sequence[str], state: DealState) -> Action:
    """The action that a step means; raises `Faulty` for a player who does not sit there.

    Of equal cards in the hand any will do. A card that the hand lacks becomes an action all the same, and the judge
    says why it cannot be: that is how an example shows that something is refused.
    """
    seat = seat_of(step.actor, names, step.origin)
    hand = _Hand(state.hands[seat])
    match step.verb:
        case Verb.DRAWS:
            return Draw(seat, step.source or "stock")
        case Verb.OPENS:
            return Open(seat, tuple(hand.pick(meld) for meld in step.melds))
        case Verb.LAYS:
            return Lay(seat, tuple(card for meld in step.melds for card in hand.pick(meld)))
        case Verb.DISCARDS:
            return Discard(seat, hand.one(step.card))
        case Verb.ADDS:
            owner, number = _meld(step, names)
            return LayOff(seat, hand.one(step.card), owner, number, step.end)
        case Verb.SWAPS:
            owner, number = _meld(step, names)
            wild = _on_table(state, owner, number, step.wild, step.card)
            return Swap(seat, hand.one(step.card), wild, owner, number, step.end)


def seat_of(name: str, names: Sequence[str], origin: Origin) -> int:
    """Where the player of that name sits; raises `Faulty`."""
    if name not in names:
        raise Faulty("no such player", origin, name=name, legal=tuple(names))
    return names.index(name)


def _meld(step: Step, names: Sequence[str]) -> tuple[int, int]:
    if step.meld is None:  # the grammar does not let this through
        raise Faulty("no such player", step.origin, name="", legal=tuple(names))
    return seat_of(step.meld.owner, names, step.origin), step.meld.number


def _on_table(state: DealState, owner: int, number: int, face: int | None, natural: int | None) -> Card:
    """The wild card of that face in a meld: of several the one in whose place ``natural`` belongs; or one not there."""
    wanted = -1 if face is None else face
    melds = state.table[owner]
    cards: Sequence[Card] = ()
    if 0 < number <= len(melds):
        meld = melds[number - 1]
        cards = meld.cards
        for card in cards:
            if face_of(card) == wanted and natural is not None and meld.stands_for(card) == natural:
                return card
    return next((card for card in cards if face_of(card) == wanted), make_card(max(wanted, 0)))


class _Hand:
    """Picks physical cards by face: each card once as long as there are enough, then again, which the judge refuses."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.copies: dict[int, list[Card]] = {}
        for card in sorted(cards):
            self.copies.setdefault(face_of(card), []).append(card)
        self.used: dict[int, int] = {}

    def pick(self, faces: Sequence[int]) -> tuple[Card, ...]:
        return tuple(self.one(face) for face in faces)

    def one(self, face: int | None) -> Card:
        copies = self.copies.get(-1 if face is None else face)
        if not copies or face is None:
            return make_card(face or 0)
        place = self.used[face] = self.used.get(face, -1) + 1
        return copies[min(place, len(copies) - 1)]
