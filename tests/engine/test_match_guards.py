"""Deals again: for doubles that were shown, and where the engine has to stop what the rules would not."""

import pytest

from carioca_dsl.engine import (
    Dealt,
    DoublesShown,
    Match,
    MatchOver,
    RoundVoid,
    Scored,
    Show,
    Stopped,
    StruckOff,
    TurnGuard,
    doubles_of,
)
from carioca_dsl.engine.progress import REDEAL_GUARD, VOID_GUARD
from carioca_dsl.model import Exhausted, NothingLeft
from tests.support.chosen import CHOSEN, DOUBLES, MONEY, VOID, a_match, a_table, dull, ends, play, spoil, start

SHUFFLES = {
    "end_of_round__stock_empty": Exhausted.RESHUFFLE,
    "end_of_round__nothing_to_reshuffle": NothingLeft.VOID,
}


def of_kind(match: Match, kind: type) -> list:
    return [event for event in match.events if isinstance(event, kind)]


def showing(match: Match, legal: list) -> object:
    """Whoever has doubles shows them; else everything is dull."""
    return next((action for action in legal if isinstance(action, Show)), None) or dull(match, legal)


def with_doubles(**more) -> Match:
    """A match in whose first deal somebody has a pair of identical cards."""
    rules = a_table(4, **DOUBLES, **more)
    matches = (a_match(rules, seed) for seed in range(20))
    return next(match for match in matches if any(map(doubles_of, match.deal.hands)))


def show(match: Match) -> tuple:
    """Somebody shows."""
    while True:
        action = showing(match, list(match.legal_actions()))
        events = match.apply(action)
        if isinstance(action, Show):
            return events


@pytest.mark.parametrize("more", [{}, CHOSEN], ids=["in order", "chosen"])
def test_it_77_d_it_55_d_it_76_after_doubles_the_same_dealer_deals_the_same_round_anew(more):
    match = with_doubles(**more)
    one = of_kind(match, Dealt)[0]
    events = show(match)
    assert [type(event) for event in events] == [DoublesShown, Dealt]
    two = events[1]
    assert (two.dealer, two.round, two.deal) == (one.dealer, one.round, 2)
    assert two.hands != one.hands
    assert match.deal.phase == "claim"  # D-IT-73, D-IT-76: in every deal
    assert match.deals == 2
    assert match.results == []
    assert match.void_deals == 0
    assert match.totals == (0, 0, 0, 0)


def test_d_it_55_d_it_76_doubles_in_a_repetition_are_no_further_void_deal():
    match = a_match(a_table(4, **DOUBLES, **CHOSEN))
    start(match, 5)
    spoil(match)
    assert match.deal.phase == "claim"
    while not of_kind(match, DoublesShown):
        assert match.deal.phase == "claim"
        match.apply(showing(match, list(match.legal_actions())))
    start(match)
    assert (match.deal.round, match.deal.aside.chooser, match.void_deals) == (5, None, 1)


def test_doubles_without_an_end_are_not_asked_for_any_more():
    # A pair each: of two packs less a few cards, nearly every deal has one.
    match = a_match(a_table(6, **DOUBLES | {"deal__hand": 13}))
    while match.deal.phase == "claim":
        match.apply(showing(match, list(match.legal_actions())))
    assert len(of_kind(match, DoublesShown)) == match.deals - 1 == REDEAL_GUARD
    assert match.deal.phase == "draw"
    ends(match, 0, 0, 7, 7, 7, 7, 7)
    assert match.deal.phase == "claim"


# -- guards ---


def test_d_it_74_a_round_that_is_void_again_and_again_is_struck_off_and_the_deal_moves_on():
    match = a_match(a_table(3, rounds=2, **MONEY), turn_guard=15)
    dealer = match.deal.dealer
    while match.round.number == 1:
        spoil(match)
    assert match.void_deals == VOID_GUARD + 1
    assert of_kind(match, StruckOff) == [StruckOff(1)]
    assert match.deal.dealer == (dealer + 1) % 3
    assert match.deal.round == 2
    assert match.totals == (0, 0, 0)
    assert not of_kind(match, Scored)


def test_d_it_74_where_the_round_was_chosen_the_next_player_chooses():
    match = a_match(a_table(3, **CHOSEN), turn_guard=15)
    chooser = match.deal.seat
    start(match, 4)
    while match.course.to_play == tuple(range(1, 9)):
        spoil(match)
    assert match.deal.phase == "choose"
    assert match.seat == (chooser + 1) % 3
    assert match.course.to_play == (1, 2, 3, 5, 6, 7, 8)
    match.turn_guard = 1000
    play(match)
    assert sorted(event.round for event in of_kind(match, Scored)) == [1, 2, 3, 5, 6, 7, 8]


def test_d_it_75_a_deal_without_an_end_counts_as_run_out_and_the_match_is_not_stopped():
    match = a_match(a_table(3, rounds=2, **VOID), turn_guard=15)
    while not match.over:
        spoil(match)
    assert not match.unfinished
    assert len(of_kind(match, TurnGuard)) == len(of_kind(match, RoundVoid)) + 2 == 2 * (VOID_GUARD + 1)
    assert not of_kind(match, Stopped)
    assert [event.round for event in of_kind(match, StruckOff)] == [1, 2]
    assert isinstance(match.events[-1], MatchOver)


def test_d_it_75_the_choice_of_a_deal_without_an_end_is_void():
    match = a_match(a_table(3, **CHOSEN), turn_guard=15)
    dealer = match.deal.dealer
    start(match, 4)
    spoil(match)
    assert (match.deal.round, match.deal.dealer, match.deal.aside.chooser) == (4, dealer, None)


def test_d_ar_23_a_game_that_shuffles_its_discards_is_stopped_by_the_second_one():
    match = a_match(a_table(3, rounds=2, **SHUFFLES), turn_guard=15)
    while not match.over:
        spoil(match)
    assert match.unfinished
    assert isinstance(match.events[-1], Stopped)
    assert match.void_deals == 2


def test_a_match_that_was_stopped_leaves_its_pot():
    match = a_match(a_table(3, rounds=2, **SHUFFLES, **MONEY), turn_guard=15)
    while not match.over:
        spoil(match)
    assert (match.money, match.pot) == ((-1, -1, -1), 3)
    assert match.standings.winners == ()
