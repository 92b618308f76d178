"""Doubles shown before the first draw, for which the cards are dealt anew."""

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import (
    Chance,
    DoublesShown,
    Draw,
    Outcome,
    Pass,
    Passed,
    Show,
    check_cards,
    deal_out,
    doubles_of,
    legal_actions,
    reasons_against,
    step,
)
from tests.support.deals import CHANCE, after, against, lay_out, of_hand, one_round
from tests.support.variants import contract

RULES = one_round(contract(set=2), 3, deal__new_deal_with=2)
DOUBLES = "7♣ 7♣ K♠ 2♦ 2♦ 3♦ 9♥ 9♥"
OTHERS = "4♠ 5♠ 6♠", "8♣ 8♦ ★ ★"


def asking(*hands: str, rules=RULES):
    """The first seat is asked."""
    state = lay_out(rules, *hands, phase="draw", turn=1)
    return state._replace(phase="claim", aside=state.aside._replace(asked=0))


def showing(state, text: str, seat: int = 0) -> Show:
    return Show(seat, of_hand(state, text, seat))


def test_it_78_the_first_seat_is_asked_before_play_begins():
    state, _ = deal_out(RULES, 1, 0, 3, Chance("x", 1))
    assert (state.phase, state.seat, state.actor) == ("claim", 1, 1)
    assert against(RULES, state, Draw(1, "stock")) == ["law.answer-first"]
    assert against(RULES, state, Draw(2, "stock")) == ["law.not-your-turn"]


def test_games_without_that_rule_begin_with_the_draw():
    rules = one_round(contract(set=2), 3)
    state, _ = deal_out(rules, 1, 0, 3, Chance("x", 1))
    assert (state.phase, state.actor) == ("draw", 1)
    assert against(rules, state, Pass(1)) == ["law.nothing-asked"]
    assert against(rules, state, showing(state, "7♣ 7♣ 2♦ 2♦", 1)) == ["law.nothing-asked"]


def test_d_it_55_so_many_pairs_of_identical_cards_or_more_are_shown():
    state = asking(DOUBLES, *OTHERS)
    for shown in ("7♣ 7♣ 2♦ 2♦", "9♥ 7♣ 9♥ 7♣", "7♣ 7♣ 2♦ 2♦ 9♥ 9♥"):
        assert against(RULES, state, showing(state, shown)) == []
    for too_few in ("7♣ 7♣", "7♣ 7♣ 2♦ 3♦", "7♣ 7♣ 2♦ 2♦ K♠", ""):
        assert against(RULES, state, showing(state, too_few)) == ["deal.new-deal-with"]


def test_d_it_55_equal_ranks_are_no_doubles():
    state = asking("7♣ 7♦ K♠ K♥ 2♣ 2♦", *OTHERS)
    assert against(RULES, state, showing(state, "7♣ 7♦ K♠ K♥")) == ["deal.new-deal-with"]
    assert list(legal_actions(RULES, state)) == [Pass(0)]


def test_d_it_76_jokers_do_not_count():
    state = asking("7♣ 7♣ ★ ★ 3♦", *OTHERS)
    assert against(RULES, state, showing(state, "7♣ 7♣ ★ ★")) == ["deal.new-deal-with"]
    assert list(legal_actions(RULES, state)) == [Pass(0)]
    assert doubles_of(state.hands[0]) == (of_hand(state, "7♣ 7♣"),)


def test_three_identical_cards_are_one_pair():
    assert len(doubles_of((3, 3 + 53, 3 + 106))) == 1
    assert len(doubles_of((3, 3 + 53, 3 + 106, 3 + 159))) == 2


def test_the_cards_shown_are_held_and_each_is_shown_once():
    state = asking(DOUBLES, *OTHERS)
    seven = of_hand(state, "7♣")[0]
    twice = Show(0, (seven, seven, *of_hand(state, "2♦ 2♦")))
    assert "law.used-twice" in against(RULES, state, twice)
    assert "law.not-held" in against(RULES, state, showing(state, "7♣ 7♣ Q♠ Q♠"))


def test_it_77_whoever_shows_them_has_the_cards_dealt_anew():
    state = asking(DOUBLES, *OTHERS)
    action = showing(state, "7♣ 7♣ 9♥ 9♥")
    shown, events = step(RULES, state, action, CHANCE)
    assert events == (DoublesShown(0, action.cards),)
    assert shown.outcome == Outcome("redeal", 0)
    assert list(legal_actions(RULES, shown)) == []
    assert against(RULES, shown, Pass(1)) == ["law.deal-over"]
    check_cards(RULES, shown)


def test_every_seat_is_asked_in_turn_order_whatever_it_holds():
    state = asking("4♠ 5♠ 6♠", DOUBLES, "8♣ 8♦ ★ ★")
    for seat in range(3):
        assert (state.phase, state.actor, state.seat) == ("claim", seat, 0)
        assert Pass(seat) in list(legal_actions(RULES, state))
        state, events = step(RULES, state, Pass(seat), CHANCE)
        assert events == (Passed(seat),)
    assert (state.phase, state.actor, state.aside.asked) == ("draw", 0, None)
    assert next(legal_actions(RULES, state)) == Draw(0, "stock")


def test_who_does_not_play_in_the_deal_is_not_asked():
    dealt, _ = deal_out(RULES, 1, 0, 3, Chance("x", 1), playing=(0, 2))
    assert dealt.actor == 2
    dealt = after(RULES, dealt, Pass(2))
    assert dealt.actor == 0
    assert after(RULES, dealt, Pass(0)).phase == "draw"


def test_a_legal_show_is_among_the_actions_and_shows_no_more_than_it_must():
    state = asking(DOUBLES, *OTHERS)
    show, leave = legal_actions(RULES, state)
    assert isinstance(show, Show)
    assert faces_text(show.cards) == "7♣ 7♣ 2♦ 2♦"
    assert leave == Pass(0)


def test_d_it_56_the_right_is_gone_with_the_answer():
    state = after(RULES, asking(DOUBLES, DOUBLES.replace("9♥", "J♥").replace("7♣", "Q♣").replace("2♦", "4♦")), Pass(0))
    assert against(RULES, state, showing(state, "7♣ 7♣ 2♦ 2♦")) == ["law.nothing-asked", "deal.new-deal-with"]
    begun = after(RULES, state, Pass(1))
    assert begun.phase == "draw"
    for seat, doubles in ((0, "7♣ 7♣ 2♦ 2♦"), (1, "Q♣ Q♣ 4♦ 4♦")):
        for moment in (begun, after(RULES, begun, Draw(0, "stock"))):
            assert against(RULES, moment, showing(moment, doubles, seat)) == ["law.nothing-asked", "deal.new-deal-with"]


def test_nobody_answers_before_being_asked():
    state = asking("4♠ 5♠ 6♠", DOUBLES, "8♣ 8♦")
    for action in (Pass(1), showing(state, "7♣ 7♣ 2♦ 2♦", 1), Pass(2)):
        assert against(RULES, state, action) == ["law.answer-first"]


def test_the_reason_says_how_many_pairs_it_takes():
    state = asking(DOUBLES, *OTHERS)
    (reason,) = reasons_against(RULES, state, showing(state, "7♣ 7♣"))
    assert reason.args == (("value", 2), ("pairs", 1))
