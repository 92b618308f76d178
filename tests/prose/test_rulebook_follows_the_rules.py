"""A rule with another value makes another text, in every language; a sentence that stays is a defect."""

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from carioca_dsl.model import (
    Ace,
    Answer,
    Ban,
    BanUntil,
    BeyondContract,
    Bound,
    Buyers,
    CardClass,
    Choices,
    Corner,
    Cut,
    Direction,
    Discarding,
    DrawFrom,
    Exhausted,
    FinalDiscard,
    FirstDealer,
    FirstDraw,
    From,
    HandCounts,
    Holding,
    LayOffOnto,
    Line,
    Misdeal,
    NewMelds,
    NothingLeft,
    Offered,
    OpeningMelds,
    Order,
    OwnPlace,
    PaidTo,
    Parts,
    PotTo,
    Price,
    ReEntry,
    SameRankSets,
    SameSuitRuns,
    Seats,
    Side,
    Suits,
    SwapBy,
    SwapIn,
    SwappedCard,
    Tie,
    Unit,
    Variant,
    VoidChoice,
    VoidDealer,
    WildSwap,
    WildUpcard,
    Winner,
    declared_rules,
)
from carioca_dsl.prose.book import book
from tests.prose.italian_game import BUSTING, BUYING, CHOOSING, COURT, KEYS, WORTH
from tests.prose.support import CODES, said
from tests.support.variants import a_variant, contract, line

SINGLE = {
    "buying.offered": Offered,
    "match.choices": Choices,
    "match.winner": Winner,
    "wild-cards.swapped-card": SwappedCard,
}
"""Rules of which the language knows one value so far: nothing to change yet."""

_RANKS = CardClass(ranks=(2, 3, 4))
VALUES: dict[str, tuple[Any, ...]] = {
    "players.number": (Bound(least=2, most=4), Bound(least=2, most=3), Bound(least=3, most=4), Bound(least=2, most=2)),
    "players.best": (None, Bound(least=3, most=4), Bound(least=4, most=4)),
    "deck.packs": (1, 2, 3),
    "deck.jokers": (0, 2, 4),
    "deck.wild": (
        CardClass(jokers=True),
        CardClass(jokers=True, ranks=(2,)),
        CardClass(ranks=(2,)),
        CardClass(),
    ),
    "set.size": (Bound(least=3, most=3), Bound(least=3), Bound(least=3, most=4), Bound(least=4, most=4)),
    "set.grows-to": (None, 4, 5),
    "set.suits": tuple(Suits),
    "set.ranks": (None, _RANKS, CardClass(ranks=(11, 12, 13))),
    "set.beyond-the-contract": tuple(BeyondContract),
    "run.size": (Bound(least=4, most=4), Bound(least=4), Bound(least=3, most=5)),
    "run.grows-to": (None, 13, 7),
    "run.ace": tuple(Ace),
    "run.around-the-corner": tuple(Corner),
    "run.contains": (
        None,
        Holding(number=Bound(least=1), cards=KEYS),
        Holding(number=Bound(least=2), cards=KEYS),
        Holding(number=Bound(least=1), cards=CardClass(ranks=(7,))),
    ),
    "run.beyond-the-contract": tuple(BeyondContract),
    "wild-cards.per-meld": (Bound(most=1), Bound(most=0), Bound(most=2), Bound()),
    "wild-cards.natural-cards-per-meld": (Bound(least=1), Bound(least=2)),
    "wild-cards.in-its-own-place": tuple(OwnPlace),
    "wild-cards.swap": tuple(WildSwap),
    "wild-cards.swap-in": tuple(SwapIn),
    "wild-cards.swap-by": tuple(SwapBy),
    "wild-cards.swap-from": tuple(From),
    "deal.first-dealer": tuple(FirstDealer),
    "deal.next-dealer": tuple(Side),
    "deal.direction": tuple(Direction),
    "deal.cards-at-a-time": (1, 3),
    "deal.hand": (11, 12, 13),
    "deal.upcard": (0, 1),
    "deal.wild-upcard": tuple(WildUpcard),
    "deal.misdeal": tuple(Misdeal),
    "deal.cut": (None, *Cut),
    "deal.open-hands": tuple(Answer),
    "deal.seats": (None, *Seats),
    "deal.new-deal-with": (None, 3, 4),
    "rounds.contract": (contract(set=2), contract(set=3), contract(set=1, run=1), contract(set=1) + contract(run=2)),
    "opening.parts": tuple(Parts),
    "opening.melds": tuple(OpeningMelds),
    "opening.low-ace": (None, 8, 1),
    "opening.sets-of-one-rank": tuple(SameRankSets),
    "opening.runs-of-one-suit": tuple(SameSuitRuns),
    "opening.only-when-going-out": tuple(Answer),
    "turn.draw": tuple(DrawFrom),
    "turn.first-draw": tuple(FirstDraw),
    "turn.no-discard-of": (
        None,
        *(Ban(cards=cards, until=until) for cards in (COURT, KEYS) for until in BanUntil),
    ),
    "buying.who": tuple(Buyers),
    "buying.price": (
        *(Price(amount=amount, unit=Unit.COINS) for amount in (0, 1, 3)),
        *(Price(amount=amount, unit=Unit.POINTS) for amount in (1, 3)),
    ),
    "buying.paid-to": tuple(PaidTo),
    "buying.extra-cards": (0, 1, 2),
    "buying.per-deal": (Bound(), Bound(most=1), Bound(most=3)),
    "buying.per-match": (Bound(), Bound(most=1), Bound(most=3)),
    "buying.not-bought": (CardClass(), CardClass(jokers=True), _RANKS),
    "turn.lay-off-onto": tuple(LayOffOnto),
    "turn.lay-off-from": tuple(From),
    "turn.new-melds-later": tuple(NewMelds),
    "turn.discard-of-wild-cards": tuple(Discarding),
    "turn.discard-of-the-card-taken": tuple(Discarding),
    "turn.final-discard": tuple(FinalDiscard),
    "end-of-round.stock-empty": tuple(Exhausted),
    "end-of-round.reshuffles": (Bound(), Bound(most=0), Bound(most=1), Bound(most=2)),
    "end-of-round.nothing-to-reshuffle": tuple(NothingLeft),
    "end-of-round.dealer-after-a-void-round": tuple(VoidDealer),
    "end-of-round.hand-counts": tuple(HandCounts),
    "scoring.going-out": (0, -10, 5),
    "scoring.going-out-after-choosing": (None, -20, 5),
    "scoring.card-points": (10, 11, 20),
    "scoring.joker": (50, 30),
    "match.tie": tuple(Tie),
    "match.games": (1, 3, 5),
    "match.order": tuple(Order),
    "match.void-choice": tuple(VoidChoice),
    "match.bust-over": (None, 150, 200),
    "match.re-entry": tuple(ReEntry),
    "money.stake": (None, 5, 10),
    "money.pot-per-round": (None, 1, 2),
    "money.pot-to": tuple(PotTo),
    "money.re-entry-fee": (None, 5, 10),
}
_TWOS = line("deck.wild", CardClass(jokers=True, ranks=(2,)), level=1)
_TO_HAND = line("wild-cards.swap", WildSwap.TO_HAND, level=1)
_CHOSEN = tuple(each for each in CHOOSING if each.rule.startswith("match."))


def _without(*rules: str) -> tuple[Line, ...]:
    """What buying takes, but for the rules that are tried."""
    return tuple(each for each in BUYING if each.rule not in rules)


WITH: dict[str, tuple[Line, ...]] = {
    "wild-cards.natural-cards-per-meld": (line("wild-cards.per-meld", Bound(), level=1),),
    "wild-cards.in-its-own-place": (_TWOS,),
    "opening.low-ace": tuple(line("rounds.contract", WORTH, number, level=1) for number in (1, 2, 3)),
    # contracts in which two melds of one shape meet
    "opening.sets-of-one-rank": tuple(line("rounds.contract", contract(set=2), n, level=1) for n in (1, 2, 3)),
    "opening.runs-of-one-suit": tuple(line("rounds.contract", contract(run=2), n, level=1) for n in (1, 2, 3)),
    **{
        f"buying.{rule}": _without(f"buying.{rule}")
        for rule in ("price", "extra-cards", "per-deal", "per-match", "not-bought")
    },
    "buying.paid-to": (
        *_without("buying.paid-to", "buying.price"),
        line("buying.price", Price(amount=2, unit=Unit.COINS), level=1),
    ),
    "scoring.going-out-after-choosing": _CHOSEN,
    "match.order": _CHOSEN[1:],
    "match.void-choice": _CHOSEN[:2],
    "buying.who": _without("buying.who"),
    "match.bust-over": BUSTING[1:],
    "match.re-entry": BUSTING[:1],
    "money.pot-per-round": (line("money.pot-to", PotTo.GOING_OUT, level=1),),
    "money.pot-to": (line("money.pot-per-round", 2, level=1),),
    "money.re-entry-fee": BUSTING,
    "wild-cards.swap-in": (_TO_HAND, line("wild-cards.swapped-card", SwappedCard.FREELY, level=1)),
}
"""What has to be so for a rule to matter."""
SUBJECTS: dict[str, Any] = {"rounds.contract": 1, "scoring.card-points": CardClass(ranks=(13,))}


def changed(rule: str, value: Any, **when: Any) -> Line:
    subject = SUBJECTS.get(rule, rule.split(".")[0] if rule.startswith(("set.", "run.")) else None)
    return line(rule, value, subject, level=1, **when)


@cache
def with_value(rule: str, value: Any, *more: Line) -> Variant:
    return a_variant(changed(rule, value), *WITH.get(rule, ()), *more)


@cache
def text_with(code: str, rule: str, value: Any, *more: Line) -> list[Any]:
    """What the book says then; several tests hold the same books against others."""
    return said(book(with_value(rule, value, *more), None, code))


def test_every_rule_is_tried() -> None:
    assert set(VALUES) | set(SINGLE) == set(declared_rules())


@pytest.mark.parametrize("rule", SINGLE)
def test_a_rule_of_one_value_has_no_other(rule: str) -> None:
    assert len(SINGLE[rule]) == 1, "it has values now: move it to VALUES"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", VALUES)
def test_another_value_makes_another_text(code: str, rule: str) -> None:
    texts = {str(value): text_with(code, rule, value) for value in VALUES[rule]}
    for one, two in combinations(texts, 2):
        assert texts[one] != texts[two], f"{one} and {two} read the same"
