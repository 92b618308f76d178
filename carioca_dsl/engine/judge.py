"""The one judge: it alone decides whether an action is allowed, and says why not.

For each act there are checks, in stages. A check looks at the case and yields reasons against the action; no reasons,
no objection. A stage is asked when those before it have none. Hints, lists of legal actions, bots and the referee all
ask here.
"""

from itertools import chain

from carioca_dsl.cards import made
from carioca_dsl.engine.actions import (
    Action,
    Buy,
    Choose,
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
from carioca_dsl.engine.checks import (
    answering,
    buying,
    discarding,
    drawing,
    general,
    laying_off,
    melding,
    opening,
    refusing,
    showing,
    swapping,
)
from carioca_dsl.engine.checks.case import Against, Case, Check
from carioca_dsl.engine.state import DealState
from carioca_dsl.engine.stranded import stranded
from carioca_dsl.melds import Reason, by_rules
from carioca_dsl.model import RoundRules

Stage = tuple[Check, ...]


def reasons_against(rules: RoundRules, state: DealState, action: Action) -> tuple[Reason, ...]:
    """Why the action is not allowed: ids of rules and laws, the weightiest first; ``()`` if it is allowed.

    ``rules`` are those of the round that ``state`` plays.
    """
    case = Case(rules, state, action)
    for stage in STAGES[type(action)]:
        found = [reason for check in stage if check.under(rules) for reason in check.against(case)]
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def allowed(rules: RoundRules, state: DealState, action: Action) -> bool:
    """Whether there is no reason against the action."""
    case = made(Case, (rules, state, action))
    for against in _questions(rules)[type(action)]:
        for _ in against(case):
            return False
    return True


@by_rules
def _questions(rules: RoundRules) -> dict[type[Action], tuple[Against, ...]]:
    """What there is to ask under these rules, by act, stage after stage."""
    return {
        act: tuple(check.against for check in chain(*stages) if check.under(rules)) for act, stages in STAGES.items()
    }


# Out of turn, or in the wrong half of a turn, nothing else about an action is worth saying.
_TO_DRAW: Stage = (Check(general.timing("draw")),)
_TO_PLAY: Stage = (Check(general.timing("play")),)
_ASKED: Stage = (Check(answering.timing),)
_WAY_OUT: Stage = (Check(lambda case: stranded(case, allowed), discarding.last_forbidden),)
STAGES: dict[type[Action], tuple[Stage, ...]] = {
    Draw: (_TO_DRAW, drawing.CHECKS),
    Open: (_TO_PLAY, opening.CHECKS, _WAY_OUT),
    Lay: (_TO_PLAY, melding.CHECKS, _WAY_OUT),
    LayOff: (_TO_PLAY, laying_off.CHECKS, _WAY_OUT),
    Swap: (_TO_PLAY, swapping.CHECKS, _WAY_OUT),
    Discard: (_TO_PLAY, discarding.CHECKS),
    Refuse: (_TO_PLAY, refusing.CHECKS),
    Buy: (_ASKED, buying.CHECKS),
    Pass: (_ASKED,),
    Show: (_ASKED, showing.CHECKS),
    Choose: (_ASKED, answering.CHECKS),
    ReEnter: (_ASKED, answering.CHECKS),
    Leave: (_ASKED, answering.CHECKS),
}
"""The checks of each act."""
