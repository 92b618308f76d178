"""What a seat is given shows nothing that it may not know."""

import random
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import (
    NOTHING_ASIDE,
    UNSEEN,
    Bought,
    Dealt,
    Draw,
    Drew,
    Match,
    Outcome,
    View,
    public,
    reasons_against,
    seen_by,
)
from tests.support.deals import draw, lay_out, one_round, opening, seven_rounds, throwing
from tests.support.random_rules import random_games
from tests.support.shipped import shipped
from tests.support.variants import contract
from tests.support.wanderer import first_of, wander

RULES = one_round(contract(set=2))


def test_k124_a_card_drawn_from_the_stock_is_known_to_its_player_alone():
    event = Drew(0, "stock", 7)
    assert public(event, 0) == event
    assert public(event, 1) == public(event, None) == Drew(0, "stock", None)


def test_a_card_taken_from_the_discard_pile_is_known_to_all():
    event = Drew(0, "discards", 7)
    assert public(event, 1) == public(event, None) == event


def test_hands_that_were_dealt_are_known_to_their_players_alone():
    event = Dealt(1, 1, 0, ((1, 2), (3, 4)))
    assert public(event, 1).hands == ((), (3, 4))
    assert public(event, None).hands == ((), ())


def test_d_ar_27_hand_sizes_table_top_discard_and_past_discards_are_public():
    state = lay_out(RULES, "2♣ 3♣", "K♠ Q♠ J♠", table={1: ["8♣ 8♦ 8♥"]}, discards="5♦ 9♥")
    seen = seen_by(state, 1)
    assert [len(hand) for hand in seen.hands] == [2, 3]
    assert seen.hands[0] == (UNSEEN, UNSEEN)
    assert seen.hands[1] == state.hands[1]
    assert set(seen.stock) == {UNSEEN}
    assert len(seen.stock) == len(state.stock)
    assert seen.discards == state.discards
    assert seen.table == state.table


def test_the_card_drawn_is_hidden_from_the_others():
    rules = seven_rounds(2)
    match = Match(rules, "ab", 1)
    seat = match.seat
    match.apply(Draw(seat, "stock"))
    assert match.view(1 - seat).state.drew == UNSEEN
    assert match.view(seat).state.drew == match.deal.drew


def test_a_view_asks_the_same_judge():
    rules = seven_rounds(2)
    match = Match(rules, "ab", 1)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    for _ in range(300):
        if match.over:
            break
        view = match.view(match.seat)
        actions = list(match.legal_actions())
        assert list(view.legal_actions()) == actions
        assert all(view.reasons_against(action) == () for action in actions)
        assert list(match.view(1 - match.seat).legal_actions()) == []
        match.apply(bots[match.seat].choose(view))


def test_the_view_of_somebody_else_refuses_with_the_reason_of_the_judge():
    state = lay_out(RULES, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 2♣", "K♠ Q♠ J♠")
    for action in (opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 2♣"), throwing(state, "K♠"), draw(state)):
        assert reasons_against(RULES, seen_by(state, 0), action) == reasons_against(RULES, state, action)


def shuffled_out_of_sight(match: Match, seat: int, rng: random.Random) -> Match:
    """The same match with the cards that ``seat`` cannot see dealt otherwise."""
    deal = match.deal
    hidden = [card for n, hand in enumerate(deal.hands) if n != seat for card in hand] + list(deal.stock)
    mixed = hidden[:]
    rng.shuffle(mixed)
    into = iter(mixed)
    hands = tuple(hand if n == seat else tuple(next(into) for _ in hand) for n, hand in enumerate(deal.hands))
    stock = tuple(next(into) for _ in deal.stock)
    swap = dict(zip(hidden, mixed, strict=True))

    def other(event):
        """What the others were dealt and drew, told with other cards."""
        if isinstance(event, Drew) and event.source == "stock" and event.seat != seat:
            return event._replace(card=swap.get(event.card, event.card))
        if isinstance(event, Bought) and event.seat != seat:
            return event._replace(extra=tuple(swap.get(card, card) for card in event.extra))
        if isinstance(event, Dealt):
            changed = tuple(
                hand if n == seat else tuple(swap.get(card, card) for card in hand)
                for n, hand in enumerate(event.hands)
            )
            return event._replace(hands=changed)
        return event

    twin = object.__new__(Match)
    twin.__dict__.update(match.__dict__)
    # A card taken from the discard pile was seen by all.
    seen = deal.seat == seat or deal.drew is None or deal.taken is not None
    drew = deal.drew if seen else swap.get(deal.drew, deal.drew)
    twin.deal = deal._replace(hands=hands, stock=stock, drew=drew)
    twin.events = match.events[: match._deal_began] + [other(event) for event in match.events[match._deal_began :]]
    return twin


@pytest.mark.parametrize("name", ["greedy", "random", "strong"])
def test_cards_out_of_sight_change_nothing_that_a_seat_is_given_nor_what_a_bot_does(name):
    rng = random.Random(7)
    rules = seven_rounds(3)
    match = Match(rules, "abc", 4)
    players = [make_bot("greedy", seat) for seat in range(3)]
    for turn in range(400):
        if match.over:
            break
        for seat in range(3):
            twin = shuffled_out_of_sight(match, seat, rng)
            mine, its = match.view(seat), twin.view(seat)
            assert mine.state == its.state
            assert mine.log == its.log
            assert (mine.hand, mine.hand_sizes, mine.stock_size) == (its.hand, its.hand_sizes, its.stock_size)
            if seat == match.seat:
                assert list(mine.legal_actions()) == list(its.legal_actions())
                assert make_bot(name, turn).choose(mine) == make_bot(name, turn).choose(its)
        match.apply(players[match.seat].choose(match.view(match.seat)))


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_games(), st.integers(0, 10**6))
def test_whatever_players_are_asked_cards_out_of_sight_change_nothing_that_a_seat_is_given(rules, seed):
    chance = random.Random(seed)
    match = Match(rules, "abcd"[: rules.seats], seed, turn_guard=24)
    while not match.over:
        for seat in range(rules.seats):
            mine, its = match.view(seat), shuffled_out_of_sight(match, seat, chance).view(seat)
            assert mine.state == its.state
            assert mine.log == its.log
            assert mine.my_turn == (seat == match.seat)
            assert list(islice(mine.legal_actions(), 50)) == list(islice(its.legal_actions(), 50))
        match.apply(wander(first_of(match), chance))


def test_k124_the_extra_cards_of_a_purchase_are_in_the_log_of_their_buyer_alone():
    event = Bought(1, 7, 2, (8, 9))
    assert public(event, 1) == event
    assert public(event, 0) == public(event, None) == Bought(1, 7, 2, (None, None))


def test_d_it_79_what_has_been_bought_refused_and_asked_is_public():
    aside = NOTHING_ASIDE._replace(asked=1, refused=5, bought=(0, 2), bought_before=(1, 1), chooser=0)
    state = lay_out(RULES, "2♣ 3♣", "K♠ Q♠")._replace(aside=aside)
    for seat in (0, 1):
        assert seen_by(state, seat).aside == aside


def test_who_is_asked_is_to_act_and_nobody_else():
    state = lay_out(RULES, "2♣ 3♣", "K♠ Q♠", "4♦ 5♦")
    state = state._replace(phase="offer", aside=state.aside._replace(asked=2))
    assert [View(RULES, state, seat).my_turn for seat in range(3)] == [False, False, True]
    over = state._replace(outcome=Outcome("out", 0))
    assert not any(View(RULES, over, seat).my_turn for seat in range(3))
    bust = over._replace(phase="re-enter")
    assert [View(RULES, bust, seat).my_turn for seat in range(3)] == [False, False, True]


def test_the_log_tells_no_card_that_others_drew_or_were_dealt():
    match = Match(seven_rounds(3), "abc", 4)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    for _ in range(120):
        match.apply(bots[match.seat].choose(match.view(match.seat)))
        for event in match.view(0).log:
            if isinstance(event, Drew) and event.seat != 0 and event.source == "stock":
                assert event.card is None
            if isinstance(event, Dealt):
                assert event.hands[1:] == ((), ())


def test_cl_75_hands_that_lie_open_are_seen_by_all_and_the_stock_by_nobody():
    match = Match(shipped("chile-open").rules(3), "abc", 5)
    for _ in range(40):
        for seat in range(3):
            view = match.view(seat)
            assert view.state.hands == match.deal.hands
            assert set(view.state.stock) <= {UNSEEN}
            assert list(view.log)[-1] == match.events[-1]
        match.apply(next(match.legal_actions()))
