"""Before the first card is drawn, every seat is asked whether it shows doubles for a new deal.

Every seat is asked in every deal, whatever it holds: otherwise the question would tell the others of its cards.
"""

from carioca_dsl.engine.actions import Show
from carioca_dsl.engine.events import DoublesShown, Passed
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.engine.stepping import Step
from carioca_dsl.model import RoundRules


def begin(rules: RoundRules, state: DealState) -> DealState:
    """The state as it begins: with the question, where these rules know it."""
    if rules.deal.new_deal_with is None:
        return state
    return state._replace(phase="claim", aside=state.aside._replace(asked=state.seat))


def pass_by(state: DealState) -> Step:
    """The next seat is asked; after the last, the turn of the seat that starts begins."""
    seat = state.actor
    asked = state.following(seat)
    if asked == state.seat:
        state = state._replace(phase="draw", aside=state.aside._replace(asked=None))
    else:
        state = state._replace(aside=state.aside._replace(asked=asked))
    return state, (Passed(seat),)


def show(state: DealState, action: Show) -> Step:
    """The deal ends before it has begun."""
    outcome = Outcome("redeal", action.seat)
    state = state._replace(outcome=outcome, aside=state.aside._replace(asked=None))
    return state, (DoublesShown(action.seat, action.cards),)
