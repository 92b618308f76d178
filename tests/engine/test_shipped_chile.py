"""The Chilean game as it is shipped: its decks by players and agreement, its deals and its contracts."""

from functools import cache

import pytest

from carioca_dsl.cards import is_joker, pack, rank_of
from carioca_dsl.engine import Chance, Draw, Match, UpcardBuried, allowed, check_cards, deal_out, first_dealer
from carioca_dsl.model import RulesError
from carioca_dsl.referee import read_agreement
from tests.support.deals import after, lay_out, opening, texts
from tests.support.shipped import shipped

NAMES = "abcdef"
CONTRACTS = {
    1: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥",
    2: "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠",
    3: "4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
    4: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | 10♣ 10♦ 10♥",
    5: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠",
    6: "8♣ 8♦ 8♥ | 4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
    7: "4♦ 5♦ 6♦ 7♦ | 4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠",
    8: "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | 10♣ 10♦ 10♥ | K♣ K♦ K♥",
}


@cache
def table(variant="chile", seats=3, *texts):
    """The rules of a table that agrees these."""
    return shipped(variant).rules(seats, read_agreement(shipped(variant), texts))


def test_cl_10_cl_11_two_to_six_players_each_for_themselves():
    for seats in range(2, 7):
        assert len(Match(table(seats=seats), NAMES[:seats], 1).deal.hands) == seats
    for seats in (1, 7):
        with pytest.raises(RulesError):
            shipped("chile").rules(seats)


@pytest.mark.parametrize(("seats", "agreed", "cards", "jokers"), [
    (2, (), 106, 2),
    (3, (), 106, 2),
    (4, ("one joker per pack",), 106, 2),
    (5, (), 160, 4),
    (6, (), 160, 4),
    (5, ("one joker per pack",), 159, 3),
    (6, ("one joker per pack", "natural twos"), 159, 3),
])  # fmt: skip
def test_cl_13_cl_14_d_cl_1_the_deck_of_so_many_players(seats, agreed, cards, jokers):
    for entry in table("chile", seats, *agreed).rounds:
        deck = pack(entry.deck.packs, entry.deck.jokers)
        assert (len(deck), len(set(deck)), sum(map(is_joker, deck))) == (cards, cards, jokers)


def test_cl_01_cl_02_cl_22_eight_rounds_each_with_its_contract():
    rounds = table().rounds
    assert [entry.number for entry in rounds] == list(CONTRACTS)
    assert [entry.contract_sizes[0][0] for entry in rounds] == [6, 7, 8, 9, 10, 11, 12, 12]


@pytest.mark.parametrize("number", CONTRACTS)
def test_cl_24_cl_25_cl_26_cl_27_cl_28_cl_29_cl_30_cl_31_the_contract_of_each_round_opens_it(number):
    rules = table().rounds[number - 1]
    for other, laid in CONTRACTS.items():
        state = lay_out(rules, f"{laid.replace('|', ' ')} K♠", "3♠")
        assert allowed(rules, state, opening(state, laid)) == (other == number)
    state = lay_out(rules, f"{CONTRACTS[number].replace('|', ' ')} K♠", "3♠")
    assert texts(after(rules, state, opening(state, CONTRACTS[number])).hand) == "K♠"


def test_cl_36_d_cl_10_d_cl_46_eleven_cards_and_twelve_in_the_last_round_one_at_a_time():
    for entry in table(seats=4).rounds:
        state, _ = deal_out(entry, 1, 2, 4, Chance(7, 1))
        assert {len(hand) for hand in state.hands} == {12 if entry.number == 8 else 11}
        mixed = list(reversed(Chance(7, 1).shuffled(pack(2, 2), "deal")))
        served = [card for row in zip(*(state.hands[seat] for seat in (3, 0, 1, 2)), strict=True) for card in row]
        assert served == mixed[: len(served)]


def test_cl_12_cl_42_d_cl_28_d_cl_30_d_cl_36_who_deals_and_who_begins():
    entry = table(seats=4).rounds[0]
    assert {first_dealer(entry, 4, Chance(seed, 0)).dealer for seed in range(40)} == {0, 1, 2, 3}
    for dealer in range(4):
        assert deal_out(entry, 1, dealer, 4, Chance(0, 1))[0].seat == (dealer + 1) % 4


@pytest.mark.parametrize("agreed", [(), ("natural twos",)])
def test_cl_39_cl_40_cl_41_d_cl_23_a_wild_upcard_is_buried(agreed):
    buried, twos_turned = 0, 0
    entry = table("chile", 4, *agreed).rounds[0]
    for seed in range(120):
        state, events = deal_out(entry, 1, 0, 4, Chance(seed, 1))
        gone = [event.card for event in events if isinstance(event, UpcardBuried)]
        assert len(state.discards) == 1
        assert not entry.deck.wild.holds(state.discards[0])
        assert list(reversed(state.stock[: len(gone)])) == gone
        assert len(state.stock) == 106 - 44 - 1
        check_cards(entry, state)
        buried += len(gone)
        twos_turned += rank_of(state.discards[0]) == 2 and not is_joker(state.discards[0])
    assert buried
    assert (twos_turned > 0) == bool(agreed)


def test_cl_43_cl_90_a_turn_begins_with_a_card_from_the_stock_or_the_top_discard():
    for seats in (2, 5):
        match = Match(table(seats=seats), NAMES[:seats], 3)
        assert set(match.legal_actions()) == {Draw(match.seat, "stock"), Draw(match.seat, "discards")}


@pytest.mark.parametrize(("seats", "agreed", "least"), [(4, (), 58), (4, ("all fourteen",), 54), (6, (), 88)])
def test_d_cl_29_there_is_always_enough_to_reshuffle(seats, agreed, least):
    left = []
    for entry in table("chile", seats, *agreed).rounds:
        state, _ = deal_out(entry, 1, 0, seats, Chance(1, 1))
        left.append(len(state.stock) + len(state.discards))
    assert min(left) == least
