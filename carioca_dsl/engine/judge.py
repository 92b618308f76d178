"""The one judge: it alone decides whether an action is allowed, and says why not.

For each act there is a tuple of checks. A check looks at the case and yields reasons against the action; no reasons,
no objection. Hints, lists of legal actions, bots and the referee all ask here.
"""

from carioca_dsl.engine.actions import Action, Discard, Draw, Lay, LayOff, Open, Swap
from carioca_dsl.engine.checks import discarding, drawing, general, laying_off, melding, opening, swapping
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.state import DealState
from carioca_dsl.engine.stranded import stranded
from carioca_dsl.melds import Reason
from carioca_dsl.model import RoundRules

CHECKS: dict[type[Action], tuple[Check, ...]] = {
    Draw: drawing.CHECKS,
    Open: opening.CHECKS,
    Lay: melding.CHECKS,
    LayOff: laying_off.CHECKS,
    Swap: swapping.CHECKS,
    Discard: discarding.CHECKS,
}


def reasons_against(rules: RoundRules, state: DealState, action: Action) -> tuple[Reason, ...]:
    """Why the action is not allowed: ids of rules and laws, the weightiest first; ``()`` if it is allowed.

    ``rules`` are those of the round that ``state`` plays.
    """
    case = Case(rules, state, action)
    # Out of turn, or in the wrong half of a turn, nothing else about an action is worth saying.
    found = list(general.timing(case))
    if not found:
        for check in CHECKS[type(action)]:
            found.extend(check(case))
    if not found:
        found.extend(stranded(case, allowed))
    return tuple(dict.fromkeys(found))


def allowed(rules: RoundRules, state: DealState, action: Action) -> bool:
    """Whether there is no reason against the action."""
    case = Case(rules, state, action)
    if general.timing(case):
        return False
    for check in CHECKS[type(action)]:
        for _ in check(case):
            return False
    return not stranded(case, allowed)
