"""Checks of what not every game knows: bought cards, free contracts, runs that hold cards, chosen rounds, money."""

import pytest

from carioca_dsl.diagnostics import Diagnostic
from carioca_dsl.model import (
    Ace,
    AnyAmount,
    BeyondContract,
    Bound,
    Buyers,
    CardClass,
    Choices,
    Combination,
    FinalDiscard,
    Holding,
    LayOffOnto,
    Line,
    NamedKind,
    NewMelds,
    Offered,
    OpeningMelds,
    Order,
    Origin,
    PaidTo,
    PotTo,
    Price,
    Unit,
    Variant,
    VoidChoice,
)
from tests.compiler.test_checks import codes, found, own
from tests.support.rule_texts import problems
from tests.support.variants import a_variant, contract, line

WHOLE_HAND = (Combination(whole_hand=True),)
NOTHING = Price(amount=0, unit=Unit.COINS)


def worth(points: int) -> tuple[Combination, ...]:
    return (Combination(worth=Bound(least=points)),)


def exactly(number: int) -> Bound:
    return Bound(least=number, most=number)


def buying(who: Buyers = Buyers.ANYONE, **more: object) -> tuple[Line, ...]:
    """Anybody may buy, as often as they like, for nothing."""
    values: dict[str, object] = {
        "offered": Offered.STOCK_CHOSEN,
        "price": NOTHING,
        "paid_to": PaidTo.THROWER,
        "extra_cards": 0,
        "per_deal": Bound(),
        "per_match": Bound(),
        "not_bought": CardClass(),
    }
    lines = [own("buying.who", who)]
    return (*lines, *(own(f"buying.{rule.replace('_', '-')}", value) for rule, value in (values | more).items()))


def of(variant: Variant, code: str) -> list[Diagnostic]:
    return [one for one in found(variant) if one.code == code]


# -- bought cards make hands larger ---------------------------------------------------------------------------------

FOUR_SETS = contract(set=4)


@pytest.mark.parametrize(
    ("lines", "players", "opens"),
    [
        ((), 3, False),  # 12 cards of a hand of 12: none is left for the discard
        (buying(), 3, True),
        (buying(), 2, False),  # of two players nobody ever buys
        (buying(Buyers.UNOPENED, per_deal=Bound(least=0, most=1)), 3, True),
        (buying(per_deal=Bound(least=0, most=0)), 3, False),
        (buying(per_match=Bound(least=0, most=0)), 3, False),
    ],
)
def test_a_bought_card_may_be_what_a_contract_needs(lines: tuple[Line, ...], players: int, opens: bool) -> None:
    variant = a_variant(*lines, own("players.number", exactly(players)), rounds=(FOUR_SETS,))
    assert ("E0310" not in codes(variant)) == opens


def test_the_card_taken_besides_counts_too() -> None:
    five_sets = contract(set=5)
    limited = {"per_deal": Bound(least=0, most=2), "who": Buyers.ANYONE}
    assert "E0310" in codes(a_variant(*buying(**limited), own("players.number", exactly(3)), rounds=(five_sets,)))
    more = buying(**limited, extra_cards=1)
    assert "E0310" not in codes(a_variant(*more, own("players.number", exactly(3)), rounds=(five_sets,)))


def test_how_much_could_be_bought_is_said() -> None:
    variant = a_variant(
        *buying(per_deal=Bound(least=0, most=2)), own("players.number", exactly(3)), rounds=(contract(set=5),)
    )
    (problem,) = of(variant, "E0310")
    (label,) = [label for label in problem.labels if label.key == "hand"]
    assert dict(label.args) == {"hand": 11, "have": 14, "bought": 2}
    assert dict(problem.args)["wanted"] == 13


@pytest.mark.parametrize(("players", "told"), [(2, True), (3, False)])
def test_for_two_players_there_is_a_remark(players: int, told: bool) -> None:
    assert ("N0505" in codes(a_variant(*buying(), own("players.number", exactly(players))))) == told


def test_where_cards_are_bought_the_discards_may_run_out() -> None:
    nothing_left = own("end-of-round.nothing-to-reshuffle", "round over")
    alone = own("players.number", exactly(3))
    assert "N0501" in codes(a_variant(alone, nothing_left))
    assert "N0501" not in codes(a_variant(*buying(), alone, nothing_left))


# -- further melds in the turn of the contract ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("melds", "new_melds", "beyond", "ends"),
    [
        (OpeningMelds.CONTRACT_ONLY, NewMelds.FORBIDDEN, BeyondContract.ALLOWED, False),
        (OpeningMelds.MORE, NewMelds.FORBIDDEN, BeyondContract.ALLOWED, True),
        (OpeningMelds.MORE, NewMelds.FORBIDDEN, BeyondContract.FORBIDDEN, False),
        (OpeningMelds.CONTRACT_ONLY, NewMelds.ALLOWED, BeyondContract.ALLOWED, True),
        (OpeningMelds.CONTRACT_ONLY, NewMelds.ALLOWED, BeyondContract.FORBIDDEN, False),
    ],
)
def test_ten_cards_go_in_three_sets_of_three(
    melds: OpeningMelds, new_melds: NewMelds, beyond: BeyondContract, ends: bool
) -> None:
    lines = (
        own("deal.hand", 12),
        own("run.size", exactly(7), "run"),  # a set of three, and no run, leaves nine and the discard
        own("run.beyond-the-contract", BeyondContract.FORBIDDEN, "run"),
        own("set.beyond-the-contract", beyond, "set"),
        own("turn.lay-off-onto", LayOffOnto.NONE),
        own("wild-cards.swap", "forbidden"),
        own("opening.melds", melds),
        own("turn.new-melds-later", new_melds),
    )
    assert ("E0311" not in codes(a_variant(*lines, rounds=(contract(set=1),)))) == ends


# -- contracts of points and of the whole hand -----------------------------------------------------------------------


@pytest.mark.parametrize(("points", "opens"), [(219, True), (220, True), (221, False)])
def test_eleven_cards_are_worth_no_more_than_eleven_of_the_dearest(points: int, opens: bool) -> None:
    assert ("E0310" not in codes(a_variant(rounds=(worth(points),)))) == opens


@pytest.mark.parametrize(
    ("set_size", "run_size", "hand", "discard", "comes_out"),
    [
        (3, 4, 13, FinalDiscard.REQUIRED, True),
        (3, 6, 11, FinalDiscard.REQUIRED, False),
        (3, 6, 11, FinalDiscard.OPTIONAL, True),  # all twelve
        (3, 6, 11, FinalDiscard.FORBIDDEN, True),
        (5, 5, 10, FinalDiscard.REQUIRED, True),
        (5, 5, 10, FinalDiscard.FORBIDDEN, False),
    ],
)
def test_the_sizes_of_melds_have_to_add_up_to_the_whole_hand(
    set_size: int, run_size: int, hand: int, discard: FinalDiscard, comes_out: bool
) -> None:
    lines = (
        own("set.size", exactly(set_size), "set"),
        own("run.size", exactly(run_size), "run"),
        own("deal.hand", hand),
        own("turn.final-discard", discard),
    )
    assert ("E0316" not in codes(a_variant(*lines, rounds=(WHOLE_HAND,)))) == comes_out


def test_a_bought_card_may_make_the_whole_hand_come_out() -> None:
    lines = (own("set.size", exactly(3), "set"), own("run.size", exactly(6), "run"), own("players.number", exactly(3)))
    assert "E0316" in codes(a_variant(*lines, rounds=(WHOLE_HAND,)))
    assert "E0316" not in codes(a_variant(*lines, *buying(), rounds=(WHOLE_HAND,)))


@pytest.mark.parametrize("free", [worth(40), WHOLE_HAND])
def test_melds_that_only_a_contract_may_ask_for_make_no_free_contract(free: tuple[Combination, ...]) -> None:
    closed = [own(f"{kind}.beyond-the-contract", BeyondContract.FORBIDDEN, kind) for kind in ("set", "run")]
    variant = a_variant(*closed, rounds=(contract(set=2), free))
    assert [dict(one.args)["sizes"] for one in of(variant, "E0316")] == [""]
    assert not of(a_variant(closed[0], own("deal.hand", 12), rounds=(contract(set=2), free)), "E0316")


def test_whoever_lays_the_whole_hand_goes_out() -> None:
    variant = a_variant(own("turn.lay-off-from", "next turn"), rounds=(WHOLE_HAND,))
    assert [note.key for one in of(variant, "N0501") for note in one.notes] == ["always-out"]


@pytest.mark.parametrize("free", [worth(40), WHOLE_HAND])
def test_every_kind_may_be_laid_for_a_free_contract_unless_it_is_kept_for_others(free: tuple[Combination, ...]) -> None:
    pair = NamedKind(name="pair", like="set", origin=Origin(file="own", line=9))
    size = own("set.size", exactly(2), "pair")
    variant = a_variant(size, rounds=(free,)).model_copy(update={"kinds": (pair,)})
    assert "N0502" not in codes(variant)
    kept = own("set.beyond-the-contract", BeyondContract.FORBIDDEN, "pair")
    assert "N0502" in codes(variant.model_copy(update={"lines": (*variant.lines, kept)}))


@pytest.mark.parametrize("rule", ["opening.sets-of-one-rank", "opening.runs-of-one-suit"])
def test_a_free_contract_may_have_two_melds_of_a_kind(rule: str) -> None:
    assert "N0501" not in codes(a_variant(own(rule, "forbidden"), rounds=(worth(40),)))


@pytest.mark.parametrize(("ace", "told"), [(8, True), (20, False)])
def test_d_it_37_a_low_ace_that_counts_otherwise_is_told_with_all_three_sums(ace: int, told: bool) -> None:
    told_of = of(a_variant(own("opening.low-ace", ace), rounds=(worth(40),)), "N0504")
    sums = [(known["counted"], known["prices"], known["faces"]) for known in (dict(one.args) for one in told_of)]
    assert sums == ([(13, 25, 6)] if told else [])


def test_a_low_ace_matters_for_points_alone() -> None:
    assert "E0307" in codes(a_variant(own("opening.low-ace", 8)))


# -- runs that must hold certain cards --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "least", "ace", "code"),
    [
        (5, 1, Ace.LOW_OR_HIGH, "N0503"),  # D-IT-42
        (4, 1, Ace.LOW_OR_HIGH, None),
        (4, 2, Ace.LOW_OR_HIGH, "E0318"),  # five cards lie from 5 to 10, both not counted in four
        (6, 2, Ace.LOW_OR_HIGH, None),
        (10, 2, Ace.LOW, "N0503"),
        (10, 3, Ace.LOW, "E0318"),
    ],
)
def test_d_it_42_a_demand_that_every_run_or_none_meets(size: int, least: int, ace: Ace, code: str | None) -> None:
    holding = Holding(number=Bound(least=least), cards=CardClass(ranks=(5, 10)))
    lines = (
        own("run.size", exactly(size), "run"),
        own("run.ace", ace, "run"),
        own("run.contains", holding, "run"),
        own("deal.hand", 13),
    )
    told = {"N0503", "E0318"} & set(codes(a_variant(*lines, rounds=(contract(run=1),))))
    assert told == ({code} if code else set())


def test_d_it_42_around_the_corner_the_demand_would_mean_something() -> None:
    holding = Holding(number=Bound(least=1), cards=CardClass(ranks=(5, 10)))
    lines = (own("run.size", exactly(5), "run"), own("run.contains", holding, "run"))
    corner = own("run.around-the-corner", "allowed", "run")
    assert "N0503" not in codes(a_variant(*lines, corner, rounds=(contract(run=1),)))


# -- rounds that are chosen after the deal -----------------------------------------------------------------------------

CHOSEN = (
    own("match.order", Order.CHOSEN),
    own("match.choices", Choices.EQUAL),
    own("match.void-choice", VoidChoice.ANOTHER),
)


@pytest.mark.parametrize(
    ("rule", "value"), [("deal.hand", 12), ("deal.upcard", 0), ("deck.packs", 3), ("deck.jokers", 2)]
)
def test_chosen_rounds_are_dealt_alike(rule: str, value: int) -> None:
    other = own(rule, value, rounds=(2,), number=105)
    (problem,) = of(a_variant(*CHOSEN, other), "E0317")
    assert (problem.span.line, dict(problem.args)["round"]) == (105, 2)
    assert "E0317" not in codes(a_variant(other))
    assert "E0317" not in codes(a_variant(*CHOSEN, own(rule, value)))


def test_the_first_round_alone_may_be_the_one_that_is_different() -> None:
    (problem,) = of(a_variant(*CHOSEN, own("deal.hand", 12, rounds=(1,), number=105)), "E0317")
    assert problem.span.line == 105


# -- money -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prices", "paid_to", "pot", "told"),
    [
        ((Price(amount=2, unit=Unit.COINS),), PaidTo.POT, False, True),
        ((NOTHING, AnyAmount()), PaidTo.POT, False, True),
        ((NOTHING,), PaidTo.POT, False, False),
        ((Price(amount=2, unit=Unit.COINS),), PaidTo.THROWER, False, False),
        ((Price(amount=2, unit=Unit.COINS),), PaidTo.POT, True, False),
    ],
)
def test_what_is_paid_into_a_pot_goes_to_somebody(
    prices: tuple[object, ...], paid_to: PaidTo, pot: bool, told: bool
) -> None:
    lines = [one for one in buying(paid_to=paid_to) if one.rule != "buying.price"]
    lines.append(own("buying.price", prices[0]).model_copy(update={"values": prices}))
    lines += [own("money.pot-per-round", 0), own("money.pot-to", PotTo.WINNER)] if pot else []
    assert ("E0319" in codes(a_variant(*lines, own("players.number", exactly(3))))) == told


def test_more_doubles_than_a_hand_can_hold_never_come() -> None:
    assert "N0501" not in codes(a_variant(own("deal.new-deal-with", 5)))
    assert "N0501" in codes(a_variant(own("deal.new-deal-with", 6)))
    assert "N0501" in codes(a_variant(own("deal.new-deal-with", 4), line("deck.packs", 1, level=2)))


def test_what_is_not_built_is_known_by_name() -> None:
    assert problems("match", "  contracts: by first opener") == [("E0204", 2)]
    assert problems("match", "  order: by level") == [("E0204", 2)]
