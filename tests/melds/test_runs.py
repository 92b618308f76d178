"""What is a run: places, aces, order, and where wild cards lie."""

import pytest

from carioca_dsl.model import Ace, Bound, Combination, Corner, Part
from tests.melds.hands import against, at_least, cards, of_runs, read, room, rules_with, table

ALL_ACES = list(Ace)
CIRCLE = rules_with(of_runs("around-the-corner", Corner.ALLOWED))


def with_ace(ace, *more):
    return rules_with(of_runs("ace", ace), of_runs("size", at_least(4)), *more)


def test_ar_13_an_opening_run_has_exactly_four_consecutive_cards_of_one_suit():
    assert read("4s 5s 6s 7s") == ["4♠ 5♠ 6♠ 7♠"]
    assert against("4s 5s 6s") == ["run.size"]
    assert against("4s 5s 6s 7s 8s") == ["run.size"]
    assert against("4s 5s 6s 7h") == ["law.not-one-suit"]
    assert against("4s 5s 6s 8s") == ["law.not-consecutive"]


def test_ar_14_ar_15_an_ace_is_low_or_high():
    assert read("As 2s 3s 4s") == ["A♠ 2♠ 3♠ 4♠"]
    assert read("Js Qs Ks As") == ["J♠ Q♠ K♠ A♠"]
    assert [meld.low for meld in room().readings((39, 40, 41, 42), "opening")] == [1]
    assert [meld.low for meld in room().readings((49, 50, 51, 39), "opening")] == [11]


def test_ar_16_k002_king_ace_two_do_not_connect_unless_the_rules_go_around_the_corner():
    assert read("Qs Ks As 2s") == []
    assert against("Qs Ks As 2s") == ["run.around-the-corner"]
    assert read("Qs Ks As 2s", CIRCLE) == ["Q♠ K♠ A♠ 2♠"]


@pytest.mark.parametrize("ace", ALL_ACES)
def test_where_an_ace_may_stand_is_the_rule_it_offends(ace):
    low, high = with_ace(Ace.LOW), with_ace(Ace.HIGH)
    assert against("Js Qs Ks As", low) == ["run.ace"]
    assert against("As 2s 3s 4s", high) == ["run.ace"]
    assert read("5s 6s 7s 8s", with_ace(ace)) == ["5♠ 6♠ 7♠ 8♠"]


def test_ar_18_k004_two_aces_of_a_run_are_two_cards():
    rules = with_ace(Ace.BOTH_ENDS)
    whole = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"
    (meld,) = room(rules).readings(cards(whole), "opening")
    assert len(set(meld.cards)) == 14
    assert (meld.low, meld.high) == (1, 14)
    assert against(whole, with_ace(Ace.LOW_OR_HIGH)) == ["law.run-full"]


def test_ar_19_every_place_between_must_be_filled():
    assert against("4s 5s 7s 8s") == ["law.not-consecutive"]


def test_d_ar_2_a_joker_fills_a_place_between_or_is_one_of_the_aces():
    rules = with_ace(Ace.BOTH_ENDS)
    assert read("As 2s 3s 4s 5s 6s 7s 8s * 10s Js Qs Ks As", rules) == ["A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ ★ 10♠ J♠ Q♠ K♠ A♠"]
    assert table("* 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As").low == 1


def test_k001_one_joker_fills_one_gap():
    rules = rules_with(of_runs("size", at_least(4)))
    assert against("2h 3h * 6h 7h", rules) == ["law.not-consecutive"]
    assert read("2h 3h * 5h 6h", rules) == ["2♥ 3♥ ★ 5♥ 6♥"]
    assert against("2h 3h *", rules) == ["run.size"]


def test_k009_a_rank_occurs_once_unless_a_whole_lap_lies_between():
    assert against("5s 6s 6s 7s") == ["law.not-consecutive"]
    lap = "5s 6s 7s 8s 9s 10s Js Qs Ks As 2s 3s 4s 5s"
    rules = rules_with(
        of_runs("around-the-corner", Corner.ALLOWED), of_runs("size", at_least(4)), of_runs("grows-to", None)
    )
    assert read(lap, rules) == ["5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♠ 3♠ 4♠ 5♠"]
    assert against("5s 6s 6s 7s", rules) == ["law.not-consecutive"]


def test_k011_natural_cards_are_put_in_order():
    assert read("9s 7s 8s 10s") == ["7♠ 8♠ 9♠ 10♠"]
    assert read("10s 9s 8s 7s") == ["7♠ 8♠ 9♠ 10♠"]


def test_k034_a_joker_lies_where_it_stands():
    rules = rules_with(of_runs("size", at_least(4)))
    assert read("* Ac 2c 4c 5c", rules) == ["A♣ 2♣ ★ 4♣ 5♣"]


def test_ar_22_d_ar_26_the_written_order_names_the_place_of_a_joker():
    assert read("* 5s 6s 7s") == ["★ 5♠ 6♠ 7♠"]
    assert read("5s 6s 7s *") == ["5♠ 6♠ 7♠ ★"]
    assert read("7s 6s 5s *") == ["★ 5♠ 6♠ 7♠"]
    (meld,) = room().readings(cards("5s * 7s 8s"), "opening")
    assert meld.stands_for(meld.cards[1]) == 44  # 6♠


def test_d_ar_26_a_joker_with_two_places_is_read_both_ways_and_has_to_be_placed():
    assert read("6s 5s * 7s") == ["★ 5♠ 6♠ 7♠", "5♠ 6♠ 7♠ ★"]


def test_k017_a_joker_with_one_place_is_placed_without_a_question():
    assert read("Js * Qs As") == ["J♠ Q♠ ★ A♠"]
    assert read("Qs * As Ks") == ["★ Q♠ K♠ A♠"]


def test_k014_the_contract_may_ask_for_another_length():
    def run_of(size):
        return rules_with(wanted=(Combination(parts=(Part(count=1, kind="run", size=size),)),))

    six, seven, eight = "2s 3s 4s 5s 6s 7s", "2s 3s 4s 5s 6s 7s 8s", "2s 3s 4s 5s 6s 7s 8s 9s"
    exact, least = run_of(Bound(least=7, most=7)), run_of(at_least(7))
    assert read(seven, exact) == read(seven, least) == ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠"]
    assert against(six, exact) == against(six, least) == ["run.size"]
    assert against(eight, exact) == ["run.size"]
    assert len(read(eight, least)) == 1
    assert against("2s 3s 4s 5s", exact) == ["rounds.contract"]


def test_ar_21_at_most_one_joker_in_an_opening_run():
    assert read("4s * 6s 7s") == ["4♠ ★ 6♠ 7♠"]
    assert against("4s * * 7s") == ["wild-cards.per-meld"]


def test_a_run_of_jokers_alone_is_no_run():
    assert against("* * * *") == ["wild-cards.natural-cards-per-meld", "wild-cards.per-meld"]
    assert against("") == ["wild-cards.natural-cards-per-meld", "set.size"]
