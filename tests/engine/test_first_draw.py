"""The seat that starts may refuse the first card from the stock and take the next one."""

import pytest

from carioca_dsl.cards import ACE, JACK, KING, QUEEN, faces_text
from carioca_dsl.engine import Chance, Draw, Drew, Refuse, Refused, check_cards, deal_out, legal_actions, step
from carioca_dsl.model import Ban, BanUntil, CardClass, Discarding, FirstDraw
from tests.support.buyers import buying_round
from tests.support.deals import CHANCE, after, against, draw, lay_out, of_hand, one_round, opening, texts, throwing
from tests.support.variants import contract

COURT = Ban(cards=CardClass(ranks=(ACE, JACK, QUEEN, KING)), until=BanUntil.ALL_OPENED)
SECOND = {"turn__first_draw": FirstDraw.SECOND, "deal__upcard": 0}
RULES = one_round(contract(set=2), 3, **SECOND)
HANDS = "2♣ 3♣ 4♣", "K♠ Q♠", "10♠ 10♥"


def drawn(stock: str = "7♣ 9♥", rules=RULES, hands=HANDS, **more):
    """The first card of a deal has been taken."""
    state = lay_out(rules, *hands, stock=stock, phase="draw", turn=1, **more)
    return after(rules, state, draw(state))


def refusing(state, card: str) -> Refuse:
    return Refuse(state.seat, of_hand(state, card)[0])


def test_d_it_11_the_card_refused_lies_face_up_and_the_next_one_is_kept():
    state = drawn()
    action = refusing(state, "7♣")
    assert action in list(legal_actions(RULES, state))
    kept, events = step(RULES, state, action, CHANCE)
    assert events == (Refused(0, action.card), Drew(0, "stock", kept.drew))
    assert texts(kept.hand) == "2♣ 3♣ 4♣ 9♥"
    assert texts(kept.discards) == "7♣"
    assert (kept.phase, kept.seat, kept.turn, kept.aside.refused) == ("play", 0, 1, action.card)
    check_cards(RULES, kept)


def test_it_28_the_second_card_is_kept():
    state = drawn()
    state = after(RULES, state, refusing(state, "7♣"))
    assert against(RULES, state, refusing(state, "9♥")) == ["turn.first-draw"]
    assert not [action for action in legal_actions(RULES, state) if isinstance(action, Refuse)]


def test_it_27_only_the_seat_that_starts_refuses():
    state = drawn()
    state = after(RULES, state, throwing(state, "2♣"))
    state = after(RULES, state, draw(state))
    assert against(RULES, state, Refuse(1, state.drew)) == ["turn.first-draw"]
    assert not [action for action in legal_actions(RULES, state) if isinstance(action, Refuse)]


def test_d_it_12_it_may_do_so_in_every_deal():
    for number in (1, 2, 5):
        state, _ = deal_out(RULES, number, number % 3, 3, Chance("x", number))
        state = after(RULES, state, draw(state))
        assert against(RULES, state, Refuse(state.seat, state.drew)) == []


def test_games_without_that_rule_know_no_second_card():
    rules = one_round(contract(set=2), 3, deal__upcard=0)
    state = drawn(rules=rules)
    assert against(rules, state, refusing(state, "7♣")) == ["turn.first-draw"]
    assert not [action for action in legal_actions(rules, state) if isinstance(action, Refuse)]


def test_only_the_card_that_was_drawn_is_refused():
    state = drawn()
    assert against(RULES, state, refusing(state, "2♣")) == ["turn.first-draw"]
    assert against(RULES, state, refusing(state, "J♦")) == ["turn.first-draw", "law.not-held"]


def test_one_of_two_equal_cards_is_as_good_as_the_other():
    state = drawn("7♣ 9♥", hands=("7♣ 3♣", *HANDS[1:]))
    for card in of_hand(state, "7♣ 7♣"):
        assert against(RULES, state, Refuse(0, card)) == []
        kept = after(RULES, state, Refuse(0, card))
        assert sorted(texts(kept.hand).split()) == ["3♣", "7♣", "9♥"]


def test_it_is_too_late_once_something_has_been_laid():
    state = drawn(hands=("8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 2♠", *HANDS[1:]), stock="7♣ 10♥")
    assert against(RULES, state, refusing(state, "7♣")) == []
    opened = after(RULES, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))
    assert against(RULES, opened, refusing(opened, "7♣")) == ["turn.first-draw"]


def test_nothing_is_refused_before_the_draw_nor_by_anybody_else():
    state = lay_out(RULES, *HANDS, phase="draw", turn=1)
    assert against(RULES, state, refusing(state, "2♣")) == ["law.draw-first"]
    assert against(RULES, drawn(), Refuse(1, of_hand(drawn(), "K♠", 1)[0])) == ["law.not-your-turn"]


def test_a_card_from_the_discard_pile_was_chosen_and_is_not_refused():
    rules = one_round(contract(set=2), 3, turn__first_draw=FirstDraw.SECOND)
    state = lay_out(rules, *HANDS, discards="7♣", phase="draw", turn=1)
    took = after(rules, state, draw(state, "discards"))
    assert against(rules, took, refusing(took, "7♣")) == ["turn.first-draw"]
    from_stock = after(rules, state, draw(state))
    assert against(rules, from_stock, Refuse(0, from_stock.drew)) == []


def test_the_last_card_of_the_stock_is_kept():
    state = drawn("7♣", goes_on=False)
    assert not state.stock
    assert against(RULES, state, refusing(state, "7♣")) == ["law.stock-empty"]
    assert not [action for action in legal_actions(RULES, state) if isinstance(action, Refuse)]


def test_d_it_62_a_card_that_is_kept_back_is_not_refused_but_a_joker_is():
    rules = one_round(contract(set=2), 3, turn__no_discard_of=COURT, **SECOND)
    for card, expected in (("K♣", ["turn.no-discard-of"]), ("★", []), ("7♣", [])):
        state = drawn(f"{card} 9♥", rules)
        assert against(rules, state, refusing(state, card)) == expected
        offered = any(isinstance(action, Refuse) for action in legal_actions(rules, state))
        assert offered == (not expected)


def test_d_it_62_refusing_is_discarding_so_who_holds_nothing_else_may():
    rules = one_round(contract(set=2), 3, turn__no_discard_of=COURT, **SECOND)
    state = drawn("K♣ 9♥", rules, ("A♣ Q♣ J♣", *HANDS[1:]))
    assert against(rules, state, refusing(state, "K♣")) == []


def test_a_wild_card_that_may_not_be_thrown_is_not_refused():
    rules = one_round(contract(set=2), 3, turn__discard_of_wild_cards=Discarding.UNLESS_FORCED, **SECOND)
    state = drawn("★ 9♥", rules)
    assert against(rules, state, refusing(state, "★")) == ["turn.discard-of-wild-cards"]


def test_d_it_62_the_card_refused_is_neither_free_nor_for_sale():
    rules = buying_round(3, **SECOND)
    state = drawn(rules=rules)
    state = after(rules, state, refusing(state, "7♣"))
    assert state.phase == "play"
    assert texts(state.discards) == "7♣"
    state = after(rules, state, throwing(state, "2♣"))
    assert texts(state.discards) == "7♣ 2♣"
    assert texts(after(rules, state, Draw(1, "discards")).hands[1]) == "K♠ Q♠ 2♣"
    offered = after(rules, state, Draw(1, "stock"))
    assert (offered.phase, offered.actor) == ("offer", 2)
    assert faces_text(offered.discards[-1:]) == "2♣"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_starts_in_a_deal_with_seats_that_do_not_play(seats):
    playing = tuple(range(seats))[1:] if seats > 2 else (0, 1)
    rules = one_round(contract(set=2), seats, **SECOND)
    state, _ = deal_out(rules, 1, playing[0], seats, Chance("y", 1), playing=playing)
    state = after(rules, state, draw(state))
    assert against(rules, state, Refuse(state.seat, state.drew)) == []
