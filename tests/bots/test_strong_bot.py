"""What the strong bot does that the greedy one does not, and that it knows no more than its view."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import GreedyBot, StrongBot, make_bot, play_out
from carioca_dsl.bots.strong_sight import taken, to_come
from carioca_dsl.cards import faces_text
from carioca_dsl.engine import Discard, Draw, Match, View
from carioca_dsl.model import Discarding, FinalDiscard
from tests.support.deals import changes, lay_out, one_round, seven_rounds
from tests.support.random_rules import random_rules
from tests.support.variants import a_variant, contract

TWO_SETS = one_round(contract(set=2))
SET_AND_RUN = one_round(contract(set=1, run=1))


def choice(rules, state, bot=None):
    return (bot or StrongBot(1)).choose(View(rules, state, state.seat))


def thrown(rules, state, bot=None):
    action = choice(rules, state, bot)
    assert isinstance(action, Discard)
    return faces_text((action.card,))


def test_it_takes_the_discard_that_completes_the_contract():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 2♥ J♣ 9♣ A♠", "K♠", discards="3♦ 7♠", stock="2♣", phase="draw")
    assert choice(SET_AND_RUN, state) == Draw(0, "discards")


def test_it_leaves_the_discard_that_helps_nothing():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 2♥ J♣ 9♣ A♠", "K♠", discards="3♦ Q♥", stock="2♣", phase="draw")
    assert choice(SET_AND_RUN, state) == Draw(0, "stock")


def test_it_throws_the_cheap_pair_whose_other_cards_are_gone_and_keeps_the_dear_one():
    gone = "5♥ 5♠ 5♣ 5♦ 5♥ 5♠"
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ K♣ K♦ 5♣ 5♦", "2♠ 3♠", discards=gone)
    assert thrown(TWO_SETS, state) in ("5♣", "5♦")
    assert thrown(TWO_SETS, lay_out(TWO_SETS, "8♣ 8♦ 8♥ K♣ K♦ 5♣ 5♦", "2♠ 3♠", discards="2♣")) in ("K♣", "K♦")


def test_after_opening_it_keeps_the_card_that_fits_for_the_next_turn():
    state = lay_out(SET_AND_RUN, "8♠ 2♥", "K♠", table={0: ["8♣ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"]}, opened={0: 20}, turn=20)
    assert thrown(SET_AND_RUN, state) == "2♥"
    assert thrown(SET_AND_RUN, state, GreedyBot(1)) == "8♠"


def test_it_never_throws_a_wild_card_that_it_need_not_throw_before_it_has_opened():
    state = lay_out(TWO_SETS, "★ ★ 2♣ 9♦ J♥", "K♠")
    assert thrown(TWO_SETS, state) != "★"
    assert thrown(TWO_SETS, lay_out(TWO_SETS, "★ ★", "K♠")) == "★"


def test_what_may_come_is_what_the_seat_has_not_seen_and_the_others_are_not_known_to_hold():
    match = Match(seven_rounds(3), "abc", 4)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    known = 0
    for _ in range(400):
        if match.over:
            break
        view = match.view(match.seat)
        others = [card for seat, hand in enumerate(match.deal.hands) if seat != match.seat for card in hand]
        held = {card for card, seat in taken(view.log).items() if seat != match.seat}
        assert held <= set(others)
        assert sorted(to_come(view)) == sorted({*others, *match.deal.stock} - held)
        known += len(held)
        match.apply(bots[match.seat].choose(view))
    assert known > 20


def test_more_worlds_are_another_budget_and_the_seed_decides_which_they_are():
    rules = a_variant(rounds=(contract(run=2),)).rules(2)
    played = []
    for seed, worlds in ((1, 8), (1, 8), (2, 8), (1, 16)):
        match = Match(rules, "ab", 5)
        play_out(match, [StrongBot(f"{seed}/{seat}", worlds) for seat in range(2)])
        played.append(match.actions)
    assert played[0] == played[1]
    assert played[0] != played[2]
    assert played[0] != played[3]


def test_strong_beats_greedy():
    rules = a_variant(rounds=(contract(set=1, run=2),)).rules(2)
    points = {"strong": 0, "greedy": 0}
    for seed in range(16):
        for names in (("strong", "greedy"), ("greedy", "strong")):
            match = Match(rules, "ab", seed)
            play_out(match, [make_bot(name, seed) for name in names])
            for name, total in zip(names, match.totals, strict=True):
                points[name] += total
    assert points["strong"] < points["greedy"]


@pytest.mark.parametrize(
    "changed",
    [
        {"turn__final_discard": FinalDiscard.FORBIDDEN},
        {"turn__discard_of_wild_cards": Discarding.UNLESS_FORCED},
        {"turn__discard_of_the_card_taken": Discarding.UNLESS_FORCED},
    ],
)
def test_strong_finishes_matches_under_other_rules(changed):
    rules = a_variant(*changes(**changed), rounds=(contract(set=2),)).rules(3)
    match = Match(rules, "abc", 1)
    play_out(match, [StrongBot(seat, 16) for seat in range(3)])
    assert match.over
    assert not match.unfinished


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_rules(), st.integers(0, 10**6))
def test_strong_plays_legally_under_any_rules(rules, seed):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=40)
    play_out(match, [StrongBot(seat, 16) for seat in range(rules.seats)])
    assert match.over
