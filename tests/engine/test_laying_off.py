"""Laying off and further melds: onto what, from when, and the card that must be kept."""

import pytest

from carioca_dsl.engine import Discard, Lay, LayOff, allowed, legal_actions
from carioca_dsl.model import Bound, FinalDiscard, From, LayOffOnto, NewMelds, SwapBy
from tests.support.deals import (
    adding,
    after,
    against,
    lay_out,
    of_hand,
    one_round,
    opening,
    swapping,
    texts,
    throwing,
)
from tests.support.variants import contract

RULES = one_round(contract(set=1, run=1))
MINE = {0: ["8♣ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"]}
BOTH = {**MINE, 1: ["Q♣ Q♦ Q♥", "4♦ 5♦ 6♦ 7♦"]}


def kinds(rules, state):
    return {type(action).__name__ for action in legal_actions(rules, state)}


def test_ar_47_any_number_of_cards_is_laid_off_in_a_turn():
    state = lay_out(RULES, "8♠ 9♠ 3♠ 2♠ 8♣ K♦", "K♠", table=BOTH)
    state = after(RULES, state, adding(state, "8♠", 0, 2))
    state = after(RULES, state, adding(state, "9♠", 0, 2))
    state = after(RULES, state, adding(state, "3♠", 0, 2))
    state = after(RULES, state, adding(state, "2♠", 0, 2))
    state = after(RULES, state, adding(state, "8♣", 0, 1))
    assert [texts(meld.cards) for meld in state.table[0]] == ["8♣ 8♣ 8♦ 8♥", "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"]
    assert texts(state.hand) == "K♦"


def test_ar_48_ar_49_sets_and_runs_of_any_player():
    state = lay_out(RULES, "Q♠ 3♦ 8♦ K♥", "K♠", table=BOTH)
    assert allowed(RULES, state, adding(state, "Q♠", 1, 1))
    assert allowed(RULES, state, adding(state, "3♦", 1, 2))
    assert allowed(RULES, state, adding(state, "8♦", 1, 2))
    assert allowed(RULES, state, adding(state, "8♦", 0, 1))


def test_ar_49_only_at_the_ends_of_a_run():
    state = lay_out(RULES, "5♠ 9♠ 2♠ K♥", "K♠", table=BOTH)
    for card in ("5♠", "9♠", "2♠"):
        assert len(against(RULES, state, adding(state, card, 0, 2))) == 1
    assert against(RULES, state, adding(state, "9♠", 0, 2)) == ["law.not-consecutive"]
    assert against(RULES, state, adding(state, "K♥", 0, 2)) == ["law.not-one-suit"]
    assert against(RULES, state, adding(state, "K♥", 0, 1)) == ["law.not-one-rank"]


def test_own_melds_only_or_none():
    rules = one_round(contract(set=1, run=1), turn__lay_off_onto=LayOffOnto.OWN)
    state = lay_out(rules, "Q♠ 8♠ K♥", "K♠", table=BOTH)
    assert against(rules, state, adding(state, "Q♠", 1, 1)) == ["turn.lay-off-onto"]
    assert allowed(rules, state, adding(state, "8♠", 0, 1))
    assert {action.owner for action in legal_actions(rules, state) if isinstance(action, LayOff)} == {0}
    rules = one_round(contract(set=1, run=1), turn__lay_off_onto=LayOffOnto.NONE)
    state = lay_out(rules, "Q♠ 8♠ K♥", "K♠", table=BOTH)
    assert against(rules, state, adding(state, "8♠", 0, 1)) == ["turn.lay-off-onto"]
    assert kinds(rules, state) == {"Discard"}


@pytest.mark.parametrize(("owner", "number"), [(0, 0), (0, 3), (0, -1), (1, 1), (2, 1), (-1, 1)])
def test_there_must_be_such_a_meld(owner, number):
    state = lay_out(RULES, "8♠ K♥", "K♠", table=MINE)
    assert against(RULES, state, LayOff(0, state.hand[0], owner, number)) == ["law.no-such-meld"]


def test_a_card_that_is_not_held_is_not_laid_off():
    state = lay_out(RULES, "2♥ K♥", "8♠", table=MINE)
    assert "law.not-held" in against(RULES, state, adding(state, "8♠", 0, 1))


def test_k024_a_card_leaves_the_hand_once():
    state = lay_out(RULES, "★ 2♥ K♥", "8♠", table=MINE)
    lay = adding(state, "★", 0, 1)
    then = after(RULES, state, lay)
    assert texts(then.hand) == "2♥ K♥"
    assert "law.not-held" in against(RULES, then, lay)


def test_ar_50_no_new_meld_after_the_opening():
    state = lay_out(RULES, "9♣ 9♦ 9♥ K♥", "8♠", table=MINE)
    assert against(RULES, state, Lay(0, of_hand(state, "9♣ 9♦ 9♥"))) == ["turn.new-melds-later"]
    assert kinds(RULES, state) == {"Discard"}


def test_new_melds_where_the_rules_let_them_be():
    rules = one_round(contract(set=1, run=1), turn__new_melds_later=NewMelds.ALLOWED)
    state = lay_out(rules, "9♣ 9♦ 9♥ K♥", "8♠", table=MINE)
    then = after(rules, state, Lay(0, of_hand(state, "9♣ 9♦ 9♥")))
    assert texts(then.table[0][2].cards) == "9♣ 9♦ 9♥"
    assert "Lay" in kinds(rules, state)
    # Not before the opening, not in the opening turn, and no such thing that is no meld.
    unopened = lay_out(rules, "9♣ 9♦ 9♥ K♥", "8♠")
    assert against(rules, unopened, Lay(0, of_hand(unopened, "9♣ 9♦ 9♥"))) == ["law.not-opened"]
    assert "Lay" not in kinds(rules, unopened)
    just = lay_out(rules, "9♣ 9♦ 9♥ K♥", "8♠", table=MINE, opened={0: 20}, turn=20)
    assert against(rules, just, Lay(0, of_hand(just, "9♣ 9♦ 9♥"))) == ["opening.melds"]
    assert against(rules, state, Lay(0, of_hand(state, "9♣ 9♦ K♥"))) == ["law.not-one-rank"]
    # The card for the discard is kept here as well.
    last = lay_out(rules, "9♣ 9♦ 9♥", "8♠", table=MINE)
    assert against(rules, last, Lay(0, of_hand(last, "9♣ 9♦ 9♥"))) == ["turn.final-discard"]


def test_k071_any_kind_may_be_melded_later_whatever_the_contract_was():
    rules = one_round(contract(set=2), turn__new_melds_later=NewMelds.ALLOWED)
    state = lay_out(rules, "4♠ 5♠ 6♠ 7♠ K♥", "8♠", table={0: ["8♣ 8♦ 8♥", "9♣ 9♦ 9♥"]})
    assert allowed(rules, state, Lay(0, of_hand(state, "4♠ 5♠ 6♠ 7♠")))


def test_ar_51_ar_52_d_ar_19_the_last_card_is_kept_for_the_discard():
    state = lay_out(RULES, "8♠ 9♠", "K♠ 3♥", table=MINE)
    then = after(RULES, state, adding(state, "8♠", 0, 2))
    assert against(RULES, then, adding(then, "9♠", 0, 2)) == ["turn.final-discard"]
    assert list(legal_actions(RULES, then)) == [throwing(then, "9♠")]
    assert after(RULES, then, throwing(then, "9♠")).outcome == ("out", 0)


def test_k074_a_last_card_that_fits_is_discarded_not_laid_off():
    state = lay_out(RULES, "8♠", "K♠ 3♥", table=MINE)
    assert against(RULES, state, adding(state, "8♠", 0, 2)) == ["turn.final-discard"]
    assert list(legal_actions(RULES, state)) == [throwing(state, "8♠")]


def test_d_ar_6_a_swap_counts_against_the_card_that_is_kept():
    state = lay_out(RULES, "5♠", "K♠ 3♥", table={0: ["8♣ 8♦ 8♥", "4♠ ★ 6♠ 7♠"]})
    assert against(RULES, state, swapping(state, "5♠", "★", 0, 2, "low")) == ["turn.final-discard"]
    assert kinds(RULES, state) == {"Discard"}


def test_going_out_by_laying_off_where_the_final_discard_is_optional():
    rules = one_round(contract(set=1, run=1), turn__final_discard=FinalDiscard.OPTIONAL)
    state = lay_out(rules, "8♠", "K♠ 3♥", table=MINE)
    assert after(rules, state, adding(state, "8♠", 0, 2)).outcome == ("out", 0)
    assert after(rules, state, throwing(state, "8♠")).outcome == ("out", 0)


FORBIDDEN = one_round(contract(set=1, run=1), turn__final_discard=FinalDiscard.FORBIDDEN)


def test_k076_where_the_final_discard_is_forbidden_the_last_card_is_laid_off():
    state = lay_out(FORBIDDEN, "8♠", "K♠ 3♥", table=MINE)
    assert against(FORBIDDEN, state, throwing(state, "8♠")) == ["turn.final-discard"]
    assert after(FORBIDDEN, state, adding(state, "8♠", 0, 2)).outcome == ("out", 0)


def test_k076_a_lay_off_that_would_strand_the_last_card_is_refused():
    state = lay_out(FORBIDDEN, "8♠ K♥", "K♠ 3♥", table=MINE)
    assert against(FORBIDDEN, state, adding(state, "8♠", 0, 2)) == ["turn.final-discard"]
    assert kinds(FORBIDDEN, state) == {"Discard"}


def test_k076_two_cards_that_follow_each_other_go_out():
    state = lay_out(FORBIDDEN, "8♠ 9♠", "K♠ 3♥", table={0: ["J♣ J♦ J♥", "4♠ 5♠ 6♠ 7♠"]})
    then = after(FORBIDDEN, state, adding(state, "8♠", 0, 2))
    assert after(FORBIDDEN, then, adding(then, "9♠", 0, 2)).outcome == ("out", 0)


def test_k076_a_lay_off_that_takes_the_place_of_the_last_card_is_refused():
    # The set may have four cards: the second eight would be stranded.
    rules = one_round(contract(set=1, run=1), turn__final_discard=FinalDiscard.FORBIDDEN)
    sets = rules.kinds[0].model_copy(update={"grows_to": 4})
    rules = rules.model_copy(update={"kinds": (sets, *rules.kinds[1:])})
    state = lay_out(rules, "8♣ 8♦", "K♠ 3♥", table={0: ["8♠ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"]})
    assert against(rules, state, adding(state, "8♣", 0, 1)) == ["turn.final-discard"]
    assert kinds(rules, state) == {"Discard"}


def test_k076_two_cards_for_one_place_do_not_go_out():
    state = lay_out(FORBIDDEN, "8♠ 8♠", "K♠ 3♥", table={0: ["J♣ J♦ J♥", "4♠ 5♠ 6♠ 7♠"]})
    assert against(FORBIDDEN, state, adding(state, "8♠", 0, 2)) == ["turn.final-discard"]


def test_k076_an_opening_that_strands_the_last_card_is_refused():
    state = lay_out(FORBIDDEN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠", "K♠ 3♥")
    assert against(FORBIDDEN, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠")) == ["turn.final-discard"]
    rules = one_round(
        contract(set=1, run=1), turn__final_discard=FinalDiscard.FORBIDDEN, turn__lay_off_from=From.OPENING_TURN
    )
    then = after(rules, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"))
    assert kinds(rules, then) == {"LayOff"}
    assert after(rules, then, adding(then, "8♠", 0, 2)).outcome == ("out", 0)


def test_k076_a_swap_can_make_room_for_the_last_card():
    rules = one_round(
        contract(set=1, run=1), turn__final_discard=FinalDiscard.FORBIDDEN, wild_cards__swap_by=SwapBy.OPENED
    )
    state = lay_out(rules, "5♠ 9♠", "K♠ 3♥", table={0: ["J♣ J♦ J♥", "4♠ ★ 6♠ 7♠"]})
    assert allowed(rules, state, swapping(state, "5♠", "★", 0, 2, "high"))
    assert against(rules, state, swapping(state, "5♠", "★", 0, 2, "low")) == ["turn.final-discard"]


def test_k016_the_end_is_named_where_a_joker_fits_both():
    state = lay_out(RULES, "3♠ ★ K♥", "K♠", table={0: ["J♣ J♦ J♥", "5♠ 6♠ 7♠ 8♠"]})
    assert against(RULES, state, adding(state, "★", 0, 2)) == ["law.name-the-end"]
    low = after(RULES, state, adding(state, "★", 0, 2, "low"))
    assert texts(low.table[0][1].cards) == "★ 5♠ 6♠ 7♠ 8♠"
    assert allowed(RULES, low, adding(low, "3♠", 0, 2))
    high = after(RULES, state, adding(state, "★", 0, 2, "high"))
    assert against(RULES, high, adding(high, "3♠", 0, 2)) == ["law.not-consecutive"]


def test_k032_the_joker_at_the_low_end_and_a_card_beneath_it_are_offered():
    state = lay_out(RULES, "9♠ ★ K♥", "2♠", table={0: ["3♣ 3♦ 3♥", "J♠ Q♠ K♠ A♠"]})
    state = after(RULES, state, adding(state, "★", 0, 2))
    assert texts(state.table[0][1].cards) == "★ J♠ Q♠ K♠ A♠"
    assert adding(state, "9♠", 0, 2) in list(legal_actions(RULES, state))


def test_k017_no_question_where_one_end_is_possible():
    state = lay_out(RULES, "★ K♥", "2♠", table={0: ["3♣ 3♦ 3♥", "J♠ Q♠ K♠ A♠"]})
    assert adding(state, "★", 0, 2) in list(legal_actions(RULES, state))
    assert allowed(RULES, state, adding(state, "★", 0, 2, "low"))
    assert not allowed(RULES, state, adding(state, "★", 0, 2, "high"))


def test_ar_53_k026_no_limit_of_jokers_after_the_opening():
    state = lay_out(RULES, "★ ★ K♥", "2♠", table={0: ["7♠ 7♦ ★", "J♠ Q♠ K♠ A♠"]})
    state = after(RULES, state, adding(state, "★", 0, 1))
    assert texts(after(RULES, state, adding(state, "★", 0, 1)).table[0][0].cards) == "7♦ 7♠ ★ ★ ★"


def test_k026_a_limit_for_laying_off_binds():
    rules = one_round(contract(set=1, run=1))
    wilds = rules.wild_cards.per_meld.model_copy(update={"laying_off": Bound(least=0, most=1)})
    rules = rules.model_copy(update={"wild_cards": rules.wild_cards.model_copy(update={"per_meld": wilds})})
    state = lay_out(rules, "★ ★ K♥", "2♠", table={0: ["7♠ 7♦ ★", "J♠ Q♠ K♠ A♠"]})
    assert against(rules, state, adding(state, "★", 0, 1)) == ["wild-cards.per-meld"]
    assert allowed(rules, state, adding(state, "★", 0, 2))


def test_k004_the_second_ace_makes_fourteen_and_then_the_run_is_full():
    suit = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠"
    state = lay_out(RULES, "A♠ ★ K♥", "2♥", table={0: ["7♥ 7♦ 7♣", suit]})
    state = after(RULES, state, adding(state, "A♠", 0, 2))
    assert len(state.table[0][1].cards) == 14
    assert against(RULES, state, adding(state, "★", 0, 2))[0] == "law.run-full"


def test_k012_two_low_ends_one_after_the_other():
    state = lay_out(RULES, "8♦ 7♦ K♥", "2♥", table={0: ["7♥ 7♠ 7♣", "9♦ 10♦ J♦ Q♦"]})
    state = after(RULES, state, adding(state, "8♦", 0, 2))
    assert texts(after(RULES, state, adding(state, "7♦", 0, 2)).table[0][1].cards) == "7♦ 8♦ 9♦ 10♦ J♦ Q♦"


def test_what_is_offered_is_what_is_allowed():
    state = lay_out(RULES, "8♠ 3♠ ★ Q♠ 8♦ K♥", "2♥", table=BOTH)
    offered = list(legal_actions(RULES, state))
    assert all(allowed(RULES, state, action) for action in offered)
    assert len(set(offered)) == len(offered)
    assert isinstance(offered[-1], Discard)
