"""May this player take that card?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import DrawFrom


def source(case: Case) -> Iterator[Reason]:
    """There is a card to take, and the rules let it be taken."""
    if case.action.source == "stock":
        if not case.state.stock:
            yield reason("law.stock-empty")
        return
    if case.rules.turn.draw is DrawFrom.STOCK:
        yield reason("turn.draw", value=case.rules.turn.draw)
    if not case.state.discards:
        yield reason("law.no-discard")


CHECKS = (Check(source),)
