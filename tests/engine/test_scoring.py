"""What a deal costs, and who wins."""

from carioca_dsl.cards import read_faces
from carioca_dsl.engine import Outcome, card_points, deal_points, hand_points, winners
from carioca_dsl.model import Choices, HandCounts, Order, Price, Tie, Unit, VoidChoice
from tests.support.buyers import buying_round
from tests.support.deals import lay_out, one_round
from tests.support.variants import contract

RULES = one_round(contract(set=2))


def points(text, rules=RULES):
    return hand_points(rules, read_faces(text))


def test_ar_70_the_published_hand_costs_thirty_three():
    assert points("A♠ Q♥ 3♦") == 33


def test_ar_64_two_to_ten_cost_their_face_value():
    assert [points(f"{rank}♣") for rank in range(2, 11)] == list(range(2, 11))


def test_ar_65_figures_cost_ten():
    assert [points(f"{rank}♦") for rank in "JQK"] == [10, 10, 10]


def test_ar_66_an_ace_costs_twenty():
    assert points("A♣") == 20


def test_ar_67_a_joker_costs_fifty():
    assert points("★") == card_points(RULES, read_faces("★")[0]) == 50


def test_an_empty_hand_costs_nothing():
    assert points("") == 0


def test_ar_62_ar_63_ar_68_who_goes_out_pays_nothing_and_the_others_what_they_hold():
    state = lay_out(RULES, "", "A♠ Q♥ 3♦", "★ ★", table={1: ["8♣ 8♦ 8♥", "9♣ 9♦ 9♥"]})
    assert deal_points(RULES, state._replace(outcome=Outcome("out", 0))) == (0, 33, 100)


def test_going_out_may_earn_points():
    rules = one_round(contract(set=2), scoring__going_out=-10)
    state = lay_out(rules, "", "A♠ Q♥ 3♦")
    assert deal_points(rules, state._replace(outcome=Outcome("out", 0))) == (-10, 33)


def test_it_10_it_14_it_54_whoever_chose_the_round_and_goes_out_earns_more():
    chosen = {
        "match__order": Order.CHOSEN,
        "match__choices": Choices.EQUAL,
        "match__void_choice": VoidChoice.ANOTHER,
        "scoring__going_out": -10,
        "scoring__going_out_after_choosing": -20,
    }
    rules = one_round(contract(set=2), 3, **chosen)
    state = lay_out(rules, "", "A♠ Q♥ 3♦", "2♣")._replace(outcome=Outcome("out", 0))
    for chooser, earned in ((0, -20), (1, -10), (None, -10)):
        aside = state.aside._replace(chooser=chooser)
        assert deal_points(rules, state._replace(aside=aside)) == (earned, 33, 2)
    over = state._replace(outcome=Outcome("over"), aside=state.aside._replace(chooser=0))
    assert deal_points(rules, over) == (0, 33, 2)


def test_where_nothing_is_said_of_choosing_the_chooser_earns_what_others_do():
    rules = one_round(contract(set=2), scoring__going_out=-10)
    state = lay_out(rules, "", "A♠ Q♥ 3♦")._replace(outcome=Outcome("out", 0))
    assert deal_points(rules, state._replace(aside=state.aside._replace(chooser=0))) == (-10, 33)


def test_cards_bought_for_points_are_paid_by_everybody_at_the_end_of_the_deal():
    five = {"buying__price": Price(amount=5, unit=Unit.POINTS), "scoring__going_out": -10}
    rules = buying_round(3, **five)
    state = lay_out(rules, "", "A♠ Q♥ 3♦", "2♣")._replace(outcome=Outcome("out", 0))
    bought = state.aside._replace(bought=(1, 2, 0), bought_before=(7, 7, 7))
    assert deal_points(rules, state._replace(aside=bought)) == (-5, 43, 2)
    assert deal_points(rules, state) == (-10, 33, 2)


def test_cards_bought_for_coins_cost_no_points():
    rules = buying_round(3)
    state = lay_out(rules, "", "A♠ Q♥ 3♦", "2♣")._replace(outcome=Outcome("out", 0))
    assert deal_points(rules, state._replace(aside=state.aside._replace(bought=(1, 2, 0)))) == (0, 33, 2)


def test_where_nobody_went_out_every_hand_counts():
    rules = one_round(contract(set=2), scoring__going_out=-10)
    state = lay_out(rules, "2♣", "A♠ Q♥ 3♦")
    assert deal_points(rules, state._replace(outcome=Outcome("over"))) == (2, 33)


def test_unmatched_cards_alone_may_count():
    rules = one_round(contract(set=2), end_of_round__hand_counts=HandCounts.UNMATCHED)
    assert points("8♣ 8♦ 8♥ A♠ Q♥ 3♦", rules) == 33
    assert points("8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠", rules) == 0
    assert points("8♣ 8♦ 8♥ 8♠ 7♠ 6♠ 5♠ 2♦", rules) == 2
    assert points("", rules) == 0


def test_ar_08_ar_74_the_lowest_total_wins():
    assert winners(Tie.SHARED, (30, 12, 40), (5, 1, 1)) == (1,)


def test_ar_75_k111_equal_lowest_totals_share_the_win():
    assert winners(Tie.SHARED, (12, 40, 12), (5, 1, 1)) == (0, 2)


def test_k112_a_tie_may_be_broken_by_rounds_won_and_is_shared_beyond():
    assert winners(Tie.MOST_ROUNDS_WON, (12, 40, 12, 12), (2, 9, 3, 1)) == (2,)
    assert winners(Tie.MOST_ROUNDS_WON, (12, 40, 12, 12), (3, 9, 3, 1)) == (0, 2)


def test_totals_may_be_negative():
    assert winners(Tie.SHARED, (-10, 40, 0), (5, 1, 1)) == (0,)
