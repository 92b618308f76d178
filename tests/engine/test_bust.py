"""Going bust: who is, with what total one goes on, who leaves, and what the match is without them."""

import pytest

from carioca_dsl.engine import (
    Dealt,
    Discard,
    Draw,
    Leave,
    LeftMatch,
    Match,
    MatchOver,
    ReEnter,
    ReEntered,
    Scored,
    WentBust,
)
from carioca_dsl.model import Exhausted, ReEntry
from tests.support.chosen import BUSTS, CHOSEN, a_match, a_table, ends, leaves, play, spoil, start, stays

OUT_AT_ONCE = BUSTS | {"match__re_entry": ReEntry.NONE}


def of_kind(match: Match, kind: type) -> list:
    return [event for event in match.events if isinstance(event, kind)]


def kinds(events) -> list[str]:
    return [type(event).__name__ for event in events]


def busts(match: Match, *points: int) -> tuple:
    """The deal in hand ends: the seat that costs nothing goes out."""
    return ends(match, points.index(0), *points)


def test_it_30_it_31_d_it_13_more_than_the_limit_is_bust_and_the_limit_is_not():
    match = a_match(a_table(3, **BUSTS))
    events = busts(match, 150, 0, 151)
    assert [event for event in events if isinstance(event, WentBust)] == [WentBust((2,), 150)]
    assert match.deal.phase == "re-enter"
    assert match.seat == 2


def test_nobody_is_bust_where_no_rule_says_so():
    match = a_match(a_table(3))
    busts(match, 500, 0, 600)
    assert match.deal.phase == "draw"
    assert match.totals == (500, -10, 600)


def test_it_33_it_38_d_it_17_d_it_18_the_points_for_going_out_come_before_the_question_and_totals_may_be_negative():
    match = a_match(a_table(3, **BUSTS))
    busts(match, 150, 0, 7)
    assert match.totals == (150, -10, 7)
    busts(match, 0, 9, 9)
    assert match.totals == (140, -1, 16)
    assert not of_kind(match, WentBust)


def test_it_32_d_it_14_d_it_15_one_goes_on_with_the_highest_total_of_those_who_are_not_bust():
    match = a_match(a_table(4, **BUSTS))
    busts(match, 60, 0, 151, 40)
    assert set(match.legal_actions()) == {ReEnter(2, 60), Leave(2, 151)}
    assert [reason.id for reason in match.reasons_against(ReEnter(2, 40))] == ["law.wrong-total"]
    assert match.reasons_against(ReEnter(0, 60))
    assert match.reasons_against(Draw(2, "stock"))
    assert match.reasons_against(Discard(2, match.deal.hands[2][0]))
    events = match.apply(ReEnter(2, 60))
    assert kinds(events) == ["ReEntered", "Dealt"]
    assert match.totals == (60, -10, 60, 40)
    assert match.playing == (0, 1, 2, 3)
    assert match.re_entries == (0, 0, 1, 0)


def test_it_34_one_may_go_on_any_number_of_times():
    match = a_match(a_table(3, **BUSTS))
    for times in range(1, 8):
        busts(match, 0, 5, 200)
        match.apply(ReEnter(2, match.totals[1]))
        assert match.re_entries == (0, 0, times)
    assert not match.over


@pytest.mark.parametrize("dealer", range(4))
def test_d_it_14_d_it_72_several_are_asked_in_turn_order_from_the_dealers_left_and_with_the_same_total(dealer):
    match = a_match(a_table(4, **BUSTS))
    match.deal = match.deal._replace(dealer=dealer)
    busts(match, 180, 200, 0, 170)
    order = [seat for seat in ((dealer + 1 + n) % 4 for n in range(4)) if seat != 2]
    assert of_kind(match, WentBust) == [WentBust(tuple(order), -10)]
    asked = []
    for _ in range(3):
        asked.append(match.seat)
        assert ReEnter(match.seat, -10) in list(match.legal_actions())
        match.apply(ReEnter(match.seat, -10))
    assert asked == order
    assert match.totals == (-10,) * 4


def test_it_26_d_it_15_d_it_72_who_declines_is_out_gets_no_cards_and_does_not_deal():
    match = a_match(a_table(4, **BUSTS))
    out = (match.deal.dealer + 1) % 4
    winner = (out + 1) % 4
    ends(match, winner, *(151 if seat == out else 7 for seat in range(4)))
    events = match.apply(Leave(out, 151))
    assert kinds(events) == ["LeftMatch", "Dealt"]
    assert events[0] == LeftMatch(out, 151)
    assert match.left == match.standings.left == (out,)
    while not match.over:
        assert match.deal.dealer != out
        assert match.deal.hands[out] == ()
        assert match.deal.seat != out
        ends(match, match.deal.seat, *(0 if seat == out else 7 for seat in range(4)))
    assert [result.dealer for result in match.results[1:4]] == [(out + n) % 4 for n in (1, 2, 3)]
    assert out not in match.standings.winners
    assert match.totals[out] == 151


def test_d_it_72_who_is_out_does_not_win_with_the_lowest_total():
    match = a_match(a_table(3, **BUSTS))
    busts(match, 151, 0, 7)
    match.apply(Leave(0, 151))
    match.totals = (-500, *match.totals[1:])
    while not match.over:
        ends(match, 1, 0, 0, 7)
    assert match.standings.winners == (1,)


def test_d_it_72_the_last_one_left_wins_at_once():
    match = a_match(a_table(2, **BUSTS))
    busts(match, 0, 151)
    events = match.apply(Leave(1, 151))
    assert events == (LeftMatch(1, 151), MatchOver((0,), (-10, 151)))
    assert match.over
    assert match.standings.winners == (0,)
    assert list(match.legal_actions()) == []
    assert match.reasons_against(Leave(1, 151))


def test_d_it_72_who_is_asked_later_may_still_go_on_when_the_others_have_left():
    match = a_match(a_table(3, **BUSTS))
    busts(match, 0, 160, 170)
    first = match.seat
    match.apply(Leave(first, match.totals[first]))
    assert not match.over
    match.apply(ReEnter(match.seat, -10))
    assert not match.over
    assert match.playing == (0, 3 - first)


def test_d_it_72_nobody_is_asked_after_the_last_round():
    match = a_match(a_table(3, rounds=2, **BUSTS))
    busts(match, 0, 7, 7)
    events = busts(match, 0, 7, 151)
    assert kinds(events)[-2:] == ["Scored", "MatchOver"]
    assert match.standings.winners == (0,)


def test_without_re_entry_who_is_bust_is_out_at_once():
    match = a_match(a_table(3, **OUT_AT_ONCE))
    events = busts(match, 0, 7, 151)
    assert kinds(events)[-3:] == ["WentBust", "LeftMatch", "Dealt"]
    assert match.playing == (0, 1)
    events = busts(match, 0, 151, 0)
    assert kinds(events)[-4:] == ["Scored", "WentBust", "LeftMatch", "MatchOver"]
    assert match.standings.winners == (0,)


@pytest.mark.parametrize("rules", [BUSTS, OUT_AT_ONCE])
def test_where_all_are_bust_in_one_deal_the_lowest_of_them_wins(rules):
    # This takes a deal that is scored although nobody goes out.
    match = a_match(a_table(3, **rules, end_of_round__stock_empty=Exhausted.OVER))
    match.totals = (500, 400, 450)
    spoil(match)
    assert match.over
    assert match.standings.winners == (1,)
    assert of_kind(match, WentBust)[0].total is None


def test_the_view_of_a_player_who_is_asked():
    match = a_match(a_table(3, **BUSTS))
    busts(match, 0, 7, 151)
    assert match.view(2).my_turn
    assert set(match.view(2).legal_actions()) == {ReEnter(2, 7), Leave(2, 151)}
    assert not match.view(1).my_turn
    assert list(match.view(1).legal_actions()) == []
    assert match.view(1).totals == (-10, 7, 151)


def test_an_open_question_is_no_new_deal():
    match = a_match(a_table(3, **BUSTS))
    busts(match, 0, 7, 151)
    assert match.deals == 1
    assert len(match.results) == 1
    assert kinds(match.apply(ReEnter(2, 7))) == ["ReEntered", "Dealt"]
    assert match.deals == 2


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("answer", [leaves, stays])
def test_d_it_14_d_it_71_never_are_all_bust_where_somebody_went_out(seats, answer):
    rules = a_table(seats, match__bust_over=40, match__re_entry=ReEntry.HIGHEST, **CHOSEN)
    for seed in range(4):
        match = play(a_match(rules, seed), seed, answer)
        for event in of_kind(match, WentBust):
            assert len(event.seats) < seats
            assert event.total is not None
            assert event.total <= 40
        for event in of_kind(match, ReEntered):
            assert event.total <= 40
        assert len(of_kind(match, Dealt)) >= len(of_kind(match, Scored))
        assert match.standings.winners


def test_d_it_31_d_it_72_the_next_in_turn_is_never_one_who_is_out():
    match = a_match(a_table(4, **BUSTS))
    busts(match, 151, 0, 7, 7)
    match.apply(Leave(0, 151))
    start(match)
    seats = []
    for _ in range(6):
        seats.append(match.seat)
        match.apply(Draw(match.seat, "stock"))
        match.apply(Discard(match.seat, match.deal.drew))
    assert sorted(set(seats)) == [1, 2, 3]
    assert seats[:3] == seats[3:]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("leaves_after", range(1, 6))
def test_d_it_72_d_it_04_the_rounds_left_over_come_after_all_choices_whoever_has_left_and_when(seats, leaves_after):
    match = a_match(a_table(seats, **CHOSEN, **BUSTS))
    first = match.deal.seat
    for number in range(1, 9):
        start(match)
        starts = match.deal.seat
        bust = starts if number == leaves_after else None
        out = next(seat for seat in match.playing if seat != bust)
        ends(match, out, *(200 if n == bust else 2 * (n in match.playing) for n in range(seats)))
        play(match, answer=leaves, until=lambda match: match.deal.phase != "re-enter")
    assert match.over
    chosen = [result.chooser is not None for result in match.results]
    assert chosen == sorted(chosen, reverse=True)
    each = 8 // seats
    choices = [result.chooser for result in match.results if result.chooser is not None]
    assert choices[:leaves_after] == [(first + n) % seats for n in range(leaves_after)][: len(choices)]
    for seat in match.playing:
        assert choices.count(seat) == each
