"""How a deal ends: going out, an empty stock, nothing to reshuffle."""

import pytest

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import (
    Chance,
    Match,
    Outcome,
    Reshuffled,
    RoundOver,
    RoundVoid,
    WentOut,
    begin_turn,
    check_cards,
    legal_actions,
    step,
)
from carioca_dsl.model import Bound, Exhausted, NothingLeft
from tests.support.deals import CHANCE, against, draw, lay_out, one_round, texts, throwing
from tests.support.variants import a_variant, contract, line

RULES = one_round(contract(set=2))


def thrown(rules, state, card):
    return step(rules, state, throwing(state, card), CHANCE)


def test_ar_52_the_discard_that_empties_the_hand_ends_the_deal_at_once():
    state = lay_out(RULES, "K♥", "2♥ 3♥", "4♥", table={0: ["8♣ 8♦ 8♥"]})
    then, events = thrown(RULES, state, "K♥")
    assert then.outcome == Outcome("out", 0)
    assert events[-1] == WentOut(0)


def test_d_ar_14_nobody_plays_on_when_somebody_is_out():
    state = lay_out(RULES, "K♥", "2♥ 3♥", "4♥", table={0: ["8♣ 8♦ 8♥"]})
    then, _ = thrown(RULES, state, "K♥")
    assert list(legal_actions(RULES, then)) == []
    for action in (draw(then), draw(then, "discards"), throwing(then, "K♥")):
        assert against(RULES, then, action) == ["law.deal-over"]


def test_ar_59_k086_the_top_discard_stays_and_the_others_become_the_stock():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣ 7♣ 8♣ 9♣", goes_on=False)
    then, events = thrown(RULES, state, "K♥")
    assert events[-1] == Reshuffled(5)
    assert texts(then.discards) == "K♥"
    assert sorted(then.stock) == sorted(state.discards)
    assert then.phase == "draw"
    assert (then.reshuffles, then.seat) == (1, 1)


def test_d_ar_11_the_stock_is_looked_at_when_the_next_turn_begins():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣", stock="9♦", goes_on=False, phase="draw")
    state, events = step(RULES, state, draw(state), CHANCE)
    # The last card of the stock has been drawn, and this turn is played out first.
    assert state.stock == ()
    assert not any(isinstance(event, Reshuffled) for event in events)
    then, events = thrown(RULES, state, "9♦")
    assert events[-1] == Reshuffled(2)
    assert [type(action).__name__ for action in legal_actions(RULES, then)] == ["Draw", "Draw"]


def test_d_ar_11_a_player_cannot_escape_the_reshuffle_by_taking_the_discard():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣", goes_on=False)
    then, events = thrown(RULES, state, "K♥")
    assert events[-1] == Reshuffled(2)
    then, _ = step(RULES, then, draw(then, "discards"), CHANCE)
    assert len(then.stock) == 2


def test_going_out_comes_before_a_look_at_the_stock():
    state = lay_out(RULES, "K♥", "2♥ 3♥", discards="5♣ 6♣", goes_on=False)
    then, events = thrown(RULES, state, "K♥")
    assert then.outcome == Outcome("out", 0)
    assert not any(isinstance(event, Reshuffled) for event in events)


def test_ar_60_k087_nothing_to_recycle_makes_the_deal_void():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥", goes_on=False)
    then, events = thrown(RULES, state, "K♥")
    assert then.outcome == Outcome("void")
    assert events[-1] == RoundVoid()
    assert list(legal_actions(RULES, then)) == []


def test_d_ar_13_void_at_once_although_one_discard_could_be_taken():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥", goes_on=False)
    then, _ = thrown(RULES, state, "K♥")
    assert texts(then.discards) == "K♥"
    assert against(RULES, then, draw(then, "discards")) == ["law.deal-over"]


def test_k087_elsewhere_the_deal_is_over_and_scored():
    rules = one_round(contract(set=2), end_of_round__nothing_to_reshuffle=NothingLeft.OVER)
    state = lay_out(rules, "K♥ Q♥", "2♥ 3♥", goes_on=False)
    then, events = thrown(rules, state, "K♥")
    assert then.outcome == Outcome("over")
    assert events[-1] == RoundOver()


@pytest.mark.parametrize(("what", "kind"), [(Exhausted.VOID, "void"), (Exhausted.OVER, "over")])
def test_an_empty_stock_may_end_the_deal_at_once(what, kind):
    rules = one_round(contract(set=2), end_of_round__stock_empty=what)
    state = lay_out(rules, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣ 7♣", goes_on=False)
    then, _ = thrown(rules, state, "K♥")
    assert then.outcome == Outcome(kind)


def test_d_ar_23_the_number_of_reshuffles_may_be_limited():
    rules = one_round(contract(set=2), end_of_round__reshuffles=Bound(most=2))
    state = lay_out(rules, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣ 7♣", goes_on=False)
    for made in (0, 1):
        then, events = thrown(rules, state._replace(reshuffles=made), "K♥")
        assert events[-1] == Reshuffled(3)
        assert then.reshuffles == made + 1
    then, _ = thrown(rules, state._replace(reshuffles=2), "K♥")
    assert then.outcome == Outcome("void")


def test_no_reshuffle_at_all():
    rules = one_round(contract(set=2), end_of_round__reshuffles=Bound(most=0))
    state = lay_out(rules, "K♥ Q♥", "2♥ 3♥", discards="5♣ 6♣ 7♣", goes_on=False)
    assert thrown(rules, state, "K♥")[0].outcome == Outcome("void")


def test_k091_k096_a_reshuffle_keeps_every_card_in_one_place():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥")
    # The whole rest of the pack lies on the discard pile.
    state = state._replace(stock=(), discards=state.stock)
    check_cards(RULES, state)
    then, _ = thrown(RULES, state, "K♥")
    check_cards(RULES, then)
    assert len(then.stock) == len(state.discards)
    assert faces_text(then.stock) != faces_text(state.discards)


def test_the_order_of_the_new_stock_hangs_on_seed_deal_and_number_alone():
    state = lay_out(RULES, "K♥ Q♥", "2♥ 3♥")
    state = state._replace(stock=(), discards=state.stock, phase="draw")
    orders = [
        begin_turn(RULES, state._replace(reshuffles=made), Chance(seed, deal))[0].stock
        for seed, deal, made in [(1, 1, 0), (1, 1, 0), (2, 1, 0), (1, 2, 0), (1, 1, 1)]
    ]
    assert orders[0] == orders[1]
    assert len(set(orders)) == 4


def test_k089_a_stock_that_is_empty_from_the_start_is_seen_to_before_the_first_draw():
    # Four times twenty-seven cards are the whole pack: nothing can be drawn or reshuffled, every deal is void, and the
    # engine gives the round up in the end.
    more = line("deal.hand", 27, level=1), line("deal.upcard", 0, level=1)
    match = Match(a_variant(*more, rounds=(contract(set=2),)).rules(4), "abcd", 1)
    assert match.over
    assert match.void_deals == len(match.results) > 1
    assert list(match.legal_actions()) == []
