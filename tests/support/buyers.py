"""Rules of one round under which discards are bought."""

from typing import Any

from carioca_dsl.model import Bound, Buyers, CardClass, Offered, PaidTo, Price, RoundRules, Unit
from tests.support.deals import one_round
from tests.support.variants import contract

BUYING: dict[str, Any] = {
    "buying__who": Buyers.ANYONE,
    "buying__offered": Offered.STOCK_CHOSEN,
    "buying__price": Price(amount=2, unit=Unit.COINS),
    "buying__paid_to": PaidTo.POT,
    "buying__extra_cards": 0,
    "buying__per_deal": Bound(),
    "buying__per_match": Bound(),
    "buying__not_bought": CardClass(jokers=True),
}
"""Anybody, as often as they like, everything but jokers."""


def buying_round(seats: int = 4, **changed: Any) -> RoundRules:
    """A round of two sets; ``buying__per_deal=…`` changes a rule."""
    return one_round(contract(set=2), seats, **BUYING | changed)
