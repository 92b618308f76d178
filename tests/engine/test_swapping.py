"""Swapping: a natural card takes the place of a wild one, which moves to an end of the same run."""

import pytest

from carioca_dsl.engine import Swap, Swapped, allowed, legal_actions, step
from carioca_dsl.model import CardClass, From, SwapBy, WildSwap
from tests.support.deals import CHANCE, adding, after, against, lay_out, one_round, swapping, texts
from tests.support.variants import contract

RULES = one_round(contract(set=1, run=1))
INNER = {0: ["J♣ J♦ J♥", "4♠ ★ 6♠ 7♠"]}


def test_ar_54_ar_55_a_natural_card_takes_the_place_of_a_joker_inside_a_run():
    state = lay_out(RULES, "5♠ K♥", "2♥", table=INNER)
    then, events = step(RULES, state, swapping(state, "5♠", "★", 0, 2, "high"), CHANCE)
    assert allowed(RULES, state, swapping(state, "5♠", "★", 0, 2, "high"))
    assert texts(then.table[0][1].cards) == "4♠ 5♠ 6♠ 7♠ ★"
    assert isinstance(events[0], Swapped)
    low = after(RULES, state, swapping(state, "5♠", "★", 0, 2, "low"))
    assert texts(low.table[0][1].cards) == "★ 4♠ 5♠ 6♠ 7♠"


def test_ar_56_the_joker_never_returns_to_a_hand():
    state = lay_out(RULES, "5♠ K♥", "2♥", table=INNER)
    for end in ("low", "high"):
        assert texts(after(RULES, state, swapping(state, "5♠", "★", 0, 2, end)).hand) == "K♥"


def test_ar_57_the_joker_stays_in_its_run():
    state = lay_out(RULES, "5♠ K♥", "2♥", table={**INNER, 1: ["Q♣ Q♦ Q♥", "5♦ 6♦ 7♦ 8♦"]})
    then = after(RULES, state, swapping(state, "5♠", "★", 0, 2, "high"))
    assert then.table[1] == state.table[1]
    assert then.table[0][0] == state.table[0][0]


def test_d_ar_5_the_player_names_the_end_where_both_are_free():
    state = lay_out(RULES, "5♠ K♥", "2♥", table=INNER)
    assert against(RULES, state, swapping(state, "5♠", "★", 0, 2)) == ["law.name-the-end"]
    offered = [action for action in legal_actions(RULES, state) if isinstance(action, Swap)]
    assert {action.end for action in offered} == {"low", "high"}


def test_d_ar_5_one_free_end_needs_no_name():
    state = lay_out(RULES, "3♠ K♥", "2♥", table={0: ["J♣ J♦ J♥", "A♠ 2♠ ★ 4♠"]})
    assert allowed(RULES, state, swapping(state, "3♠", "★", 0, 2))
    assert texts(after(RULES, state, swapping(state, "3♠", "★", 0, 2)).table[0][1].cards) == "A♠ 2♠ 3♠ 4♠ ★"


def test_k022_no_swap_in_a_run_that_is_full():
    suit = "A♠ 2♠ ★ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠"
    state = lay_out(RULES, "3♠ K♥", "2♥", table={0: ["J♣ J♦ J♥", suit]})
    assert against(RULES, state, swapping(state, "3♠", "★", 0, 2)) == ["law.run-full"]
    assert not any(isinstance(action, Swap) for action in legal_actions(RULES, state))


def test_d_ar_4_no_swap_in_a_set():
    state = lay_out(RULES, "J♥ K♥", "2♥", table={0: ["J♣ J♦ ★", "4♠ 5♠ 6♠ 7♠"]})
    assert against(RULES, state, swapping(state, "J♥", "★", 0, 1)) == ["wild-cards.swap"]
    assert allowed(RULES, state, adding(state, "J♥", 0, 1))


def test_ar_58_only_the_card_for_which_the_joker_stands():
    state = lay_out(RULES, "5♥ 8♠ K♥", "2♥", table=INNER)
    assert against(RULES, state, swapping(state, "5♥", "★", 0, 2)) == ["law.not-its-place"]
    assert against(RULES, state, swapping(state, "8♠", "★", 0, 2)) == ["law.not-its-place"]


def test_d_ar_7_k019_a_card_for_which_a_joker_at_the_end_stands_can_only_be_swapped_in():
    state = lay_out(RULES, "2♠ A♠ 6♠ K♥", "2♥", table={0: ["J♣ J♦ J♥", "★ 3♠ 4♠ 5♠"]})
    assert against(RULES, state, adding(state, "2♠", 0, 2)) == ["law.place-taken"]
    assert allowed(RULES, state, swapping(state, "2♠", "★", 0, 2, "low"))
    assert allowed(RULES, state, adding(state, "A♠", 0, 2))
    assert allowed(RULES, state, adding(state, "6♠", 0, 2))


def test_k041_any_joker_and_any_wild_rank():
    for joker in range(4):
        others = "★ " * joker
        state = lay_out(RULES, f"{others}5♠ K♥", "2♥", table=INNER)
        assert allowed(RULES, state, swapping(state, "5♠", "★", 0, 2, "high"))
    rules = one_round(contract(set=1, run=1), deck__wild=CardClass(ranks=(2,), jokers=True))
    state = lay_out(rules, "5♠ K♥", "9♥", table={0: ["J♣ J♦ J♥", "4♠ 2♦ 6♠ 7♠"]})
    assert allowed(rules, state, swapping(state, "5♠", "2♦", 0, 2, "high"))


def test_k042_no_wild_card_for_a_wild_card():
    state = lay_out(RULES, "★ K♥", "2♥", table=INNER)
    assert against(RULES, state, swapping(state, "★", "★", 0, 2)) == ["law.wild-for-wild"]


def test_only_a_wild_card_of_that_meld_is_swapped():
    state = lay_out(RULES, "5♠ K♥", "2♥", table={0: ["J♣ J♦ ★", "4♠ 5♠ 6♠ 7♠"]})
    assert against(RULES, state, swapping(state, "5♠", "5♠", 0, 2)) == ["law.not-wild"]
    assert against(RULES, state, swapping(state, "5♠", "★", 0, 2)) == ["law.not-in-meld"]


def test_k039_d_ar_6_not_in_the_opening_turn_and_not_before():
    state = lay_out(RULES, "5♠ K♥", "2♥", table=INNER, opened={0: 20}, turn=20)
    assert against(RULES, state, swapping(state, "5♠", "★", 0, 2, "high")) == ["wild-cards.swap-from"]
    state = lay_out(RULES, "2♥", "5♠ K♥", table=INNER, seat=1)
    assert against(RULES, state, swapping(state, "5♠", "★", 0, 2, "high")) == ["wild-cards.swap-by"]
    assert not any(isinstance(action, Swap) for action in legal_actions(RULES, state))


def test_swaps_by_anyone_and_from_the_opening_turn():
    rules = one_round(contract(set=1, run=1), wild_cards__swap_by=SwapBy.ANYONE)
    state = lay_out(rules, "2♥", "5♠ K♥", table=INNER, seat=1)
    assert allowed(rules, state, swapping(state, "5♠", "★", 0, 2, "high"))
    rules = one_round(contract(set=1, run=1), wild_cards__swap_from=From.OPENING_TURN)
    state = lay_out(rules, "5♠ K♥", "2♥", table=INNER, opened={0: 20}, turn=20)
    assert allowed(rules, state, swapping(state, "5♠", "★", 0, 2, "high"))


def test_no_swap_where_the_rules_forbid_it():
    rules = one_round(contract(set=1, run=1), wild_cards__swap=WildSwap.FORBIDDEN)
    state = lay_out(rules, "5♠ K♥", "2♥", table=INNER)
    assert "wild-cards.swap" in against(rules, state, swapping(state, "5♠", "★", 0, 2, "high"))
    assert not any(isinstance(action, Swap) for action in legal_actions(rules, state))


@pytest.mark.parametrize("extra", ["", "8♠ "])
def test_k027_a_run_beyond_the_limit_of_the_opening_takes_a_swap(extra):
    state = lay_out(RULES, f"5♠ K♥ {extra}", "2♥", table={0: ["J♣ J♦ J♥", "4♠ ★ ★ 7♠ ★"]})
    wild = swapping(state, "5♠", "★", 0, 2, "low")
    assert allowed(RULES, state, wild)


def test_any_number_of_swaps_in_a_turn():
    state = lay_out(RULES, "5♠ 6♠ K♥", "2♥", table={0: ["J♣ J♦ J♥", "4♠ ★ ★ 7♠"]})
    first, second = (card for card in state.table[0][1].cards[1:3])
    state = after(RULES, state, Swap(0, state.hand[0], first, 0, 2, "high"))
    state = after(RULES, state, Swap(0, state.hand[0], second, 0, 2, "high"))
    assert texts(state.table[0][1].cards) == "4♠ 5♠ 6♠ 7♠ ★ ★"
