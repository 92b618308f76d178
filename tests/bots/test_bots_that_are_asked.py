"""What bots do where players are asked, buy, choose rounds, and lay points or whole hands."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import BOTS, make_bot, play_out
from carioca_dsl.bots.halves import halves
from carioca_dsl.bots.near import Near
from carioca_dsl.bots.worth import Wants, plan
from carioca_dsl.cards import face_of, faces_text, read_faces
from carioca_dsl.engine import (
    Buy,
    Choose,
    Discard,
    Draw,
    Lay,
    Leave,
    Match,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    View,
)
from carioca_dsl.engine.state import Aside
from carioca_dsl.model import CardClass
from tests.support.buyers import buying_round
from tests.support.deals import lay_out
from tests.support.italian import italian
from tests.support.random_rules import random_games

ITALIAN = italian(players=3)
PAIR, TWO_PAIR, SET, FULL, POINTS, POKER, ROYAL, WHOLE = ITALIAN.rounds
OTHERS = ("2♣ 2♦ 3♥", "4♣ 4♦ 6♥")


def choice(rules, state, bot="greedy", **more):
    return make_bot(bot, 1).choose(View(rules, state, state.actor, **more))


def faces(cards):
    return faces_text(tuple(cards))


def asked(rules, hand, phase, *answers, discards=""):
    """The first seat is asked; in an offer the last seat has thrown, and the one between has chosen the stock."""
    seat = 1 if phase == "offer" else 0
    state = lay_out(rules, hand, *OTHERS, discards=discards, seat=seat)
    return state._replace(phase=phase, aside=Aside(asked=0, bought=(0, 0, 0), answers=answers))


# -- claim, choose, go on -------------------------------------------------------------------------------------------

DOUBLES = "7♣ 7♣ 9♦ 9♦ 10♠ 10♠ 2♥ 2♥ 4♣ 5♦ 6♥ 8♠ 3♣"


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_d_it_55_doubles_are_shown(name):
    action = choice(ROYAL, asked(ROYAL, DOUBLES, "claim"), name)
    assert isinstance(action, Show)
    assert sorted(map(face_of, action.cards)) == sorted(read_faces("7♣ 7♣ 9♦ 9♦ 10♠ 10♠ 2♥ 2♥"))


def test_a_hand_that_could_be_laid_is_not_shown():
    good = DOUBLES.replace("4♣ 5♦", "7♦ 7♥")
    assert choice(SET, asked(SET, good, "claim")) == Pass(0)
    assert isinstance(choice(POKER, asked(POKER, good, "claim")), Show)


def test_d_it_06_the_round_that_the_hand_is_nearest_to_is_chosen():
    hand = "8♣ 8♦ 8♥ 8♠ K♣ 2♣ 3♦ 5♥ 7♠ J♦ 9♥ 4♠ 6♣"
    rounds = tuple(Choose(0, number) for number in (2, 6, 7, 8))
    state = asked(PAIR, hand, "choose", *rounds)._replace(seat=0)
    assert choice(PAIR, state, whole=ITALIAN, to_play=(2, 6, 7, 8)) == Choose(0, 6)
    other = asked(PAIR, "8♣ 8♦ K♣ K♦ Q♥ 2♣ 3♦ 5♥ 7♠ J♦ 9♥ 4♠ 6♣", "choose", *rounds)._replace(seat=0)
    assert choice(PAIR, other, whole=ITALIAN, to_play=(2, 6, 7, 8)) == Choose(0, 2)


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_d_it_15_bots_go_on_after_going_bust(name):
    state = asked(PAIR, "8♣", "re-enter", ReEnter(0, 120), Leave(0, 155))
    assert choice(PAIR, state, name) == ReEnter(0, 120)


# -- buying and refusing --------------------------------------------------------------------------------------------


def test_d_it_24_a_discard_that_helps_is_bought_and_another_is_not():
    hand = "8♣ 8♦ 8♥ K♣ 2♣ 3♦ 5♥ 7♠ J♦ 9♥ 4♠ 6♣ Q♠"
    assert choice(POKER, asked(POKER, hand, "offer", discards="3♦ 8♠")) == Buy(0, lay_out(POKER, "8♠").hands[0][0])
    assert choice(POKER, asked(POKER, hand, "offer", discards="3♦ Q♥")) == Pass(0)


def test_a_second_string_is_bought_too():
    hand = "8♣ 8♦ 5♥ 5♣ K♣ 2♠ J♦"
    for text, buys in (("8♥", True), ("5♠", True), ("K♦", True), ("8♣", False), ("Q♦", False)):
        state = asked(POKER, hand, "offer", discards=text)
        assert isinstance(choice(POKER, state), Buy) is buys, text


def test_a_joker_is_bought_where_it_may_be_and_brings_the_contract_nearer():
    rules = buying_round(3, buying__not_bought=CardClass())
    state = asked(rules, "8♣ 8♦ 8♥ 9♣ 9♦ 2♠ 4♥", "offer", discards="★")
    assert isinstance(choice(rules, state), Buy)
    assert choice(rules, asked(rules, "8♣ 8♦ 8♥ 9♣ 9♦ 9♠ 4♥", "offer", discards="★")) == Pass(0)


def test_a_larger_hand_is_bought_only_where_less_of_it_is_unmatched():
    hand = "8♣ 8♦ 8♥ 5♠ 6♠ K♣ K♦ 2♥"
    assert isinstance(choice(WHOLE, asked(WHOLE, hand, "offer", discards="7♠")), Buy)
    assert isinstance(choice(WHOLE, asked(WHOLE, hand, "offer", discards="K♥")), Buy)
    assert choice(WHOLE, asked(WHOLE, hand, "offer", discards="8♠")) == Pass(0)
    assert choice(WHOLE, asked(WHOLE, hand, "offer", discards="3♦")) == Pass(0)


def test_after_opening_a_card_is_bought_for_a_further_meld():
    state = asked(SET, "5♠ 6♠ K♣ 9♦", "offer", discards="7♠")._replace(opened=(1, None, None))
    assert isinstance(choice(SET, state), Buy)
    state = asked(SET, "5♠ 6♠ K♣ 9♦", "offer", discards="Q♥")._replace(opened=(1, None, None))
    assert choice(SET, state) == Pass(0)


@pytest.mark.parametrize(("card", "refused"), [("3♦", True), ("8♠", False), ("★", False)])
def test_d_it_11_a_first_card_of_no_use_is_refused(card, refused):
    hand = f"8♣ 8♦ 8♥ K♣ Q♣ J♥ {card}"
    state = lay_out(POKER, hand, *OTHERS, turn=1)
    (drew,) = [one for one in state.hands[0] if faces((one,)) == card]
    state = state._replace(drew=drew, aside=Aside(bought=(0, 0, 0)))
    action = choice(POKER, state)
    assert isinstance(action, Refuse if refused else Open if card == "8♠" else Discard)


# -- points and whole hands -----------------------------------------------------------------------------------------


def test_what_lacks_one_card_is_known_with_the_cards_that_would_do():
    hand = lay_out(POINTS, "8♣ 8♦ 5♠ 6♠ K♥").hands[0]
    found = {(faces(half.cards), faces(half.wanted)) for half in halves(POINTS, hand)}
    assert ("8♣ 8♦", "8♥ 8♠") in found
    assert ("5♠ 6♠", "4♠ 7♠") in found
    assert not any("K♥" in cards for cards, _ in found)


def test_a_plan_for_points_keeps_the_dearest_melds_and_tells_what_is_missing():
    hand = lay_out(POINTS, "K♣ K♦ K♥ 5♠ 6♠ 2♦ 9♥").hands[0]
    found = plan(POINTS, hand)
    assert faces(sorted(set(hand).difference(found.spares(hand)))) == faces(sorted(read_faces("K♣ K♦ K♥ 5♠ 6♠")))
    assert found.missing == 1
    assert all(map(found.wants, read_faces("4♠ 7♠ K♠")))
    assert not any(map(found.wants, read_faces("2♥")))


def test_a_plan_for_the_whole_hand_counts_the_cards_that_match_nothing():
    hand = lay_out(WHOLE, "K♣ K♦ K♥ 5♠ 6♠ 7♠ 2♦ 2♥ 9♥ J♣").hands[0]
    found = plan(WHOLE, hand)
    assert found.missing == 3
    assert all(map(found.wants, read_faces("4♠ 8♠ K♠ 2♣ 2♠")))
    assert faces(sorted(found.spares(hand))) == faces(sorted(read_faces("9♥ J♣")))


def test_of_equal_cards_the_one_goes_that_stands_in_no_meld():
    hand = lay_out(WHOLE, "5♠ K♣ K♦ K♥ 6♠ 7♠ 5♠ 9♥").hands[0]
    found = plan(WHOLE, hand)
    loose = found.spares(hand)
    assert faces(sorted(loose)) == faces(sorted(read_faces("5♠ 9♥")))
    assert [card for card in hand if found.spare(card)] == loose
    assert set(Wants(WHOLE, hand, found).least_first()) == set(loose) == found.loose


@pytest.mark.parametrize("name", sorted(BOTS))
def test_points_are_laid_when_they_are_there(name):
    state = lay_out(POINTS, "K♣ K♦ K♥ 5♠ 6♠ 7♠ 2♦ 9♥", *OTHERS)
    assert isinstance(choice(POINTS, state, name), Open)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_whole_hand_is_laid_when_it_is_there(name):
    state = lay_out(WHOLE, "K♣ K♦ K♥ 5♠ 6♠ 7♠ 2♦ 2♥ ★ 9♥", *OTHERS)
    action = choice(WHOLE, state, name)
    assert isinstance(action, Open)
    assert sum(map(len, action.melds)) == 9


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_the_discard_that_completes_a_meld_of_the_whole_hand_is_taken(name):
    state = lay_out(WHOLE, "K♣ K♦ K♥ 5♠ 6♠ 2♦ 9♥", *OTHERS, discards="3♣ 7♠", phase="draw")
    assert choice(WHOLE, state, name) == Draw(0, "discards")
    state = lay_out(WHOLE, "K♣ K♦ K♥ 5♠ 6♠ 2♦ 9♥", *OTHERS, discards="3♣ J♦", phase="draw")
    assert choice(WHOLE, state, name) == Draw(0, "stock")


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_71_further_melds_follow_the_opening_in_the_same_turn(name):
    state = lay_out(SET, "K♣ K♦ K♥ 5♠ 6♠ 7♠ 9♥ ★ 9♦ 2♣", *OTHERS)
    match = Match.at(ITALIAN, "abc", state, (0, 0, 0))
    bot = make_bot(name, 1)
    done = []
    while match.seat == 0:
        done.append(bot.choose(match.view(0)))
        match.apply(done[-1])
    assert [type(action) for action in done] == [Open, Lay, Lay, Discard]


def test_what_fits_or_lacks_one_card_to_a_meld_is_kept_after_opening():
    state = lay_out(SET, "5♠ 6♠ 8♠ K♣ 10♦", *OTHERS, table={0: ["K♥ K♦ K♠"]}, opened={0: 20})
    thrown = choice(SET, state)
    assert isinstance(thrown, Discard)
    assert faces((thrown.card,)) == "10♦"


def test_d_it_31_banned_cards_are_kept_where_there_is_another():
    state = lay_out(TWO_PAIR, "K♣ Q♦ J♥ A♠ 3♣", *OTHERS)
    thrown = choice(TWO_PAIR, state)
    assert faces((thrown.card,)) == "3♣"


def test_the_pair_of_a_full_is_planned_of_another_rank():
    hand = lay_out(FULL, "8♣ 8♦ 8♥ 8♠ K♣ 2♦").hands[0]
    assert plan(FULL, hand).missing == 1


def test_nearness_counts_suits_where_they_must_differ():
    near = Near(POKER, lay_out(POKER, "8♣ 8♦ 8♦ K♣").hands[0])
    eight, king, queen, again = (read_faces(text)[0] for text in ("8♥", "K♦", "Q♦", "8♣"))
    assert near.takes(eight)
    assert near.takes(king)  # as good as the pair of eights
    assert not near.takes(queen)
    assert not near.takes(again)
    assert near.keep(read_faces("8♦")[0]) > near.keep(read_faces("K♣")[0])
    run = Near(ROYAL, lay_out(ROYAL, "4♠ 5♠ 6♠ 9♦ K♣").hands[0])
    assert run.takes(read_faces("8♠")[0])
    assert not run.takes(read_faces("J♠")[0])


# -- matches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_the_italian_games_to_their_end(name, chosen):
    match = Match(italian(players=3, chosen=chosen), "abc", 3)
    bots = [make_bot(name, seat) for seat in range(3)]
    while not match.over:
        view = match.view(match.seat)
        action = bots[match.seat].choose(view)
        assert match.reasons_against(action) == ()
        match.apply(action)
    assert not match.unfinished


def test_d_it_60_greedy_goes_out_in_nearly_every_round():
    deals = void = 0
    for seed in range(4):
        match = Match(italian(players=5), "abcde", seed)
        play_out(match, [make_bot("greedy", seat) for seat in range(5)])
        deals += len(match.results)
        void += match.void_deals
    assert deals - void == 4 * 8
    assert void <= deals // 20


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_games(), st.integers(0, 10**6), st.sampled_from(sorted(BOTS)))
def test_bots_answer_whatever_they_are_asked(rules, seed, name):
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=40)
    play_out(match, [make_bot(name, seat) for seat in range(rules.seats)])
    assert match.over


@pytest.mark.parametrize("seed", [11, 14])
def test_a_wild_card_is_not_thrown_to_and_fro_where_the_whole_hand_is_wanted(seed):
    last = italian(players=2)
    match = Match(last, ("ana", "beto"), seed)
    play_out(match, [make_bot("greedy", seat) for seat in range(2)])
    assert [result.round for result in match.results if result.guard] == []


def test_a_joker_is_not_taken_where_the_contract_bars_jokers():
    """Fives and tens are barred, so a joker would be thrown at once, and taken and thrown by the next player."""
    hand = "A♠ 2♠ 3♠ 4♠ 5♥ 5♦ 5♣ 5♥ 10♠ 10♥ 10♦ 10♣ ★"
    assert choice(ROYAL, lay_out(ROYAL, hand, *OTHERS, discards="★", phase="draw")) == Draw(0, "stock")
    assert choice(WHOLE, lay_out(WHOLE, hand, *OTHERS, discards="★", phase="draw")) == Draw(0, "discards")


def test_a_card_that_leaves_nothing_to_discard_makes_no_further_meld():
    """Both players held two twos, and took and threw a third one for ever."""
    table = {0: ["K♥ K♦ K♠"], 1: ["9♥ 9♦ 9♠"]}
    state = lay_out(SET, "2♠ 2♥", *OTHERS, table=table, opened={0: 2}, discards="2♣", phase="draw")
    assert choice(SET, state) == Draw(0, "stock")
    state = lay_out(SET, "2♠ 2♥ 7♣", *OTHERS, table=table, opened={0: 2}, discards="2♣", phase="draw")
    assert choice(SET, state) == Draw(0, "discards")
