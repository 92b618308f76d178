"""A card of a wild rank is natural exactly where it lies in the place of its own face; elsewhere it is wild."""

import pytest

from carioca_dsl.cards import face_of, natural_face
from carioca_dsl.model import Act, Bound, CardClass, OwnPlace, Suits
from tests.melds.hands import (
    add,
    against,
    against_adding,
    at_least,
    by_faces,
    cards,
    of_runs,
    of_sets,
    per_meld,
    read,
    room,
    rules_with,
    table,
)
from tests.support.variants import contract, line


def twos(*more, own=OwnPlace.NATURAL, limit=None, run=3, wanted=None):
    """Rules with jokers and twos wild, sets of three or more and runs of so many or more."""
    return rules_with(
        line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1),
        line("wild-cards.in-its-own-place", own, level=1),
        of_sets("size", at_least(3)),
        of_runs("size", at_least(run)),
        per_meld(limit, Act.OPENING),
        per_meld(limit, Act.MELDING),
        per_meld(limit, Act.LAYING_OFF),
        *more,
        wanted=wanted,
    )


NATURAL, IN_RUNS, WILD = (twos(own=own) for own in OwnPlace)
NO_WILD = twos(limit=0)


def wild_in(text, rules, shape="run"):
    """The cards that are wild in the one reading of that shape."""
    (meld,) = [meld for meld in room(rules).readings(cards(text), "opening") if meld.shape == shape]
    return [face_of(card) for card in meld.cards if room(rules).wild_in(meld, card)]


def naturals_at_least(number):
    return line("wild-cards.natural-cards-per-meld", Bound(least=number), level=1)


# -- in runs ------------------------------------------------------------------------------------------------------


def test_d_cl_4_a_two_is_natural_at_the_place_of_its_own_face_and_wild_elsewhere():
    assert wild_in("As 2s 3s", NATURAL) == []
    assert wild_in("As 2h 3s", NATURAL) == [natural_face(2, 2)]
    assert wild_in("2s 3s 4s 5s", NATURAL) == []
    assert wild_in("3s 2s 5s 6s", NATURAL) == [natural_face(2, 3)]
    assert wild_in("2s * 4s", NATURAL) == [52]
    assert wild_in("As 2s 2s 4s", NATURAL) == [natural_face(2, 3)]


def test_where_a_two_is_always_wild_it_is_so_in_its_own_place():
    assert wild_in("As 2s 3s", WILD) == [natural_face(2, 3)]
    assert wild_in("As 2s 3s", IN_RUNS) == []


def test_a_two_in_its_own_place_does_not_count_against_a_limit_of_wild_cards():
    assert read("As 2s 3s", NO_WILD) == ["A♠ 2♠ 3♠"]
    assert against("As 2h 3s", NO_WILD) == ["wild-cards.per-meld"]
    assert against("3s 2s 5s", NO_WILD) == ["wild-cards.per-meld"]
    assert against("As 2s 3s", twos(own=OwnPlace.WILD, limit=0)) == ["wild-cards.per-meld"]


def test_the_only_natural_card_of_a_run_may_be_a_two_in_its_own_place():
    assert read("* 2s *", NATURAL) == ["2♠ ★ ★", "★ 2♠ ★"]  # a set, and a run
    assert [meld.low for meld in room(NATURAL).readings(cards("* 2s *"), "opening")] == [0, 1]
    assert [meld.low for meld in room(NATURAL).readings(cards("2s * *"), "opening")] == [0, 2]
    assert against("* 2s *", WILD) == ["wild-cards.natural-cards-per-meld"]
    assert against("* 2s *", twos(naturals_at_least(2))) == ["wild-cards.natural-cards-per-meld"]


def test_of_wild_ranks_alone_the_first_card_in_its_own_place_names_the_suit():
    hearts = [meld for meld in room(NATURAL).readings(cards("2h 2s *"), "opening") if meld.shape == "run"]
    assert [(meld.suit, meld.low) for meld in hearts] == [(2, 2)]
    spades = [meld for meld in room(NATURAL).readings(cards("* 2s 2h"), "opening") if meld.shape == "run"]
    assert [(meld.suit, meld.low) for meld in spades] == [(3, 1)]


def test_cards_that_are_not_written_in_order_find_their_own_places_first():
    assert read("2s As * 4s", NATURAL) == ["A♠ 2♠ ★ 4♠"]
    assert read("4s 3s 2s", NATURAL) == ["2♠ 3♠ 4♠"]
    # Nobody chooses whether a two is natural, but its player says where it lies.
    assert read("3s 2s 4s", NATURAL) == ["2♠ 3♠ 4♠", "3♠ 4♠ 2♠"]


def test_a_written_order_with_too_many_wild_cards_gives_way_to_one_that_is_a_meld():
    assert read("3s 2s 4s", NO_WILD) == ["2♠ 3♠ 4♠"]
    assert read("3s 4s 2s", twos(naturals_at_least(3))) == ["2♠ 3♠ 4♠"]
    assert read("3s 4s 2s", NATURAL) == ["3♠ 4♠ 2♠"]


# -- in sets ------------------------------------------------------------------------------------------------------


def test_d_cl_5_k047_twos_are_a_set_of_their_own_rank_where_they_are_natural_in_it():
    assert read("2s 2h 2d", twos(run=4)) == ["2♦ 2♥ 2♠"]
    assert wild_in("2s 2h *", NATURAL, "set") == [52]
    for rules in (WILD, twos(own=OwnPlace.NATURAL_IN_RUNS, run=4)):
        assert against("2s 2h 2d", rules) == ["wild-cards.natural-cards-per-meld"]


def test_k047_with_two_wild_ranks_another_wild_rank_joins_a_set_of_twos():
    rules = twos(line("deck.wild", CardClass(ranks=(2, 3), jokers=True), level=2))
    assert wild_in("2s 2h 3d", rules, "set") == [natural_face(3, 1)]
    # The rank written first is that of the set.
    sets = [meld for meld in room(rules).readings(cards("3d 2s 2h"), "opening") if meld.shape == "set"]
    assert [(meld.rank, len(meld.cards)) for meld in sets] == [(3, 3)]


def test_in_a_set_of_another_rank_a_two_is_wild():
    assert wild_in("5s 5h 2d", NATURAL, "set") == [natural_face(2, 1)]
    assert against("5s 5h 2d", NO_WILD) == ["wild-cards.per-meld"]
    assert read("2s 2h 2d", NO_WILD) == ["2♦ 2♥ 2♠"]
    assert against("2s 2h *", NO_WILD) == ["wild-cards.per-meld"]


def test_suits_that_must_differ_do_so_among_natural_twos():
    rules = twos(of_sets("suits", Suits.DIFFERENT), run=5)
    assert read("2s 2h *", rules) == ["2♥ 2♠ ★"]
    assert against("2s 2s *", rules) == ["set.suits"]
    assert read("5s 5h 2d 2d", rules) == ["5♥ 5♠ 2♦ 2♦"]


def test_ranks_that_a_set_may_not_have_hold_for_twos():
    rules = twos(of_sets("ranks", CardClass(ranks=(11, 12, 13))), run=4)
    assert against("2s 2h 2d", rules) == ["set.ranks"]


def test_the_contract_decides_between_a_set_of_twos_and_a_run():
    laid = "2s * *"
    for shape in ("set", "run"):
        wanted = contract(**{shape: 1})
        (melds,) = room(twos(wanted=wanted)).opening_readings([cards(laid)])
        assert [meld.shape for meld in melds] == [shape]


# -- natural cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laid", "count"), [("5s 2h *", 1), ("5s * *", 1), ("3s 2h 2d", 1), ("* * *", 0)])
def test_too_few_natural_cards_are_refused_by_their_rule(laid, count):
    rules = twos(naturals_at_least(2))
    (found,) = room(rules).faults(cards(laid), "opening")
    assert found.id == "wild-cards.natural-cards-per-meld"
    assert dict(found.args)["count"] == count
    assert dict(found.args)["limit"] == Bound(least=2)


def test_a_two_in_its_own_place_is_one_of_the_natural_cards():
    rules = twos(naturals_at_least(2))
    assert read("2s 3s *", rules) == ["2♠ 3♠ ★"]
    assert read("2s 2h *", rules) == ["2♥ 2♠ ★"]


def test_where_natural_cards_have_an_upper_limit_none_is_added_beyond_it():
    rules = twos(line("wild-cards.natural-cards-per-meld", Bound(least=1, most=2), level=1))
    meld = table("5s 5h *", rules)
    assert add(meld, "5d", rules) == {}
    assert against_adding(meld, "5d", rules=rules) == ["wild-cards.natural-cards-per-meld"]
    assert add(meld, "2d", rules) == {None: "5♥ 5♠ 2♦ ★"}


# -- laying off ---------------------------------------------------------------------------------------------------


def test_a_two_is_laid_off_as_a_natural_card_at_its_own_place_even_where_no_wild_card_is():
    meld = table("3s 4s 5s", NO_WILD)
    assert add(meld, "2s", NO_WILD) == {"low": "2♠ 3♠ 4♠ 5♠"}
    assert against_adding(meld, "2s", rules=NO_WILD) == []
    assert against_adding(meld, "2s", "high", NO_WILD) == ["wild-cards.per-meld"]
    assert against_adding(meld, "2h", "low", NO_WILD) == ["wild-cards.per-meld"]
    assert against_adding(meld, "2h", rules=NO_WILD) == ["law.name-the-end", "wild-cards.per-meld"]


def test_where_nothing_is_in_the_way_the_player_of_a_two_names_the_end():
    meld = table("3s 4s 5s", NATURAL)
    assert add(meld, "2s", NATURAL) == {"low": "2♠ 3♠ 4♠ 5♠", "high": "3♠ 4♠ 5♠ 2♠"}
    assert against_adding(meld, "2s", rules=NATURAL) == ["law.name-the-end"]


def test_a_set_of_twos_grows_by_twos_without_limit():
    meld = table("2s 2h 2d", NO_WILD)
    assert add(meld, "2c", NO_WILD) == {None: "2♣ 2♦ 2♥ 2♠"}
    assert against_adding(meld, "*", rules=NO_WILD) == ["wild-cards.per-meld"]
    assert against_adding(meld, "5c", rules=NO_WILD) == ["law.not-one-rank"]
    different = twos(of_sets("suits", Suits.DIFFERENT), run=4)
    assert against_adding(table("2s 2h 2d", different), "2s", rules=different) == ["set.suits"]


# -- hands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "opens"), [(OwnPlace.NATURAL, True), (OwnPlace.NATURAL_IN_RUNS, False)])
def test_a_hand_opens_with_a_set_of_twos(own, opens):
    rules = twos(own=own, wanted=contract(set=1))
    hand = cards("2s 2h 2d")
    assert room(rules).can_open(hand) is opens
    assert bool(list(room(rules).openings(hand))) is opens


def test_each_way_of_laying_a_two_is_offered_once():
    rules = twos(wanted=contract(run=1))
    found = [by_faces(melds)[0] for melds in room(rules).openings(cards("As 2s 3s"))]
    assert found == [("run", (39, 40, 41), 1)]
    found = {by_faces(melds)[0] for melds in room(rules).openings(cards("2s 3s 4s"))}
    assert found == {("run", (40, 41, 42), 2), ("run", (41, 42, 40), 3)}
