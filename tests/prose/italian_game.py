"""A small game with all that the Italian games know: chosen rounds, buying, bust, money; with every amount open."""

from typing import Any

from carioca_dsl.model import (
    AnyAmount,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    Combination,
    FirstDealer,
    HandCounts,
    Holding,
    Line,
    PotTo,
    Price,
    Seats,
    Suits,
    Unit,
    Variant,
)
from tests.support import italian
from tests.support.italian import BUSTING, COURT, KEYS, MORE, TABLE, choosing, own_line, with_kinds
from tests.support.variants import a_variant, contract

WORTH = (Combination(worth=Bound(least=40)),)
WHOLE = (Combination(whole_hand=True),)
ROUNDS = (contract(**{"court pair": 1}), contract(set=1), WORTH, contract(royal=1), WHOLE)


def open_amount(rule: str, value: Any) -> Line:
    """A line whose amount the players may agree on."""
    return own_line(rule, value).model_copy(update={"values": (value, AnyAmount())})


BUYING = (*italian.BUYING, open_amount("buying.price", Price(amount=0, unit=Unit.COINS)))
CHOOSING = choosing()
MONEY = (
    open_amount("money.stake", 0),
    open_amount("money.pot-per-round", 0),
    open_amount("money.re-entry-fee", 0),
    own_line("money.pot-to", PotTo.GOING_OUT),
)
CONTRACTS = (
    own_line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "court pair"),
    own_line("set.size", Bound(least=2), "court pair"),
    own_line("set.ranks", COURT, "court pair"),
    own_line("set.suits", Suits.DIFFERENT, "set"),
    own_line("run.size", Bound(least=5), "royal"),
    own_line("run.contains", Holding(number=Bound(least=1), cards=KEYS), "royal"),
    own_line("end-of-round.hand-counts", HandCounts.UNMATCHED, rounds=(5,)),
)
SEATING = (
    own_line("deal.seats", Seats.BY_CARD),
    own_line("deal.first-dealer", FirstDealer.LOWEST_CARD),
    own_line("turn.no-discard-of", Ban(cards=COURT, until=BanUntil.ALL_OPENED), rounds=(1,)),
    own_line("turn.no-discard-of", Ban(cards=KEYS, until=BanUntil.OTHERS_OPENED), rounds=(4,)),
)


def italian_game(*more: Line) -> Variant:
    """The game; ``more`` lines are added."""
    lines = (*TABLE, *SEATING, *MORE, *CONTRACTS, *BUYING, *CHOOSING, *BUSTING, *MONEY, *more)
    return with_kinds(a_variant(*lines, rounds=ROUNDS), {"court pair": "set", "royal": "run"})
