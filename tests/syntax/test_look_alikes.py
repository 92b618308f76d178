"""Look-alike characters: one code each, a fix that is safe, and the line read as it was meant."""

import pytest

from carioca_dsl.syntax import read_lines


@pytest.mark.parametrize(
    ("line", "code", "read"),
    [
        ("fr: “Carioca”", "W0111", 'fr: "Carioca"'),
        ("hand:\u00a011 cards", "W0112", "hand: 11 cards"),
        ("2:\u20282 sets,\u20291 run", "W0112", "2: 2 sets, 1 run"),
        ("lay\x0boff\x0conto: any\x85meld", "W0112", "lay off onto: any meld"),
        ('fr: "deux\u2028lignes"', "W0112", 'fr: "deux lignes"'),
        ("number: 2–4", "W0113", "number: 2-4"),
        ("going out: −10 points", "W0113", "going out: -10 points"),
        ("ana holds: 8♠\ufe0f", "W0114", "ana holds: 8♠"),
        ("ana holds: 8♡", "W0114", "ana holds: 8♥"),
        ("ana discards: 🃏", "W0114", "ana discards: ★"),
        ("ana holds: V♠", "W0115", "ana holds: J♠"),
        ("ana holds: R♠", "W0115", "ana holds: K♠"),
        ("ha\u200bnd: 11 cards", "W0116", "hand: 11 cards"),
        ("hand： 11 cards", "W0117", "hand: 11 cards"),
    ],
)
def test_a_look_alike_is_reported_and_read_as_meant(line: str, code: str, read: str) -> None:
    document, found = read_lines(line, "f")
    assert {one.code for one in found} == {code}
    assert document.lines[0].whole.text == read


@pytest.mark.parametrize("line", ["fr: “Carioca”", "number: 2–4", "ana holds: 8♠\ufe0f V♠ 🃏", "ha\u200bnd:\u00a011"])
def test_the_fixes_give_what_was_read(line: str) -> None:
    document, found = read_lines(line, "f")
    fixed = line
    for one in sorted(found, key=lambda one: -one.span.column):
        assert one.fix is not None
        fixed = fixed[: one.fix.span.column - 1] + one.fix.text + fixed[one.fix.span.end_column - 1 :]
    assert fixed == document.lines[0].whole.text
    assert not read_lines(fixed, "f")[1]


def test_quoted_texts_keep_the_authors_characters() -> None:
    line = 'fr: "l’ouverture — « oui »\u202f!"'
    document, found = read_lines(line, "f")
    assert not found
    assert document.lines[0].whole.text == line


def test_comments_keep_the_authors_characters() -> None:
    assert not read_lines("hand: 11 cards  # – “so”", "f")[1]


def test_columns_after_an_invisible_character_are_those_of_the_file() -> None:
    document, _ = read_lines("ha\u200bnd: 11 cards", "f")
    value = document.lines[0].value
    assert value is not None
    assert value.span.column == 8


def test_a_letter_and_its_accent_are_one_character() -> None:
    document, found = read_lines("nu\u0301mero: 2", "f")
    assert not found
    assert str(document.lines[0].label) == "número"
