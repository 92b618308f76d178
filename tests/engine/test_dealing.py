"""Dealing: who deals, to whom first, how many, and the card that is turned up."""

import pytest

from carioca_dsl.cards import is_joker, pack, rank_of
from carioca_dsl.engine import (
    Chance,
    DealerDrawn,
    Dealt,
    Match,
    UpcardBuried,
    UpcardTurned,
    check_cards,
    deal_out,
    first_dealer,
    next_dealer,
)
from carioca_dsl.model import CardClass, Direction, FirstDealer, Side, VoidDealer, WildUpcard
from tests.support.deals import one_round, seven_rounds
from tests.support.variants import contract


def dealt(seats: int = 4, seed: int = 1, dealer: int = 0, **changed):
    rules = one_round(contract(set=2), seats, **changed)
    return (rules, *deal_out(rules, 1, dealer, seats, Chance(seed, 1)))


def test_a_seed_gives_the_same_cards_under_every_version():
    # so that a record of today can be played again: this order was written down once
    assert Chance("a seed", 3).shuffled(tuple(range(12)), "deal") == (2, 5, 1, 8, 10, 9, 6, 11, 4, 7, 0, 3)
    assert sorted(Chance(5, 1).shuffled(tuple(range(108)), "deal")) == list(range(108))
    assert Chance(5, 1).shuffled((), "deal") == ()


def test_every_order_comes_equally_often():
    orders = [Chance(seed, 1).shuffled((1, 2, 3), "deal") for seed in range(1200)]
    counts = [orders.count(order) for order in sorted(set(orders))]
    assert len(counts) == 6
    assert all(140 < count < 260 for count in counts)


def test_ar_33_the_first_dealer_is_drawn_by_lot_from_the_seed():
    rules = one_round(contract(set=2), 4)
    drawn = [first_dealer(rules, 4, Chance(seed, 0)) for seed in range(40)]
    assert {event.dealer for event in drawn} == {0, 1, 2, 3}
    assert drawn == [first_dealer(rules, 4, Chance(seed, 0)) for seed in range(40)]
    assert all(event.cards == () for event in drawn)


@pytest.mark.parametrize("how", [FirstDealer.HIGHEST_CARD, FirstDealer.LOWEST_CARD])
def test_the_first_dealer_may_be_found_by_cards_that_are_drawn(how):
    rules = one_round(contract(set=2), 4, deal__first_dealer=how)
    best = max if how is FirstDealer.HIGHEST_CARD else min
    for seed in range(60):
        event = first_dealer(rules, 4, Chance(seed, 0))
        heights = [14 if rank_of(card) == 1 else rank_of(card) for card in event.cards]
        assert len(heights) == 4
        assert not any(map(is_joker, event.cards))
        assert heights[event.dealer] == best(heights)
        assert heights.count(best(heights)) == 1


def test_ar_34_ar_41_dealing_starts_beside_the_dealer_and_so_does_play():
    for dealer in range(4):
        _, state, _ = dealt(dealer=dealer)
        assert state.dealer == dealer
        assert state.seat == (dealer + 1) % 4
        assert state.phase == "draw"


def test_d_ar_25_one_card_at_a_time_the_starter_first_the_dealer_last():
    _rules, state, _ = dealt(dealer=2)
    mixed = list(reversed(Chance(1, 1).shuffled(pack(2, 4), "deal")))
    served = [card for row in zip(*(state.hands[seat] for seat in (3, 0, 1, 2)), strict=True) for card in row]
    assert served == mixed[:44]


def test_several_cards_at_a_time_are_dealt_in_packets():
    _, state, _ = dealt(dealer=3, deal__cards_at_a_time=3)
    mixed = list(reversed(Chance(1, 1).shuffled(pack(2, 4), "deal")))
    assert state.hands[0][:3] == tuple(mixed[:3])
    assert state.hands[1][:3] == tuple(mixed[3:6])
    # Eleven is not a multiple of three: the last packet is smaller.
    assert [len(hand) for hand in state.hands] == [11] * 4


def test_ar_37_ar_38_eleven_cards_and_twelve_in_the_last_round():
    rules = seven_rounds(4)
    for entry in rules.rounds:
        state, _ = deal_out(entry, 1, 0, 4, Chance(0, 1))
        assert {len(hand) for hand in state.hands} == {12 if entry.number == 7 else 11}


def test_ar_39_ar_40_the_next_card_is_turned_up_and_the_rest_is_the_stock():
    rules, state, events = dealt()
    mixed = list(reversed(Chance(1, 1).shuffled(pack(2, 4), "deal")))
    assert state.discards == (mixed[44],)
    assert list(reversed(state.stock)) == mixed[45:]
    assert [type(event) for event in events] == [Dealt, UpcardTurned]
    check_cards(rules, state)


def test_no_upcard_means_no_discard_pile():
    rules, state, events = dealt(deal__upcard=0)
    assert state.discards == ()
    assert [type(event) for event in events] == [Dealt]
    check_cards(rules, state)


WILD = CardClass(ranks=tuple(range(2, 14)), jokers=True)


def test_d_ar_9_a_wild_upcard_is_kept():
    for seed in range(20):
        _rules, state, events = dealt(seed=seed, deck__wild=WILD)
        assert len(events) == 2
        assert len(state.discards) == 1


def test_k092_a_wild_upcard_is_buried_and_another_one_turned_until_one_is_natural():
    several = 0
    for seed in range(20):
        rules, state, events = dealt(seed=seed, deck__wild=WILD, deal__wild_upcard=WildUpcard.BURIED)
        buried = [event.card for event in events if isinstance(event, UpcardBuried)]
        assert rank_of(state.discards[-1]) == 1
        assert all(WILD.holds(card) for card in buried)
        # Each goes beneath the stock, the later ones beneath the earlier ones.
        assert list(reversed(state.stock[: len(buried)])) == buried
        check_cards(rules, state)
        several += len(buried) > 1
    assert several


def test_k092_burying_ends_where_every_card_is_wild():
    every = CardClass(ranks=tuple(range(1, 14)), jokers=True)
    rules, state, _events = dealt(deck__wild=every, deal__wild_upcard=WildUpcard.BURIED)
    assert state.discards == ()
    assert len(state.stock) == 108 - 44
    check_cards(rules, state)


def test_ar_36_the_deal_passes_to_the_right_which_is_the_way_of_play():
    rules = one_round(contract(set=2), 4)
    assert [next_dealer(rules, dealer, 4) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("direction", "side", "then"),
    [
        (Direction.ANTICLOCKWISE, Side.RIGHT, 1),
        (Direction.CLOCKWISE, Side.LEFT, 1),
        (Direction.ANTICLOCKWISE, Side.LEFT, 3),
        (Direction.CLOCKWISE, Side.RIGHT, 3),
    ],
)
def test_right_and_left_hang_on_the_way_of_play(direction, side, then):
    rules = one_round(contract(set=2), 4, deal__direction=direction, deal__next_dealer=side)
    assert next_dealer(rules, 0, 4) == then


def test_d_ar_12_after_a_void_deal_the_same_dealer_or_the_next():
    rules = one_round(contract(set=2), 4)
    assert next_dealer(rules, 2, 4, void=True) == 2
    rules = one_round(contract(set=2), 4, end_of_round__dealer_after_a_void_round=VoidDealer.NEXT)
    assert next_dealer(rules, 2, 4, void=True) == 3


def test_the_same_seed_deals_the_same_cards_and_each_deal_others():
    rules = seven_rounds(3)
    one, two = Match(rules, "abc", 5), Match(rules, "abc", 5)
    assert one.events == two.events
    assert isinstance(one.events[0], DealerDrawn)
    entry = rules.rounds[0]
    hands = [deal_out(entry, deal, 0, 3, Chance(5, deal))[0].hands for deal in (1, 2)]
    assert hands[0] != hands[1]


def test_ar_76_the_engine_deals_every_card_of_the_pack_once():
    rules = seven_rounds(4)
    for seed in range(25):
        for entry in (rules.rounds[0], rules.rounds[-1]):
            state, _ = deal_out(entry, 1, seed % 4, 4, Chance(seed, 1))
            check_cards(entry, state)
