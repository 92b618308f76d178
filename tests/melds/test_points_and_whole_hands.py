"""Contracts that name no kinds: melds worth so many points, and the whole hand."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carioca_dsl.cards import faces_text, pack
from carioca_dsl.melds import face_points, search, still_to_lay
from carioca_dsl.model import Bound, Combination, FinalDiscard, OwnPlace, Parts
from tests.melds import twin
from tests.melds.hands import at_least, by_faces, cards, of_runs, of_sets, room, rules_with, shown
from tests.melds.random_rules import some_hand
from tests.melds.test_twin import check_partition, compare_openings
from tests.support.italian import italian
from tests.support.variants import contract, line

ITALIAN = italian().rounds
POINTS, WHOLE = ITALIAN[4], ITALIAN[7]
SEEDS = st.integers(0, 2**32)
PROFILE = settings(max_examples=20, deadline=None, derandomize=True)


def groups(text):
    """Groups of physical cards, parted by ``|``."""
    taken = ()
    found = []
    for part in text.split("|"):
        found.append(cards(part, taken))
        taken += found[-1]
    return tuple(found)


def laid(text, rules=POINTS, left=None):
    """The melds of groups as they open; nothing where they do not."""
    ways = room(rules).opening_readings(groups(text), left)
    return [shown(meld) for meld in ways[0]] if ways else []


def against(text, rules=POINTS, left=None):
    """The reasons against groups of which each is a meld."""
    melds = tuple(room(rules).readings(group, "opening")[0] for group in groups(text))
    return [(reason.id, dict(reason.args)) for reason in room(rules).contract_faults(melds, left)]


def proposals(text, rules=POINTS):
    return {" | ".join(sorted(shown(meld) for meld in melds)) for melds in room(rules).openings(cards(text))}


# -- points ---------------------------------------------------------------------------------------------------------


def test_it_54_melds_worth_forty_points_open():
    assert laid("Kc Kd Kh | 4s 5s 6s") == ["K♣ K♦ K♥", "4♠ 5♠ 6♠"]
    assert laid("10c Jc Qc Kc") == ["10♣ J♣ Q♣ K♣"]
    assert against("Kc Kd Kh") == [("rounds.contract", {"alternative": 0, "worth": 30, "limit": at_least(40)})]


def test_d_it_40_forty_points_are_enough_and_thirty_nine_are_not():
    assert laid("Kc Kd Kh | 2s 3s 5s") == []
    assert laid("Kc Kd Kh | 2s 3s 4s") == []
    assert against("Kc Kd Kh | 2s 3s 4s")[0][1]["worth"] == 39
    assert laid("8c 8d 8h | 5s 5c 5d | As 2s 3s") != []
    assert laid("9c 9d 9h | As 2s 3s") != []  # 27 + 13


def test_it_58_d_it_37_a_two_and_three_count_thirteen():
    assert against("As 2s 3s")[0][1]["worth"] == 13


def test_d_it_69_each_further_card_counts_what_it_is():
    assert against("As 2s 3s 4s")[0][1]["worth"] == 17
    assert against("As 2s 3s 4s 5s")[0][1]["worth"] == 22


def test_d_it_39_an_ace_above_the_king_or_in_a_set_counts_ten():
    assert against("Qs Ks As")[0][1]["worth"] == 30
    assert against("As Ac Ad")[0][1]["worth"] == 30


def test_it_57_d_it_38_no_meld_with_a_joker_counts():
    assert laid("Kc Kd Kh | 9s 10s *") == []
    assert [r.id for r in room(POINTS).faults(cards("9s 10s *"), "opening")] == ["wild-cards.per-meld"]
    assert [r.id for r in room(POINTS).faults(cards("Kc Kd *"), "opening")] == ["wild-cards.per-meld"]
    # They may be laid after the opening.
    assert [shown(meld) for meld in room(POINTS).readings(cards("9s 10s Js *"), "melding")] != []
    assert not room(POINTS).can_open(cards("Kc Kd Kh 9s 10s *"))


def test_what_opens_is_proposed_with_and_without_what_it_could_do_without():
    found = proposals("Kc Kd Kh 4s 5s 6s 7s")
    assert found == {
        "4♠ 5♠ 6♠ | K♣ K♦ K♥",
        "4♠ 5♠ 6♠ 7♠ | K♣ K♦ K♥",
        "5♠ 6♠ 7♠ | K♣ K♦ K♥",
    }
    assert len(proposals("Kc Kd Kh Qc Qd Qh 4s 5s 6s")) == 4  # any two of three, or all


def test_a_card_that_stands_for_another_counts_as_that_one():
    wanted = (Combination(worth=at_least(40)),)
    rules = rules_with(of_sets("size", at_least(3)), of_runs("size", at_least(3)), wanted=wanted)
    assert laid("Ks Kc Kd *", rules) != []
    assert laid("Ks Kc Kd | 8h * 10h", rules) != []
    assert against("8h * 10h", rules)[0][1]["worth"] == 27


def test_melds_worth_too_much_are_refused_where_there_is_a_limit():
    wanted = (Combination(worth=Bound(least=20, most=29)),)
    rules = rules_with(of_sets("size", at_least(3)), wanted=wanted)
    assert laid("9c 9d 9h", rules) != []
    assert against("9c 9d 9h 9s", rules)[0] == (
        "rounds.contract",
        {"alternative": 0, "worth": 36, "limit": Bound(least=20, most=29)},
    )
    assert not room(rules).can_open(cards("5c 5d 5h"))


def test_points_or_melds_by_name():
    wanted = (*contract(set=2), Combination(worth=at_least(50)))
    rules = rules_with(wanted=wanted)
    assert laid("2c 2d 2h | 3c 3d 3h", rules) == ["2♣ 2♦ 2♥", "3♣ 3♦ 3♥"]
    assert laid("10s Js Qs Ks As", rules) == []  # a run has four cards here
    assert laid("Js Qs Ks As", rules) != []
    assert against("2c 2d 2h", rules)[0][0] == "rounds.contract"


# -- the whole hand -------------------------------------------------------------------------------------------------

FULL = "As 2s 3s | 5c 5d 5h | 9d 10d Jd Qd | Kc Kh *"


def test_it_67_the_whole_hand_is_laid_but_for_the_discard():
    assert laid(FULL, WHOLE, left=1) != []
    assert laid(FULL, WHOLE, left=2) == []
    (reason,) = against("As 2s 3s | 5c 5d 5h", WHOLE, left=8)
    assert reason == ("rounds.contract", {"alternative": 0, "left": 8, "limit": Bound(least=1, most=1)})


def test_d_it_44_all_cards_but_one_are_matched_however_many_the_hand_has():
    hand = cards(FULL.replace("|", "") + " 7h")
    for melds in room(WHOLE).openings(hand):
        assert sum(len(meld.cards) for meld in melds) == len(hand) - 1
    assert room(WHOLE).can_open(hand)
    assert not room(WHOLE).can_open(cards(FULL.replace("|", "") + " 7h 7c"))
    assert room(WHOLE).can_open(cards(FULL.replace("|", "") + " 7h 8h 9h 2d"))


def test_it_69_d_it_45_one_joker_a_meld_in_the_whole_hand():
    assert not room(WHOLE).can_open(cards("5c * * 7h"))
    assert room(WHOLE).can_open(cards("5c 5d * 8c 8d * 7h"))


@pytest.mark.parametrize(
    ("discard", "open_hands"),
    [
        (FinalDiscard.REQUIRED, ("8c 8d 8h 2s", "8c 8d 8h 8s")),
        (FinalDiscard.OPTIONAL, ("8c 8d 8h 2s", "8c 8d 8h", "8c 8d 8h 8s")),
        (FinalDiscard.FORBIDDEN, ("8c 8d 8h", "8c 8d 8h 8s")),
    ],
)
def test_d_it_44_what_may_be_left_hangs_on_the_discard(discard, open_hands):
    wanted = (Combination(whole_hand=True),)
    rules = rules_with(line("turn.final-discard", discard, level=1), of_sets("size", at_least(3)), wanted=wanted)
    for text in ("8c 8d 8h 2s", "8c 8d 8h", "8c 8d 8h 8s", "8c 8d 8h 2s 3s"):
        assert room(rules).can_open(cards(text)) is (text in open_hands), text
        compare_openings(rules, cards(text))


def test_a_hand_of_no_cards_is_not_laid():
    rules = rules_with(
        line("turn.final-discard", FinalDiscard.OPTIONAL, level=1), wanted=(Combination(whole_hand=True),)
    )
    assert list(room(rules).openings(())) == []
    assert room(rules).opening_readings((), 0) == ()


# -- beside the twin ------------------------------------------------------------------------------------------------


@given(SEEDS, st.integers(0, 7))
@settings(PROFILE, max_examples=60)
def test_openings_of_the_eight_rounds_are_those_of_the_twin(seed, number):
    chance = Random(seed)
    compare_openings(ITALIAN[number], some_hand(chance, ITALIAN[number], chance.choice((5, 7, 9)), most_wild=2))


@given(SEEDS, st.sampled_from((4, 7)))
@PROFILE
def test_lookups_and_general_search_agree_on_hands_of_fourteen(seed, number):
    chance = Random(seed)
    rules = ITALIAN[number]
    hand = some_hand(chance, rules, 14, most_wild=2)
    found = {by_faces(melds) for melds in room(rules).openings(hand)}
    assert found == {by_faces(melds) for melds in search.openings(room(rules).terms, hand)}


@given(SEEDS)
@PROFILE
def test_a_hand_made_of_melds_is_laid_whole(seed):
    chance = Random(seed)
    here, deck = room(WHOLE), list(pack(2, 4))
    hand = []
    while len(hand) < 13:
        melds = list(here.candidates(chance.sample(deck, min(40, len(deck))), "opening"))
        meld = chance.choice(melds)
        hand += meld.cards
        deck = [card for card in deck if card not in meld.cards]
    hand.append(chance.choice(deck))
    chance.shuffle(hand)
    assert here.can_open(hand), faces_text(hand)
    melds = next(here.openings(hand))
    assert here.opening_readings([meld.cards for meld in melds], 1)


def test_openings_are_given_one_by_one_however_many_there_are():
    # The whole of two suits: nobody could wait for all ways of laying it.
    hand = cards("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh 2c")
    for rules in (POINTS, WHOLE):
        openings = room(rules).openings(hand)
        assert len([melds for melds, _ in zip(openings, range(50), strict=False)]) == 50


def test_groups_that_could_be_read_in_many_ways_are_not_all_tried():
    wanted = (Combination(worth=at_least(1000)),)
    rules = rules_with(
        of_runs("size", at_least(3)), line("wild-cards.in-its-own-place", OwnPlace.WILD, level=1), wanted=wanted
    )
    assert room(rules).opening_readings([cards("5s 6s *")] * 24) == ()


# -- unmatched cards ------------------------------------------------------------------------------------------------


def unmatched(text):
    hand = cards(text)
    found = room(WHOLE).best_partition(hand, face_points(WHOLE.scoring))
    return found.left, sorted(map(shown, found.melds)), sorted(faces_text((card,)) for card in found.unmatched)


def test_d_it_46_the_fewest_points_are_left_and_the_melds_are_told():
    assert unmatched("8c 8d 8h 5s 6s 7s Kc") == (10, ["5♠ 6♠ 7♠", "8♣ 8♦ 8♥"], ["K♣"])


def test_d_it_46_pairs_match_nothing_and_a_joker_left_over_costs_twenty_five():
    assert unmatched("8c 8d Kh")[0] == 26
    assert unmatched("8c 5d *") == (38, [], ["5♦", "8♣", "★"])


def test_d_it_46_one_joker_a_meld_and_suits_that_differ():
    assert unmatched("8c 8d * *") == (25, ["8♣ 8♦ ★"], ["★"])
    assert unmatched("8c 8c 8d")[0] == 24
    assert unmatched("Ks As 2s")[0] == 22


def test_d_it_46_a_hand_that_is_all_melds_costs_nothing():
    assert unmatched("As 2s 3s 9c 9d * Jd Qd Kd Ad")[0] == 0


@given(SEEDS)
@settings(PROFILE, max_examples=30)
def test_d_it_46_the_twin_leaves_no_less(seed):
    chance = Random(seed)
    hand = some_hand(chance, WHOLE, 9)
    points = face_points(WHOLE.scoring)
    check_partition(WHOLE, hand, points, twin.least_left(WHOLE, hand, points))
    hand = some_hand(chance, WHOLE, 13, most_wild=4)
    check_partition(WHOLE, hand, points, search.best_partition(room(WHOLE).terms, hand, points).left)


# -- in parts -------------------------------------------------------------------------------------------------------

IN_PARTS = (
    line("opening.parts", Parts.OVER_TURNS, level=1),
    of_sets("size", at_least(3)),
    of_runs("size", at_least(3)),
)


def in_parts(wanted, *more):
    return rules_with(*IN_PARTS, *more, wanted=(wanted,))


def test_points_may_be_laid_over_several_turns():
    rules = in_parts(Combination(worth=at_least(40)))
    here = room(rules)
    ((kings,),) = here.part_readings((), groups("Kc Kd Kh"))
    assert here.is_part((kings,))
    assert here.assign((kings,)) is None
    assert still_to_lay(rules, (kings,)).contract == (Combination(worth=at_least(10)),)
    ((fours,),) = here.part_readings((kings,), [cards("4c 4d 4h")])
    assert here.assign((kings, fours)) == 0
    assert not here.is_part((kings, fours))
    assert sorted(len(melds) for melds in here.part_openings((kings,), cards("2c 2d 2h 4c 4d 4h"))) == [1, 1, 2]


def test_points_over_the_limit_are_no_part():
    here = room(in_parts(Combination(worth=Bound(least=30, most=40))))
    ((kings,),) = here.part_readings((), groups("Kc Kd Kh"))
    assert not here.is_part((kings,))
    assert here.part_readings((kings,), [cards("Qc Qd Qh")]) == ()
    melds = here.readings(cards("Qc Qd Qh"), "opening")
    assert [reason.id for reason in here.part_faults((kings,), melds)] == ["rounds.contract"]


def test_a_whole_hand_is_laid_at_once():
    rules = in_parts(Combination(whole_hand=True))
    here = room(rules)
    hand = cards("8c 8d 8h 4s 5s 6s 2d")
    assert [sum(len(meld.cards) for meld in melds) for melds in here.part_openings((), hand)] == [6]
    assert here.part_readings((), groups("8c 8d 8h | 4s 5s 6s"), 1) != ()
    assert here.part_readings((), groups("8c 8d 8h"), 4) == ()
    (eights,) = here.readings(cards("8c 8d 8h"), "opening")
    assert not here.is_part((eights,))
    assert here.part_readings((eights,), [cards("4s 5s 6s")], 1) == ()
