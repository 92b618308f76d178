import pytest

from carioca_dsl.score import Problem, cost, read_hand
from tests.score.evenings import rules

RULES = rules().rounds[0]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("A Q 3", 33), ("A♠ Q♥ 3♦", 33), ("as qh 3d", 33), ("33", 33), ("AQ3", 33), ("A, Q, 3", 33), ("A + Q", 30),
        ("* K", 60), ("★", 50), ("joker", 50), ("10♠", 10), ("10 J", 20), ("2♠", 2), ("out", 0), ("-", 0),
        ("nothing", 0), ("0", 0),
    ],
)  # fmt: skip
def test_what_was_left_costs_what_the_variant_says(text: str, points: int) -> None:
    assert cost(read_hand(text, RULES), RULES) == points


def test_nothing_left_is_going_out() -> None:
    assert read_hand("0", RULES).out
    assert not read_hand("A", RULES).out
    assert read_hand("cerró", RULES, "es").out
    assert read_hand("sorti", RULES, "fr").out


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no_hand"), ("X", "bad_card"), ("A Q Z9", "bad_card"), ("1", "no_such_points"),
        ("999999", "no_such_points"), ("-5", "no_such_points"), ("A A A A A A A A A", "too_many"),
        ("A♠ A♠ A♠", "too_many"), ("*****", "too_many"),
        ("cerró", "bad_card"), ("\x00", "bad_card"), ("٣", "bad_card"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said(text: str, problem: str) -> None:
    with pytest.raises(Problem) as caught:
        read_hand(text, RULES)
    assert caught.value.key == problem


def test_a_price_nobody_can_hold_is_refused() -> None:
    dear = rules(("2 to 10: face value", "2 to 10: 5 points")).rounds[0]
    assert cost(read_hand("35", dear), dear) == 35
    with pytest.raises(Problem, match="no_such_points"):
        read_hand("33", dear)


def test_a_deck_without_jokers_has_none() -> None:
    none = rules(("jokers: 4", "jokers: none"), ("expect: 108", "expect: 104"), ("wild: jokers", "wild: none"),
                 ("  joker: 50 points", "  #")).rounds[0]  # fmt: skip
    with pytest.raises(Problem, match="no_jokers"):
        read_hand("A *", none)


def test_where_only_unmatched_cards_count_the_suits_decide() -> None:
    house = rules(("hand counts: every card", "hand counts: unmatched cards")).rounds[0]
    assert cost(read_hand("8♣ 8♦ 8♥ K♠", house), house) == 10
    assert cost(read_hand("33", house), house) == 33
    assert not read_hand("0", house).out
    with pytest.raises(Problem, match="suits_needed"):
        read_hand("8 8 8 K", house)


@pytest.mark.parametrize("text", ["A Q 3", "A♠ 10♦ ★", "out", "33", "3♦"])
def test_a_hand_is_read_again_as_it_is_written(text: str) -> None:
    hand = read_hand(text, RULES)
    assert str(hand) == text
    assert read_hand(str(hand), RULES) == hand
