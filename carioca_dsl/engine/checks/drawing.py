"""May this player take that card?"""

from collections.abc import Sequence

from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import DrawFrom


def source(case: Case) -> Sequence[Reason]:
    """There is a card to take, and the rules let it be taken."""
    state = case.state
    if case.action.source == "stock":
        return () if state.stock else (reason("law.stock-empty"),)
    found = [] if state.discards else [reason("law.no-discard")]
    if case.rules.turn.draw is DrawFrom.STOCK:
        found.insert(0, reason("turn.draw", value=case.rules.turn.draw))
    return found


CHECKS = (Check(source),)
