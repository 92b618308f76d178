"""At which moment of a turn somebody asks what they may do: it follows from the first thing that they ask about."""

from collections.abc import Iterator

from carioca_dsl.cards import Face, face_of
from carioca_dsl.engine import DealState
from carioca_dsl.engine.checks.buying import may_buy
from carioca_dsl.model import Example, Step, Verb
from carioca_dsl.referee.situation import Situation

OUT_OF_TURN = (Verb.BUYS, Verb.PASSES)
"""What is done while it is somebody else's turn."""


def moment(example: Example, begun: Situation, took: Face | None, about: Verb | None = None) -> DealState:
    """The turn as it stands when the question is asked: before the draw only if a draw is asked about, or an answer.

    ``about`` is what will be asked about where no step is there yet.
    """
    state = begun.start
    first = _first(example)
    verb = about if first is None else first.verb
    if verb in (Verb.DRAWS, Verb.CHOOSES, Verb.SHOWS):
        return state
    if verb in OUT_OF_TURN:
        return _offered(begun, state, said=example.discards is not None)
    if verb is Verb.REFUSES and first is not None:
        took = first.card
    card = next((card for card in state.hands[0] if face_of(card) == took), None)
    # a hand that leaves nothing to draw is no matter once the card has been drawn
    taken = None if verb is Verb.REFUSES else card
    return state._replace(phase="play", drew=card, taken=taken, outcome=None)


def _first(example: Example) -> Step | None:
    return next((step for step in example.steps if isinstance(step, Step)), None)


def _offered(begun: Situation, state: DealState, *, said: bool) -> DealState:
    """The player before the asker draws from the stock, and the asker is the first whom the discard is offered to.

    Where it is not ``said`` which card that is, it is one that is offered, if there is any.
    """
    state = state._replace(seat=len(begun.names) - 1, turn=2)
    if not said:
        state = next((other for other in _upturned(state) if may_buy(begun.round, other, 0)), state)
    asked = 0 if may_buy(begun.round, state, 0) else None
    return state._replace(phase="draw" if asked is None else "offer", aside=state.aside._replace(asked=asked))


def _upturned(state: DealState) -> Iterator[DealState]:
    """The same with each of the cards of the stock on top of the discard pile, once for each face."""
    faces = {face_of(card): card for card in state.stock}
    for card in faces.values():
        stock = tuple(other for other in state.stock if other != card)
        yield state._replace(stock=(*state.discards[-1:], *stock), discards=(*state.discards[:-1], card))
