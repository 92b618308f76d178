"""A discard that the seat in turn leaves for the stock is offered to the others, one after the other."""

import pytest

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import (
    Bought,
    Buy,
    Draw,
    Drew,
    Pass,
    Passed,
    check_cards,
    legal_actions,
    public,
    reasons_against,
    seen_by,
    step,
    thrower,
)
from carioca_dsl.model import Bound, Buyers, CardClass, Price, Unit
from tests.support.buyers import buying_round
from tests.support.deals import CHANCE, after, against, lay_out, of_hand, one_round, opening, texts, throwing
from tests.support.variants import contract

RULES = buying_round()
HANDS = "2♣ 3♣", "K♠ Q♠", "10♠ 10♥", "4♦ 4♥"


def turn(rules=RULES, discards: str = "J♦ 7♣", stock: str = "9♣ 6♥ 5♦", hands=HANDS, **more):
    """The first seat is to draw; the last one threw the top discard."""
    return lay_out(rules, *hands, discards=discards, stock=stock, phase="draw", **more)


def offer(rules=RULES, **more):
    """The first seat has chosen the stock."""
    state = turn(rules, **more)
    return after(rules, state, Draw(state.seat, "stock"))


def buying(state, seat: int) -> Buy:
    return Buy(seat, state.discards[-1])


def test_it_41_the_predecessors_discard_is_free_for_the_seat_in_turn():
    state = after(RULES, turn(), Draw(0, "discards"))
    assert state.phase == "play"
    assert texts(state.hand) == "2♣ 3♣ 7♣"
    assert state.aside.bought in ((), (0, 0, 0, 0))


def test_it_43_when_the_stock_is_chosen_the_discard_is_offered_to_the_next_seat_first():
    chosen, events = step(RULES, turn(), Draw(0, "stock"), CHANCE)
    assert events == ()
    assert (chosen.phase, chosen.seat, chosen.actor) == ("offer", 0, 1)
    assert texts(chosen.hand) == "2♣ 3♣"
    assert list(legal_actions(RULES, chosen)) == [buying(chosen, 1), Pass(1)]


def test_it_43_a_later_seat_buys_only_what_those_before_it_have_left():
    state = offer()
    assert against(RULES, state, buying(state, 2)) == ["law.answer-first"]
    left, events = step(RULES, state, Pass(1), CHANCE)
    assert events == (Passed(1),)
    assert left.actor == 2
    assert against(RULES, left, buying(left, 2)) == []


def test_d_it_63_the_buyer_has_the_card_and_the_seat_in_turn_its_own():
    state = after(RULES, offer(), Pass(1))
    action = buying(state, 2)
    bought, events = step(RULES, state, action, CHANCE)
    assert events == (Bought(2, action.card, 2), Drew(0, "stock", bought.drew))
    assert texts(bought.hands[2]) == "10♠ 10♥ 7♣"
    assert texts(bought.hands[0]) == "2♣ 3♣ 9♣"
    assert texts(bought.discards) == "J♦"
    assert (bought.phase, bought.seat, bought.actor) == ("play", 0, 0)
    assert bought.aside.bought == (0, 0, 1, 0)
    check_cards(RULES, bought)


def test_where_all_pass_the_card_comes_and_the_discard_stays():
    state = after(RULES, offer(), Pass(1))
    done, events = step(RULES, state, Pass(2), CHANCE)
    assert events == (Passed(2), Drew(0, "stock", done.drew))
    assert (done.phase, done.actor) == ("play", 0)
    assert texts(done.discards) == "J♦ 7♣"
    assert texts(done.hand) == "2♣ 3♣ 9♣"
    check_cards(RULES, done)


def test_d_it_63_who_threw_the_card_is_not_asked():
    state = after(RULES, offer(), Pass(1))
    assert thrower(RULES, state) == 3
    assert against(RULES, state, buying(state, 3)) == ["law.own-discard"]
    assert after(RULES, state, Pass(2)).phase == "play"


def test_d_it_60_with_two_players_nothing_is_ever_offered():
    rules = buying_round(2)
    state = lay_out(rules, "2♣ 3♣", "K♠ Q♠", discards="7♣", phase="draw")
    drawn = after(rules, state, Draw(0, "stock"))
    assert drawn.phase == "play"
    assert against(rules, drawn, buying(drawn, 1)) == ["law.own-discard"]


def test_it_76_jokers_are_not_bought_but_d_it_26_free_for_the_seat_in_turn():
    state = turn(discards="J♦ ★")
    drawn = after(RULES, state, Draw(0, "stock"))
    assert drawn.phase == "play"
    assert against(RULES, drawn, buying(drawn, 1)) == ["buying.not-bought"]
    assert texts(after(RULES, state, Draw(0, "discards")).hand) == "2♣ 3♣ ★"


def test_everything_is_bought_where_nothing_is_excepted():
    rules = buying_round(buying__not_bought=CardClass())
    assert offer(rules, discards="★").phase == "offer"


def test_d_it_63_the_choice_of_the_stock_is_final():
    state = offer()
    for source in ("stock", "discards"):
        assert against(RULES, state, Draw(0, source)) == ["law.answer-first"]
    done = after(RULES, state, Pass(1), Pass(2))
    assert against(RULES, done, Draw(0, "discards")) == ["law.already-drawn"]


def test_nobody_plays_while_a_discard_is_offered():
    state = offer()
    assert against(RULES, state, throwing(state, "2♣")) == ["law.answer-first"]
    assert against(RULES, state, Draw(1, "stock")) == ["law.answer-first"]
    assert against(RULES, state, Draw(2, "stock")) == ["law.not-your-turn"]


def test_d_it_63_whether_one_has_opened_does_not_matter():
    state = offer(table={1: ["8♣ 8♦ 8♥", "9♦ 9♥ 9♠"]})
    assert state.actor == 1


def test_k102_where_only_those_buy_who_have_not_opened_the_others_are_passed_over():
    rules = buying_round(buying__who=Buyers.UNOPENED)
    laid = ["8♣ 8♦ 8♥", "9♦ 9♥ 9♠"]
    state = offer(rules, table={1: laid})
    assert state.actor == 2
    assert against(rules, state, buying(state, 1)) == ["buying.who"]
    nobody = offer(rules, opened={1: 1, 2: 1, 3: 1})
    assert nobody.phase == "play"
    assert against(rules, nobody, buying(nobody, 2)) == ["buying.who"]


def test_k102_the_seat_in_turn_comes_first_until_it_has_chosen_the_stock():
    state = turn()
    for seat in (1, 2):
        assert against(RULES, state, buying(state, seat)) == ["buying.offered", "law.nothing-asked"]
    assert against(RULES, state, buying(state, 0)) == ["buying.offered", "law.nothing-asked"]
    assert list(legal_actions(RULES, state)) == [Draw(0, "stock"), Draw(0, "discards")]


def test_k101_a_second_request_for_the_same_discard_has_no_effect():
    state = offer()
    action = buying(state, 1)
    bought = after(RULES, state, action)
    assert against(RULES, bought, action) == ["law.nothing-asked"]
    passed = after(RULES, state, Pass(1))
    for again in (action, Pass(1)):
        assert against(RULES, passed, again) == ["law.nothing-asked"]


def test_k104_nobody_buys_their_own_discard():
    state = after(RULES, offer(), Pass(1))
    assert "law.own-discard" in against(RULES, state, buying(state, 3))
    assert "law.own-discard" in against(RULES, turn(), buying(turn(), 3))


def test_k109_a_late_call_is_refused_with_a_reason():
    late = after(RULES, offer(), Pass(1), Pass(2))
    for seat in (1, 2):
        assert against(RULES, late, buying(late, seat)) == ["law.nothing-asked"]
    thrown = after(RULES, late, throwing(late, "2♣"))
    assert against(RULES, thrown, Buy(2, late.discards[-1])) == ["buying.offered", "law.nothing-asked"]


def test_d_it_63_cards_below_the_top_are_dead():
    state = offer()
    below = Buy(1, state.discards[0])
    assert against(RULES, state, below) == ["law.not-offered"]
    assert against(RULES, state, Buy(1, of_hand(state, "2♣")[0])) == ["law.not-offered"]
    bought = after(RULES, state, buying(state, 1))
    assert texts(bought.discards) == "J♦"
    thrown = after(RULES, bought, throwing(bought, "2♣"))
    assert texts(thrown.discards) == "J♦ 2♣"


def test_k107_a_bought_card_is_not_played_before_ones_own_turn():
    state = offer(hands=("2♣ 3♣", "7♦ 7♥ 8♦ 8♥ 8♠ K♠", *HANDS[2:]))
    bought = after(RULES, state, buying(state, 1))
    melds = tuple(of_hand(bought, text, 1) for text in ("7♣ 7♦ 7♥", "8♦ 8♥ 8♠"))
    now = opening(bought, "2♣")._replace(seat=1, melds=melds)
    assert against(RULES, bought, now) == ["law.not-your-turn"]
    turn_of_the_buyer = after(RULES, bought, throwing(bought, "2♣"), Draw(1, "discards"))
    assert against(RULES, turn_of_the_buyer, now) == []


def test_d_it_64_the_hand_of_a_buyer_is_larger_and_nothing_is_given_back():
    state = after(RULES, offer(), buying(offer(), 1))
    assert len(state.hands[1]) == 3
    assert [action for action in legal_actions(RULES, state) if action.seat == 1] == []


def test_one_buyer_a_card():
    state = after(RULES, offer(), buying(offer(), 1))
    assert state.phase == "play"
    assert against(RULES, state, buying(state, 2)) == ["law.nothing-asked"]


def test_the_first_discard_of_a_deal_is_for_sale_but_not_to_its_thrower():
    rules = buying_round(3, deal__upcard=0)
    state = lay_out(rules, *HANDS[:3], phase="draw", turn=1)
    drawn = after(rules, state, Draw(0, "stock"))
    assert drawn.phase == "play"
    state = after(rules, drawn, throwing(drawn, "2♣"))
    offered = after(rules, state, Draw(1, "stock"))
    assert (offered.phase, offered.actor) == ("offer", 2)
    assert after(rules, offered, Pass(2)).phase == "play"


def test_an_upcard_that_nobody_threw_is_offered_to_all_the_others():
    state = offer(discards="7♣", turn=1)
    assert thrower(RULES, state) is None
    for seat in (1, 2, 3):
        assert state.actor == seat
        state = after(RULES, state, Pass(seat))
    assert state.phase == "play"


def test_an_empty_pile_is_not_offered():
    assert offer(discards="").phase == "play"


def test_who_does_not_play_in_the_deal_is_not_asked_and_threw_nothing():
    state = offer(hands=(HANDS[0], "", HANDS[2], HANDS[3]))
    assert state.actor == 2
    state = offer(hands=(HANDS[0], HANDS[1], HANDS[2], ""))
    assert thrower(RULES, state) == 2
    assert after(RULES, state, Pass(1)).phase == "play"


@pytest.mark.parametrize(("limit", "bought", "may"), [(2, 1, True), (2, 2, False), (0, 0, False), (None, 9, True)])
def test_a_limit_in_a_deal(limit, bought, may):
    rules = buying_round(buying__per_deal=Bound(most=limit))
    state = turn(rules)
    state = state._replace(aside=state.aside._replace(bought=(0, bought, 0, 0)))
    asked = after(rules, state, Draw(0, "stock"))
    if limit == 0:
        assert asked.phase == "play"
    else:
        assert asked.actor == (1 if may else 2)
    expected = [] if may else ["buying.per-deal"]
    assert against(rules, asked, buying(asked, 1)) == expected


def test_a_limit_in_a_match_counts_the_deals_before():
    rules = buying_round(buying__per_match=Bound(most=3))
    for before, bought, may in ((2, 0, True), (2, 1, False), (3, 0, False), (0, 3, False)):
        state = turn(rules)
        aside = state.aside._replace(bought=(0, bought, 0, 0), bought_before=(0, before, 0, 0))
        asked = after(rules, state._replace(aside=aside), Draw(0, "stock"))
        assert asked.actor == (1 if may else 2)
        if not may:
            (reason,) = reasons_against(rules, asked, buying(asked, 1))
            assert (reason.id, reason.args) == (
                "buying.per-match",
                (("value", Bound(most=3)), ("bought", before + bought)),
            )


def test_extra_cards_come_off_the_stock_before_the_card_of_the_seat_in_turn():
    rules = buying_round(buying__extra_cards=2)
    state = offer(rules)
    bought, events = step(rules, state, buying(state, 1), CHANCE)
    assert texts(bought.hands[1]) == "K♠ Q♠ 7♣ 9♣ 6♥"
    assert texts(bought.hands[0]) == "2♣ 3♣ 5♦"
    assert isinstance(events[0], Bought)
    assert faces_text(events[0].extra) == "9♣ 6♥"
    check_cards(rules, bought)


def test_extra_cards_leave_the_seat_in_turn_its_card():
    rules = buying_round(buying__extra_cards=2)
    for stock, extra in (("9♣ 6♥", "9♣"), ("9♣", "")):
        state = offer(rules, stock=stock, goes_on=False)
        bought, events = step(rules, state, buying(state, 1), CHANCE)
        assert faces_text(events[0].extra) == extra
        assert texts(bought.hand).endswith(stock.split()[-1])
        assert not bought.stock


def test_extra_cards_are_known_to_their_buyer_alone():
    rules = buying_round(buying__extra_cards=1)
    state = offer(rules)
    bought, events = step(rules, state, buying(state, 1), CHANCE)
    for seat in (0, 2, 3, None):
        assert public(events[0], seat).extra == (None,)
    assert public(events[0], 1) == events[0]
    assert seen_by(bought, 2).aside == bought.aside


def test_a_price_in_points_costs_no_coins():
    rules = buying_round(buying__price=Price(amount=5, unit=Unit.POINTS))
    state = offer(rules)
    _, events = step(rules, state, buying(state, 1), CHANCE)
    assert events[0].coins == 0


def test_a_view_knows_whose_answer_is_waited_for():
    state = offer()
    for seat in range(4):
        seen = seen_by(state, seat)
        assert list(legal_actions(RULES, seen)) == [buying(state, 1), Pass(1)]


def test_where_nobody_buys_nothing_is_offered():
    rules = one_round(contract(set=2), 4)
    state = lay_out(rules, *HANDS, discards="7♣", phase="draw")
    assert against(rules, state, buying(state, 1)) == ["buying.who"]
    assert against(rules, state, Draw(1, "discards")) == ["law.not-your-turn", "buying.who"]
    assert after(rules, state, Draw(0, "stock")).phase == "play"


def test_where_discards_are_bought_taking_one_out_of_turn_is_no_purchase():
    assert against(RULES, turn(), Draw(1, "discards")) == ["law.not-your-turn"]
