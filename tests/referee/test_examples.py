"""Examples: the situation they describe, and what the judge makes of their steps."""

import pytest

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import check_cards
from carioca_dsl.referee import ExampleReport, Tables, findings, play_example, play_examples, situation
from carioca_dsl.resources import variant_names
from tests.support.shipped import compiled, shipped


def played(lines: str) -> ExampleReport:
    """One example of a file that stands on the shipped game."""
    text = "carioca 1 en\nvariant house\nbased on argentina\n\nexample e\n" + lines
    variant = compiled(text)
    return play_example(variant, variant.examples[0])


def came_out(report: ExampleReport) -> list[tuple[str, ...]]:
    """The rules against each step."""
    return [step.rules for step in report.steps]


@pytest.mark.parametrize("name", variant_names())
def test_every_shipped_example_comes_out_as_stated(name: str) -> None:
    for report in play_examples(shipped(name)):
        assert report.ok, [(line, line.ok) for line in report.lines if not line.ok] or report.fault


@pytest.mark.parametrize("name", variant_names())
def test_every_situation_holds_each_card_once(name: str) -> None:
    variant = shipped(name)
    for example in variant.examples:
        if example.stock_goes_on:
            start = situation(Tables(variant), example)
            check_cards(start.round, start.start)


def test_k072_a_card_written_twice_is_used_twice_or_not_held() -> None:
    report = played(
        "round: 2\nana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥\nstock: 9♣ …\nana draws: stock\n"
        "ana opens: 8♣ 8♦ 8♦ | 4♠ 5♠ 6♠ 7♠\nana opens: 8♣ 8♦ 8♠ | 4♠ 5♠ 6♠ 7♠\n"
    )
    assert "law.used-twice" in came_out(report)[1]
    assert "law.not-held" in came_out(report)[2]


def test_two_equal_cards_in_hand_are_two_cards() -> None:
    report = played(
        "round: 1\nana holds: 8♣ 8♣ 8♥ 4♠ 4♠ 4♥ 2♥\nstock: 9♣ …\nana draws: stock\nana opens: 8♣ 8♣ 8♥ | 4♠ 4♠ 4♥\n"
    )
    assert came_out(report) == [(), ()]


def test_k016_an_open_end_has_to_be_named() -> None:
    report = played(
        "round: 3\nana holds: ★ 3♠ 9♦ 2♥\nana laid: 5♠ 6♠ 7♠ 8♠ | 9♣ 10♣ J♣ Q♣\nstock: K♦ …\nana draws: stock\n"
        "ana adds: ★ to ana 1\nana adds: ★ to ana 1 low\nana adds: 3♠ to ana 1\nexpect ana 1: 3♠ ★ 5♠ 6♠ 7♠ 8♠\n"
    )
    assert came_out(report) == [(), ("law.name-the-end",), (), ()]
    assert report.ok


def test_k016_the_high_end_leaves_no_place_for_the_three() -> None:
    report = played(
        "round: 3\nana holds: ★ 3♠ 9♦ 2♥\nana laid: 5♠ 6♠ 7♠ 8♠ | 9♣ 10♣ J♣ Q♣\nstock: K♦ …\nana draws: stock\n"
        "ana adds: ★ to ana 1 high\nana adds: 3♠ to ana 1 -> refused\n"
    )
    assert report.ok


def test_d_ar_26_a_joker_without_a_place_of_its_own_has_to_be_named() -> None:
    report = played(
        "round: 3\nana holds: 5♠ 6♠ ★ 7♠ 9♣ 10♣ J♣ Q♣ 2♥\nstock: K♦ …\nana draws: stock\n"
        "ana opens: 5♠ 6♠ ★ 7♠ | 9♣ 10♣ J♣ Q♣ -> refused because law.name-the-end\n"
        "ana opens: ★ 5♠ 6♠ 7♠ | 9♣ 10♣ J♣ Q♣ -> allowed\nexpect ana 1: ★ 5♠ 6♠ 7♠\n"
    )
    assert report.ok, came_out(report)


def test_of_two_jokers_the_one_in_the_cards_place_is_swapped() -> None:
    report = played(
        "round: 3\nana holds: 7♥ 2♣ 9♦\nana laid: 2♠ 3♠ 4♠ 5♠ | 9♣ 10♣ J♣ Q♣\nbeto laid: 5♥ ★ ★ 8♥ | 3♦ 4♦ 5♦ 6♦\n"
        "stock: K♦ …\nana draws: stock\nana swaps: 7♥ for ★ in beto 1 ★ high\nexpect beto 1: 5♥ ★ 7♥ 8♥ ★\n"
    )
    assert report.ok, came_out(report)


def test_a_refused_step_changes_nothing() -> None:
    report = played(
        "round: 1\nana holds: 2♣ 3♣ 4♣\nstock: 9♣ …\nana discards: 2♣ -> refused because law.draw-first\n"
        "expect ana holds: 3 cards\nbeto draws: stock -> refused because law.not-your-turn\n"
        "ana draws: stock -> allowed\nexpect ana holds: 4 cards\n"
    )
    assert report.ok


def test_a_step_without_a_verdict_may_come_out_either_way() -> None:
    assert played("ana holds: 2♣\nana discards: 2♣\n").ok


def test_turn_says_whose_it_is_and_others_are_dealt_a_hand() -> None:
    report = played("round: 7\nplayers: ana, beto, carla\nturn: carla\ncarla draws: stock -> allowed\n")
    assert report.ok
    assert report.start is not None
    assert [len(hand) for hand in report.start.hands] == [12, 12, 12]


def test_what_is_left_open_is_the_same_each_time() -> None:
    lines = "round: 1\nana draws: stock\n"
    assert played(lines).start == played(lines).start


def test_an_empty_stock_is_seen_to_before_the_first_step() -> None:
    report = played(
        "ana holds: 2♣ 3♣\nbeto holds: 4♣\nstock: none\ndiscard pile: 5♦ 6♦ 7♦\nana draws: stock -> allowed\n"
    )
    assert report.ok
    assert type(report.events[0]).__name__ == "Reshuffled"


def test_the_score_before_the_end_is_what_the_hand_would_cost() -> None:
    assert played("ana holds: A♠ Q♥ 3♦\nexpect ana scores: 33 points\n").ok


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("ana holds: 8♣ 8♣ 8♣\n", "E0320"),
        ("ana laid: 8♣ 8♦ 8♥\nana adds: 8♠ to zoe 1\n", "E0321"),
        ("turn: zoe\nplayers: ana, beto\n", "E0321"),
        ("players: a, b, c, d, e\n", "E0322"),
        ("round: 8\n", "E0323"),
        ("agree: free beer\n", "E0325"),
        ("ana laid: 8♣ 9♦ 10♥\n", "E0327"),
        ("ana holds: 8♣\nexpect ana holds: 2 cards\n", "E0324"),
        ("ana draws: stock -> refused\n", "E0324"),
        ("ana discards: 8♣ -> refused because run.size\n", "E0324"),
        ("expect ana 1: 8♣ 8♦ 8♥\n", "E0324"),
        ("expect deal: over\n", "E0324"),
    ],
)
def test_what_is_wrong_with_an_example_is_a_diagnostic(lines: str, code: str) -> None:
    report = played(lines)
    assert not report.ok
    assert [one.code for one in findings([report])] == [code]
    assert findings([report])[0].span.line >= 5


def test_a_set_may_be_expected_in_any_order_a_run_only_in_its_own() -> None:
    laid = "round: 2\nana laid: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠\n"
    assert played(laid + "expect ana 1: 8♥ 8♦ 8♣\n").ok
    assert not played(laid + "expect ana 2: 7♠ 5♠ 6♠ 4♠\n").ok
    report = played(laid)
    assert report.start is not None
    assert faces_text(report.start.table[0][1].cards) == "4♠ 5♠ 6♠ 7♠"
