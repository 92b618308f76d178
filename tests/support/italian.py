"""The Italian game of eight rounds, made without the compiler: for tests of what lies beneath it.

Its parts are there for other games of the kind (`tests.prose.italian_game`).
"""

from collections.abc import Mapping

from carioca_dsl.cards import ACE, JACK, KING, QUEEN
from carioca_dsl.model import (
    Ace,
    Act,
    Agreement,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    Buyers,
    CardClass,
    Choices,
    Combination,
    Direction,
    Exhausted,
    FirstDraw,
    HandCounts,
    Holding,
    Line,
    NamedKind,
    NewMelds,
    Offered,
    OpeningMelds,
    Option,
    Order,
    Origin,
    PaidTo,
    PotTo,
    Price,
    ReEntry,
    Rules,
    SameRankSets,
    Side,
    Suits,
    SwapIn,
    Unit,
    Variant,
    VoidChoice,
    WildSwap,
)
from tests.support.variants import a_variant, contract, line

COURT = CardClass(ranks=(ACE, JACK, QUEEN, KING))
PLAIN = CardClass(ranks=tuple(range(2, 11)))
KEYS = CardClass(ranks=(5, 10))
ROUNDS = (
    contract(**{"court pair": 1}),
    contract(**{"court pair": 1, "plain pair": 1}),
    contract(set=1),
    contract(set=1, pair=1),
    (Combination(worth=Bound(least=40)),),
    contract(poker=1),
    contract(royal=1),
    (Combination(whole_hand=True),),
)
_LIKE = {"pair": "set", "court pair": "pair", "plain pair": "pair", "poker": "set", "royal": "run"}
_HERE = Origin(file="test", line=1)


def own_line(rule: str, value: object, subject: object = None, **when: object) -> Line:
    """A line of the file itself, and not of the family."""
    return line(rule, value, subject, level=1, **when)


KINDS = (
    own_line("set.size", Bound(least=3), "set"),
    own_line("set.grows-to", 4, "set"),
    own_line("set.suits", Suits.DIFFERENT, "set"),
    own_line("run.size", Bound(least=3), "run"),
    own_line("run.grows-to", None, "run"),
    own_line("run.ace", Ace.LOW_OR_HIGH, "run"),
    own_line("set.size", Bound(least=2), "pair"),
    own_line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "pair"),
    own_line("set.ranks", COURT, "court pair"),
    own_line("set.ranks", PLAIN, "plain pair"),
    own_line("set.size", Bound(least=4, most=4), "poker"),
    own_line("run.size", Bound(least=5), "royal"),
    own_line("run.contains", Holding(number=Bound(least=1), cards=KEYS), "royal"),
)
WILDS = (
    own_line("wild-cards.per-meld", Bound(most=0), act=Act.OPENING),
    own_line("wild-cards.per-meld", Bound(most=1), act=Act.OPENING, rounds=(8,)),
    own_line("wild-cards.per-meld", Bound(most=1), act=Act.MELDING),
    own_line("wild-cards.per-meld", Bound(most=1), act=Act.LAYING_OFF),
    own_line("wild-cards.swap", WildSwap.TO_HAND),
    own_line("wild-cards.swap-in", SwapIn.ANY),
)
TABLE = (
    own_line("players.number", Bound(least=2, most=6)),
    own_line("deal.hand", 13),
    own_line("deal.upcard", 0),
    own_line("deal.new-deal-with", 4),
    own_line("deal.direction", Direction.CLOCKWISE),
    own_line("deal.next-dealer", Side.LEFT),
    own_line("turn.first-draw", FirstDraw.SECOND),
    own_line("scoring.going-out", -10),
)
MORE = (
    own_line("opening.melds", OpeningMelds.MORE),
    own_line("opening.low-ace", 8),
    own_line("turn.new-melds-later", NewMelds.ALLOWED),
)
BUYING = (
    own_line("buying.who", Buyers.ANYONE),
    own_line("buying.offered", Offered.STOCK_CHOSEN),
    own_line("buying.paid-to", PaidTo.POT),
    own_line("buying.extra-cards", 0),
    own_line("buying.per-deal", Bound()),
    own_line("buying.per-match", Bound()),
    own_line("buying.not-bought", CardClass(jokers=True)),
)
"""All but the price."""
BUSTING = (
    own_line("match.bust-over", 150),
    own_line("match.re-entry", ReEntry.HIGHEST),
)
_PLAY = (
    own_line("opening.sets-of-one-rank", SameRankSets.FORBIDDEN, rounds=(4,)),
    own_line("turn.no-discard-of", Ban(cards=COURT, until=BanUntil.ALL_OPENED), rounds=(1, 2)),
    own_line("turn.no-discard-of", Ban(cards=KEYS, until=BanUntil.OTHERS_OPENED), rounds=(7,)),
    own_line("buying.price", Price(amount=2, unit=Unit.COINS)),
    own_line("end-of-round.stock-empty", Exhausted.VOID),
    own_line("end-of-round.hand-counts", HandCounts.UNMATCHED, rounds=(8,)),
    own_line("scoring.card-points", 10, CardClass(ranks=(ACE,))),
    own_line("scoring.joker", 25),
    own_line("money.stake", 10),
    own_line("money.pot-per-round", 1),
    own_line("money.re-entry-fee", 5),
    own_line("money.pot-to", PotTo.GOING_OUT),
)
MODE = "chosen"


def choosing(*options: str) -> tuple[Line, ...]:
    """The player who starts chooses the round, if those options are agreed."""
    return (
        own_line("match.order", Order.CHOSEN, options=options),
        own_line("match.choices", Choices.EQUAL, options=options),
        own_line("match.void-choice", VoidChoice.ANOTHER, options=options),
        own_line("scoring.going-out-after-choosing", -20, options=options),
    )


def with_kinds(variant: Variant, likes: Mapping[str, str], *options: Option) -> Variant:
    """The variant with kinds of melds, each like another."""
    kinds = tuple(NamedKind(name=name, like=like, origin=_HERE) for name, like in likes.items())
    return variant.model_copy(update={"kinds": kinds, "options": options})


def italian(*more: Line, players: int = 4, chosen: bool = False) -> Rules:
    """The rules at a table; ``chosen``: the player who starts chooses the round."""
    lines = (*KINDS, *WILDS, *TABLE, *MORE, *BUYING, *BUSTING, *_PLAY, *choosing(MODE), *more)
    mode = Option(name=MODE, text="chosen", mode=True, origin=_HERE)
    agreed = Agreement(options=frozenset({MODE} if chosen else ()))
    return with_kinds(a_variant(*lines, rounds=ROUNDS), _LIKE, mode).rules(players, agreed)
