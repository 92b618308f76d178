"""Runs, from the text of a house's file to the verdict of the referee."""

import pytest

from tests.support.houses import plays

CORNER = {"run": {"around the corner": "allowed"}}
BOTH_ENDS = {"run": {"ace": "low, high or both ends"}}


def test_k001_one_joker_does_not_fill_two_gaps():
    plays(
        {"rounds": {"1": "1 run of 4 cards", "2": "1 run of 5 cards"}},
        """
  round: 2
  ana holds: 2♥ 3♥ 5♥ 6♥ 7♥ ★ K♦ Q♣
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 2♥ 3♥ ★ 6♥ 7♥       -> refused because law.not-consecutive
  ana opens: 2♥ 3♥ ★             -> refused
  ana opens: 2♥ 3♥ ★ 5♥ 6♥       -> allowed
""",
    )


@pytest.mark.parametrize(("changes", "verdict"), [({}, "refused"), (CORNER, "allowed")])
def test_k002_whether_a_run_goes_around_the_corner(changes, verdict):
    plays(
        changes | {"rounds": {"1": "1 run"}},
        f"""
  ana holds: Q♠ K♠ A♠ 2♠ K♦ Q♣
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: Q♠ K♠ A♠ 2♠         -> {verdict}
""",
    )


ALL_SPADES = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠"


def test_k004_a_second_ace_makes_fourteen_and_then_the_run_is_full():
    plays(
        BOTH_ENDS,
        f"""
  ana holds: A♠ ★ 2♥
  ana laid: 9♣ 9♦ 9♥ | {ALL_SPADES}
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: A♠ to ana 2          -> allowed
  ana adds: ★ to ana 2           -> refused because law.run-full
""",
    )


@pytest.mark.parametrize(("changes", "verdict"), [({}, "refused"), (BOTH_ENDS, "allowed")])
def test_k006_k007_a_joker_on_a_run_of_thirteen(changes, verdict):
    plays(
        changes,
        f"""
  ana holds: ★ ★ 2♥
  ana laid: 9♣ 9♦ 9♥ | {ALL_SPADES}
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: ★ to ana 2           -> {verdict}
  ana adds: ★ to ana 2           -> refused because law.run-full
""",
    )


def test_k009_a_rank_occurs_once_in_a_run():
    plays(
        {"rounds": {"1": "1 run"}},
        """
  ana holds: 5♠ 6♠ 6♠ 7♠ 2♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 5♠ 6♠ 6♠ 7♠         -> refused
""",
    )


def test_k011_k012_a_run_lies_in_order_and_grows_at_its_low_end_twice():
    plays(
        {"rounds": {"1": "1 run"}, "turn": {"lay off from": "opening turn"}},
        """
  ana holds: 9♦ 10♦ Q♦ J♦ 7♦ 8♦ 2♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: 9♦ 10♦ Q♦ J♦        -> allowed
  expect ana 1: 9♦ 10♦ J♦ Q♦
  ana adds: 8♦ to ana 1          -> allowed
  ana adds: 7♦ to ana 1          -> allowed
  expect ana 1: 7♦ 8♦ 9♦ 10♦ J♦ Q♦
""",
    )


@pytest.mark.parametrize(("size", "eight"), [("7 cards", "refused because run.size"), ("at least 7 cards", "allowed")])
def test_k014_a_run_of_seven_exactly_or_at_least(size, eight):
    plays(
        {"run": {"size": size}, "rounds": {"1": "1 run"}},
        f"""
  ana holds: 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 2♥ K♦
  stock: J♣ …
  ana draws: stock                    -> allowed
  ana opens: 2♣ 3♣ 4♣ 5♣ 6♣ 7♣        -> refused because run.size
  ana opens: 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣  -> {eight}
""",
    )
