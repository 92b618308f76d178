"""Sets, and melds of one suit, from the text of a house's file to the verdict of the referee."""

import pytest

from tests.support.houses import plays


@pytest.mark.parametrize("cards", ["9♣ 9♦ 9♥ 9♥", "9♥ 9♥ 9♣ 9♦", "9♥ 9♣ 9♦ 9♥"])
def test_k044_a_suit_twice_whatever_the_order(cards):
    plays(
        {"set": {"size": "4 cards", "suits": "all different"}, "rounds": {"1": "1 set"}},
        f"""
  ana holds: {cards} 2♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: {cards}             -> refused because set.suits
""",
    )


def test_k046_a_suit_twice_when_the_set_grows():
    plays(
        {"set": {"suits": "all different"}},
        """
  ana holds: 7♠ 7♣ 2♥
  ana laid: 7♠ 7♥ 7♦ | A♠ 2♠ 3♠ 4♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: 7♠ to ana 1          -> refused because set.suits
  ana adds: 7♣ to ana 1          -> allowed
""",
    )


@pytest.mark.parametrize(("own", "verdict"), [
    ("natural", "allowed"),
    ("natural in runs", "refused because wild-cards.natural-cards-per-meld"),
    ("wild", "refused because wild-cards.natural-cards-per-meld"),
])  # fmt: skip
def test_k047_a_set_of_wild_twos(own, verdict):
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": {"in its own place": own}, "rounds": {"1": "1 set"}},
        f"""
  ana holds: 2♠ 2♥ 2♦ 9♣ 7♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 2♠ 2♥ 2♦            -> {verdict}
""",
    )


def test_k047_a_joker_joins_a_set_of_twos_and_a_two_is_wild_in_a_set_of_fives():
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": {"per meld": "at most 1"}, "rounds": {"1": "2 sets"}},
        """
  ana holds: 2♠ 2♥ ★ 5♣ 5♦ 2♦ ★ 7♥
  stock: J♣ …
  ana draws: stock                     -> allowed
  ana opens: 2♠ 2♥ ★ | 5♣ 2♦ ★         -> refused because wild-cards.per-meld
  ana opens: 2♠ 2♥ ★ | 5♣ 5♦ 2♦        -> allowed
""",
    )


def test_k049_jokers_do_not_outnumber_natural_cards_where_one_is_the_limit():
    plays(
        {"wild cards": {"per meld": "at most 1"}, "rounds": {"1": "1 set"}},
        """
  ana holds: 9♣ ★ ★ 9♦ 7♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 9♣ ★ ★              -> refused because wild-cards.per-meld
  ana opens: 9♣ 9♦ ★             -> allowed
""",
    )


def test_k049_or_where_so_many_cards_must_be_natural():
    plays(
        {"wild cards": {"natural cards per meld": "at least 2"}, "rounds": {"1": "1 set"}},
        """
  ana holds: 9♣ ★ ★ 9♦ 7♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 9♣ ★ ★              -> refused because wild-cards.natural-cards-per-meld
  ana opens: 9♣ 9♦ ★             -> allowed
""",
    )


@pytest.mark.parametrize(("rule", "second", "verdict"), [
    ("allowed", "7♠ 8♠ 9♠ 10♠", "allowed"),
    ("not adjacent", "7♠ 8♠ 9♠ 10♠", "refused because opening.runs-of-one-suit"),
    ("not adjacent", "8♠ 9♠ 10♠ J♠", "allowed"),
    ("not adjacent", "5♠ 6♠ 7♠ 8♠", "allowed"),
    ("forbidden", "8♠ 9♠ 10♠ J♠", "refused because opening.runs-of-one-suit"),
    ("forbidden", "8♥ 9♥ 10♥ J♥", "allowed"),
])  # fmt: skip
def test_k051_k054_two_runs_of_one_suit(rule, second, verdict):
    plays(
        {"opening": {"runs of one suit": rule}, "rounds": {"1": "2 runs"}},
        f"""
  ana holds: 3♠ 4♠ 5♠ 6♠ {second} 2♥
  stock: J♣ …
  ana draws: stock                          -> allowed
  ana opens: 3♠ 4♠ 5♠ 6♠ | {second}         -> {verdict}
""",
    )


def test_k052_runs_may_come_to_touch_each_other_later():
    plays(
        {"opening": {"runs of one suit": "not adjacent"}, "rounds": {"1": "2 runs"}},
        """
  ana holds: 7♠ 2♥
  ana laid: 3♠ 4♠ 5♠ 6♠ | 8♠ 9♠ 10♠ J♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: 7♠ to ana 1          -> allowed
  expect ana 1: 3♠ 4♠ 5♠ 6♠ 7♠
""",
    )
