"""Rounds in the order that the players choose: who chooses when, how often, and what becomes of a void choice."""

import pytest

from carioca_dsl.engine import Choose, Dealt, DoublesShown, Draw, Match, Pass, RoundChosen, RoundVoid, Scored
from carioca_dsl.model import VoidChoice
from tests.support.chosen import BUSTS, CHOSEN, DOUBLES, a_match, a_table, ends, leaves, play, spoil, start

STANDS = CHOSEN | {"match__void_choice": VoidChoice.STANDS}


def of_kind(match: Match, kind: type) -> list:
    return [event for event in match.events if isinstance(event, kind)]


def choosing(match: Match) -> tuple[int, ...]:
    """The rounds that may be chosen now."""
    return tuple(action.round for action in match.legal_actions() if isinstance(action, Choose))


def next_deal(match: Match, number: int | None = None) -> None:
    """The deal in hand is played: somebody goes out, and nobody is bust."""
    start(match, number)
    ends(match, match.deal.seat, *(7 for _ in range(match.rules.seats)))


@pytest.mark.parametrize("seed", range(4))
def test_it_04_it_05_it_07_d_it_06_who_starts_chooses_with_the_cards_in_hand_before_the_first_draw(seed):
    match = a_match(a_table(4, **CHOSEN), seed)
    assert match.deal.phase == "choose"
    assert match.deal.round == 0
    assert of_kind(match, Dealt)[0].round == 0
    assert match.seat == match.deal.seat == (match.deal.dealer + 1) % 4
    assert all(len(hand) == 7 for hand in match.deal.hands)
    seat = match.seat
    assert [reason.id for reason in match.reasons_against(Draw(seat, "stock"))] == ["law.choose-first"]
    other = (seat + 1) % 4
    assert match.reasons_against(Choose(other, 3))
    assert match.apply(Choose(seat, 3)) == (RoundChosen(seat, 3),)
    assert match.deal.round == match.round.number == 3
    assert match.deal.phase == "draw"
    assert match.deal.aside.chooser == seat
    assert match.reasons_against(Choose(seat, 4))
    assert not match.reasons_against(Draw(seat, "stock"))


def test_it_08_d_it_05_any_round_may_be_chosen_but_each_only_once():
    match = a_match(a_table(4, **CHOSEN))
    assert choosing(match) == (1, 2, 3, 4, 5, 6, 7, 8)
    next_deal(match, 8)
    assert choosing(match) == (1, 2, 3, 4, 5, 6, 7)
    assert [reason.id for reason in match.reasons_against(Choose(match.seat, 8))] == ["law.round-not-left"]
    next_deal(match, 5)
    assert choosing(match) == (1, 2, 3, 4, 6, 7)


@pytest.mark.parametrize("number", [0, 9, -1])
def test_a_round_that_there_is_not_cannot_be_chosen(number):
    match = a_match(a_table(4, **CHOSEN))
    assert [reason.id for reason in match.reasons_against(Choose(match.seat, number))] == ["law.round-not-left"]


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_it_09_it_12_it_13_d_it_03_d_it_04_each_chooses_equally_often_and_the_rest_follows_in_order(seats, each):
    match = a_match(a_table(seats, **CHOSEN))
    first = (match.deal.dealer + 1) % seats
    while not match.over:
        last = choosing(match)[-1:]
        next_deal(match, last[0] if last else None)
    chosen = of_kind(match, RoundChosen)
    assert [event.seat for event in chosen] == [(first + n) % seats for n in range(seats * each)]
    assert [event.round for event in chosen] == list(range(8, 8 - seats * each, -1))
    rounds = [event.round for event in of_kind(match, Scored)]
    assert rounds[seats * each :] == list(range(1, 9 - seats * each))
    assert sorted(rounds) == list(range(1, 9))


def test_it_06_it_29_in_order_nobody_chooses():
    match = a_match(a_table(4))
    assert match.deal.phase == "draw"
    assert match.reasons_against(Choose(match.seat, 2))
    while not match.over:
        next_deal(match)
    assert [event.round for event in of_kind(match, Scored)] == list(range(1, 9))
    assert not of_kind(match, RoundChosen)


def test_d_it_09_the_deal_goes_round_and_the_choice_with_it():
    match = a_match(a_table(3, **CHOSEN))
    dealers = []
    while not match.over:
        dealers.append(match.deal.dealer)
        next_deal(match)
    assert dealers == [(dealers[0] + n) % 3 for n in range(8)]


def test_it_10_it_11_it_14_it_15_d_it_19_whoever_chose_gets_more_for_going_out():
    match = a_match(a_table(5, scoring__going_out_after_choosing=-20, **CHOSEN))
    for number in range(8):
        start(match)
        chooser = match.deal.aside.chooser
        assert (chooser is None) == (number >= 5)
        out = match.deal.seat if number % 2 == 0 else match.deal.dealer
        ends(match, out, 7, 7, 7, 7, 7)
        points = of_kind(match, Scored)[-1].points
        assert points[out] == (-20 if out == chooser else -10)
        assert [cost for seat, cost in enumerate(points) if seat != out] == [7] * 4
        assert match.results[-1].chooser == chooser


def test_d_it_07_doubles_are_claimed_before_the_round_is_chosen():
    match = a_match(a_table(4, **CHOSEN, **DOUBLES))
    assert match.deal.phase == "claim"
    assert match.deal.round == 0
    assert match.reasons_against(Choose(match.deal.seat, 2))
    for _ in range(4):
        assert match.deal.phase == "claim"
        match.apply(list(match.legal_actions())[-1])
    assert match.deal.phase == "choose"
    assert match.seat == match.deal.seat


# -- a choice whose deal is void ---


def test_it_82_it_84_d_it_33_the_round_of_a_void_choice_is_played_again_by_the_same_dealer_and_unchosen():
    match = a_match(a_table(4, scoring__going_out_after_choosing=-20, **CHOSEN))
    dealer, chooser = match.deal.dealer, match.deal.seat
    start(match, 6)
    spoil(match)
    assert of_kind(match, RoundVoid)
    assert (match.deal.round, match.deal.dealer, match.deal.phase) == (6, dealer, "draw")
    assert match.deal.aside.chooser is None
    ends(match, chooser, 7, 7, 7, 7)  # D-IT-54: no more for the one who had chosen
    assert of_kind(match, Scored)[-1].points[chooser] == -10
    assert [result.chooser for result in match.results] == [chooser, None]


def test_it_85_it_86_it_87_d_it_33_then_the_same_dealer_deals_again_and_the_same_player_chooses_another():
    match = a_match(a_table(4, **CHOSEN))
    dealer, chooser = match.deal.dealer, match.deal.seat
    start(match, 6)
    spoil(match)
    next_deal(match)
    assert (match.deal.round, match.deal.dealer, match.deal.phase, match.seat) == (0, dealer, "choose", chooser)
    assert choosing(match) == (1, 2, 3, 4, 5, 7, 8)
    next_deal(match, 7)
    assert match.results[-1].chooser == chooser
    assert match.deal.dealer == (dealer + 1) % 4
    assert match.seat == (chooser + 1) % 4


def test_d_it_54_d_it_33_another_choice_that_is_void_again_leaves_the_choice_open():
    match = a_match(a_table(4, **CHOSEN))
    dealer, chooser = match.deal.dealer, match.deal.seat
    for number in (6, 2):
        start(match, number)
        spoil(match)
        spoil(match)  # D-IT-35: a replay that is void is played again, too
        assert (match.deal.round, match.deal.dealer, match.deal.aside.chooser) == (number, dealer, None)
        next_deal(match)
        assert (match.deal.dealer, match.seat, match.deal.phase) == (dealer, chooser, "choose")


def test_d_it_34_choices_too_many_lapse_and_the_match_has_eight_rounds():
    match = a_match(a_table(4, **CHOSEN))
    start(match)
    spoil(match)
    while not match.over:
        next_deal(match)
    assert sorted(event.round for event in of_kind(match, Scored)) == list(range(1, 9))
    held = [result.chooser for result in match.results if result.chooser is not None and result.points]
    assert len(held) == 7
    assert len(of_kind(match, Dealt)) == 9


def test_d_it_34_with_five_players_the_replay_uses_up_a_round_that_nobody_would_have_chosen():
    match = a_match(a_table(5, **CHOSEN))
    start(match)
    spoil(match)
    while not match.over:
        next_deal(match)
    scored = [result for result in match.results if result.points]
    assert [result.chooser is None for result in scored] == [True] + [False] * 5 + [True] * 2


def test_d_it_34_where_the_last_round_was_void_its_replay_ends_the_match():
    match = a_match(a_table(4, **CHOSEN))
    for _ in range(7):
        next_deal(match)
    start(match)
    assert match.deal.aside.chooser is not None
    spoil(match)
    assert not match.over
    next_deal(match)
    assert match.over


def test_d_it_73_a_round_that_nobody_chose_is_played_again_by_the_same_dealer_and_then_the_deal_goes_on():
    match = a_match(a_table(5, **CHOSEN))
    for _ in range(5):
        next_deal(match)
    dealer, number = match.deal.dealer, match.deal.round
    spoil(match)
    assert match.totals == of_kind(match, Scored)[-1].totals
    assert (match.deal.dealer, match.deal.round) == (dealer, number)
    next_deal(match)
    assert match.deal.dealer == (dealer + 1) % 5
    assert match.deal.round == number + 1


def test_it_79_it_81_in_order_a_void_round_is_played_again_by_the_same_dealer():
    match = a_match(a_table(4))
    dealer = match.deal.dealer
    spoil(match)
    assert (match.deal.dealer, match.deal.round) == (dealer, 1)
    next_deal(match)
    assert (match.deal.dealer, match.deal.round) == ((dealer + 1) % 4, 2)


def test_the_choice_may_stand_where_the_rules_say_so():
    match = a_match(a_table(4, scoring__going_out_after_choosing=-20, **STANDS))
    dealer, chooser = match.deal.dealer, match.deal.seat
    start(match, 6)
    spoil(match)
    assert (match.deal.round, match.deal.dealer, match.deal.aside.chooser) == (6, dealer, chooser)
    ends(match, chooser, 7, 7, 7, 7)
    assert of_kind(match, Scored)[-1].points[chooser] == -20
    assert match.seat == (chooser + 1) % 4
    while not match.over:
        next_deal(match)
    assert len(of_kind(match, RoundChosen)) == 8


def test_a_choice_that_stands_does_so_after_doubles_were_shown_too():
    match = a_match(a_table(4, **STANDS, **DOUBLES))
    chooser = match.deal.seat
    start(match, 6)
    spoil(match)
    while not of_kind(match, DoublesShown):
        assert match.deal.phase == "claim"
        match.apply(next(iter(match.legal_actions())))
    start(match)
    assert (match.deal.round, match.deal.aside.chooser) == (6, chooser)


# -- who is out of the match ---


def test_d_it_72_choices_of_who_has_left_lapse_and_those_rounds_come_at_the_end():
    match = a_match(a_table(4, **CHOSEN, **BUSTS))
    first = match.deal.seat
    start(match, 8)
    ends(match, first, *(200 if seat == match.deal.dealer else 7 for seat in range(4)))
    play(match, answer=leaves, until=lambda match: match.deal.phase == "choose")
    out = match.left[0]
    while not match.over:
        assert match.deal.dealer != out
        assert match.deal.seat != out
        start(match, (choosing(match) or (None,))[-1])
        ends(match, match.deal.seat, *(0 if seat == out else 7 for seat in range(4)))
    chosen = of_kind(match, RoundChosen)
    assert [event.round for event in chosen] == [8, 7, 6, 5, 4, 3]
    assert [event.round for event in of_kind(match, Scored)] == [8, 7, 6, 5, 4, 3, 1, 2]
    assert out not in [event.seat for event in chosen]


def test_d_it_79_whoever_chooses_sees_the_rules_of_all_rounds_and_which_are_left():
    match = a_match(a_table(4, **CHOSEN))
    next_deal(match, 3)
    view = match.view(match.seat)
    assert view.rounds == match.rules.rounds
    assert view.whole == match.rules
    assert view.to_play == choosing(match) == (1, 2, 4, 5, 6, 7, 8)
    assert [action.round for action in view.legal_actions()] == list(view.to_play)
    assert view.re_entries == (0, 0, 0, 0)
    assert not match.view((match.seat + 1) % 4).my_turn


def test_who_passes_instead_of_choosing_is_told_to_choose():
    match = a_match(a_table(4, **CHOSEN), 0)
    assert [reason.id for reason in match.reasons_against(Pass(match.seat))] == ["law.choose-first"]
