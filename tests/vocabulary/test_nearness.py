"""Did you mean: only what is legal there, and only what is near."""

import pytest

from carioca_dsl.vocabulary import look_elsewhere, look_for_heading, nearest, vocabulary

LEGAL = ("hand", "upcard", "wild upcard", "first dealer", "next dealer")


@pytest.mark.parametrize(
    ("written", "meant"),
    [("hnad", "hand"), ("upcrad", "upcard"), ("Hand", "hand"), ("frist dealer", "first dealer"), ("zebra", "")],
)
def test_the_nearest_legal_word_is_suggested(written: str, meant: str) -> None:
    assert nearest(written, LEGAL) == meant


def test_a_label_of_another_language_is_recognised() -> None:
    found = look_elsewhere(vocabulary("en"), "deal", "mano")
    assert (found.why, found.right, found.where) == ("another language", "hand", "es")


def test_a_label_of_another_section_is_recognised() -> None:
    found = look_elsewhere(vocabulary("en"), "deal", "tie")
    assert (found.why, found.where) == ("another section", "match")


def test_a_label_known_from_elsewhere_is_not_supported_yet() -> None:
    assert look_elsewhere(vocabulary("en"), "buying", "own discard").why == "later"
    assert look_elsewhere(vocabulary("es"), "buying", "descarte propio").why == "later"
    assert look_for_heading(vocabulary("en"), "tokens").why == "later"


def test_a_heading_of_another_language_is_recognised() -> None:
    found = look_for_heading(vocabulary("en"), "mazo")
    assert (found.why, found.right) == ("another language", "deck")


def test_a_heading_that_is_nearly_right_keeps_what_stands_behind_it() -> None:
    for written, right in (
        ("word it", "words it"),
        ("exampel a-draw", "example a-draw"),
        ("wilde cards", "wild cards"),
    ):
        assert look_for_heading(vocabulary("en"), written).right == right
    assert look_for_heading(vocabulary("es"), "ejempl uno").right == "ejemplo uno"
