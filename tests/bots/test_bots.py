"""What bots do: legal things only, the same things for the same seed, and sensible ones where a plan is obvious."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import BOTS, UnknownBot, make_bot, play_out
from carioca_dsl.cards import face_of, faces_text
from carioca_dsl.engine import Discard, Draw, LayOff, Match, NotAllowed, Open, Swap, View, card_points
from carioca_dsl.model import CardClass, Discarding, FinalDiscard, From
from tests.support.deals import changes, lay_out, one_round, seven_rounds
from tests.support.random_rules import random_rules
from tests.support.shipped import shipped
from tests.support.variants import a_variant, contract

SET_AND_RUN = one_round(contract(set=1, run=1))


def choice(rules, state, bot="greedy"):
    return make_bot(bot, 1).choose(View(rules, state, state.seat))


def test_every_bot_has_a_name_and_a_version():
    for name in BOTS:
        bot = make_bot(name, 1)
        assert bot.name == name
        assert bot.version


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(UnknownBot) as caught:
        make_bot("clever", 1)
    assert caught.value.known == tuple(BOTS)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_only_do_what_is_legal_and_play_deals_to_their_end(name):
    match = Match(a_variant(rounds=(contract(set=2), contract(set=1, run=1))).rules(3), "abc", 5)
    bots = [make_bot(name, seat) for seat in range(3)]
    while not match.over:
        view = match.view(match.seat)
        action = bots[match.seat].choose(view)
        assert match.reasons_against(action) == ()
        match.apply(action)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", range(3))
def test_a_joker_that_is_not_wild_is_thrown_away_like_any_other_card(name, seed):
    tame = changes(deck__jokers=12, deck__wild=CardClass())
    match = Match(a_variant(*tame, rounds=(contract(set=2), contract(set=1, run=1))).rules(3), "abc", seed)
    play_out(match, [make_bot(name, seat) for seat in range(3)])
    assert match.over


@pytest.mark.parametrize(
    ("name", "seats"), [("argentina", 4), ("chile", 3), ("chile-12", 2), ("italia", 3), ("peru", 3)]
)
def test_greedy_hardly_ever_keeps_a_contract_that_it_could_lay(name, seats):
    could = kept = 0
    for seed in range(4):
        match = Match(shipped(name).rules(seats), "abcd"[:seats], seed)
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        while not match.over:
            view = match.view(match.seat)
            action = bots[match.seat].choose(view)
            if view.phase == "play" and not view.opened and isinstance(next(view.legal_actions()), Open):
                could += 1
                kept += isinstance(action, Discard)
            match.apply(action)
    assert could > 20
    assert kept <= could // 50


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_makes_the_same_choices(name):
    rules = a_variant(rounds=(contract(set=2),)).rules(3)
    matches = [Match(rules, "abc", 5) for _ in range(2)]
    for match in matches:
        play_out(match, [make_bot(name, seat) for seat in range(3)])
    assert matches[0].actions == matches[1].actions


class Cheat:
    """Says what it likes, legal or not."""

    name = "cheat"
    version = "1"

    def choose(self, view):
        assert view.allows(Draw(view.seat, "stock"))
        return Draw(view.seat + 1, "stock")


def test_a_bot_that_plays_what_is_not_allowed_is_refused():
    rules = a_variant(rounds=(contract(set=2),)).rules(3)
    with pytest.raises(NotAllowed):
        play_out(Match(rules, "abc", 5), [Cheat()] * 3)


def test_another_seed_makes_the_random_bot_choose_otherwise():
    rules = a_variant(rounds=(contract(set=2),)).rules(3)
    matches = [Match(rules, "abc", 5) for _ in range(2)]
    for seed, match in enumerate(matches):
        play_out(match, [make_bot("random", f"{seed}/{seat}") for seat in range(3)])
    assert matches[0].actions != matches[1].actions


def test_the_random_bot_draws_every_legal_action_about_equally_often():
    state = lay_out(SET_AND_RUN, "2♣ 4♦ 6♥ 8♠", "K♠", discards="5♦")
    bot = make_bot("random", 1)
    thrown = [faces_text((bot.choose(View(SET_AND_RUN, state, 0)).card,)) for _ in range(400)]
    assert {card: 60 < thrown.count(card) < 140 for card in thrown} == dict.fromkeys(("2♣", "4♦", "6♥", "8♠"), True)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_opens_when_it_can(name):
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦ 2♥ J♣ 9♣ A♠", "K♠")
    assert isinstance(choice(SET_AND_RUN, state, name), Open)


def test_greedy_takes_the_discard_that_completes_the_contract():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 2♥ J♣ 9♣ A♠", "K♠", discards="3♦ 7♠", stock="2♣", phase="draw")
    assert choice(SET_AND_RUN, state) == Draw(0, "discards")


def test_greedy_leaves_the_discard_that_helps_nothing():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 2♥ J♣ 9♣ A♠", "K♠", discards="3♦ Q♥", stock="2♣", phase="draw")
    assert choice(SET_AND_RUN, state) == Draw(0, "stock")


def test_greedy_keeps_what_the_contract_is_made_of():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 2♥", "K♠")
    thrown = choice(SET_AND_RUN, state)
    assert isinstance(thrown, Discard)
    assert faces_text((thrown.card,)) == "K♦"


def test_greedy_never_throws_a_joker_before_it_has_opened():
    match = Match(seven_rounds(3), "abc", 8)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not match.over:
        view = match.view(match.seat)
        action = bots[match.seat].choose(view)
        if isinstance(action, Discard) and face_of(action.card) == 52:
            assert view.opened or all(face_of(card) == 52 for card in view.hand)
        match.apply(action)


def test_greedy_lays_off_all_that_it_can_before_it_discards():
    state = lay_out(SET_AND_RUN, "8♠ 9♠ K♦ 2♥", "K♠", table={0: ["8♣ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"]})
    assert isinstance(choice(SET_AND_RUN, state), LayOff)


def test_greedy_swaps_a_card_that_fits_nowhere_else():
    state = lay_out(SET_AND_RUN, "5♠ K♦ 2♥", "K♠", table={0: ["J♣ J♦ J♥", "4♠ ★ 6♠ 7♠"]})
    assert isinstance(choice(SET_AND_RUN, state), Swap)


def test_greedy_throws_the_dearest_card_once_it_has_opened():
    state = lay_out(SET_AND_RUN, "A♦ K♦ 2♥", "K♠", table={0: ["J♣ J♦ J♥", "4♠ 5♠ 6♠ 7♠"]})
    thrown = choice(SET_AND_RUN, state)
    assert thrown.card == max(state.hand, key=lambda card: card_points(SET_AND_RUN, card))


def test_greedy_beats_random():
    rules = a_variant(rounds=(contract(set=2), contract(set=2))).rules(2)
    totals = [0, 0]
    for game in range(6):
        match = Match(rules, "ab", game)
        names = ("greedy", "random") if game % 2 else ("random", "greedy")
        play_out(match, [make_bot(name, game) for name in names])
        for seat, name in enumerate(names):
            totals[name == "random"] += match.totals[seat]
    assert totals[0] < totals[1]


@pytest.mark.parametrize(
    "changed",
    [
        {"turn__final_discard": FinalDiscard.FORBIDDEN},
        {"turn__final_discard": FinalDiscard.OPTIONAL, "turn__lay_off_from": From.OPENING_TURN},
        {"turn__discard_of_wild_cards": Discarding.UNLESS_FORCED},
    ],
)
def test_greedy_finishes_matches_under_other_rules(changed):
    rules = a_variant(*changes(**changed), rounds=(contract(set=2), contract(set=1, run=1))).rules(3)
    match = Match(rules, "abc", 1)
    play_out(match, [make_bot("greedy", seat) for seat in range(3)])
    assert match.over
    assert not match.unfinished


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_rules(), st.integers(0, 10**6))
def test_greedy_plays_legally_under_any_rules(rules, seed):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=60)
    play_out(match, [make_bot("greedy", seat) for seat in range(rules.seats)])
    assert match.over
