"""The Italian game of eight rounds, made without the compiler: for tests of what lies beneath it."""

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


def _line(rule, value, subject=None, **when):
    return line(rule, value, subject, level=1, **when)


KINDS = (
    _line("set.size", Bound(least=3), "set"),
    _line("set.grows-to", 4, "set"),
    _line("set.suits", Suits.DIFFERENT, "set"),
    _line("run.size", Bound(least=3), "run"),
    _line("run.grows-to", None, "run"),
    _line("run.ace", Ace.LOW_OR_HIGH, "run"),
    _line("set.size", Bound(least=2), "pair"),
    _line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "pair"),
    _line("set.ranks", COURT, "court pair"),
    _line("set.ranks", PLAIN, "plain pair"),
    _line("set.size", Bound(least=4, most=4), "poker"),
    _line("run.size", Bound(least=5), "royal"),
    _line("run.contains", Holding(number=Bound(least=1), cards=KEYS), "royal"),
)
WILDS = (
    _line("wild-cards.per-meld", Bound(most=0), act=Act.OPENING),
    _line("wild-cards.per-meld", Bound(most=1), act=Act.OPENING, rounds=(8,)),
    _line("wild-cards.per-meld", Bound(most=1), act=Act.MELDING),
    _line("wild-cards.per-meld", Bound(most=1), act=Act.LAYING_OFF),
    _line("wild-cards.swap", WildSwap.TO_HAND),
    _line("wild-cards.swap-in", SwapIn.ANY),
)
PLAY = (
    _line("players.number", Bound(least=2, most=6)),
    _line("deal.hand", 13),
    _line("deal.upcard", 0),
    _line("deal.new-deal-with", 4),
    _line("deal.direction", Direction.CLOCKWISE),
    _line("deal.next-dealer", Side.LEFT),
    _line("opening.melds", OpeningMelds.MORE),
    _line("opening.low-ace", 8),
    _line("opening.sets-of-one-rank", SameRankSets.FORBIDDEN, rounds=(4,)),
    _line("turn.new-melds-later", NewMelds.ALLOWED),
    _line("turn.first-draw", FirstDraw.SECOND),
    _line("turn.no-discard-of", Ban(cards=COURT, until=BanUntil.ALL_OPENED), rounds=(1, 2)),
    _line("turn.no-discard-of", Ban(cards=KEYS, until=BanUntil.OTHERS_OPENED), rounds=(7,)),
    _line("buying.who", Buyers.ANYONE),
    _line("buying.offered", Offered.STOCK_CHOSEN),
    _line("buying.price", Price(amount=2, unit=Unit.COINS)),
    _line("buying.paid-to", PaidTo.POT),
    _line("buying.extra-cards", 0),
    _line("buying.per-deal", Bound()),
    _line("buying.per-match", Bound()),
    _line("buying.not-bought", CardClass(jokers=True)),
    _line("end-of-round.stock-empty", Exhausted.VOID),
    _line("end-of-round.hand-counts", HandCounts.UNMATCHED, rounds=(8,)),
    _line("scoring.going-out", -10),
    _line("scoring.card-points", 10, CardClass(ranks=(ACE,))),
    _line("scoring.joker", 25),
    _line("match.bust-over", 150),
    _line("match.re-entry", ReEntry.HIGHEST),
    _line("money.stake", 10),
    _line("money.pot-per-round", 1),
    _line("money.re-entry-fee", 5),
    _line("money.pot-to", PotTo.GOING_OUT),
)
MODE = "chosen"
CHOOSING = (
    _line("match.order", Order.CHOSEN, options=(MODE,)),
    _line("match.choices", Choices.EQUAL, options=(MODE,)),
    _line("match.void-choice", VoidChoice.ANOTHER, options=(MODE,)),
    _line("scoring.going-out-after-choosing", -20, options=(MODE,)),
)


def italian(*more: Line, players: int = 4, chosen: bool = False) -> Rules:
    """The rules at a table; ``chosen``: the player who starts chooses the round."""
    variant = a_variant(*KINDS, *WILDS, *PLAY, *CHOOSING, *more, rounds=ROUNDS)
    kinds = tuple(NamedKind(name=name, like=like, origin=_HERE) for name, like in _LIKE.items())
    modes = (Option(name=MODE, text="chosen", mode=True, origin=_HERE),)
    agreed = Agreement(options=frozenset({MODE} if chosen else ()))
    return variant.model_copy(update={"kinds": kinds, "options": modes}).rules(players, agreed)
