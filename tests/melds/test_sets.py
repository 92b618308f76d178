"""What is a set: ranks, suits, size and wild cards."""

from itertools import permutations

from carioca_dsl.cards import read_faces
from carioca_dsl.model import Act, Bound, CardClass, NamedKind, Origin, OwnPlace, Suits
from tests.melds.hands import (
    SEVEN,
    add,
    against,
    against_adding,
    at_least,
    cards,
    of_sets,
    per_meld,
    read,
    room,
    rules_with,
    table,
)
from tests.support.variants import a_variant, line

DIFFERENT = rules_with(of_sets("suits", Suits.DIFFERENT), of_sets("size", at_least(3)))


def test_ar_11_a_set_has_exactly_three_cards_of_one_rank_when_it_is_laid():
    assert read("8c 8d 8h") == ["8♣ 8♦ 8♥"]
    assert against("8c 8d") == ["set.size"]
    assert against("8c 8d 8h 8s") == ["set.size"]
    assert against("8c 8d 9h") == ["law.not-one-rank"]


def test_d_ar_1_a_set_grows_beyond_three_on_the_table():
    meld = table("8c 8d 8h")
    assert add(meld, "8s") == {None: "8♣ 8♦ 8♥ 8♠"}
    assert add(table("8c 8c 8d 8d 8h 8h 8s"), "8s") == {None: "8♣ 8♣ 8♦ 8♦ 8♥ 8♥ 8♠ 8♠"}


def test_ar_12_identical_cards_and_suits_that_repeat_make_a_set():
    assert read("8c 8c 8d") == ["8♣ 8♣ 8♦"]


def test_ar_20_at_most_one_joker_in_a_set_when_opening():
    assert read("8c * 8d") == ["8♣ 8♦ ★"]
    assert against("8c * *") == ["wild-cards.per-meld"]


def test_d_ar_3_a_joker_of_a_set_stands_for_no_suit_in_particular():
    meld = table("8c 8d *")
    assert meld.stands_for(meld.cards[2]) is None
    assert add(meld, "8h") == {None: "8♣ 8♦ 8♥ ★"}


def test_k044_suits_that_must_differ_do_so_in_every_order():
    for order in permutations(("9c", "9d", "9h", "9h")):
        assert against(" ".join(order), DIFFERENT) == ["set.suits"]
    assert read("9c 9d 9h", DIFFERENT) == ["9♣ 9♦ 9♥"]
    assert read("9c 9d 9h *", DIFFERENT) == ["9♣ 9♦ 9♥ ★"]
    assert against("9c 9d 9h 9s *", DIFFERENT) == ["set.suits"]


def test_k046_suits_that_must_differ_do_so_when_the_set_grows():
    meld = table("7s 7h 7d", DIFFERENT)
    assert add(meld, "7s", DIFFERENT) == {}
    assert against_adding(meld, "7s", rules=DIFFERENT) == ["set.suits"]
    assert add(meld, "7c", DIFFERENT) == {None: "7♣ 7♦ 7♥ 7♠"}
    assert add(meld, "*", DIFFERENT) == {None: "7♦ 7♥ 7♠ ★"}
    assert against_adding(table("7s 7h 7d *", DIFFERENT), "7c", rules=DIFFERENT) == ["set.suits"]


def test_k047_wild_twos_alone_are_no_set_where_they_are_wild_everywhere():
    always = line("wild-cards.in-its-own-place", OwnPlace.WILD, level=1)
    rules = rules_with(line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1), always)
    assert against("2s 2h 2d", rules) == ["wild-cards.natural-cards-per-meld", "wild-cards.per-meld"]
    assert read("3s 3h 2d", rules) == ["3♥ 3♠ 2♦"]


def test_wild_cards_of_a_set_lie_in_one_order_whatever_their_copies():
    rules = rules_with(line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1), per_meld(2, Act.OPENING))
    joker, two = cards("*")[0], cards("2d", cards("2d"))[0]
    assert joker < two
    for laid in ((*cards("9c"), joker, two), (*cards("9c"), two, joker)):
        (meld,) = [meld for meld in room(rules).readings(laid, "opening") if meld.shape == "set"]
        assert meld.cards == (*cards("9c"), two, joker)


def test_k049_jokers_do_not_outnumber_natural_cards_where_one_is_the_limit():
    assert against("9c * *") == ["wild-cards.per-meld"]


def test_k026_a_second_joker_may_be_laid_off_where_laying_off_has_no_limit():
    meld = table("7s 7d *")
    assert add(meld, "*") == {None: "7♦ 7♠ ★ ★"}
    strict = rules_with(per_meld(1, Act.LAYING_OFF))
    assert against_adding(meld, "*", rules=strict) == ["wild-cards.per-meld"]


def test_a_set_may_be_of_some_ranks_only():
    rules = rules_with(of_sets("ranks", CardClass(ranks=(11, 12, 13))))
    assert read("Kc Kd Kh", rules) == ["K♣ K♦ K♥"]
    assert against("9c 9d 9h", rules) == ["set.ranks"]


def test_a_set_may_be_kept_from_growing():
    rules = rules_with(of_sets("grows-to", 4))
    assert add(table("8c 8d 8h", rules), "8s", rules) == {None: "8♣ 8♦ 8♥ 8♠"}
    assert against_adding(table("8c 8d 8h 8s", rules), "8s", rules=rules) == ["set.grows-to"]


def test_a_set_has_no_ends():
    assert against_adding(table("8c 8d 8h"), "8s", "low") == ["law.no-ends"]
    assert against_adding(table("8c 8d 8h"), "9s") == ["law.not-one-rank"]


def test_a_named_kind_has_a_size_and_a_limit_of_its_own():
    pair = NamedKind(name="pair", like="set", origin=Origin(file="test", line=1))
    size = line("set.size", Bound(least=2, most=2), "pair")
    rules = a_variant(size, rounds=SEVEN).model_copy(update={"kinds": (pair,)}).rules(4).rounds[0]
    readings = room(rules).readings(cards("8c 8d"), "melding")
    assert [(meld.kind, meld.shape, meld.rank) for meld in readings] == [("pair", "set", 8)]
    # A contract that asks for no pair does not make one less of a meld: it is the contract that refuses it.
    assert room(rules).readings(cards("8c 8d"), "opening") == readings
    assert [reason.id for reason in room(rules).contract_faults(readings)] == ["rounds.contract"]


def test_the_closest_reading_is_explained():
    assert against("4s 5s 6s 6h") == ["law.not-one-suit"]
    assert against("6c 6d 6h 7h") == ["law.not-one-rank", "set.size"]
    (reason,) = room().faults(cards("6c 6d 7h"), "opening")
    assert dict(reason.args)["cards"] == read_faces("7h")


def test_kinds_that_differ_in_name_only_do_not_offer_the_same_meld_twice():
    trio = NamedKind(name="trio", like="set", origin=Origin(file="test", line=1))
    size = line("set.size", Bound(least=3, most=3), "trio")
    rules = a_variant(size, rounds=SEVEN).model_copy(update={"kinds": (trio,)}).rules(4).rounds[0]
    hand = cards("8c 8d 8h")
    assert [meld.kind for meld in room(rules).readings(hand, "melding")] == ["set", "trio"]
    assert [meld.cards for meld in room(rules).candidates(hand, "melding")] == [hand]
