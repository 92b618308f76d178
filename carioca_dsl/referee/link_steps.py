"""The steps of a match as choices: what a player may name, seen from the table as it lies, and how likely each is.

Only the table itself is asked (the cards of the hand, the melds), never what the engine proposes: in which order that
comes is nobody's promise, and a link has to be readable for longer. The weights below belong to the version of the
link; other ones are another version.
"""

from collections.abc import Sequence
from typing import TypeVar

from carioca_dsl.cards import JOKER, Card, Face, face_of, rank_of, suit_of
from carioca_dsl.engine import Action, DealState, Draw
from carioca_dsl.model import MeldName, Origin, Step, Verb
from carioca_dsl.referee.link_number import BadNumber, Choices
from carioca_dsl.referee.record import step_of_action
from carioca_dsl.referee.steps import action_of

_T = TypeVar("_T")
_NOWHERE = Origin(file="link", line=1)
_SOURCES = ("stock", "discards")
_ENDS = (None, "low", "high")
_VERBS = (Verb.DISCARDS, Verb.OPENS, Verb.ADDS, Verb.SWAPS, Verb.LAYS)
_BEFORE_OPENING = (26, 3, 1, 1, 1)
_AFTER_OPENING = (20, 1, 9, 1, 1)


def write_action(choices: Choices, action: Action, state: DealState, names: Sequence[str]) -> None:
    """Write an action of this moment; raises `BadNumber` where it is nothing that could be read again."""
    if action.seat != state.seat or isinstance(action, Draw) != (state.phase == "draw"):
        raise BadNumber
    _step(choices, state, names, step_of_action(action, tuple(names)))


def read_action(choices: Choices, state: DealState, names: Sequence[str]) -> Action:
    """The action that was written at this moment; raises `BadNumber`. Whether it is allowed the judge will say."""
    return action_of(_step(choices, state, names, None), names, state)


def _step(choices: Choices, state: DealState, names: Sequence[str], step: Step | None) -> Step:
    """Choose a step, or the one that is given."""
    actor = names[state.seat]
    writing = step is not None

    def pick(there: Sequence[_T], wanted: object, weights: Sequence[int] | None = None) -> _T:
        place = _place(there, wanted) if writing else None
        return there[choices.choose(weights or [1] * len(there), place)]

    if state.phase == "draw":
        return _made(actor, Verb.DRAWS, source=pick(_SOURCES, step and step.source, (4, 1)))
    weights = _BEFORE_OPENING if state.opened[state.seat] is None else _AFTER_OPENING
    verb = pick(_VERBS, step and step.verb, weights)
    if verb in (Verb.OPENS, Verb.LAYS):
        return _made(actor, verb, melds=_melds(choices, state.hand, step.melds if step else None))
    faces = _faces(state.hand)
    if verb is Verb.DISCARDS:
        fresh = None if state.drew is None else face_of(state.drew)
        return _made(actor, verb, card=pick(faces, step and step.card, [3 if face == fresh else 2 for face in faces]))
    card = pick(faces, step and step.card)
    tabled = [(owner, number) for owner, melds in enumerate(state.table) for number in range(1, len(melds) + 1)]
    named = (names.index(step.meld.owner), step.meld.number) if step and step.meld else None
    owner, number = pick(tabled, named)
    wild: Face | None = None
    if verb is Verb.SWAPS:
        wild = pick(_faces(state.table[owner][number - 1].cards), step and step.wild)
    end = pick(_ENDS, step and step.end, (14, 1, 1))
    return _made(actor, verb, card=card, wild=wild, meld=MeldName(owner=names[owner], number=number), end=end)


def _melds(
    choices: Choices, hand: Sequence[Card], wanted: tuple[tuple[Face, ...], ...] | None
) -> tuple[tuple[Face, ...], ...]:
    """Melds of cards of the hand, card by card: likely is what goes with the card before it."""
    left = sorted(map(face_of, hand))
    melds: list[tuple[Face, ...]] = []
    more = True
    while more:
        meld: list[Face] = []
        while True:
            faces = sorted(set(left))
            weights = [_goes_with(meld, face) for face in faces]
            # of three cards and more a meld may be complete
            weights.append(0 if not meld else 1 if len(meld) < 3 else max(1, sum(weights) // 2))
            place = None
            if wanted is not None:
                cards = wanted[len(melds)]
                place = len(faces) if len(meld) == len(cards) else _place(faces, cards[len(meld)])
            chosen = choices.choose(weights, place)
            if chosen == len(faces):
                break
            meld.append(faces[chosen])
            left.remove(faces[chosen])
        melds.append(tuple(meld))
        more = bool(choices.choose((2, 3), None if wanted is None else int(len(melds) < len(wanted))))
    return tuple(melds)


def _goes_with(meld: Sequence[Face], face: Face) -> int:
    """How likely a card is the next one of a meld."""
    natural = [card for card in meld if card != JOKER]
    if not natural or face == JOKER:
        return 6
    before, gap = natural[-1], len(meld) - meld.index(natural[-1])
    if rank_of(face) == rank_of(before):
        return 24
    follows = suit_of(face) == suit_of(before) and (rank_of(face) - rank_of(before)) % 13 == gap
    return 24 if follows else 1


def _faces(cards: Sequence[Card]) -> list[Face]:
    return sorted({face_of(card) for card in cards})


def _place(there: Sequence[object], wanted: object) -> int:
    if wanted not in there:
        raise BadNumber
    return there.index(wanted)


def _made(actor: str, verb: Verb, **said: object) -> Step:
    return Step(actor=actor, verb=verb, text="", origin=_NOWHERE, **said)  # type: ignore[arg-type]
