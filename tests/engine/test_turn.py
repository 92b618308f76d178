"""A turn: taking a card, and the discard that ends it."""

from carioca_dsl.cards import face_of
from carioca_dsl.engine import Chance, Discard, Draw, Drew, allowed, begin_turn, legal_actions, step
from carioca_dsl.model import CardClass, Discarding, DrawFrom
from tests.support.deals import (
    CHANCE,
    adding,
    after,
    against,
    draw,
    lay_out,
    of_hand,
    one_round,
    opening,
    swapping,
    texts,
    throwing,
)
from tests.support.variants import contract

RULES = one_round(contract(set=2))


def test_ar_42_a_turn_begins_with_one_card_from_the_stock_or_the_discard_pile():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦ 9♥", stock="J♣", phase="draw")
    assert list(legal_actions(RULES, state)) == [Draw(0, "stock"), Draw(0, "discards")]
    assert texts(after(RULES, state, draw(state)).hand) == "2♣ 3♣ J♣"
    took = after(RULES, state, draw(state, "discards"))
    assert texts(took.hand) == "2♣ 3♣ 9♥"
    assert texts(took.discards) == "5♦"


def test_ar_42_exactly_one_card_is_taken():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦ 9♥", phase="draw")
    for source in ("stock", "discards"):
        drawn = after(RULES, state, draw(state, source))
        assert against(RULES, drawn, draw(drawn)) == ["law.already-drawn"]
        assert against(RULES, drawn, draw(drawn, "discards")) == ["law.already-drawn"]


def test_nothing_is_played_before_the_draw():
    state = lay_out(RULES, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 2♠", "K♠", table={1: ["4♣ 4♦ 4♥"]}, discards="5♦", phase="draw")
    for action in (
        throwing(state, "2♠"),
        opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"),
        adding(state, "2♠", 1, 1),
        swapping(state, "2♠", "★", 1, 1),
    ):
        assert against(RULES, state, action) == ["law.draw-first"]


def test_nobody_plays_out_of_turn():
    for phase in ("draw", "play"):
        state = lay_out(RULES, "2♣ 3♣", "K♠ Q♠", discards="5♦", phase=phase)
        for action in (Draw(1, "stock"), Discard(1, of_hand(state, "K♠", 1)[0])):
            assert against(RULES, state, action) == ["law.not-your-turn"]
        assert against(RULES, state, Draw(1, "discards")) == ["law.not-your-turn", "buying.who"]


def test_draw_from_the_stock_only():
    rules = one_round(contract(set=2), turn__draw=DrawFrom.STOCK)
    state = lay_out(rules, "2♣ 3♣", "K♠", discards="5♦", phase="draw")
    assert against(rules, state, draw(state, "discards")) == ["turn.draw"]
    assert list(legal_actions(rules, state)) == [Draw(0, "stock")]


def test_k089_drawing_from_an_empty_stock_is_refused_and_never_offered():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦", goes_on=False, phase="draw")
    assert against(RULES, state, draw(state)) == ["law.stock-empty"]
    assert list(legal_actions(RULES, state)) == [Draw(0, "discards")]


def test_k094_taking_from_an_empty_pile_is_refused():
    state = lay_out(RULES, "2♣ 3♣", "K♠", phase="draw")
    assert against(RULES, state, draw(state, "discards")) == ["law.no-discard"]
    assert list(legal_actions(RULES, state)) == [Draw(0, "stock")]


def test_k099_a_player_who_has_opened_may_take_the_discard():
    state = lay_out(RULES, "2♣ 3♣", "K♠", table={0: ["4♣ 4♦ 4♥"]}, discards="5♦", phase="draw")
    assert allowed(RULES, state, draw(state, "discards"))


def test_ar_44_a_discard_ends_the_turn_and_the_next_player_draws():
    state = lay_out(RULES, "2♣ 3♣", "K♠", "Q♠", discards="5♦")
    then = after(RULES, state, throwing(state, "3♣"))
    assert (then.seat, then.phase, then.turn) == (1, "draw", state.turn + 1)
    assert texts(then.discards) == "5♦ 3♣"
    assert texts(then.hands[0]) == "2♣"
    assert (then.drew, then.taken) == (None, None)


def test_play_goes_round_the_table():
    state = lay_out(RULES, "2♣ 3♣", "K♠", "Q♠", discards="5♦", seat=2)
    assert after(RULES, state, throwing(state, "Q♠")).outcome is not None
    state = lay_out(RULES, "2♣ 3♣", "K♠", "Q♠ J♠", discards="5♦", seat=2)
    assert after(RULES, state, throwing(state, "Q♠")).seat == 0


def test_a_card_that_is_not_held_cannot_be_thrown():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦")
    assert against(RULES, state, throwing(state, "K♠")) == ["law.not-held"]


def test_k084_discarding_from_an_empty_hand_is_refused():
    state = lay_out(RULES, "", "K♠", discards="5♦")
    assert against(RULES, state, throwing(state, "K♠")) == ["law.not-held"]


def test_k097_discarding_one_of_two_equal_cards_leaves_the_other():
    state = lay_out(RULES, "7♥ 7♥ 2♣", "K♠", discards="5♦")
    one, other = of_hand(state, "7♥ 7♥")
    assert one != other
    then = after(RULES, state, Discard(0, one))
    assert then.hands[0] == (other, state.hand[2])
    assert then.discards[-1] == one


def test_equal_cards_make_one_legal_discard():
    state = lay_out(RULES, "7♥ 7♥ 2♣", "K♠", discards="5♦")
    thrown = [action for action in legal_actions(RULES, state) if isinstance(action, Discard)]
    assert sorted(face_of(action.card) for action in thrown) == sorted({face_of(card) for card in state.hand})


def test_d_ar_10_a_joker_and_the_card_just_taken_may_be_thrown():
    state = lay_out(RULES, "★ 3♣", "K♠", discards="5♦", phase="draw")
    state = after(RULES, state, draw(state, "discards"))
    assert allowed(RULES, state, throwing(state, "★"))
    assert allowed(RULES, state, throwing(state, "5♦"))


def test_k031_k082_a_wild_card_is_thrown_only_by_who_holds_nothing_else():
    rules = one_round(contract(set=2), turn__discard_of_wild_cards=Discarding.UNLESS_FORCED)
    state = lay_out(rules, "★ 3♣", "K♠", discards="5♦")
    assert against(rules, state, throwing(state, "★")) == ["turn.discard-of-wild-cards"]
    assert list(legal_actions(rules, state)) == [throwing(state, "3♣")]
    state = lay_out(rules, "★ ★", "K♠", discards="5♦")
    assert list(legal_actions(rules, state)) == [throwing(state, "★")] or len(list(legal_actions(rules, state))) == 1
    assert allowed(rules, state, throwing(state, "★"))


def test_wild_cards_are_those_that_the_deck_names():
    rules = one_round(
        contract(set=2),
        deck__wild=CardClass(ranks=(2,), jokers=True),
        turn__discard_of_wild_cards=Discarding.UNLESS_FORCED,
    )
    state = lay_out(rules, "2♦ 3♣", "K♠", discards="5♦")
    assert against(rules, state, throwing(state, "2♦")) == ["turn.discard-of-wild-cards"]


def test_k081_the_card_just_taken_is_thrown_back_only_by_who_holds_nothing_else():
    rules = one_round(contract(set=2), turn__discard_of_the_card_taken=Discarding.UNLESS_FORCED)
    state = lay_out(rules, "★ 3♣", "K♠", discards="9♠ 5♦", stock="6♥", phase="draw")
    took = after(rules, state, draw(state, "discards"))
    assert against(rules, took, throwing(took, "5♦")) == ["turn.discard-of-the-card-taken"]
    assert allowed(rules, took, throwing(took, "3♣"))
    # A card of the stock may be thrown at once, and so may a later equal card of another turn.
    drawn = after(rules, state, draw(state))
    assert allowed(rules, drawn, throwing(drawn, "6♥"))


def test_k081_an_equal_card_is_as_good_as_the_card_taken():
    rules = one_round(contract(set=2), turn__discard_of_the_card_taken=Discarding.UNLESS_FORCED)
    state = lay_out(rules, "5♦ 3♣", "K♠", discards="9♠ 5♦", phase="draw")
    took = after(rules, state, draw(state, "discards"))
    for card in of_hand(took, "5♦ 5♦"):
        assert against(rules, took, Discard(0, card)) == ["turn.discard-of-the-card-taken"]


def test_k082_where_everything_is_restricted_anything_may_be_thrown():
    rules = one_round(
        contract(set=2),
        turn__discard_of_the_card_taken=Discarding.UNLESS_FORCED,
        turn__discard_of_wild_cards=Discarding.UNLESS_FORCED,
    )
    state = lay_out(rules, "★", "K♠", discards="9♠ 5♦", phase="draw")
    took = after(rules, state, draw(state, "discards"))
    assert {face_of(action.card) for action in legal_actions(rules, took)} == {face_of(card) for card in took.hand}


def test_the_state_remembers_no_draw_after_the_turn():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦", phase="draw")
    took, events = step(RULES, state, draw(state, "discards"), CHANCE)
    assert took.taken is not None
    assert isinstance(events[0], Drew)
    then = after(RULES, took, throwing(took, "2♣"))
    assert then.taken is None
    assert then.drew is None


def test_beginning_a_turn_with_cards_in_the_stock_changes_nothing():
    state = lay_out(RULES, "2♣ 3♣", "K♠", discards="5♦", phase="draw")
    assert begin_turn(RULES, state, Chance(0, 1)) == (state, ())
