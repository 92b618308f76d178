"""What a file has to say and does not: all of it is told at once, each rule with a line that would be right."""

from carioca_dsl.compiler import compile_text
from tests.support.shipped import find_parent

EMPTY = "carioca 1 en\nvariant rosa\n\nplayers\n  number: 2 to 5\n"


def missing(text: str) -> list[object]:
    """The labels that are missed."""
    found = compile_text(text, "rosa.carioca", find_parent).diagnostics
    return [dict(one.args).get("label", one.code) for one in found]


def test_a_file_that_says_nothing_is_told_everything_that_is_missing() -> None:
    assert missing(EMPTY) == ["1", "packs", "jokers", "wild", "hand", "E0305"]


def test_rules_that_have_no_place_of_their_own_are_told_one_by_one() -> None:
    text = EMPTY + "rounds\n  1: 1 set\nscoring\n  A to K: 1 point\n  joker: 9 points\ndeck\n  packs: 2\n"
    assert set(missing(text)) == {"jokers", "wild", "hand"}
