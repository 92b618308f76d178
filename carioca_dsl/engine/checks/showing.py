"""May this player have the cards dealt anew for these doubles?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.doubles import doubles_of
from carioca_dsl.melds import Reason, reason


def held(case: Case) -> Iterator[Reason]:
    """The cards are in the hand, each shown once."""
    return general.held(case, case.action.cards)


def enough(case: Case) -> Iterator[Reason]:
    """The cards are pairs of identical ones and nothing else, and as many pairs as it takes."""
    wanted, cards = case.rules.deal.new_deal_with, case.action.cards
    pairs = len(doubles_of(cards))
    if wanted is None or pairs < wanted or 2 * pairs != len(cards):
        yield reason("deal.new-deal-with", value=wanted, pairs=pairs)


CHECKS = (Check(held), Check(enough))
