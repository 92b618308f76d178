"""A small game with all that the Italian games know: chosen rounds, buying, bust, money; made without the compiler."""

from typing import Any

from carioca_dsl.cards import ACE, JACK, KING, QUEEN
from carioca_dsl.model import (
    AnyAmount,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    Buyers,
    CardClass,
    Choices,
    Combination,
    Direction,
    FirstDealer,
    FirstDraw,
    HandCounts,
    Holding,
    Line,
    NamedKind,
    NewMelds,
    Offered,
    OpeningMelds,
    Order,
    Origin,
    PaidTo,
    Part,
    PotTo,
    Price,
    ReEntry,
    Seats,
    Side,
    Suits,
    Unit,
    Variant,
    VoidChoice,
)
from tests.support.variants import a_variant, line

COURT = CardClass(ranks=(ACE, JACK, QUEEN, KING))
KEYS = CardClass(ranks=(5, 10))


def asked(count: int, kind: str) -> tuple[Combination, ...]:
    """A contract of so many melds of one kind."""
    return (Combination(parts=(Part(count=count, kind=kind),)),)


WORTH = (Combination(worth=Bound(least=40)),)
WHOLE = (Combination(whole_hand=True),)
ROUNDS = (asked(1, "court pair"), asked(1, "set"), WORTH, asked(1, "royal"), WHOLE)


def open_amount(rule: str, value: Any) -> Line:
    """A line whose amount the players may agree on."""
    return line(rule, value, level=1).model_copy(update={"values": (value, AnyAmount())})


BUYING = (
    line("buying.who", Buyers.ANYONE, level=1),
    line("buying.offered", Offered.STOCK_CHOSEN, level=1),
    open_amount("buying.price", Price(amount=0, unit=Unit.COINS)),
    line("buying.paid-to", PaidTo.POT, level=1),
    line("buying.extra-cards", 0, level=1),
    line("buying.per-deal", Bound(), level=1),
    line("buying.per-match", Bound(), level=1),
    line("buying.not-bought", CardClass(jokers=True), level=1),
)
CHOOSING = (
    line("match.order", Order.CHOSEN, level=1),
    line("match.choices", Choices.EQUAL, level=1),
    line("match.void-choice", VoidChoice.ANOTHER, level=1),
    line("scoring.going-out-after-choosing", -20, level=1),
)
BUSTING = (
    line("match.bust-over", 150, level=1),
    line("match.re-entry", ReEntry.HIGHEST, level=1),
)
MONEY = (
    open_amount("money.stake", 0),
    open_amount("money.pot-per-round", 0),
    open_amount("money.re-entry-fee", 0),
    line("money.pot-to", PotTo.GOING_OUT, level=1),
)
CONTRACTS = (
    line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "court pair", level=1),
    line("set.size", Bound(least=2), "court pair", level=1),
    line("set.ranks", COURT, "court pair", level=1),
    line("set.suits", Suits.DIFFERENT, "set", level=1),
    line("run.size", Bound(least=5), "royal", level=1),
    line("run.contains", Holding(number=Bound(least=1), cards=KEYS), "royal", level=1),
    line("opening.melds", OpeningMelds.MORE, level=1),
    line("opening.low-ace", 8, level=1),
    line("turn.new-melds-later", NewMelds.ALLOWED, level=1),
    line("end-of-round.hand-counts", HandCounts.UNMATCHED, level=1, rounds=(5,)),
)
TABLE = (
    line("players.number", Bound(least=2, most=6), level=1),
    line("deal.seats", Seats.BY_CARD, level=1),
    line("deal.first-dealer", FirstDealer.LOWEST_CARD, level=1),
    line("deal.direction", Direction.CLOCKWISE, level=1),
    line("deal.next-dealer", Side.LEFT, level=1),
    line("deal.hand", 13, level=1),
    line("deal.upcard", 0, level=1),
    line("deal.new-deal-with", 4, level=1),
    line("turn.first-draw", FirstDraw.SECOND, level=1),
    line("turn.no-discard-of", Ban(cards=COURT, until=BanUntil.ALL_OPENED), level=1, rounds=(1,)),
    line("turn.no-discard-of", Ban(cards=KEYS, until=BanUntil.OTHERS_OPENED), level=1, rounds=(4,)),
    line("scoring.going-out", -10, level=1),
)


def italian_game(*more: Line) -> Variant:
    """The game; ``more`` lines are added."""
    variant = a_variant(*TABLE, *CONTRACTS, *BUYING, *CHOOSING, *BUSTING, *MONEY, *more, rounds=ROUNDS)
    origin = Origin(file="test", line=1)
    likes = {"court pair": "set", "royal": "run"}
    kinds = tuple(NamedKind(name=name, like=like, origin=origin) for name, like in likes.items())
    return variant.model_copy(update={"kinds": kinds})
