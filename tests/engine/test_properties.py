"""What holds in every game, under many rules: cards are conserved, nobody is ever stuck, the same again is the same."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Draw, Match, check_cards, check_money
from tests.support.deals import seven_rounds
from tests.support.random_rules import random_games, random_rules
from tests.support.wanderer import first_of, wander


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_rules(), st.integers(0, 10**6))
def test_k096_under_any_rules_cards_are_conserved_and_somebody_can_always_act(rules, seed):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=40)
    bots = [make_bot("random", f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
        check_cards(match.round, match.deal)
        assert all(match.deal.hands) or match.deal.outcome is not None
        if not match.over:
            assert next(match.legal_actions(), None) is not None
    again = Match(rules, match.players, seed, turn_guard=40)
    for action in match.actions:
        again.apply(action)
    assert again.events == match.events


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_games(), st.integers(0, 10**6))
def test_whatever_players_are_asked_somebody_can_always_answer(rules, seed):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=40)
    chance = random.Random(seed)
    while not match.over:
        assert match.seat in match.playing
        assert (match.deal.aside.asked is not None) == (match.deal.phase in ("claim", "offer", "re-enter"))
        offered = first_of(match)
        assert offered
        match.apply(wander(offered, chance))
        check_cards(match.round, match.deal)
        check_money(match.money, match.pot)
        assert match.deal.outcome is not None or all(match.deal.hands[seat] for seat in match.playing)
    again = Match(rules, match.players, seed, turn_guard=40)
    for action in match.actions:
        again.apply(action)
    assert again.events == match.events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_keep_every_invariant(seats):
    rules = seven_rounds(seats)
    for seed in range(12):
        match = Match(rules, "abcd"[:seats], seed)
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        while not match.over:
            match.apply(bots[match.seat].choose(match.view(match.seat)))
            check_cards(match.round, match.deal)
        assert not match.unfinished


def test_a_turn_is_finite():
    # Every act after the draw takes a card out of the hand, so no turn is longer than the hand.
    match = Match(seven_rounds(3), "abc", 2)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not match.over:
        before, seat, results = len(match.deal.hand), match.seat, len(match.results)
        action = bots[seat].choose(match.view(seat))
        match.apply(action)
        if len(match.results) == results:
            change = len(match.deal.hands[seat]) - before
            assert change == 1 if isinstance(action, Draw) else change < 0
