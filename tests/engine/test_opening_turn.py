"""What may be laid in the turn of the opening besides the contract, and openings of the whole hand."""

import pytest

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import Laid, Lay, Open, WentOut, legal_actions, step
from carioca_dsl.model import Act, Bound, Combination, FinalDiscard, NewMelds, OpeningMelds
from tests.support.deals import CHANCE, adding, after, against, changes, draw, lay_out, of_hand, opening, throwing
from tests.support.variants import a_variant, contract, line

NO_JOKER = line("wild-cards.per-meld", Bound(most=0), act=Act.OPENING, level=1)
ONE_JOKER = line("wild-cards.per-meld", Bound(most=1), act=Act.MELDING, level=1)
HAND = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 9♣ 9♦ ★ 2♥"


def rules_of(wanted=None, later=NewMelds.ALLOWED, final=FinalDiscard.REQUIRED, **changed):
    """A round of one set without jokers, and more beside it."""
    more = changes(
        opening__melds=changed.pop("opening__melds", OpeningMelds.MORE),
        turn__new_melds_later=later,
        turn__final_discard=final,
        **changed,
    )
    rounds = (wanted or contract(set=1),)
    return a_variant(NO_JOKER, ONE_JOKER, *more, rounds=rounds).rules(2).rounds[0]


RULES = rules_of()


def opened(rules=RULES, hand: str = HAND, melds: str = "8♣ 8♦ 8♥"):
    """The contract has been laid in this turn."""
    state = lay_out(rules, hand, "K♠ Q♠ J♠", discards="3♦")
    return after(rules, state, opening(state, melds))


def laying(state, text: str) -> Lay:
    return Lay(0, of_hand(state, text))


def melds_offered(rules, state) -> set[str]:
    return {faces_text(action.cards) for action in legal_actions(rules, state) if isinstance(action, Lay)}


def test_it_71_other_melds_may_be_laid_with_the_contract_even_with_a_joker():
    state = opened()
    for melds in (("4♠ 5♠ 6♠ 7♠", "9♣ 9♦ ★"), ("9♣ 9♦ ★", "4♠ 5♠ 6♠ 7♠")):
        after_them = after(RULES, state, *[laying(state, text) for text in melds])
        assert [len(melds) for melds in after_them.table] == [3, 0]
        assert faces_text(after_them.hand) == "2♥"
    laid, events = step(RULES, state, laying(state, "4♠ 5♠ 6♠ 7♠"), CHANCE)
    assert events == (Laid(0, laid.table[0][1], 2),)


def test_it_71_they_are_among_the_legal_actions():
    assert {"4♠ 5♠ 6♠ 7♠", "9♣ 9♦ ★"} <= melds_offered(RULES, opened())


def test_it_51_the_contract_itself_is_laid_without_jokers():
    state = lay_out(RULES, HAND, "K♠ Q♠ J♠")
    assert against(RULES, state, opening(state, "9♣ 9♦ ★")) == ["wild-cards.per-meld"]


def test_an_opening_lays_exactly_the_contract():
    state = lay_out(RULES, HAND, "K♠ Q♠ J♠")
    assert against(RULES, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠")) == ["opening.melds"]


def test_nothing_else_is_laid_before_the_contract():
    state = lay_out(RULES, HAND, "K♠ Q♠ J♠")
    assert against(RULES, state, laying(state, "4♠ 5♠ 6♠ 7♠")) == ["law.not-opened"]
    assert melds_offered(RULES, state) == set()


def test_it_72_one_may_go_out_in_the_first_turn():
    rules = RULES
    state = opened()
    state = after(rules, state, laying(state, "4♠ 5♠ 6♠ 7♠"), laying(state, "9♣ 9♦ ★"))
    out, events = step(rules, state, throwing(state, "2♥"), CHANCE)
    assert events[-1] == WentOut(0)
    assert out.outcome.kind == "out"


def test_it_73_single_cards_are_added_only_on_a_later_turn():
    state = opened(hand=HAND.replace("2♥", "8♠"))
    assert against(RULES, state, adding(state, "8♠", 0, 1)) == ["turn.lay-off-from"]


def test_without_that_rule_the_turn_of_the_opening_has_nothing_but_the_contract():
    rules = rules_of(opening__melds=OpeningMelds.CONTRACT_ONLY)
    state = opened(rules)
    assert against(rules, state, laying(state, "4♠ 5♠ 6♠ 7♠")) == ["opening.melds"]
    assert melds_offered(rules, state) == set()


def test_more_in_the_opening_turn_says_nothing_of_later_turns():
    rules = rules_of(later=NewMelds.FORBIDDEN)
    state = opened(rules)
    assert against(rules, state, laying(state, "4♠ 5♠ 6♠ 7♠")) == []
    assert "4♠ 5♠ 6♠ 7♠" in melds_offered(rules, state)
    later = lay_out(rules, "4♠ 5♠ 6♠ 7♠ 2♥", "K♠ Q♠ J♠", table={0: ["8♣ 8♦ 8♥"]})
    assert against(rules, later, laying(later, "4♠ 5♠ 6♠ 7♠")) == ["turn.new-melds-later"]
    assert melds_offered(rules, later) == set()


def test_d_it_52_the_last_card_is_never_laid():
    state = opened(hand="8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠")
    assert against(RULES, state, laying(state, "4♠ 5♠ 6♠ 7♠")) == ["turn.final-discard"]
    assert melds_offered(RULES, state) == set()


@pytest.mark.parametrize("final", [FinalDiscard.OPTIONAL, FinalDiscard.FORBIDDEN])
def test_where_no_discard_is_needed_a_further_meld_goes_out(final):
    rules = rules_of(final=final)
    state = opened(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠")
    out, events = step(rules, state, laying(state, "4♠ 5♠ 6♠ 7♠"), CHANCE)
    assert events[-1] == WentOut(0)
    assert out.outcome.kind == "out"


def test_where_the_last_card_is_not_thrown_a_further_meld_may_not_leave_just_one():
    rules = rules_of(final=FinalDiscard.FORBIDDEN)
    state = opened(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥")
    assert against(rules, state, laying(state, "4♠ 5♠ 6♠ 7♠")) == ["turn.final-discard"]
    longer = opened(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥ 3♥")
    assert against(rules, longer, laying(longer, "4♠ 5♠ 6♠ 7♠")) == []


WHOLE = (Combination(whole_hand=True),)
ONE_AT_OPENING = line("wild-cards.per-meld", Bound(most=1), act=Act.OPENING, level=2)


def whole_hand(final=FinalDiscard.REQUIRED):
    more = changes(opening__melds=OpeningMelds.MORE, turn__final_discard=final)
    return a_variant(NO_JOKER, ONE_JOKER, *more, ONE_AT_OPENING, rounds=(WHOLE,)).rules(2).rounds[0]


def test_d_it_44_all_cards_but_one_are_laid_and_the_last_is_thrown():
    rules = whole_hand()
    state = lay_out(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥", "K♠ Q♠")
    action = opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠")
    assert against(rules, state, action) == []
    state = after(rules, state, action)
    assert [type(action).__name__ for action in legal_actions(rules, state)] == ["Discard"]
    assert after(rules, state, throwing(state, "2♥")).outcome.kind == "out"


def test_it_67_melds_that_leave_more_than_the_discard_do_not_open():
    rules = whole_hand()
    state = lay_out(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥ 3♥", "K♠ Q♠")
    for melds in ("8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "8♣ 8♦ 8♥"):
        assert against(rules, state, opening(state, melds)) == ["rounds.contract"]
    assert not [action for action in legal_actions(rules, state) if isinstance(action, Open)]


@pytest.mark.parametrize("final", list(FinalDiscard))
def test_whoever_lays_the_whole_hand_goes_out(final):
    rules = whole_hand(final)
    ends = {FinalDiscard.REQUIRED: (1,), FinalDiscard.OPTIONAL: (0, 1), FinalDiscard.FORBIDDEN: (0,)}[final]
    for left, rest in enumerate(("", "2♥", "2♥ 3♥")):
        state = lay_out(rules, f"8♣ 8♦ ★ 4♠ 5♠ 6♠ 7♠ {rest}", "K♠ Q♠")
        action = opening(state, "8♣ 8♦ ★ | 4♠ 5♠ 6♠ 7♠")
        assert (against(rules, state, action) == []) == (left in ends)
        assert any(isinstance(action, Open) for action in legal_actions(rules, state)) == (left in ends)
        if left in ends:
            state = after(rules, state, action)
            assert state.outcome is not None if not left else after(rules, state, throwing(state, rest)).outcome


def test_it_72_a_whole_hand_may_be_laid_right_after_the_first_draw():
    rules = whole_hand()
    state = lay_out(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠", "K♠ Q♠", stock="2♥", phase="draw", turn=1)
    state = after(rules, state, draw(state))
    state = after(rules, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"), throwing(state, "2♥"))
    assert state.outcome.kind == "out"
