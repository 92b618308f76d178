"""Random edits: nothing raises, mistakes are reported where they were made, and the formatter never changes a file.

The full number of edits is one command: ``CARIOCA_EDITS=10000 pytest tests/compiler/test_edits.py``.
"""

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carioca_dsl.compiler import compile_text, format_text
from carioca_dsl.compiler.understand import understand
from tests.support.rule_texts import ARGENTINA, shipped

EDITS = int(os.environ.get("CARIOCA_EDITS", "120"))
ELSEWHERE = 0.02
"""The share of mistakes that may be reported on another line than their own."""
ROWS = ARGENTINA.split("\n")
TYPED = ' :,@#"|->().123AKQ♠★–“”’\u00a0\ufe0fxyzé\t{}=%\x00\ue000🃏'


def edited(row: str, chance: random.Random) -> str:
    """One mistake of a kind that people make: a character or word lost, added, changed or moved."""
    place = chance.randrange(len(row) + 1)
    words = row.split(" ")
    match chance.randrange(6):
        case 0:
            return row[:place] + row[place + 1 :]
        case 1:
            return row[:place] + chance.choice(TYPED) + row[place:]
        case 2:
            words.pop(chance.randrange(len(words)))
            return " ".join(words)
        case 3:
            return row[:place] + chance.choice(TYPED) + row[place + 1 :]
        case 4:
            return row.replace(":", "", 1)
        case _:
            chance.shuffle(words)
            return " ".join(words)


def at_most(share: float, sample: int) -> float:
    """How many of a sample may be of a kind that has at most this share: three deviations more than it leads to expect.

    A few edits do not measure a share of two in a hundred, and any line added to the file makes others of them.
    """
    return share * sample + 3 * (share * (1 - share) * sample) ** 0.5


def test_random_edits_never_raise_and_are_reported_where_they_were_made() -> None:
    chance = random.Random(1)
    here = elsewhere = 0
    for _ in range(EDITS):
        at = chance.randrange(len(ROWS))
        rows = [*ROWS[:at], edited(ROWS[at], chance), *ROWS[at + 1 :]]
        found = understand("\n".join(rows), "f", shipped).diagnostics
        if found:
            reported = {one.span.line for one in found}
            here += at + 1 in reported
            elsewhere += at + 1 not in reported
    assert here > EDITS // 3
    assert elsewhere <= at_most(ELSEWHERE, here + elsewhere)


def test_the_formatter_proves_itself_on_edited_files() -> None:
    chance = random.Random(2)
    for _ in range(max(EDITS // 20, 10)):
        rows = list(ROWS)
        for _ in range(3):
            at = chance.randrange(len(rows))
            rows[at] = edited(rows[at], chance)
        once = format_text("\n".join(rows), "f", shipped)  # raises if it would change what the file says
        assert format_text(once, "f", shipped) == once


@pytest.mark.parametrize(
    "row",
    [
        'variant: ours "again"',
        "variant ours: two sets: three",
        'variant ours "again": two',
        "based on argentina: two sets: three",
        'based on: argentina "again"',
        "meld short: k:",
        "meld short: k: l",
        "example a-draw: 1. two black:",
        'words it: un "mazzo"',
    ],
)
def test_signs_in_what_stands_behind_a_heading_change_nothing(row: str) -> None:
    name = () if row.startswith("variant") else ("variant ours",)
    text = "\n".join(("carioca 1 en", *name, row, "deal", "  hand: 11 cards", ""))
    once = format_text(text, "f", shipped)  # raises if it would change what the file says
    assert format_text(once, "f", shipped) == once


def test_a_file_in_an_unknown_language_stays_as_it_is() -> None:
    for text in ("carioca 1 de\nvariant  x\n", "  deal  :\ncarioca 1 de\nvariant  x\n"):
        assert format_text(text, "f", shipped) == text


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=200))
def test_any_text_compiles_to_diagnostics(text: str) -> None:
    compile_text(text, "f", shipped)
    compile_text(f"carioca 1 en\nvariant x\nrounds\n1: {text}\nexample e\n{text}", "f", shipped)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from([*ROWS, "", "# a comment", "mazo", "  jokers: 4 # why"]), max_size=40), st.booleans())
def test_formatting_is_idempotent_whatever_lines_a_file_has(rows: list[str], named: bool) -> None:
    head = ["carioca 1 en", "variant x"] if named else []
    once = format_text("\n".join([*head, *rows]), "f", shipped)
    assert format_text(once, "f", shipped) == once


def test_blanks_indentation_and_blank_lines_mean_nothing() -> None:
    squeezed = "\n".join(line.strip() for line in ROWS if line.strip())
    spread = "\n\n".join(f"      {line}   " for line in ROWS)
    assert format_text(squeezed, "f", shipped) == ARGENTINA
    assert format_text(spread, "f", shipped).replace("\n\n", "\n") == ARGENTINA.replace("\n\n", "\n")


def test_comments_survive_formatting() -> None:
    text = "carioca 1 en\nvariant x # here\n# above\ndeck # on it\n# inside\npacks: 2 # beside\n\n# after\n\nset\n"
    made = format_text(text, "f", shipped)
    for comment in ("# here", "# above", "# on it", "# inside", "# beside", "# after"):
        assert made.count(comment) == 1
    assert format_text(made, "f", shipped) == made
