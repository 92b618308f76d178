"""Coins: what is paid into the pot and out of it, for a card, and to the winner; none is ever made or lost."""

import pytest

from carioca_dsl.engine import Broken, Buy, Discard, Draw, Leave, Match, MatchOver, Paid, Pass, ReEnter, check_money
from carioca_dsl.engine.purse import settlement
from carioca_dsl.model import Exhausted, PaidTo, PotTo, Price, Unit
from tests.support.buyers import BUYING
from tests.support.chosen import (
    BUSTS,
    CHOSEN,
    DOUBLES,
    MONEY,
    a_match,
    a_table,
    dull,
    ends,
    play,
    spoil,
    start,
)


def payments(events, *whys: str) -> list:
    return [event for event in events if isinstance(event, Paid) and (not whys or event.why in whys)]


def buy(match: Match) -> tuple:
    """Turns are played until somebody can buy a discard, and does."""
    while True:
        legal = list(match.legal_actions())
        buying = [action for action in legal if isinstance(action, Buy)]
        if buying:
            return match.apply(buying[0])
        match.apply(dull(match, legal))


def sevens(match: Match) -> tuple:
    """The deal in hand ends; nobody is bust."""
    start(match)
    seats = range(match.rules.seats)
    return ends(match, match.deal.seat, *(7 if seat in match.playing else 0 for seat in seats))


def test_it_24_d_it_77_every_player_puts_the_quota_into_the_pot_before_each_new_round():
    match = a_match(a_table(3, **MONEY))
    assert payments(match.events) == [Paid(seat, None, 1, "money.pot-per-round") for seat in range(3)]
    assert (match.money, match.pot) == ((-1, -1, -1), 3)
    events = sevens(match)
    assert payments(events, "money.pot-per-round") == [Paid(seat, None, 1, "money.pot-per-round") for seat in range(3)]
    assert match.pot == 3


def test_d_it_20_the_pot_goes_to_the_player_who_goes_out():
    match = a_match(a_table(3, **MONEY))
    out = match.deal.seat
    events = sevens(match)
    assert payments(events)[0] == Paid(None, out, 3, "money.pot-to")
    assert match.money[out] == 1


def test_the_pot_may_go_to_the_winner_of_the_match():
    match = a_match(a_table(3, rounds=2, **MONEY | {"money__pot_to": PotTo.WINNER, "money__stake": 0}))
    ends(match, 0, 0, 7, 7)
    assert match.pot == 6
    ends(match, 0, 0, 7, 7)
    assert (match.money, match.pot) == ((4, -2, -2), 0)


def test_the_pot_stays_where_nobody_goes_out():
    match = a_match(a_table(3, **MONEY, end_of_round__stock_empty=Exhausted.OVER))
    spoil(match)
    assert match.results[-1].outcome.kind == "over"
    assert match.pot == 6


def test_it_80_d_it_77_a_void_round_is_played_again_for_the_same_pot():
    match = a_match(a_table(3, **MONEY))
    spoil(match)
    assert (match.money, match.pot) == ((-1, -1, -1), 3)
    assert sevens(match)


def test_it_82_d_it_77_the_quota_is_paid_again_before_the_new_choice_after_a_replay():
    match = a_match(a_table(4, **MONEY, **CHOSEN))
    start(match)
    spoil(match)
    assert match.pot == 4
    events = sevens(match)
    assert match.deal.phase == "choose"
    assert [paid.coins for paid in payments(events)] == [4, 1, 1, 1, 1]


def test_d_it_55_d_it_77_a_new_deal_for_doubles_costs_nothing():
    match = a_match(a_table(4, **MONEY, **DOUBLES))
    while match.deals == 1:
        assert match.deal.phase == "claim"
        events = match.apply(next(iter(match.legal_actions())))
    assert not payments(events)
    assert match.pot == 4


def test_it_25_it_40_d_it_21_the_price_of_a_card_goes_into_the_pot_at_once():
    match = a_match(a_table(3, **MONEY, **BUYING))
    events = buy(match)
    buyer = match.actions[-1].seat
    assert [type(event).__name__ for event in events] == ["Bought", "Paid", "Drew"]
    assert payments(events) == [Paid(buyer, None, 2, "buying.price")]
    assert match.pot == 5
    assert match.money[buyer] == -3


def test_the_price_of_a_card_may_go_to_the_player_who_threw_it():
    match = a_match(a_table(3, **MONEY, **BUYING | {"buying__paid_to": PaidTo.THROWER}))
    events = buy(match)
    buyer = match.actions[-1].seat
    thrower = (match.deal.seat - 1) % 3
    assert payments(events) == [Paid(buyer, thrower, 2, "buying.price")]
    assert match.pot == 3
    assert match.money[thrower] == 1


def test_nobody_threw_the_card_that_was_turned_up():
    rules = a_table(3, deal__upcard=1, **MONEY, **BUYING | {"buying__paid_to": PaidTo.THROWER})
    match = a_match(rules, next(seed for seed in range(9) if a_match(rules, seed).deal.discards[-1] % 54 < 52))
    match.apply(Draw(match.seat, "stock"))
    events = match.apply(Buy(match.seat, match.deal.discards[-1]))
    assert payments(events) == [Paid(match.actions[-1].seat, None, 2, "buying.price")]


def test_a_price_in_points_is_no_money():
    match = a_match(a_table(3, **BUYING | {"buying__price": Price(amount=5, unit=Unit.POINTS)}))
    events = buy(match)
    buyer = match.actions[-1].seat
    assert not payments(events)
    ends(match, (buyer + 1) % 3, 7, 7, 7)
    assert match.totals[buyer] == 12
    assert match.results[-1].bought == tuple(int(seat == buyer) for seat in range(3))


def test_it_80_d_it_35_the_money_of_a_void_deal_stays_in_the_pot_and_what_is_bought_comes_to_it():
    match = a_match(a_table(3, **MONEY, **BUYING))
    buy(match)
    spoil(match)
    buy(match)
    assert match.pot == 3 + 2 + 2
    assert match.bought[match.actions[-1].seat] <= 1
    assert sum(match.bought) == 1


def test_it_23_it_35_it_36_it_39_all_others_pay_the_winner_the_stake():
    match = a_match(a_table(4, rounds=1, **MONEY | {"money__pot_per_round": 0}))
    events = ends(match, 2, 7, 7, 0, 7)
    assert payments(events) == [Paid(seat, 2, 10, "money.stake") for seat in (0, 1, 3)]
    assert match.money == match.standings.money == (-10, -10, 30, -10)
    assert isinstance(events[-1], MatchOver)


def test_it_37_d_it_22_re_entries_are_owed_to_the_winner_and_paid_at_the_end():
    match = a_match(a_table(3, rounds=3, **BUSTS, **MONEY | {"money__pot_per_round": 0}))
    ends(match, 0, 0, 7, 151)
    events = match.apply(ReEnter(2, 7))
    assert not payments(events)
    ends(match, 0, 0, 7, 200)
    match.apply(ReEnter(2, 14))
    assert match.money == (0, 0, 0)
    events = ends(match, 0, 0, 7, 7)
    assert payments(events) == [
        Paid(1, 0, 10, "money.stake"),
        Paid(2, 0, 10, "money.stake"),
        Paid(2, 0, 6, "money.re-entry-fee"),
    ]
    assert match.money == (26, -10, -16)


def test_d_it_22_the_winner_owes_nobody_for_re_entries():
    match = a_match(a_table(2, rounds=2, **BUSTS, **MONEY | {"money__pot_per_round": 0}))
    ends(match, 0, 0, 151)
    match.apply(ReEnter(1, -10))
    events = ends(match, 1, 7, 0)
    assert payments(events) == [Paid(0, 1, 10, "money.stake")]


def test_d_it_72_who_has_left_pays_no_more_quotas_but_the_stake():
    match = a_match(a_table(3, rounds=3, **BUSTS, **MONEY))
    ends(match, 0, 0, 7, 151)
    events = match.apply(Leave(2, 151))
    assert payments(events) == [Paid(seat, None, 1, "money.pot-per-round") for seat in (0, 1)]
    ends(match, 0, 0, 7, 0)
    events = ends(match, 0, 0, 7, 0)
    assert payments(events, "money.stake") == [Paid(1, 0, 10, "money.stake"), Paid(2, 0, 10, "money.stake")]
    assert match.money == (24, -13, -11)


def test_d_it_72_the_last_one_left_gets_stakes_and_the_pot_at_once():
    rules = a_table(2, **BUSTS, **MONEY | {"money__pot_to": PotTo.WINNER})
    match = a_match(rules)
    ends(match, 0, 0, 151)
    match.apply(Leave(1, 151))
    assert match.over
    assert (match.money, match.pot) == ((11, -11), 0)


def test_d_it_23_a_shared_victory_shares_what_the_others_pay_and_odd_coins_go_round_from_the_last_dealers_left():
    for dealer in range(5):
        match = a_match(a_table(5, rounds=1, **MONEY | {"money__pot_per_round": 0, "money__stake": 7}))
        match.deal = match.deal._replace(dealer=dealer)
        match.totals = (0, 17, 0, 9, 9)
        ends(match, 1, 7, 0, 7, 7, 7)
        assert match.standings.winners == (0, 1, 2)
        order = [seat for seat in ((dealer + 1 + n) % 5 for n in range(5)) if seat < 3]
        assert [match.money[seat] for seat in order] == [5, 5, 4]
        assert match.money[3:] == (-7, -7)


@pytest.mark.parametrize(("pot", "stake", "fee", "won"), [(0, 1, 0, (2, 1)), (5, 0, 0, (3, 2)), (5, 1, 2, (7, 7))])
def test_d_it_23_d_it_74_the_rest_of_the_pot_is_shared_in_the_same_way(pot, stake, fee, won):
    rules = a_table(5, **BUSTS, **MONEY | {"money__stake": stake, "money__re_entry_fee": fee})
    paid = list(settlement(rules, pot, (4, 1), (3, 9, 0, 0, 9)))
    assert [sum(one.coins for one in paid if one.taker == seat) for seat in (4, 1)] == list(won)
    assert sum(one.coins for one in paid if one.giver is None) == pot
    assert sum(one.coins for one in paid if one.why == "money.stake") == 3 * stake
    assert sum(one.coins for one in paid if one.giver == 0 and one.why == "money.re-entry-fee") == 3 * fee
    assert all(one.coins > 0 for one in paid), paid
    assert all(one.giver not in (1, 4) for one in paid)


def test_d_it_74_the_pot_of_a_round_that_is_struck_off_passes_on_and_from_the_last_one_to_the_winner():
    match = a_match(a_table(3, rounds=2, **MONEY | {"money__stake": 0}), turn_guard=20)
    while match.round.number == 1:
        spoil(match)
    assert match.pot == 6
    match.totals = (3, 1, 2)
    while not match.over:
        spoil(match)
    assert (match.money, match.pot) == ((-2, 4, -2), 0)


def test_d_it_59_without_amounts_no_coin_moves():
    match = play(a_match(a_table(3, rounds=3, **BUYING | {"buying__price": Price(amount=0, unit=Unit.COINS)})))
    assert match.over
    assert any(isinstance(action, Buy) for action in match.actions)
    assert not payments(match.events)
    assert (match.money, match.pot) == ((0, 0, 0), 0)


def test_d_it_79_money_is_seen_by_all():
    match = a_match(a_table(3, **MONEY, **BUYING))
    buy(match)
    for seat in range(3):
        view = match.view(seat)
        assert (view.money, view.pot) == (match.money, match.pot)
        assert payments(view.log) == payments(match.events, "buying.price")


def test_coins_that_were_made_or_lost_are_noticed():
    check_money((1, -3), 2)
    for money, pot in (((1, -3), 1), ((1, 0), -1)):
        with pytest.raises(Broken):
            check_money(money, pot)


def test_passing_costs_nothing():
    match = a_match(a_table(3, **BUYING))
    while match.deal.phase != "offer":
        match.apply(dull(match, list(match.legal_actions())))
    while match.deal.phase == "offer":
        match.apply(Pass(match.seat))
    match.apply(Discard(match.seat, match.deal.drew))
    assert match.money == (0, 0, 0)
