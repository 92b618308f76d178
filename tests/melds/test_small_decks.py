"""Every hand of a tiny deck: nothing is left to chance."""

from itertools import combinations

import pytest

from carioca_dsl.cards import natural_face
from carioca_dsl.melds import face_points
from carioca_dsl.model import Act, Bound, Corner, SameSuitRuns, Suits
from tests.melds import twin
from tests.melds.hands import by_faces, of_runs, of_sets, per_meld, room, rules_with
from tests.support.variants import contract, line

HEARTS = [natural_face(rank, 2) for rank in (13, 1, 2)]
SPADES = [natural_face(rank, 3) for rank in (13, 1, 2, 3)]
DECK = (*HEARTS, *SPADES, natural_face(1, 3) + 53, 52, 52 + 53)
"""K A 2 of hearts, K A 2 3 of spades, a second A♠, two jokers."""
SMALL = (of_sets("size", Bound(least=2)), of_runs("size", Bound(least=3)))
RULES = {
    "one joker a meld": rules_with(*SMALL),
    "no limit": rules_with(*SMALL, per_meld(None, Act.OPENING)),
    "around the corner": rules_with(*SMALL, of_runs("around-the-corner", Corner.ALLOWED)),
    "suits differ": rules_with(*SMALL, of_sets("suits", Suits.DIFFERENT), per_meld(0, Act.OPENING)),
    "two runs of two suits": rules_with(
        *SMALL, line("opening.runs-of-one-suit", SameSuitRuns.FORBIDDEN, level=1), wanted=contract(run=2)
    ),
    "two sets": rules_with(*SMALL, wanted=contract(set=2)),
}


@pytest.mark.parametrize("name", RULES)
def test_every_opening_of_every_hand(name):
    rules = RULES[name]
    for hand in combinations(DECK, 6):
        found = {by_faces(melds) for melds in room(rules).openings(hand)}
        assert found == twin.openings(rules, hand)
        assert room(rules).can_open(hand) is bool(found)


@pytest.mark.parametrize("name", RULES)
def test_the_best_partition_of_every_hand(name):
    rules = RULES[name]
    points = face_points(rules.scoring)
    for hand in combinations(DECK, 7):
        assert room(rules).best_partition(hand, points).left == twin.least_left(rules, hand, points)
