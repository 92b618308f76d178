"""Plans on bit planes, and the order in which they let cards go, are what counting the cards one by one gives."""

from random import Random

import pytest

from carioca_dsl.bots.needs import orders_of
from carioca_dsl.bots.worth import Wants, plan
from carioca_dsl.cards import FACES, JOKER, make_card, pack
from tests.bots.plan_twin import twin_plan
from tests.melds.random_rules import some_hand, some_rules
from tests.support.shipped import shipped


def compare(rules, hand, turn):
    found = plan(rules, hand, turn)
    left, wanted, missing = twin_plan(rules, hand, turn // 60)
    spares = found.spares(hand)
    assert (sorted(card % FACES for card in spares), set(found.wanted_faces), found.missing) == (left, wanted, missing)
    assert [card for card in hand if found.spare(card)] == [card for card in hand if card % FACES in left]
    assert all(found.wants(face) == (face in wanted) for face in range(FACES))
    # The cards that stand in no meld: what keeps no company goes first, and of what is no dearer the one that costs
    # most; of equal cards one is given.
    price = rules.scoring.by_face
    ordered = sorted(spares, key=lambda card: (company(hand, card), -price[card % FACES]))
    order = list(Wants(rules, hand, found).least_first())
    once = [card for n, card in enumerate(ordered) if card % FACES not in [other % FACES for other in ordered[:n]]]
    assert order == (ordered if JOKER in left else once)


def company(hand, card):
    face = card % FACES
    if face == JOKER:
        return 2
    others = [other % FACES for other in hand if other != card and other % FACES != JOKER]
    next_to = any(other // 13 == face // 13 and 0 < abs(other - face) <= 2 for other in others)
    return next_to + any(other % 13 == face % 13 for other in others)


@pytest.mark.parametrize("name", ["argentina", "chile", "peru", "chile-12", "italia"])
def test_a_plan_is_that_of_its_slow_twin(name):
    chance = Random(f"plans/{name}")
    for rules in shipped(name).rules(4).rounds:
        deck = list(pack(rules.deck.packs, rules.deck.jokers))
        if not any(entry.free for entry in rules.contract):
            for size in (1, 2, 7, 11, 13, 14, 20):
                for turn in (0, 61, 199, 500, 850):
                    compare(rules, tuple(chance.sample(deck, size)), turn)


def test_a_plan_under_any_rules_is_that_of_its_slow_twin():
    chance = Random("plans")
    compared = 0
    for _ in range(400):
        rules = some_rules(chance)
        if not any(entry.free for entry in rules.contract):
            compare(rules, some_hand(chance, rules, chance.randint(1, 16)), chance.randrange(900))
            compared += bool(orders_of(rules))
    assert compared > 200


def test_a_plan_counts_equal_cards_of_more_packs_than_a_plane_has_room_for():
    chance = Random("packs")
    for rules in shipped("argentina").rules(4).rounds:
        deck = [card for card in pack(20, 70) if card // FACES > 5]
        for size in (2, 9, 14, 30):
            compare(rules, tuple(chance.sample(deck, size)), 0)
        compare(rules, tuple(make_card(3, copy) for copy in range(13, 20)), 0)
