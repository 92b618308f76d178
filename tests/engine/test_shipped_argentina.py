"""The Argentine game as it is shipped, played by the engine."""

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.cards import is_joker, make_card, pack, rank_of, suit_of
from carioca_dsl.engine import Discard, Draw, Lay, LayOff, Match, Open, Opened, Swap, allowed, legal_actions
from carioca_dsl.melds import melds_of
from carioca_dsl.model import RulesError
from tests.support.deals import after, against, lay_out, opening, texts, throwing
from tests.support.shipped import shipped

RULES = shipped("argentina").rules(4)
CONTRACTS = {
    1: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥",
    2: "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠",
    3: "4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
    4: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | 10♣ 10♦ 10♥",
    5: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠",
    6: "8♣ 8♦ 8♥ | 4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
    7: "4♦ 5♦ 6♦ 7♦ | 4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
}


def test_ar_02_two_to_four_players():
    for seats in (2, 3, 4):
        assert len(Match(shipped("argentina").rules(seats), "abcd"[:seats], 1).deal.hands) == seats
    for seats in (1, 5):
        with pytest.raises(RulesError):
            shipped("argentina").rules(seats)


def test_ar_04_ar_05_two_packs_and_four_jokers_are_108_cards():
    deck = RULES.rounds[0].deck
    cards = pack(deck.packs, deck.jokers)
    assert len(cards) == len(set(cards)) == 108
    assert sum(map(is_joker, cards)) == 4
    for suit in range(4):
        for rank in range(1, 14):
            assert sum((suit_of(card), rank_of(card)) == (suit, rank) for card in cards) == 2


def test_ar_06_ar_07_only_jokers_stand_for_others_twos_do_not():
    rules = RULES.rounds[0]
    assert [card for card in range(53) if rules.deck.wild.holds(card)] == [52]
    state = lay_out(rules, "8♣ 8♦ 2♥ 9♣ 9♦ ★ K♠", "3♠")
    assert against(rules, state, opening(state, "8♣ 8♦ 2♥ | 9♣ 9♦ ★")) == ["law.not-one-rank"]


@pytest.mark.parametrize("number", CONTRACTS)
def test_ar_23_ar_24_ar_25_ar_26_ar_27_ar_28_ar_29_the_contract_of_each_round_opens_it(number):
    rules = RULES.rounds[number - 1]
    laid = CONTRACTS[number]
    state = lay_out(rules, f"{laid.replace('|', ' ')} K♠", "3♠")
    then = after(rules, state, opening(state, laid))
    assert texts(then.hand) == "K♠"
    assert len(then.table[0]) == len(laid.split("|"))


@pytest.mark.parametrize("number", CONTRACTS)
def test_ar_09_the_contract_of_another_round_does_not_open(number):
    rules = RULES.rounds[number - 1]
    for other, laid in CONTRACTS.items():
        if other != number:
            state = lay_out(rules, f"{laid.replace('|', ' ')} K♠", "3♠")
            assert not allowed(rules, state, opening(state, laid))


def test_ar_30_the_contracts_take_six_to_twelve_cards():
    assert [entry.contract_sizes for entry in RULES.rounds] == [((size, size),) for size in range(6, 13)]


def test_ar_10_nobody_takes_a_discard_out_of_turn():
    match = Match(RULES, "abcd", 1)
    for seat in range(4):
        expected = [] if seat == match.seat else ["law.not-your-turn", "buying.who"]
        assert [reason.id for reason in match.reasons_against(Draw(seat, "discards"))] == expected
    assert {action.seat for action in match.legal_actions()} == {match.seat}


def test_ar_35_play_goes_round_in_the_order_of_the_seats():
    match = Match(RULES, "abcd", 1)
    order = []
    for _ in range(9):
        order.append(match.seat)
        match.apply(Draw(match.seat, "stock"))
        match.apply(Discard(match.seat, match.deal.drew))
    assert order == [(order[0] + n) % 4 for n in range(9)]


def test_k121_whose_turn_it_is_does_not_hang_on_names():
    one, two = Match(RULES, "abcd", 1), Match(RULES, "dcba", 1)
    assert (one.seat, one.deal) == (two.seat, two.deal)


def test_ar_43_tabling_is_optional():
    rules = RULES.rounds[1]
    state = lay_out(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♠", "3♠")
    kinds = {type(action) for action in legal_actions(rules, state)}
    assert kinds == {Open, Discard}


@pytest.mark.parametrize("number", [6, 7])
def test_k061_d_ar_16_opening_in_rounds_six_and_seven_leaves_one_card_and_no_lay_off(number):
    rules = RULES.rounds[number - 1]
    laid = CONTRACTS[number]
    assert rules.deal.hand + 1 == rules.contract_sizes[0][0] + 1
    state = lay_out(rules, f"{laid.replace('|', ' ')} 8♠", "3♠")
    state = after(rules, state, opening(state, laid))
    assert list(legal_actions(rules, state)) == [throwing(state, "8♠")]
    assert after(rules, state, throwing(state, "8♠")).outcome == ("out", 0)


def test_k061_no_lay_off_is_ever_made_in_rounds_six_and_seven():
    for seed in range(3):
        match = Match(RULES, "abcd", seed)
        bots = [make_bot("greedy", seat) for seat in range(4)]
        while not match.over:
            number = match.deal.round
            action = bots[match.seat].choose(match.view(match.seat))
            assert number < 6 or not isinstance(action, LayOff | Swap | Lay)
            events = match.apply(action)
            if number >= 6 and any(isinstance(event, Opened) for event in events):
                assert len(match.deal.hand) == 1


def test_d_ar_20_the_same_suit_is_meant_not_the_same_card():
    room = melds_of(RULES.rounds[1])
    run = tuple(make_card(rank - 1 + 39, copy) for rank, copy in ((4, 0), (5, 1), (6, 0), (7, 1)))
    assert len(room.readings(run, "opening")) == 1
    mixed = (*run[:3], make_card(6, 0))
    assert room.readings(mixed, "opening") == ()


def test_d_ar_21_there_are_enough_cards_for_the_most_players():
    for entry in RULES.rounds:
        assert 4 * entry.deal.hand + entry.deal.upcard <= 49
