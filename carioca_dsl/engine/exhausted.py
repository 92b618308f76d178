"""The stock is empty when a turn begins: the last card drawn was still played out, but nobody can draw now."""

from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.events import Event, Reshuffled, RoundOver, RoundVoid
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.model import Exhausted, NothingLeft, RoundRules


def begin_turn(rules: RoundRules, state: DealState, chance: Chance) -> tuple[DealState, tuple[Event, ...]]:
    """See to an empty stock before the draw of a turn."""
    if state.stock or state.outcome is not None:
        return state, ()
    ending = rules.end_of_round
    if ending.stock_empty is Exhausted.RESHUFFLE:
        left = ending.reshuffles is None or state.reshuffles + 1 in ending.reshuffles
        if left and len(state.discards) > 1:
            number = state.reshuffles + 1
            stock = chance.shuffled(state.discards[:-1], "reshuffle", number)
            state = state._replace(stock=stock, discards=state.discards[-1:], reshuffles=number)
            return state, (Reshuffled(len(stock)),)
        over = ending.nothing_to_reshuffle is NothingLeft.OVER
    else:
        over = ending.stock_empty is Exhausted.OVER
    if over:
        return state._replace(outcome=Outcome("over")), (RoundOver(),)
    return state._replace(outcome=Outcome("void")), (RoundVoid(),)
