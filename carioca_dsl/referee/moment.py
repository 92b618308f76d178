"""At which moment of a turn somebody asks what they may do: it follows from the first thing that they ask about."""

from carioca_dsl.cards import Face, face_of
from carioca_dsl.engine import DealState
from carioca_dsl.engine.checks.buying import may_buy
from carioca_dsl.model import Example, Step, Verb
from carioca_dsl.referee.situation import Situation

OUT_OF_TURN = (Verb.BUYS, Verb.PASSES)
"""What is done while it is somebody else's turn."""


def moment(example: Example, begun: Situation, took: Face | None) -> DealState:
    """The turn as it stands when the question is asked: before the draw only if a draw is asked about, or an answer."""
    state = begun.start
    first = _first(example)
    verb = None if first is None else first.verb
    if verb in (Verb.DRAWS, Verb.CHOOSES, Verb.SHOWS):
        return state
    if verb in OUT_OF_TURN:
        return _offered(begun, state)
    if verb is Verb.REFUSES and first is not None:
        took = first.card
    card = next((card for card in state.hands[0] if face_of(card) == took), None)
    # a hand that leaves nothing to draw is no matter once the card has been drawn
    taken = None if verb is Verb.REFUSES else card
    return state._replace(phase="play", drew=card, taken=taken, outcome=None)


def _first(example: Example) -> Step | None:
    return next((step for step in example.steps if isinstance(step, Step)), None)


def _offered(begun: Situation, state: DealState) -> DealState:
    """The player before the asker draws from the stock, and the asker is the first whom the discard is offered to."""
    state = state._replace(seat=len(begun.names) - 1, turn=2)
    asked = 0 if may_buy(begun.round, state, 0) else None
    return state._replace(phase="draw" if asked is None else "offer", aside=state.aside._replace(asked=asked))
