"""Facts: every rule is said, grouped by when it holds, with what follows from it and where it comes from."""

import pytest

from carioca_dsl.model import Bound, Corner, DrawFrom, FinalDiscard, Mark, declared_rules
from carioca_dsl.prose.facts import UNSAID, Fact, Scope, Standing, fact_classes, facts
from tests.prose.support import shipped
from tests.support.shipped import read_anew
from tests.support.variants import a_variant, contract, line


def found(variant: object, key: str) -> list[Fact]:
    return [fact for fact in facts(variant) if fact.key() == key]  # type: ignore[arg-type]


@pytest.mark.parametrize("rule", declared_rules())
def test_each_rule_is_said_by_a_fact_or_listed_with_the_reason_why_not(rule: str) -> None:
    said = {name for fact in fact_classes() for name in fact.rules}
    assert (rule in said) != (rule in UNSAID)


def test_no_fact_says_a_rule_that_does_not_exist() -> None:
    assert {rule for fact in fact_classes() for rule in fact.rules} <= set(declared_rules())
    assert set(UNSAID) <= set(declared_rules())


def test_what_differs_between_rounds_makes_a_fact_for_each_group_of_rounds() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(3,)))
    hands = [(fact.scope.rounds, fact.cards) for fact in found(variant, "hand_size")]  # type: ignore[attr-defined]
    assert hands == [((1, 2), 11), ((3,), 12)]


def test_what_differs_between_tables_makes_a_fact_for_each_number_of_players() -> None:
    variant = a_variant(line("deck.packs", 3, players=Bound(least=4, most=4)))
    packs = [(fact.scope.seats, fact.packs) for fact in found(variant, "packs")]  # type: ignore[attr-defined]
    assert packs == [(Bound(least=2, most=3), 2), (Bound(least=4, most=4), 3)]


def test_a_value_of_one_round_at_one_table_is_said_of_both() -> None:
    variant = a_variant(line("deal.hand", 12, rounds=(3,), players=Bound(least=2, most=2)))
    scopes = {fact.scope: fact.cards for fact in found(variant, "hand_size")}  # type: ignore[attr-defined]
    assert scopes[Scope(rounds=(3,), seats=Bound(least=2, most=2))] == 12
    assert scopes[Scope(rounds=(1, 2), seats=Bound(least=2, most=2))] == 11


def test_d_ar_16_opening_goes_out_where_the_hand_is_the_contract_and_the_discard() -> None:
    assert [fact.rounds for fact in found(shipped("argentina"), "opening_goes_out")] == [(6, 7)]  # type: ignore[attr-defined]


def test_k062_opening_may_use_the_last_card_where_no_discard_is_needed() -> None:
    variant = a_variant(line("turn.final-discard", FinalDiscard.OPTIONAL, level=1), rounds=(contract(run=3),))
    (fact,) = found(variant, "opening_goes_out")
    assert not fact.discard  # type: ignore[attr-defined]


def test_opening_goes_out_is_not_said_where_cards_are_left() -> None:
    assert not found(a_variant(rounds=(contract(set=2),)), "opening_goes_out")


def test_ar_17_the_longest_run_has_two_aces() -> None:
    (fact,) = found(shipped("argentina"), "run_growth")
    assert fact.longest == 14  # type: ignore[attr-defined]
    assert fact.two_aces  # type: ignore[attr-defined]


def test_a_run_around_the_corner_has_no_longest() -> None:
    variant = a_variant(
        line("run.around-the-corner", Corner.ALLOWED, "run", level=1), line("run.grows-to", None, "run", level=1)
    )
    (fact,) = found(variant, "run_growth")
    assert fact.longest is None  # type: ignore[attr-defined]


def test_ar_05_the_cards_are_counted() -> None:
    assert [fact.total for fact in found(shipped("argentina"), "packs")] == [108]  # type: ignore[attr-defined]


def test_ar_70_the_sum_is_worked_from_the_prices() -> None:
    (fact,) = found(shipped("argentina"), "worked_sum")
    assert (fact.points, fact.total) == ((20, 10, 3), 33)  # type: ignore[attr-defined]


def test_nothing_is_said_about_throwing_back_where_nothing_is_taken() -> None:
    assert not found(a_variant(line("turn.draw", DrawFrom.STOCK, level=1)), "discard_taken")


def test_without_wild_cards_nothing_is_said_about_them() -> None:
    variant = a_variant(line("deck.jokers", 0, level=1))
    about = {"wild_limit", "wild_stands_for", "swap", "swap_who", "wild_upcards", "discard_wild", "natural_card"}
    assert not about & {fact.key() for fact in facts(variant)}


def test_a_mark_in_the_file_shows_in_the_fact() -> None:
    for mark, standing in ((Mark.CONVENTION, Standing.CONVENTION), (Mark.INFERRED, Standing.INFERRED)):
        marked = line("turn.draw", DrawFrom.STOCK, level=1).model_copy(update={"marks": (mark,)})
        assert found(a_variant(marked), "draw")[0].standing is standing


def test_what_a_file_leaves_to_the_family_is_a_convention() -> None:
    variant = a_variant(line("turn.draw", DrawFrom.EITHER, level=1)).model_copy(update={"based_on": ("family",)})
    assert found(variant, "draw")[0].standing is Standing.STATED
    assert found(variant, "going_out")[0].standing is Standing.CONVENTION


def test_a_mark_belongs_to_the_rounds_of_its_line() -> None:
    general = line("deal.hand", 11, level=1).model_copy(update={"marks": (Mark.CONVENTION,)})
    variant = a_variant(general, line("deal.hand", 12, level=1, rounds=(3,)))
    standings = {fact.scope.rounds: fact.standing for fact in found(variant, "hand_size")}
    assert standings == {(1, 2): Standing.CONVENTION, (3,): Standing.STATED}


def test_facts_are_the_same_every_time() -> None:
    assert facts(shipped("argentina")) == facts(read_anew("argentina"))
