"""Planes of a hand: what was asked last is remembered, and no hand gets the planes of another."""

from itertools import product
from random import Random

from carioca_dsl.cards import pack
from carioca_dsl.melds import planes


def test_each_hand_has_its_own_planes_whatever_was_asked_before():
    chance, deck = Random("planes"), list(pack(2, 4))
    hands = [tuple(chance.sample(deck, 12)) for _ in range(8)]
    right = {hand: planes(list(hand)) for hand in hands}
    assert len(set(right.values())) == len(hands)
    for before, hand in product(hands, repeat=2):
        assert (planes(before), planes(hand), planes(hand)) == (right[before], right[hand], right[hand])


def test_a_list_may_change_between_two_questions():
    hand = [0, 1, 2]
    before = planes(hand)
    hand.append(3)
    assert planes(hand) != before
    assert planes(hand) == planes((0, 1, 2, 3))
