"""Equal lowest totals, where those who are level play the last round once more (D-CL-25)."""

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Dealt, Match, MatchOver, PlayOff, Scored
from carioca_dsl.model import Agreement, Tie
from tests.support.shipped import shipped
from tests.support.variants import a_variant, contract, line

RULES = a_variant(line("match.tie", Tie.LAST_ROUND_AGAIN, level=2), rounds=(contract(set=3),)).rules(3)


def played(seed, rules=RULES):
    match = Match(rules, "abc", seed)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(3)]
    while not match.over:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    return match


def level(seed, monkeypatch, points):
    """A match whose deals score as given, one after the other."""
    scores = iter(points)
    monkeypatch.setattr("carioca_dsl.engine.progress.deal_points", lambda rules, state: next(scores))
    return played(seed)


@pytest.mark.parametrize("seed", range(4))
def test_d_cl_25_only_those_who_are_level_play_the_last_round_again(seed, monkeypatch):
    match = level(seed, monkeypatch, [(5, 9, 5), (7, 0, 3)])
    again = [event for event in match.events if isinstance(event, PlayOff)]
    assert again == [PlayOff(1, (0, 2))]
    first, second = (event for event in match.events if isinstance(event, Dealt))
    assert [len(hand) > 0 for hand in second.hands] == [True, False, True]
    assert second.dealer in (0, 2)
    assert sum(map(len, first.hands)) == 33
    assert match.standings.winners == (2,)
    assert match.standings.totals == (5, 9, 5)


def test_d_cl_25_the_next_of_them_deals(monkeypatch):
    match = level(1, monkeypatch, [(5, 9, 5), (7, 0, 3)])
    first, second = (event for event in match.events if isinstance(event, Dealt))
    following = (first.dealer + 1) % 3
    assert second.dealer == (following if following != 1 else 2)


def test_d_cl_25_who_is_level_again_plays_again(monkeypatch):
    match = level(2, monkeypatch, [(5, 5, 5), (4, 8, 4), (0, 0, 9)])
    assert [event.seats for event in match.events if isinstance(event, PlayOff)] == [(0, 1, 2), (0, 2)]
    assert match.standings.winners == (0,)
    assert [event.totals for event in match.events if isinstance(event, Scored)] == [(5, 5, 5)] * 3


def test_play_offs_without_an_end_are_shared_by_those_who_are_left(monkeypatch):
    match = level(3, monkeypatch, [(1, 1, 2)] * 40)
    assert match.play_offs == 20
    assert isinstance(match.events[-1], MatchOver)
    assert match.standings.winners == (0, 1)


def test_nobody_plays_again_where_the_victory_is_shared(monkeypatch):
    monkeypatch.setattr("carioca_dsl.engine.progress.deal_points", lambda rules, state: (1, 1, 1))
    match = played(1, a_variant(rounds=(contract(set=3),)).rules(3))
    assert match.standings.winners == (0, 1, 2)
    assert match.play_offs == 0


def test_cl_67_the_shipped_game_offers_it():
    agreed = Agreement(choices=(("match.tie", 1),))
    assert shipped("chile").rules(3, agreed).match.tie is Tie.LAST_ROUND_AGAIN
