"""A match: the order of rounds, the dealer, totals, void deals, the guards, replaying."""

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import (
    Dealt,
    Discard,
    Draw,
    Match,
    MatchOver,
    NotAllowed,
    Opened,
    Outcome,
    RoundVoid,
    Scored,
    Stopped,
    TurnGuard,
)
from carioca_dsl.model import Direction, Exhausted, Side, Tie, VoidDealer
from tests.support.deals import SEVEN, changes, seven_rounds
from tests.support.variants import a_variant, contract, line


def played(rules, seed=1, bot="greedy"):
    match = Match(rules, "abcdefgh"[: rules.seats], seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    return match


def of_kind(match, kind):
    return [event for event in match.events if isinstance(event, kind)]


def dull(match):
    """Take from the stock and throw the card away again: nobody ever opens."""
    while not match.over:
        match.apply(Draw(match.seat, "stock"))
        match.apply(Discard(match.seat, match.deal.drew))


SEVEN_ROUNDS = played(seven_rounds(3))


def test_ar_01_ar_79_the_rounds_are_played_in_order_once_each():
    assert [event.round for event in of_kind(SEVEN_ROUNDS, Scored)] == [1, 2, 3, 4, 5, 6, 7]
    assert isinstance(SEVEN_ROUNDS.events[-1], MatchOver)


def test_ar_69_points_are_added_to_the_running_total():
    totals = (0, 0, 0)
    for event in of_kind(SEVEN_ROUNDS, Scored):
        totals = tuple(map(sum, zip(totals, event.points, strict=True)))
        assert event.totals == totals
    assert SEVEN_ROUNDS.totals == totals == SEVEN_ROUNDS.standings.totals


def test_ar_74_after_the_last_round_the_lowest_total_wins():
    standings = SEVEN_ROUNDS.standings
    lowest = min(standings.totals)
    assert standings.winners == tuple(seat for seat, total in enumerate(standings.totals) if total == lowest)
    assert sum(standings.rounds_won) == 7
    assert not SEVEN_ROUNDS.unfinished


def test_there_are_no_winners_before_the_end():
    assert Match(seven_rounds(3), "abc", 1).standings.winners == ()


def test_ar_36_k119_the_deal_passes_on_whoever_went_out():
    dealers = [result.dealer for result in SEVEN_ROUNDS.results]
    assert dealers == [(dealers[0] + n) % 3 for n in range(7)]
    for event in of_kind(SEVEN_ROUNDS, Dealt):
        following = SEVEN_ROUNDS.events[SEVEN_ROUNDS.events.index(event) :]
        first = next(other for other in following if type(other).__name__ == "Drew")
        assert first.seat == (event.dealer + 1) % 3


def test_the_deal_may_pass_against_the_way_of_play():
    rules = seven_rounds(3, deal__direction=Direction.CLOCKWISE, deal__next_dealer=Side.RIGHT)
    dealers = [result.dealer for result in played(rules).results]
    assert dealers == [(dealers[0] - n) % 3 for n in range(7)]


def test_k067_who_opened_in_one_deal_has_not_opened_in_the_next():
    match = Match(seven_rounds(2), "ab", 3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.results:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    assert any(match.results[0].opened)
    assert match.deal.opened == (None, None)
    assert match.deal.table == ((), ())
    assert match.deal.turn == 1


def test_k122_the_events_tell_the_finished_round_before_the_next_deal():
    match = Match(seven_rounds(2), "ab", 3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.results:
        events = match.apply(bots[match.seat].choose(match.view(match.seat)))
    kinds = [type(event).__name__ for event in events]
    assert kinds[:4] == ["Discarded", "WentOut", "Scored", "Dealt"]
    assert events[2].round == 1
    assert events[3].round == 2


def test_events_of_apply_are_those_of_the_match():
    match = Match(seven_rounds(2), "ab", 3)
    seen = list(match.events)
    for _ in range(40):
        seen += match.apply(next(iter(match.legal_actions())))
    assert seen == match.events


def test_an_action_that_is_not_allowed_changes_nothing():
    match = Match(seven_rounds(2), "ab", 3)
    before = (match.deal, list(match.events), list(match.actions))
    with pytest.raises(NotAllowed) as caught:
        match.apply(Draw(1 - match.seat, "stock"))
    assert [reason.id for reason in caught.value.reasons] == ["law.not-your-turn"]
    assert (match.deal, match.events, match.actions) == before


def test_nothing_is_legal_when_the_match_is_over():
    assert list(SEVEN_ROUNDS.legal_actions()) == []
    with pytest.raises(NotAllowed) as caught:
        SEVEN_ROUNDS.apply(Draw(SEVEN_ROUNDS.seat, "stock"))
    assert [reason.id for reason in caught.value.reasons] == ["law.deal-over"]


@pytest.mark.parametrize("players", [("a",), ("a", "b", "c"), ("a", "a")])
def test_the_players_must_be_those_of_the_table(players):
    with pytest.raises(ValueError, match="2 players"):
        Match(seven_rounds(2), players, 1)


# -- void deals and guards ---


def void_rules(dealer):
    """One round; the deal is void when the stock of so few cards is used up."""
    more = changes(
        deal__hand=12,
        deck__packs=1,
        deck__jokers=2,
        end_of_round__stock_empty=Exhausted.VOID,
        end_of_round__dealer_after_a_void_round=dealer,
    )
    return a_variant(*more, rounds=(contract(set=2), contract(set=1))).rules(4)


@pytest.mark.parametrize(("dealer", "step"), [(VoidDealer.SAME, 0), (VoidDealer.NEXT, 1)])
def test_ar_61_d_ar_12_a_void_deal_is_followed_by_another_one_of_the_same_round(dealer, step):
    match = Match(void_rules(dealer), "abcd", 1)
    while not match.results:
        match.apply(Draw(match.seat, "stock"))
        match.apply(Discard(match.seat, match.deal.drew))
    assert match.results[0].outcome == Outcome("void")
    assert match.results[0].points == ()
    assert match.totals == (0, 0, 0, 0)
    one, two = of_kind(match, Dealt)
    assert two.round == one.round == 1
    assert two.deal == 2
    assert two.dealer == (one.dealer + step) % 4
    assert two.hands != one.hands
    assert match.void_deals == 1
    assert len(of_kind(match, RoundVoid)) == 1


def test_a_round_that_is_void_again_and_again_is_struck_off_with_an_event_of_its_own():
    match = Match(void_rules(VoidDealer.SAME), "abcd", 1)
    dull(match)
    assert match.over
    assert not match.unfinished
    assert [type(event).__name__ for event in match.events].count("StruckOff") == 2
    assert match.totals == (0, 0, 0, 0)


def test_d_ar_23_a_deal_without_end_is_void_and_the_second_one_stops_the_match():
    match = Match(seven_rounds(2), "ab", 1, turn_guard=60)
    dull(match)
    assert match.unfinished
    assert [type(event) for event in match.events if isinstance(event, TurnGuard | RoundVoid | Stopped)] == [
        TurnGuard,
        RoundVoid,
        TurnGuard,
        Stopped,
    ]
    assert match.standings.winners == ()
    assert [result.guard for result in match.results] == [True, True]
    assert match.results[0].turns == 61


def test_d_ar_23_the_guard_is_a_thousand_turns():
    match = Match(seven_rounds(2), "ab", 1)
    assert match.turn_guard == 1000


def test_d_ar_24_with_two_to_four_players_something_can_always_be_reshuffled():
    for seats in (2, 3, 4):
        for entry in seven_rounds(seats).rounds:
            assert 108 - seats * entry.deal.hand >= 60


# -- the same again ---


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_seed_and_actions_replay_event_for_event(seats, bot):
    rules = a_variant(rounds=SEVEN[:1]).rules(seats) if bot == "random" else seven_rounds(seats)
    match = played(rules, seed=seats, bot=bot)
    again = Match(rules, match.players, match.seed)
    for action in match.actions:
        again.apply(action)
    assert again.events == match.events
    assert again.over
    assert again.standings == match.standings
    assert played(rules, seed=seats, bot=bot).events == match.events


def test_another_seed_is_another_match():
    assert played(seven_rounds(3), seed=2).events != SEVEN_ROUNDS.events


def test_a_seed_may_be_a_word():
    rules = a_variant(rounds=SEVEN[:1]).rules(2)
    assert played(rules, seed="tuesday").events == played(rules, seed="tuesday").events


def test_playing_a_deal_otherwise_leaves_the_next_shuffle_as_it_was():
    one, two = Match(seven_rounds(2), "ab", 9), Match(seven_rounds(2), "ab", 9)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not one.results:
        one.apply(bots[one.seat].choose(one.view(one.seat)))
    two.apply(Draw(two.seat, "stock"))
    two.apply(Discard(two.seat, two.deal.drew))
    while not two.results:
        two.apply(bots[two.seat].choose(two.view(two.seat)))
    assert one.actions != two.actions
    assert of_kind(one, Dealt)[1].hands == of_kind(two, Dealt)[1].hands


def test_k112_the_tie_break_of_the_rules_is_used():
    rules = a_variant(line("match.tie", Tie.MOST_ROUNDS_WON, level=1), rounds=SEVEN[:2]).rules(2)
    match = played(rules)
    assert match.standings.winners


def test_each_seat_opens_at_most_once_a_deal():
    since: set[int] = set()
    for event in SEVEN_ROUNDS.events:
        if isinstance(event, Dealt):
            since = set()
        elif isinstance(event, Opened):
            assert event.seat not in since
            since.add(event.seat)
