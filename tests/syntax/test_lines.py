"""Lines: what they are, and what is wrong with them, each on its own line."""

import pytest

from carioca_dsl.syntax import Document, read_lines
from carioca_dsl.syntax.lines import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES


def lines(text: str) -> Document:
    document, found = read_lines(text, "f")
    assert not found
    return document


def codes(text: str) -> list[tuple[str, int, int]]:
    return [(one.code, one.span.line, one.span.column) for one in read_lines(text, "f")[1]]


def test_an_entry_has_label_value_marks_and_comment() -> None:
    (line,) = lines('  hand in round 7: 12 cards  @guide.4 @inferred  # "why": because').lines
    assert str(line.label) == "hand in round 7"
    assert str(line.value) == "12 cards"
    assert [str(mark) for mark in line.marks] == ["@guide.4", "@inferred"]
    assert str(line.comment) == '# "why": because'


def test_quoted_texts_may_hold_colons_hashes_and_marks() -> None:
    (line,) = lines('history: "a: b # c @ d" @guide.9').lines
    assert str(line.value) == '"a: b # c @ d"'
    assert [str(mark) for mark in line.marks] == ["@guide.9"]


def test_a_label_alone_is_a_heading() -> None:
    (line,) = lines("words fr # ours").lines
    assert line.is_heading
    assert not line.is_entry
    assert str(line.label) == "words fr"


def test_blank_lines_and_comments_are_kept() -> None:
    kinds = [(line.label is None, line.comment is not None) for line in lines("deck\n\n  # c\n").lines]
    assert kinds == [(False, False), (True, False), (True, True), (True, False)]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_are_numbered_whatever_ends_them(ending: str) -> None:
    document = lines(f"deck{ending}packs: 2{ending}")
    assert [line.whole.line for line in document.lines if line.label] == [1, 2]


def test_columns_count_characters_from_one() -> None:
    (line,) = lines("  hand: 11 cards").lines
    assert line.value is not None
    assert (line.value.span.column, line.value.span.end_column) == (9, 17)


def test_an_open_quotation_mark_is_reported_where_it_opens() -> None:
    assert codes('title\n  fr: "Carioca\n  es: "b"') == [("E0102", 2, 7)]


def test_text_after_the_marks_is_stray() -> None:
    assert codes("hand: 11 cards @guide.4 or so") == [("E0103", 1, 25)]


def test_a_wrong_line_leaves_its_neighbours_alone() -> None:
    document, found = read_lines('hand: 11\nfr: "x\nupcard: 1', "f")
    assert [one.span.line for one in found] == [2]
    assert [str(line.label) for line in document.lines if line.label] == ["hand", "upcard"]


def test_what_is_too_large_is_one_message() -> None:
    assert codes("x" * (LONGEST_LINE + 1)) == [("E0104", 1, 1)]
    assert codes("\n" * MOST_LINES) == [("E0104", 1, 1)]
    assert codes("x\n" * (MOST_CHARACTERS // 2 + 1)) == [("E0104", 1, 1)]
