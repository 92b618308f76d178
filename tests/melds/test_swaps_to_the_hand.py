"""A natural card takes the place of a wild card, which comes to the hand."""

from random import Random

import pytest
from hypothesis import given

from carioca_dsl.cards import face_of, rank_of, suit_of
from carioca_dsl.model import Act, Bound, CardClass, OwnPlace, Suits, SwapIn, WildSwap
from tests.melds import twin
from tests.melds.hands import (
    against_swapping,
    by_faces,
    cards,
    of_sets,
    per_meld,
    room,
    rules_with,
    shown,
    table,
    whole_pack,
)
from tests.melds.random_rules import some_hand, some_rules
from tests.melds.test_twin import PROFILE, SEEDS
from tests.support.variants import line

TO_HAND = line("wild-cards.swap", WildSwap.TO_HAND, level=1)
TWOS = line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1)
RULES = rules_with(TO_HAND, TWOS, per_meld(None, Act.OPENING))


def swap(meld, text, wild, rules=RULES):
    """What becomes of the meld when a card takes the place of the first of those wild cards; `None`: nothing."""
    (card,) = cards(text, meld.cards)
    found = room(rules).swaps(meld, card, freed(meld, wild))
    assert all(end is None for end, _ in found)
    assert len(found) == (not room(rules).swap_faults(meld, card, freed(meld, wild)))
    return shown(found[0][1]) if found else None


def against(meld, text, wild, end=None, rules=RULES):
    """The ids of the reasons against it."""
    (card,) = cards(text, meld.cards)
    return [reason.id for reason in room(rules).swap_faults(meld, card, freed(meld, wild), end)]


def freed(meld, wild):
    face = face_of(cards(wild)[0])
    return next(card for card in meld.cards if face_of(card) == face)


def test_d_cl_17_in_a_run_the_exact_card_takes_the_place():
    meld = table("5h * 7h 8h", RULES)
    assert swap(meld, "6h", "*") == "5♥ 6♥ 7♥ 8♥"
    assert against(meld, "6s", "*") == ["law.not-its-place"]
    assert against(meld, "9h", "*") == ["law.not-its-place"]


def test_d_cl_17_in_a_set_any_card_of_the_rank_does():
    meld = table("5h 5h * 2s", RULES)
    for suit in "cds":
        for wild in ("*", "2s"):
            assert swap(meld, f"5{suit}", wild)
    assert swap(meld, "5c", "*") == "5♣ 5♥ 5♥ 2♠"
    assert swap(meld, "5c", "2s") == "5♣ 5♥ 5♥ ★"
    assert against(meld, "6c", "*") == ["law.not-one-rank"]


def test_where_suits_must_differ_the_card_brings_one_that_is_not_there():
    rules = rules_with(TO_HAND, TWOS, of_sets("suits", Suits.DIFFERENT), of_sets("size", Bound(least=3)))
    meld = table("5h 5s *", rules)
    assert swap(meld, "5c", "*", rules) == "5♣ 5♥ 5♠"
    assert against(meld, "5h", "*", rules=rules) == ["set.suits"]


def test_d_cl_4_a_two_in_its_own_place_stays():
    assert against(table("As 2s * 4s", RULES), "2s", "2s") == ["law.not-wild"]
    assert against(table("2s 2h *", RULES), "2d", "2s") == ["law.not-wild"]


def test_d_cl_4_a_two_takes_the_place_of_what_stands_for_it():
    assert swap(table("As * 3s 4s", RULES), "2s", "*") == "A♠ 2♠ 3♠ 4♠"
    assert swap(table("As 2h 3s 4s", RULES), "2s", "2h") == "A♠ 2♠ 3♠ 4♠"
    assert swap(table("2s 2h *", RULES), "2d", "*") == "2♦ 2♥ 2♠"
    always = rules_with(TO_HAND, TWOS, line("wild-cards.in-its-own-place", OwnPlace.WILD, level=1))
    assert against(table("As * 3s 4s", always), "2s", "*", rules=always) == ["law.wild-for-wild"]


def test_d_cl_20_k042_a_wild_card_does_not_replace_a_wild_card():
    assert against(table("5h * 7h 8h", RULES), "2h", "*") == ["law.wild-for-wild"]
    assert against(table("5h 5s *", RULES), "2h", "*") == ["law.wild-for-wild"]
    assert against(table("5h 2s 7h 8h", RULES), "*", "2s") == ["law.wild-for-wild"]


def test_no_end_is_named():
    assert against(table("5h * 7h 8h", RULES), "6h", "*", "low") == ["law.to-the-hand"]
    assert against(table("5h 5s *", RULES), "5c", "*", "high") == ["law.to-the-hand"]


def test_a_run_that_is_full_is_no_obstacle():
    whole = "As 2s * 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"
    assert swap(table(whole, RULES), "3s", "*") == "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠"


@pytest.mark.parametrize("value", list(SwapIn))
def test_swap_in_runs_or_in_sets_only(value):
    rules = rules_with(TO_HAND, line("wild-cards.swap-in", value, level=1))
    run, trio = table("5h * 7h 8h", rules), table("8c 8d *", rules)
    refused = ["wild-cards.swap-in"]
    assert against(run, "6h", "*", rules=rules) == (refused if value is SwapIn.SETS else [])
    assert against(trio, "8h", "*", rules=rules) == (refused if value is SwapIn.RUNS else [])


def test_what_is_not_there_or_not_wild_is_not_swapped():
    meld = table("5h * 7h 8h", RULES)
    assert against_swapping(meld, "6h", rules=RULES) == []
    (six,) = cards("6h")
    (other,) = cards("*", meld.cards)
    assert [reason.id for reason in room(RULES).swap_faults(meld, six, other)] == ["law.not-in-meld"]
    assert [reason.id for reason in room(RULES).swap_faults(meld, six, meld.cards[0])] == ["law.not-wild"]


def test_natural_cards_may_be_limited_from_above():
    most = line("wild-cards.natural-cards-per-meld", Bound(least=1, most=2), level=1)
    rules = rules_with(TO_HAND, most)
    assert against(table("8c 8d *", rules), "8h", "*", rules=rules) == ["wild-cards.natural-cards-per-meld"]


@given(SEEDS)
@PROFILE
def test_a_swap_is_legal_exactly_where_the_card_is_natural_in_the_place_of_a_wild_one(seed):
    chance = Random(seed)
    rules = some_rules(chance, TO_HAND)
    meld = next(iter(room(rules).candidates(some_hand(chance, rules, 8), "melding")), None)
    if meld is None:
        return
    kind, naturals = rules.kind(meld.kind), rules.wild_cards.natural_cards_per_meld
    for wild in meld.cards:
        for card in chance.sample([card for card in whole_pack(rules) if card not in meld.cards], 12):
            found = room(rules).swaps(meld, card, wild)
            after = [natural if natural != wild else card for natural in meld.cards]
            expected = obvious(rules, meld, card, wild) and bool(twin.melds(rules, kind, after, naturals=naturals))
            assert bool(found) is expected
            for _, swapped in found:
                assert set(swapped.cards) == set(after)
                assert by_faces((swapped,))[0] in twin.melds(rules, kind, after, naturals=naturals, every=True)


def obvious(rules, meld, card, wild):
    """Whether the one card is wild where it lies and the other would be natural there."""
    if meld.shape == "set":
        return not twin.natural_in_set(rules, wild, meld.rank) and twin.natural_in_set(rules, card, meld.rank)
    face = meld.stands_for(wild)
    there = rank_of(face), suit_of(face)
    return not twin.natural_in_run(rules, wild, *there) and twin.natural_in_run(rules, card, *there)
