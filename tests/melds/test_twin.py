"""The room and its slow, obvious twin agree: on contracts, partitions and readings."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carioca_dsl.cards import face_of, rank_of
from carioca_dsl.melds import face_points, search
from tests.melds import twin
from tests.melds.hands import ARGENTINE, by_faces, cards, room, rules_with, whole_pack
from tests.melds.random_rules import some_hand, some_rules
from tests.support.variants import contract

SEEDS = st.integers(0, 2**32)
PROFILE = settings(max_examples=25, deadline=None, derandomize=True)

HARD = [
    # (contract, hand, whether it opens)
    (contract(set=2), "8c 8d 8h 8s * *", True),  # four of a kind and two jokers is two sets
    (contract(set=2), "8c 8d 8h * * *", False),
    (contract(set=2), "8c 8d 8h 8c 8d 8h", True),
    (contract(set=2), "8c 8d 8h 8s 8c", False),
    (contract(set=2), "8c 8d 9h 9s * *", True),
    (contract(set=3), "8c 8d 8h 8s 8c 8d * * *", True),  # six of a kind and three jokers is three sets
    (contract(set=1, run=1), "8c 8s 5s 6s 7s * *", True),
    (contract(set=1, run=1), "8c 8s 5s 6s 7s *", False),
    (contract(set=1, run=1), "8c 8d 5s 6s 7s 8s *", True),
    (contract(set=1, run=1), "As Ah Ad 2s 3s 4s", False),
    (contract(set=1, run=1), "As As Ah Ad 2s 3s 4s", True),
    (contract(run=2), "4s 5s 6s 7s 5s 6s 7s 8s", True),
    (contract(run=2), "4s 5s 6s 7s 8s 9s 10s *", True),
    (contract(run=2), "As 2s 3s 4s Js Qs Ks", False),
    (contract(run=2), "As 2s 3s 4s Js Qs Ks As", True),
    (contract(run=2), "As 2s 3s 4s Js Qs Ks *", True),
    (contract(run=3), "4s 5s 6s 7s 4s 5s 6s 7s 4h * 6h 7h", True),
    (contract(run=3), "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs", True),
    (contract(run=3), "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Ks", False),
    (contract(run=3), "2s 3s 4s 6s 7s 8s 10s Js Qs * * *", True),
    (contract(set=1, run=2), "5s 6s 7s 8s 5h 6h 7h 8h 8c *", False),
    (contract(set=1, run=2), "5s 6s 7s 5h 6h 7h 8s 8h 8c * *", True),
]


@pytest.mark.parametrize(("wanted", "text", "opens"), HARD)
def test_k036_hard_hands_are_opened_where_they_can_be(wanted, text, opens):
    rules = rules_with(wanted=wanted)
    hand = cards(text)
    found = [by_faces(melds) for melds in room(rules).openings(hand)]
    assert room(rules).can_open(hand) is opens
    assert len(found) == len(set(found))
    assert set(found) == twin.openings(rules, hand)
    assert bool(found) is opens


def compare_openings(rules, hand):
    found = [by_faces(melds) for melds in room(rules).openings(hand)]
    assert len(found) == len(set(found))
    assert set(found) == twin.openings(rules, hand)
    assert room(rules).can_open(hand) is bool(found)
    for melds in room(rules).openings(hand):
        used = [card for meld in melds for card in meld.cards]
        assert len(set(used)) == len(used)
        assert set(used) <= set(hand)
        assert room(rules).assign(melds, len(hand) - len(used)) is not None
        assert all(meld in room(rules).readings(meld.cards, "opening") for meld in melds)


@given(SEEDS, st.integers(0, 6))
@PROFILE
def test_openings_of_the_seven_contracts_are_those_of_the_twin(seed, number):
    chance = Random(seed)
    compare_openings(ARGENTINE[number], some_hand(chance, ARGENTINE[number], chance.choice((7, 8, 9, 10))))


@given(SEEDS)
@settings(PROFILE, max_examples=50)
def test_openings_under_random_rules_are_those_of_the_twin(seed):
    chance = Random(seed)
    rules = some_rules(chance)
    compare_openings(rules, some_hand(chance, rules, 9, most_wild=2))


@given(SEEDS, st.integers(0, 6))
@PROFILE
def test_hands_one_card_away_from_a_contract_are_judged_like_the_twin_judges_them(seed, number):
    chance = Random(seed)
    rules = ARGENTINE[number]
    hand = some_hand(chance, rules, 12, most_wild=2)
    opening = next(iter(room(rules).openings(hand)), None)
    if opening is None:
        return
    laid = [card for meld in opening for card in meld.cards]
    other = chance.choice([card for card in whole_pack(rules) if card not in laid])
    laid[chance.randrange(len(laid))] = other
    assert room(rules).can_open(laid) is bool(twin.openings(rules, laid))


@given(SEEDS)
@settings(PROFILE, max_examples=40)
def test_the_best_partition_leaves_no_more_than_the_twin(seed):
    chance = Random(seed)
    rules = some_rules(chance) if chance.random() < 0.7 else ARGENTINE[0]
    hand = some_hand(chance, rules, 9)
    points = face_points(rules.scoring)
    if chance.random() < 0.3:
        ranks = [chance.randint(0, 20) for _ in range(13)]
        points = (*ranks * 4, chance.choice((0, 15, 50)))
    check_partition(rules, hand, points, twin.least_left(rules, hand, points))


def test_cards_that_are_worth_having_stay_in_the_hand():
    rules, hand = ARGENTINE[0], cards("8c 8d 8h 9c 9d 9h *")
    points = [10] * 53
    points[7] = -20  # 8♣
    check_partition(rules, hand, points, -20)


def check_partition(rules, hand, points, least):
    """The partition costs that much, and is one: every meld is a meld, no card is used twice."""
    partition = room(rules).best_partition(hand, points)
    assert partition.left == least
    used = [card for meld in partition.melds for card in meld.cards]
    assert sorted((*used, *partition.unmatched)) == sorted(hand)
    assert sum(points[face_of(card)] for card in partition.unmatched) == least
    limit = rules.wild_cards.per_meld
    for meld in partition.melds:
        kind = rules.kind(meld.kind)
        assert len(meld.cards) >= kind.size.least
        faces = (meld.kind, tuple(face_of(card) for card in meld.cards), meld.low)
        naturals = rules.wild_cards.natural_cards_per_meld
        assert faces in twin.melds(rules, kind, meld.cards, limit.melding or limit.opening, naturals)


@given(SEEDS)
@settings(PROFILE, max_examples=15)
def test_lookups_and_general_search_agree_on_whole_hands(seed):
    chance = Random(seed)
    rules = ARGENTINE[chance.randrange(7)]
    hand = some_hand(chance, rules, 13, most_wild=2)
    found = {by_faces(melds) for melds in room(rules).openings(hand)}
    assert found == {by_faces(melds) for melds in search.openings(room(rules).terms, hand)}
    points = face_points(rules.scoring)
    check_partition(rules, hand, points, search.best_partition(room(rules).terms, hand, points).left)


@given(SEEDS)
@settings(PROFILE, max_examples=100)
def test_what_is_laid_is_read_as_the_twin_reads_it(seed):
    chance = Random(seed)
    rules = some_rules(chance)
    hand = some_hand(chance, rules, chance.choice((2, 3, 4, 4, 5)), most_wild=2)
    limit, naturals = rules.wild_cards.per_meld.opening, rules.wild_cards.natural_cards_per_meld
    expected = set()
    for kind in twin.free_kinds(rules):
        if len(hand) in kind.size:
            expected |= twin.melds(rules, kind, hand, limit, naturals)
    readings = room(rules).readings(hand, "melding")
    # The written order may name the places of wild cards; what is left of the twin's readings is never none of them.
    assert {by_faces((meld,))[0] for meld in readings} <= expected
    assert bool(readings) is bool(expected)
    assert bool(room(rules).faults(hand, "melding")) is not bool(readings)
    for meld in expected:
        laid = _physical(meld[1], hand)
        assert meld in {by_faces((reading,))[0] for reading in room(rules).readings(laid, "melding")}


def _physical(faces, hand):
    left = list(hand)
    found = []
    for face in faces:
        card = next(card for card in left if face_of(card) == face)
        left.remove(card)
        found.append(card)
    return tuple(found)


@given(SEEDS)
@settings(PROFILE, max_examples=40)
def test_every_single_meld_of_a_hand_is_found(seed):
    chance = Random(seed)
    rules = some_rules(chance)
    hand = some_hand(chance, rules, 8)
    limit = rules.wild_cards.per_meld.opening
    kinds = twin.free_kinds(rules)
    expected = {meld[1:] for kind in kinds for meld, _ in twin.all_melds(rules, kind, kind.size, limit, hand)}
    found = [by_faces((meld,))[0][1:] for meld in room(rules).candidates(hand, "melding")]
    assert len(found) == len(set(found))
    assert set(found) == expected


@given(SEEDS)
@settings(PROFILE, max_examples=60)
def test_a_meld_that_grows_is_still_one(seed):
    chance = Random(seed)
    rules = some_rules(chance)
    here = room(rules)
    hand = some_hand(chance, rules, 9, most_wild=2)
    meld = next(iter(here.candidates(hand, "melding")), None)
    if meld is None:
        return
    kind = rules.kind(meld.kind)
    for _ in range(8):
        card = chance.choice([card for card in whole_pack(rules) if card not in meld.cards])
        found = here.placements(meld, card)
        naturals = rules.wild_cards.natural_cards_per_meld
        together = twin.melds(rules, kind, (*meld.cards, card), naturals=naturals, every=True, later=True)
        for _, after in found:
            assert by_faces((after,))[0] in together
            assert set(after.cards) == {*meld.cards, card}
        # Where a natural card fits and no limit is in the way, it is found.
        if not found and kind.grows_to is None and not here.is_wild(card) and meld.shape == "set":
            # (Of wild ranks alone, cards could be a set of another rank, but this one has its rank.)
            assert not any(rank_of(faces[0]) == meld.rank for _, faces, _ in together)
        meld = found[0][1] if found else meld
