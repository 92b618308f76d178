"""A natural card takes the place of a wild card, which moves to an end of the same run."""

import pytest

from carioca_dsl.model import Ace, Act, CardClass, WildSwap
from tests.melds.hands import (
    against_swapping,
    cards,
    of_runs,
    per_meld,
    room,
    rules_with,
    shown,
    swap,
    table,
    wilds,
)
from tests.support.variants import line


def test_ar_54_ar_55_a_joker_inside_a_run_moves_to_an_end():
    meld = table("5h * 7h 8h")
    assert swap(meld, "6h") == {"low": "★ 5♥ 6♥ 7♥ 8♥", "high": "5♥ 6♥ 7♥ 8♥ ★"}
    assert against_swapping(meld, "6h") == ["law.name-the-end"]
    assert against_swapping(meld, "6h", "low") == []


def test_d_ar_5_where_one_end_is_free_no_end_has_to_be_named():
    meld = table("As * 3s 4s")
    assert swap(meld, "2s") == {"high": "A♠ 2♠ 3♠ 4♠ ★"}
    assert against_swapping(meld, "2s") == []
    assert against_swapping(meld, "2s", "low") == ["law.run-full"]


def test_d_ar_7_k019_a_joker_at_an_end_is_swapped_too():
    assert swap(table("* 3s 4s 5s"), "2s") == {"low": "★ 2♠ 3♠ 4♠ 5♠", "high": "2♠ 3♠ 4♠ 5♠ ★"}


def test_ar_56_ar_57_ar_58_the_joker_stays_in_the_run_and_the_run_stays_consecutive():
    meld = table("5h * 7h 8h")
    (natural,) = cards("6h")
    for _, after in room().swaps(meld, natural, meld.cards[1]):
        assert set(after.cards) == {*meld.cards, natural}
        assert room().readings(after.cards, "laying_off") == (after,)


@pytest.mark.parametrize(
    ("ace", "text", "natural"),
    [
        (Ace.BOTH_ENDS, "As 2s 3s 4s * 6s 7s 8s 9s 10s Js Qs Ks As", "5s"),
        (Ace.LOW_OR_HIGH, "As 2s 3s 4s * 6s 7s 8s 9s 10s Js Qs Ks", "5s"),
        (Ace.LOW_OR_HIGH, "2s 3s 4s * 6s 7s 8s 9s 10s Js Qs Ks As", "5s"),
    ],
)
def test_k022_d_ar_5_in_a_full_run_the_joker_has_nowhere_to_go(ace, text, natural):
    rules = rules_with(of_runs("ace", ace))
    meld = table(text, rules)
    assert swap(meld, natural, rules=rules) == {}
    assert against_swapping(meld, natural, rules=rules) == ["law.run-full"]
    assert against_swapping(meld, natural, "low", rules) == ["law.run-full"]


def test_a_run_that_may_not_grow_lets_no_joker_move():
    rules = rules_with(of_runs("grows-to", 4))
    assert against_swapping(table("5h * 7h 8h", rules), "6h", rules=rules) == ["run.grows-to"]


def test_k027_a_meld_beyond_the_limit_of_the_opening_may_be_swapped_in():
    meld = table("5h * * 8h")
    assert swap(meld, "6h")["low"] == "★ 5♥ 6♥ ★ 8♥"
    strict = rules_with(per_meld(1, Act.OPENING))
    assert swap(meld, "6h", rules=strict)["low"] == "★ 5♥ 6♥ ★ 8♥"


def test_k041_any_joker_and_any_wild_rank_is_swapped():
    meld = table("5h * * 8h")
    assert swap(meld, "7h", wild=1)["high"] == "5♥ ★ 7♥ 8♥ ★"
    assert shown(meld) == "5♥ ★ ★ 8♥"
    twos = rules_with(line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1))
    assert swap(table("5h 2c 7h 8h", twos), "6h", rules=twos)["low"] == "2♣ 5♥ 6♥ 7♥ 8♥"


def test_k042_a_wild_card_does_not_replace_a_wild_card():
    assert against_swapping(table("5h * 7h 8h"), "*") == ["law.wild-for-wild"]


def test_only_the_card_that_the_joker_stands_for_takes_its_place():
    assert against_swapping(table("5h * 7h 8h"), "9h") == ["law.not-its-place"]
    assert against_swapping(table("5h * 7h 8h"), "6s") == ["law.not-its-place"]


def test_d_ar_4_there_is_no_swap_in_a_set():
    meld = table("8c 8d *")
    assert swap(meld, "8h") == {}
    assert against_swapping(meld, "8h") == ["wild-cards.swap"]


def test_no_swap_where_the_rules_forbid_it():
    rules = rules_with(line("wild-cards.swap", WildSwap.FORBIDDEN, level=1))
    assert against_swapping(table("5h * 7h 8h", rules), "6h", rules=rules) == ["wild-cards.swap"]


def test_what_is_swapped_is_a_wild_card_of_the_meld():
    meld = table("5h * 7h 8h")
    (natural,) = cards("6h")
    (other,) = cards("*", tuple(wilds(meld)))
    assert [reason.id for reason in room().swap_faults(meld, natural, other)] == ["law.not-in-meld"]
    assert [reason.id for reason in room().swap_faults(meld, natural, meld.cards[0])] == ["law.not-wild"]
