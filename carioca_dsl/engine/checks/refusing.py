"""May this player refuse the card that was drawn?"""

from collections.abc import Iterator

from carioca_dsl.cards import face_of
from carioca_dsl.engine.checks import discarding, general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import FirstDraw, RoundRules


def is_first_card(rules: RoundRules, state: DealState) -> bool:
    """Whether the card drawn last is the first of the deal, from the stock, and nothing has been done since."""
    aside = state.aside
    fresh = state.turn == 1 and state.drew is not None and state.taken is None and aside.refused is None
    return fresh and len(state.discards) <= rules.deal.upcard and not any(state.table)


def first(case: Case) -> Iterator[Reason]:
    """It is the first card of the deal, and there is another one to take."""
    rules, state = case.rules, case.state
    is_it = state.drew is not None and face_of(case.action.card) == face_of(state.drew)
    if rules.turn.first_draw is not FirstDraw.SECOND or not is_it or not is_first_card(rules, state):
        yield reason("turn.first-draw", value=rules.turn.first_draw)
    elif not state.stock:
        yield reason("law.stock-empty")


CHECKS = (Check(first), Check(general.card_held), Check(discarding.restricted, discarding.any_restrictions))
"""Refusing is discarding: what may not be thrown may not be refused either."""
