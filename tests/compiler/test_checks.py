"""The checks over whole variants, at tables and in arithmetic: boundaries on both sides, and who is named."""

import time

import pytest

from carioca_dsl.compiler.checks import run_checks
from carioca_dsl.compiler.checks.cases import cases
from carioca_dsl.diagnostics import Diagnostic, Span
from carioca_dsl.model import (
    Act,
    Bound,
    CardClass,
    Expectation,
    FinalDiscard,
    LayOffOnto,
    Line,
    NewMelds,
    Option,
    Origin,
    Qualifiers,
    Suits,
    SwapIn,
    Variant,
    WildSwap,
)
from carioca_dsl.resources import variant_text
from tests.support.rule_texts import shipped
from tests.support.variants import a_variant, contract, line, without

OWN = Span("own", 1, 1, 1, 1)


def own(rule: str, value: object, subject: object = None, number: int = 100, **when: object) -> Line:
    """A line of the file itself, above those of `a_variant`."""
    made = line(rule, value, subject, 1, **when)
    return made.model_copy(update={"origin": Origin(file="own", line=number, column=3, end_column=9)})


def found(variant: Variant) -> list[Diagnostic]:
    return list(run_checks(variant, OWN))


def codes(variant: Variant) -> list[str]:
    return [one.code for one in found(variant)]


def args(variant: Variant, code: str) -> dict[str, object]:
    (one,) = [one for one in found(variant) if one.code == code]
    return dict(one.args)


def noted(variant: Variant, code: str) -> dict[str, dict[str, object]]:
    (one,) = [one for one in found(variant) if one.code == code]
    return {note.key: dict(note.args) for note in one.notes}


def with_options(variant: Variant, *names: str) -> Variant:
    options = tuple(Option(name=name, text=name, origin=Origin(file="own", line=1)) for name in names)
    return variant.model_copy(update={"options": options})


def test_a_variant_in_order_gives_nothing() -> None:
    assert codes(a_variant()) == []


def test_d_ar_24_the_shipped_argentine_game_gives_one_remark() -> None:
    from carioca_dsl.compiler import compile_text

    (remark,) = compile_text(variant_text("argentina"), "argentina", shipped).diagnostics
    assert remark.code == "N0501"
    assert dict(remark.notes[0].args) == {"rest": 108 - 4 * 12}


# -- hand arithmetic -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "opens"), [(8, True), (7, True), (6, True), (5, False)])
def test_a_contract_of_six_needs_six_dealt_where_one_is_left_for_the_discard(hand: int, opens: bool) -> None:
    variant = a_variant(own("deal.hand", hand), rounds=(contract(set=2),))
    assert codes(variant) == ([] if opens else ["E0310"])


@pytest.mark.parametrize("discard", [FinalDiscard.OPTIONAL, FinalDiscard.FORBIDDEN])
def test_k062_all_twelve_cards_open_only_where_no_discard_is_required(discard: FinalDiscard) -> None:
    rounds = (contract(run=3),)
    assert codes(a_variant(own("turn.final-discard", discard), own("deal.hand", 11), rounds=rounds)) == []
    assert codes(a_variant(own("deal.hand", 11), rounds=rounds)) == ["E0310"]


def test_k064_four_runs_need_sixteen_cards_of_fourteen() -> None:
    variant = a_variant(own("deal.hand", 13), rounds=(contract(set=4) + contract(run=4),))
    assert args(variant, "E0310") == {
        "round": 1,
        "contract": "4 runs",
        "sized": "4 runs of 4 cards",
        "need": 16,
        "wanted": 16,
    }


def test_the_other_alternative_may_be_fine() -> None:
    variant = a_variant(own("deal.hand", 12), rounds=(contract(set=4) + contract(set=1),))
    assert codes(variant) == []


def test_a_hand_too_small_for_some_players_only_says_so() -> None:
    short = own("deal.hand", 5, players=Bound(least=3, most=4))
    assert noted(a_variant(short, rounds=(contract(set=2),)), "E0310") == {"players": {"least": 3, "most": 4}}


def test_a_fault_of_an_option_names_the_option() -> None:
    variant = with_options(a_variant(own("deal.hand", 5, options=("short",)), rounds=(contract(set=2),)), "short")
    assert noted(variant, "E0310") == {"agreed": {"options": ("short",)}}


def test_a_fault_of_a_pair_of_options_names_both() -> None:
    lines = (own("deal.hand", 12, options=("one",)), own("deal.hand", 13, options=("two",)))
    variant = with_options(a_variant(*lines), "one", "two")
    assert noted(variant, "E0304") == {"agreed": {"options": ("one", "two")}}


def test_a_fault_of_a_choice_names_the_value() -> None:
    choice = own("deal.hand", 11).model_copy(update={"values": (11, 5)})
    assert noted(a_variant(choice, rounds=(contract(set=2),)), "E0310") == {"agreed": {"options": ("hand: 5 cards",)}}


@pytest.mark.parametrize(
    ("hand", "lines", "ends"),
    [
        (6, (), True),  # 7 − 6 leaves the discard
        (8, (), False),
        (8, (own("turn.new-melds-later", NewMelds.ALLOWED),), False),  # 3 left: a set would take the discard too
        (9, (own("turn.new-melds-later", NewMelds.ALLOWED),), True),  # 4 left: a set and the discard
        (8, (own("turn.new-melds-later", NewMelds.ALLOWED), own("turn.final-discard", FinalDiscard.OPTIONAL)), True),
        (5, (own("turn.final-discard", FinalDiscard.FORBIDDEN),), True),
        (6, (own("turn.final-discard", FinalDiscard.FORBIDDEN),), False),  # one card that may not be discarded
    ],
)
def test_without_laying_off_the_numbers_have_to_come_out_even(hand: int, lines: tuple[Line, ...], ends: bool) -> None:
    closed = (own("turn.lay-off-onto", LayOffOnto.NONE), own("wild-cards.swap", WildSwap.FORBIDDEN))
    variant = a_variant(own("deal.hand", hand), *closed, *lines, rounds=(contract(set=2),))
    assert ("E0311" not in codes(variant)) is ends


@pytest.mark.parametrize(("swap", "ends"), [(WildSwap.WITHIN_RUN, True), (WildSwap.TO_HAND, False)])
def test_a_swap_makes_a_hand_smaller_only_where_the_wild_card_stays_on_the_table(swap: WildSwap, ends: bool) -> None:
    closed = (own("turn.lay-off-onto", LayOffOnto.NONE), own("wild-cards.swap", swap))
    variant = a_variant(own("deal.hand", 9), *closed, rounds=(contract(set=1, run=1),))
    assert ("E0311" not in codes(variant)) is ends


@pytest.mark.parametrize(
    ("swap", "swap_in", "told"),
    [
        (WildSwap.WITHIN_RUN, SwapIn.ANY, True),
        (WildSwap.TO_HAND, SwapIn.RUNS, True),
        (WildSwap.TO_HAND, SwapIn.ANY, False),
        (WildSwap.TO_HAND, SwapIn.SETS, False),
    ],
)
def test_swaps_that_need_a_run_are_told_where_no_round_has_one(swap: WildSwap, swap_in: SwapIn, told: bool) -> None:
    lines = [own("wild-cards.swap", swap)]
    if swap is WildSwap.TO_HAND:
        lines.append(own("wild-cards.swap-in", swap_in))
    variant = a_variant(*lines, rounds=(contract(set=2),))
    keys = {note.key for one in found(variant) for note in one.notes if one.code == "N0501"}
    assert ("no-run" in keys) is told


def test_sets_that_may_not_grow_leave_nothing_to_lay_off_onto() -> None:
    variant = a_variant(own("set.grows-to", 3, "set"), rounds=(contract(set=2),))
    assert codes(variant) == ["E0311"]


def test_one_cause_spoils_many_rounds_and_is_told_once() -> None:
    closed = (own("turn.lay-off-onto", LayOffOnto.NONE), own("wild-cards.swap", WildSwap.FORBIDDEN))
    variant = a_variant(*closed, rounds=(contract(set=2), contract(set=1), contract(run=1)))
    assert noted(variant, "E0311") == {"others": {"rounds": "2 to 3"}}


# -- supply ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "enough"), [(26, True), (27, False)])
def test_d_ar_21_hands_upcard_and_one_to_draw(hand: int, enough: bool) -> None:
    # 4 × 26 + 1 + 1 = 106 of 108
    variant = a_variant(own("deal.hand", hand), rounds=(contract(set=2),))
    assert ("E0309" not in codes(variant)) is enough


@pytest.mark.parametrize(("size", "possible"), [(8, True), (9, True), (10, False)])
def test_a_set_of_two_packs_has_eight_natural_cards_and_its_wild_ones(size: int, possible: bool) -> None:
    bound = Bound(least=size, most=size)
    variant = a_variant(own("set.size", bound, "set"), rounds=(contract(set=1),))
    assert ("E0312" not in codes(variant)) is possible


@pytest.mark.parametrize(("size", "possible"), [(5, True), (6, False)])
def test_a_set_of_different_suits_has_four_natural_cards(size: int, possible: bool) -> None:
    lines = (own("set.size", Bound(least=size, most=size), "set"), own("set.suits", Suits.DIFFERENT, "set"))
    assert ("E0312" not in codes(a_variant(*lines, rounds=(contract(set=1),)))) is possible


@pytest.mark.parametrize(("least", "possible"), [(3, True), (4, False)])
def test_a_meld_has_room_for_its_natural_cards(least: int, possible: bool) -> None:
    naturals = own("wild-cards.natural-cards-per-meld", Bound(least=least))
    variant = a_variant(naturals, rounds=(contract(set=1),))
    assert ("E0312" not in codes(variant)) is possible
    marked = [label for one in found(variant) for label in one.labels if label.key == "naturals"]
    assert [dict(label.args)["least"] for label in marked] == ([] if possible else [least])


def test_k007_a_run_longer_than_its_places() -> None:
    bound = Bound(least=15, most=15)
    variant = a_variant(own("run.size", bound, "run"), own("deal.hand", 16), rounds=(contract(run=1),))
    assert "E0314" in codes(variant)


# -- what is missing, and what nobody reads ----------------------------------------------------------------------------


def test_a_missing_rule_is_told_once_for_all_rounds_and_tables() -> None:
    (one,) = found(without(a_variant(), "deal.hand"))
    assert one.code == "E0301"
    assert "round" not in dict(one.args)


def test_a_rule_that_is_missing_in_one_round_names_it() -> None:
    variant = without(a_variant(), "deal.hand").model_copy()
    lines = (*variant.lines, own("deal.hand", 11, rounds=(1, 3)))
    assert args(variant.model_copy(update={"lines": lines}), "E0301")["round"] == 2


def test_a_family_line_without_effect_is_no_fault_of_the_file() -> None:
    assert codes(a_variant(own("wild-cards.swap", WildSwap.FORBIDDEN))) == []


def test_the_same_line_in_the_file_is() -> None:
    variant = a_variant(
        own("wild-cards.swap", WildSwap.FORBIDDEN), own("wild-cards.per-meld", Bound(), act=Act.MELDING)
    )
    assert codes(variant) == ["E0307"]


def test_a_line_for_three_options_together_has_its_table() -> None:
    lines = [own("deal.hand", 12, options=("a", "b", "c"))]
    assert codes(with_options(a_variant(*lines), "a", "b", "c")) == []


def test_a_round_after_the_last_is_not_told_as_without_effect() -> None:
    assert codes(a_variant(own("deal.hand", 12, rounds=(9,)))) == ["E0303"]


def test_a_joker_has_a_price_where_there_are_jokers() -> None:
    assert codes(without(a_variant(), "scoring.joker")) == ["E0305"]
    priced = own("scoring.joker", 20)
    assert "E0307" in codes(a_variant(own("deck.jokers", 0), own("deck.wild", CardClass(ranks=(2,))), priced))


# -- printed numbers -------------------------------------------------------------------------------------------------


def expecting(section: str, number: int, **more: object) -> Variant:
    when = Qualifiers(**more.pop("when", {}))  # type: ignore[arg-type]
    origin = Origin(file="own", line=7, column=3, end_column=5)
    expectation = Expectation(section=section, number=number, when=when, origin=origin, **more)  # type: ignore[arg-type]
    return a_variant().model_copy(update={"expectations": (expectation,)})


@pytest.mark.parametrize(("number", "agrees"), [(108, True), (106, False)])
def test_ar_05_the_printed_number_of_cards(number: int, agrees: bool) -> None:
    assert codes(expecting("deck", number)) == ([] if agrees else ["E0308"])


@pytest.mark.parametrize(("number", "agrees"), [(7, True), (8, False)])
def test_ar_30_the_printed_number_of_contract_cards(number: int, agrees: bool) -> None:
    assert codes(expecting("rounds", number, when={"rounds": (2,)})) == ([] if agrees else ["E0308"])


@pytest.mark.parametrize(("number", "agrees"), [(33, True), (34, False)])
def test_ar_70_the_printed_points(number: int, agrees: bool) -> None:
    # A♠ Q♥ 3♦
    assert codes(expecting("scoring", number, cards=(39, 37, 15))) == ([] if agrees else ["E0308"])


def test_a_printed_number_speaks_of_the_table_that_agreed_nothing_else() -> None:
    variant = with_options(expecting("deck", 108), "more")
    lines = (*variant.lines, own("deck.packs", 3, options=("more",)))
    assert codes(variant.model_copy(update={"lines": lines})) == []


# -- how many tables are asked ---------------------------------------------------------------------------------------


def test_numbers_of_players_that_make_no_difference_are_one_table() -> None:
    assert [(one.fewest, one.seats) for one in cases(a_variant())] == [(2, 4)]


def test_numbers_of_players_that_a_line_names_are_asked_apart() -> None:
    variant = a_variant(own("deck.packs", 3, players=Bound(least=4, most=4)))
    assert [(one.fewest, one.seats) for one in cases(variant)] == [(2, 3), (4, 4)]


def test_absurd_numbers_are_told_before_anything_is_counted() -> None:
    start = time.perf_counter()
    huge = own("rounds.contract", contract(set=2), 10_000)
    assert codes(a_variant(huge, own("players.number", Bound(least=2, most=10_000)))) == ["E0229", "E0229"]
    assert time.perf_counter() - start < 1


def test_a_file_with_very_many_options_is_not_tried_in_all_pairs() -> None:
    names = [f"option {number}" for number in range(400)]
    lines = (own("deal.hand", 12, options=(name,)) for name in names)
    variant = with_options(a_variant(*lines), *names)
    assert len(cases(variant)) <= 300


def test_an_option_that_no_line_names_is_not_tried() -> None:
    assert len(cases(with_options(a_variant(), "idle"))) == 1


@pytest.mark.parametrize(
    ("jokers", "wild", "told"),
    [
        (4, CardClass(ranks=(2,)), True),
        (4, CardClass(), True),
        (4, CardClass(ranks=(2,), jokers=True), False),
        (0, CardClass(ranks=(2,)), False),
    ],
)
def test_jokers_that_nothing_makes_wild_are_remarked_upon(jokers: int, wild: CardClass, told: bool) -> None:
    assert ("N0506" in codes(a_variant(own("deck.jokers", jokers), own("deck.wild", wild)))) == told


def test_jokers_that_are_wild_in_some_rounds_are_good_for_something() -> None:
    twos = own("deck.wild", CardClass(ranks=(2,)), rounds=(1,))
    assert "N0506" not in codes(a_variant(own("deck.jokers", 4), own("deck.wild", CardClass(jokers=True)), twos))
