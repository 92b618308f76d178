"""The prose is ours: no six words in a row are those of the sources.

`data/source-shingles.txt` holds hashes of every six words in a row that the sources have, not the sources themselves.
"""

import hashlib
import re
import unicodedata
from pathlib import Path

import pytest

from carioca_dsl.prose.blocks import Story
from carioca_dsl.prose.inline import plain
from tests.prose.support import CODES, GAMES, printed, sentences

_SHINGLES = frozenset((Path(__file__).parent / "data" / "source-shingles.txt").read_text(encoding="ascii").split())
_CELLS = re.compile(r"(?<=\S) {2,}")
"""A sentence does not reach from one cell of a table to the next."""
_CARDS = re.compile(r"(?:\d+|[AJQKVDR])[♣♦♥♠]|★|[♣♦♥♠]")


def shingles(text: str) -> list[tuple[str, str]]:
    """Every six words in a row with their hash; cards are no words."""
    rows = [row for cell in _CELLS.split(text) for row in _rows_of_six(cell)]
    return [(row, hashlib.sha256(row.encode()).hexdigest()[:12]) for row in rows]


def _rows_of_six(text: str) -> list[str]:
    words = re.findall(r"\w+", unicodedata.normalize("NFC", _CARDS.sub(" ", text)).lower())
    return [" ".join(words[start : start + 6]) for start in range(len(words) - 5)]


def test_the_hashes_are_there() -> None:
    assert len(_SHINGLES) > 3000


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_the_sources_is_reused(name: str, code: str) -> None:
    # a table of contracts has the same numbers and nouns in every book; the prose is what is ours
    made = printed(name, code)
    stories = [block for chapter in made.chapters for block in chapter.blocks if isinstance(block, Story)]
    moves = [f"{move.text} {move.reason}" for story in stories for move in story.moves]
    text = " ".join(plain(part) for part in (*(each.text for each in sentences(made)), *moves))
    assert [row for row, mark in shingles(text) if mark in _SHINGLES] == []
