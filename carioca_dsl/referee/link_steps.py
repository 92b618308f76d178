"""The steps of a match as choices: what a player may name, seen from the table as it lies, and how likely each is.

Only the table itself is asked (the cards of the hand, the melds), never what the engine proposes: in which order that
comes is nobody's promise, and a link has to be readable for longer. The weights below belong to the version of the
link; other ones are another version.
"""

from collections.abc import Sequence
from typing import TypeVar

from carioca_dsl.cards import JOKER, Card, Face, face_of, rank_of, suit_of
from carioca_dsl.engine import Action, Choose, DealState, Leave, Phase, ReEnter
from carioca_dsl.model import FirstDraw, MeldName, Origin, RoundRules, Step, Verb
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
_IN: dict[Phase, tuple[Verb, ...]] = {
    "claim": (Verb.PASSES, Verb.SHOWS),
    "choose": (Verb.CHOOSES,),
    "draw": (Verb.DRAWS,),
    "offer": (Verb.PASSES, Verb.BUYS),
    "play": (*_VERBS, Verb.REFUSES),
    "re-enter": (Verb.RE_ENTERS, Verb.LEAVES),
}
"""What can be done in each phase."""
_CLAIMING, _OFFERED, _RE_ENTERING, _FIRST_CARD = (255, 1), (14, 1), (3, 1), (2, 1)


def write_action(
    choices: Choices, action: Action, state: DealState, names: Sequence[str], rules: RoundRules | None = None
) -> None:
    """Write an action of this moment; raises `BadNumber` where it is nothing that could be read again.

    ``rules`` are those of the round; without them nobody may refuse the first card.
    """
    step = step_of_action(action, tuple(names), state.discards[-1] if state.phase == "offer" else None)
    if action.seat != state.actor or step.verb not in _IN[state.phase]:
        raise BadNumber
    _step(choices, state, names, rules, step)


def read_action(choices: Choices, state: DealState, names: Sequence[str], rules: RoundRules | None = None) -> Action:
    """The action that was written at this moment; raises `BadNumber`. Whether it is allowed the judge will say."""
    return action_of(_step(choices, state, names, rules, None), names, state)


def _step(
    choices: Choices, state: DealState, names: Sequence[str], rules: RoundRules | None, step: Step | None
) -> Step:
    """Choose a step, or the one that is given."""
    actor = names[state.actor]
    writing = step is not None

    def pick(there: Sequence[_T], wanted: object, weights: Sequence[int] | None = None) -> _T:
        place = _place(there, wanted) if writing else None
        return there[choices.choose(weights or [1] * len(there), place)]

    if state.phase == "draw":
        return _made(actor, Verb.DRAWS, source=pick(_SOURCES, step and step.source, (4, 1)))
    if state.phase != "play":
        return _answer(choices, state, actor, step)
    if _may_refuse(state, rules):
        refuses = pick((False, True), step is not None and step.verb is Verb.REFUSES, _FIRST_CARD)
        if refuses:
            return _made(actor, Verb.REFUSES, card=face_of(state.drew or 0))
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


def _may_refuse(state: DealState, rules: RoundRules | None) -> bool:
    """Whether a card may be laid back: asked so that it makes no difference where the rules know nothing of it."""
    second = rules is not None and rules.turn.first_draw is FirstDraw.SECOND
    return second and state.turn == 1 and state.drew is not None and state.aside.refused is None


def _answer(choices: Choices, state: DealState, actor: str, step: Step | None) -> Step:
    """What somebody says who is asked something."""
    verbs, wanted = _IN[state.phase], None if step is None else step.verb

    def verb(weights: Sequence[int]) -> Verb:
        return verbs[choices.choose(weights, None if wanted is None else verbs.index(wanted))]

    match state.phase:
        case "claim":
            if verb(_CLAIMING) is Verb.PASSES:
                return _made(actor, Verb.PASSES)
            hand = state.hands[state.actor]
            return _made(actor, Verb.SHOWS, melds=_melds(choices, hand, step.melds if step else None))
        case "offer":
            return _made(actor, verb(_OFFERED), card=face_of(state.discards[-1]))
        case "re-enter":
            act = ReEnter if verb(_RE_ENTERING) is Verb.RE_ENTERS else Leave
            number = next(answer.total for answer in state.aside.answers if isinstance(answer, act))
            if step is not None and step.number != number:
                raise BadNumber
            return _made(actor, verbs[act is Leave], number=number)
        case _:
            rounds = sorted(answer.round for answer in state.aside.answers if isinstance(answer, Choose))
            place = None if step is None else _place(rounds, step.number)
            return _made(actor, Verb.CHOOSES, number=rounds[choices.choose([1] * len(rounds), place)])


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
