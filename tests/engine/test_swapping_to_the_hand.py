"""Swapping to the hand: the natural card takes the wild card's place, and the wild card is one of the hand."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import make_bot
from carioca_dsl.compiler import read_step
from carioca_dsl.engine import Match, Open, Swap, Swapped, allowed, legal_actions, step
from carioca_dsl.melds import melds_of
from carioca_dsl.model import CardClass, Discarding, FinalDiscard, From, SwapBy, WildSwap
from carioca_dsl.referee import action_of, action_text
from tests.support.deals import (
    CHANCE,
    adding,
    after,
    against,
    lay_out,
    one_round,
    opening,
    swapping,
    texts,
    throwing,
)
from tests.support.random_rules import random_rules
from tests.support.variants import contract, line

TWOS = CardClass(ranks=(2,), jokers=True)
TO_HAND = {"wild_cards__swap": WildSwap.TO_HAND, "wild_cards__swap_by": SwapBy.ANYONE, "deck__wild": TWOS}
RULES = one_round(contract(set=1, run=1), **TO_HAND)
TABLE = {1: ["5♦ ★ 2♦", "8♠ ★ 10♠ J♠"]}


def swaps_offered(rules, state):
    return {
        action_text(action, ("ana", "beto"), "en") for action in legal_actions(rules, state) if isinstance(action, Swap)
    }


def test_d_cl_18_the_wild_card_is_a_card_of_the_hand():
    state = lay_out(RULES, "5♥ K♥", "3♥", table=TABLE)
    then, (event,) = step(RULES, state, swapping(state, "5♥", "★", 1, 1), CHANCE)
    assert texts(then.hand) == "K♥ ★"
    assert texts(then.table[1][0].cards) == "5♦ 5♥ 2♦"
    assert isinstance(event, Swapped)
    assert (event.end, event.wild) == (None, state.table[1][0].cards[2])
    assert sorted((*then.hand, *then.table[1][0].cards)) == sorted((*state.hand, *state.table[1][0].cards))
    assert allowed(RULES, then, throwing(then, "★"))


def test_d_cl_16_d_cl_19_swap_before_opening_and_open_with_it_in_the_same_turn():
    state = lay_out(RULES, "9♠ 5♥ J♣ J♦ K♣ 7♥ 6♥ 4♥ 2♠", "3♥", table=TABLE)
    laid = "J♣ J♦ ★ | 4♥ 5♥ 6♥ 7♥"
    assert against(RULES, state, opening(state, laid))
    state = after(RULES, state, swapping(state, "9♠", "★", 1, 2))
    assert any(isinstance(action, Open) for action in legal_actions(RULES, state))
    state = after(RULES, state, opening(state, laid))
    assert texts(state.hand) == "K♣ 2♠"


def test_d_cl_16_not_before_the_draw():
    state = lay_out(RULES, "5♥ K♥", "3♥", table=TABLE, phase="draw")
    assert against(RULES, state, swapping(state, "5♥", "★", 1, 1)) == ["law.draw-first"]


def test_d_cl_19_any_number_of_swaps_in_a_turn_and_what_comes_may_go_on():
    state = lay_out(RULES, "5♥ 5♣ 9♠ 2♠ K♥", "3♥", table={1: ["5♦ ★ 2♦", "8♠ ★ 10♠ J♠", "A♦ ★ 3♦ 4♦"]})
    for card, wild, number in (("5♥", "2♦", 1), ("5♣", "★", 1), ("9♠", "★", 2), ("2♦", "★", 3)):
        state = after(RULES, state, swapping(state, card, wild, 1, number))
        assert len(state.hand) == 5
    assert [texts(meld.cards) for meld in state.table[1]] == ["5♣ 5♦ 5♥", "8♠ 9♠ 10♠ J♠", "A♦ 2♦ 3♦ 4♦"]
    assert texts(state.hand) == "2♠ K♥ ★ ★ ★"
    assert not swaps_offered(RULES, state)


def test_each_swap_is_offered_once_and_names_the_wild_card():
    state = lay_out(RULES, "5♥ 5♥ 9♠ K♥", "3♥", table={1: ["5♦ ★ ★ 2♦", "8♠ ★ 10♠ J♠"]})
    assert swaps_offered(RULES, state) == {
        "ana swaps: 5♥ for ★ in beto 1",
        "ana swaps: 5♥ for 2♦ in beto 1",
        "ana swaps: 9♠ for ★ in beto 2",
    }
    swaps = [action for action in legal_actions(RULES, state) if isinstance(action, Swap)]
    assert len(swaps) == 3
    assert not any(action.end for action in swaps)


def test_a_written_swap_is_read_back_as_the_same_action():
    names = ("ana", "beto")
    table = {1: ["5♦ ★ ★ 2♦", "A♠ 2♠ 2♥ 2♠ ★ 6♠"]}
    state = lay_out(RULES, "5♥ 3♠ 4♠ 5♠ K♥", "7♥", table=table)
    swaps = [action for action in legal_actions(RULES, state) if isinstance(action, Swap)]
    assert len(swaps) == 7
    for action in swaps:
        read = read_step(action_text(action, names, "en"), "en", names=names)
        assert action_of(read, names, state) == action
        assert allowed(RULES, state, action)
    then = after(RULES, state, *(action for action in swaps if action.number == 2))
    assert texts(then.table[1][1].cards) == "A♠ 2♠ 3♠ 4♠ 5♠ 6♠"


def test_no_end_is_named():
    state = lay_out(RULES, "9♠ K♥", "3♥", table=TABLE)
    assert against(RULES, state, swapping(state, "9♠", "★", 1, 2, "low")) == ["law.to-the-hand"]


def test_the_last_card_may_be_swapped_because_another_is_left_for_the_discard():
    state = lay_out(RULES, "9♠", "3♥", table={0: ["J♣ J♦ J♥", "A♦ 2♦ 3♦ 4♦"], **TABLE})
    assert RULES.turn.final_discard is FinalDiscard.REQUIRED
    then = after(RULES, state, swapping(state, "9♠", "★", 1, 2))
    assert texts(then.hand) == "★"
    assert after(RULES, then, throwing(then, "★")).outcome is not None
    within = one_round(contract(set=1, run=1), wild_cards__swap_by=SwapBy.ANYONE)
    state = lay_out(within, "9♠", "3♥", table={1: ["5♦ 5♣ 5♥", "8♠ ★ 10♠ J♠"]})
    assert against(within, state, swapping(state, "9♠", "★", 1, 2, "low")) == ["turn.final-discard"]


@pytest.mark.parametrize(("grows", "out"), [(5, True), (4, False)])
def test_where_the_last_card_is_laid_a_swap_must_lead_to_a_place_for_the_wild_card(grows, out):
    rules = one_round(contract(set=1, run=1), turn__final_discard=FinalDiscard.FORBIDDEN, **TO_HAND)
    limits = [line("set.grows-to", 3, "set", level=1), line("run.grows-to", grows, "run", level=1)]
    rules = with_lines(rules, limits)
    state = lay_out(rules, "9♠", "3♥", table={0: ["J♣ J♦ J♥"], 1: ["8♠ ★ 10♠ J♠"]})
    found = against(rules, state, swapping(state, "9♠", "★", 1, 1))
    assert found == ([] if out else ["turn.final-discard"])
    if out:
        state = after(rules, state, swapping(state, "9♠", "★", 1, 1))
        assert after(rules, state, adding(state, "★", 1, 1, "low")).outcome is not None


def with_lines(rules, lines):
    """The same round with other limits of growth."""
    by_kind = {entry.subject: entry.values[0] for entry in lines}
    kinds = tuple(kind.model_copy(update={"grows_to": by_kind[kind.name]}) for kind in rules.kinds)
    return rules.model_copy(update={"kinds": kinds})


def test_a_wild_card_that_may_not_be_thrown_stays_in_the_hand():
    rules = one_round(contract(set=1, run=1), turn__discard_of_wild_cards=Discarding.UNLESS_FORCED, **TO_HAND)
    state = lay_out(rules, "9♠ K♥", "3♥", table=TABLE)
    state = after(rules, state, swapping(state, "9♠", "★", 1, 2))
    assert against(rules, state, throwing(state, "★")) == ["turn.discard-of-wild-cards"]


def test_only_by_players_who_have_opened_and_from_the_next_turn_where_that_is_the_rule():
    changed = {**TO_HAND, "wild_cards__swap_by": SwapBy.OPENED, "wild_cards__swap_from": From.NEXT_TURN}
    rules = one_round(contract(set=1, run=1), **changed)
    assert rules.wild_cards.swap_from is From.NEXT_TURN
    state = lay_out(rules, "9♠ K♥", "3♥", table=TABLE)
    assert against(rules, state, swapping(state, "9♠", "★", 1, 2)) == ["wild-cards.swap-by"]
    assert not swaps_offered(rules, state)
    mine = {0: ["J♣ J♦ J♥", "A♦ 2♦ 3♦ 4♦"], **TABLE}
    state = lay_out(rules, "9♠ K♥", "3♥", table=mine, opened={0: 20}, turn=20)
    assert against(rules, state, swapping(state, "9♠", "★", 1, 2)) == ["wild-cards.swap-from"]
    state = lay_out(rules, "9♠ K♥", "3♥", table=mine)
    assert allowed(rules, state, swapping(state, "9♠", "★", 1, 2))


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_rules(), st.integers(0, 10**6), st.sampled_from(["random", "greedy"]))
def test_d_cl_50_each_swap_leaves_one_wild_card_fewer_on_the_table_so_a_turn_ends(rules, seed, bot):
    entry = rules.rounds[0]
    swap = entry.wild_cards.model_copy(
        update={"swap": WildSwap.TO_HAND, "swap_in": None, "swap_by": SwapBy.ANYONE, "swap_from": None}
    )
    rules = rules.model_copy(update={"rounds": (entry.model_copy(update={"wild_cards": swap}),)})
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=60)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        action = bots[match.seat].choose(match.view(match.seat))
        before = match.deal
        match.apply(action)
        if isinstance(action, Swap) and match.deal.turn == before.turn:
            assert wild_on_the_table(rules, match.deal) == wild_on_the_table(rules, before) - 1
            assert len(match.deal.hands[action.seat]) == len(before.hands[action.seat])
            assert action.wild in match.deal.hands[action.seat]


def wild_on_the_table(rules, deal):
    room = melds_of(rules.rounds[0])
    return sum(room.wild_in(meld, card) for melds in deal.table for meld in melds for card in meld.cards)
