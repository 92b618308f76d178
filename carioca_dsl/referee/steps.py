"""From a step, which names faces, to an action with physical cards."""

from collections.abc import Sequence

from carioca_dsl.cards import Card, face_of, make_card
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    DealState,
    Discard,
    Draw,
    Lay,
    LayOff,
    Leave,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Swap,
)
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
        case _:
            return _out_of_the_ordinary(step, seat, hand, state)


def _out_of_the_ordinary(step: Step, seat: int, hand: "_Hand", state: DealState) -> Action:
    """What is done outside of the course of a turn, and in some games only."""
    match step.verb:
        case Verb.REFUSES:
            return Refuse(seat, _this(state.drew, step.card, hand))
        case Verb.BUYS:
            return Buy(seat, _offered(state, step.card))
        case Verb.PASSES:
            card = _offered(state, step.card)
            # who passes names the card: another one is refused as its purchase would be
            return Pass(seat) if step.card is None or card in state.discards[-1:] else Buy(seat, card)
        case Verb.SHOWS:
            return Show(seat, tuple(card for group in step.melds for card in hand.pick(group)))
        case Verb.RE_ENTERS:
            return ReEnter(seat, step.number or 0)
        case Verb.LEAVES:
            return Leave(seat, step.number or 0)
        case _:
            return Choose(seat, step.number or 0)


def _this(card: Card | None, face: int | None, hand: "_Hand") -> Card:
    return card if card is not None and face_of(card) == face else hand.one(face)


def _offered(state: DealState, face: int | None) -> Card:
    """The top of the discard pile, if it has that face; or a card that is not there."""
    top = state.discards[-1:]
    return top[0] if top and face in (None, face_of(top[0])) else make_card(face or 0)


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
