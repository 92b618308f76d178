"""Cards that are not discarded until others have opened."""

import pytest

from carioca_dsl.cards import ACE, JACK, KING, QUEEN, faces_text
from carioca_dsl.engine import Discard, legal_actions, reasons_against
from carioca_dsl.model import Ban, BanUntil, CardClass, Discarding, FinalDiscard
from tests.support.deals import after, against, lay_out, one_round, opening, throwing
from tests.support.variants import contract

COURT = CardClass(ranks=(ACE, JACK, QUEEN, KING))
ALL = one_round(contract(set=1), 3, turn__no_discard_of=Ban(cards=COURT, until=BanUntil.ALL_OPENED))
OTHERS = one_round(contract(set=1), 3, turn__no_discard_of=Ban(cards=COURT, until=BanUntil.OTHERS_OPENED))
BAN = ["turn.no-discard-of"]
LAID = {0: ["8♣ 8♦ 8♥"], 1: ["9♣ 9♦ 9♥"], 2: ["4♣ 4♦ 4♥"]}


def table(rules, hand: str, *open_seats: int, **more):
    """Some of three seats have opened."""
    laid = {seat: LAID[seat] for seat in open_seats}
    return lay_out(rules, hand, more.pop("second", "2♥ 3♥"), more.pop("third", "5♥ 6♥"), table=laid, **more)


def discards(rules, state) -> str:
    return faces_text([action.card for action in legal_actions(rules, state) if isinstance(action, Discard)])


def test_it_49_court_cards_are_kept_back_until_all_have_opened():
    for open_seats in ((), (0,), (1, 2), (0, 1)):
        state = table(ALL, "K♠ Q♠ 7♠", *open_seats)
        assert against(ALL, state, throwing(state, "K♠")) == BAN
        assert discards(ALL, state) == "7♠"
    state = table(ALL, "K♠ Q♠ 7♠", 0, 1, 2)
    assert discards(ALL, state) == "K♠ Q♠ 7♠"


def test_d_it_30_aces_are_court_cards():
    state = table(ALL, "A♠ J♠ 7♠")
    assert against(ALL, state, throwing(state, "A♠")) == BAN


def test_d_it_31_with_the_other_quantifier_ones_own_opening_does_not_count():
    state = table(OTHERS, "K♠ Q♠ 7♠", 1, 2)
    assert against(OTHERS, state, throwing(state, "K♠")) == []
    for open_seats in ((), (0,), (0, 1), (2,)):
        state = table(OTHERS, "K♠ Q♠ 7♠", *open_seats)
        assert against(OTHERS, state, throwing(state, "K♠")) == BAN


@pytest.mark.parametrize("rules", [ALL, OTHERS])
def test_k082_who_holds_nothing_else_may_throw_any_of_them(rules):
    state = table(rules, "K♠ Q♠ J♠")
    assert discards(rules, state) == "K♠ Q♠ J♠"
    state = table(rules, "K♠ 7♠")
    assert discards(rules, state) == "7♠"


def test_it_64_forced_means_that_there_is_no_other_card():
    state = table(OTHERS, "K♠ K♠ Q♥ A♦")
    assert against(OTHERS, state, throwing(state, "Q♥")) == []


def test_it_75_a_joker_is_another_card():
    for rules in (ALL, OTHERS):
        state = table(rules, "K♠ Q♠ ★")
        assert discards(rules, state) == "★"


def test_d_it_31_two_bans_that_together_cover_the_hand_let_everything_go():
    ban = Ban(cards=COURT, until=BanUntil.ALL_OPENED)
    rules = one_round(contract(set=1), 3, turn__no_discard_of=ban, turn__discard_of_wild_cards=Discarding.UNLESS_FORCED)
    state = table(rules, "K♠ Q♠ ★")
    assert discards(rules, state) == "K♠ Q♠ ★"
    state = table(rules, "K♠ Q♠ ★ 7♣")
    assert discards(rules, state) == "7♣"


@pytest.mark.parametrize("rules", [ALL, OTHERS])
def test_d_it_32_the_discard_that_goes_out_is_always_allowed(rules):
    state = table(rules, "8♠ K♠", 0)
    state = state._replace(hands=((state.hands[0][1],), *state.hands[1:]))
    assert discards(rules, state) == "K♠"
    assert after(rules, state, throwing(state, "K♠")).outcome.kind == "out"


def test_d_it_32_an_opening_may_leave_nothing_but_a_card_that_is_kept_back():
    for final in (FinalDiscard.REQUIRED, FinalDiscard.OPTIONAL):
        ban = Ban(cards=COURT, until=BanUntil.ALL_OPENED)
        rules = one_round(contract(set=1), 3, turn__no_discard_of=ban, turn__final_discard=final)
        state = table(rules, "8♣ 8♦ 8♥ K♠")
        state = after(rules, state, opening(state, "8♣ 8♦ 8♥"))
        assert after(rules, state, throwing(state, "K♠")).outcome.kind == "out"


def test_d_it_72_who_does_not_play_in_the_deal_does_not_count():
    state = table(ALL, "K♠ Q♠ 7♠", 0, 1, third="")
    assert discards(ALL, state) == "K♠ Q♠ 7♠"
    state = table(OTHERS, "K♠ Q♠ 7♠", 1, third="")
    assert discards(OTHERS, state) == "K♠ Q♠ 7♠"
    state = table(OTHERS, "K♠ Q♠ 7♠", third="")
    assert discards(OTHERS, state) == "7♠"


def test_the_opening_of_this_turn_counts_at_once():
    state = table(ALL, "8♠ 8♦ 8♥ K♠ 7♠", 1, 2)
    assert against(ALL, state, throwing(state, "K♠")) == BAN
    state = after(ALL, state, opening(state, "8♠ 8♦ 8♥"))
    assert against(ALL, state, throwing(state, "K♠")) == []


def test_the_reason_says_which_card_and_until_when():
    state = table(ALL, "K♠ 7♠")
    (reason,) = reasons_against(ALL, state, throwing(state, "K♠"))
    assert reason.args == (("card", throwing(state, "K♠").card), ("value", BanUntil.ALL_OPENED))


def test_d_it_43_every_card_of_the_class_is_kept_back_useful_or_not():
    keys = Ban(cards=CardClass(ranks=(5, 10)), until=BanUntil.OTHERS_OPENED)
    rules = one_round(contract(run=1), 3, turn__no_discard_of=keys)
    state = table(rules, "5♠ 5♦ 10♥ 2♣")
    assert discards(rules, state) == "2♣"
