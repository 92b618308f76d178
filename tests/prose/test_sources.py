"""The prose is ours: no six words in a row are those of the sources.

`data/source-shingles.txt` holds hashes of every six words in a row that the sources have, not the sources themselves.
"""

import hashlib
import re
import unicodedata
from pathlib import Path

import pytest

from carioca_dsl.prose.rulebook import rulebook
from tests.prose.support import CODES, GAMES, shipped

_SHINGLES = frozenset((Path(__file__).parent / "data" / "source-shingles.txt").read_text(encoding="ascii").split())
_CARDS = re.compile(r"(?:\d+|[AJQKVDR])[♣♦♥♠]|★|[♣♦♥♠]")


def shingles(text: str) -> list[tuple[str, str]]:
    """Every six words in a row with their hash; cards are no words."""
    words = re.findall(r"\w+", unicodedata.normalize("NFC", _CARDS.sub(" ", text)).lower())
    rows = (" ".join(words[start : start + 6]) for start in range(len(words) - 5))
    return [(row, hashlib.sha256(row.encode()).hexdigest()[:12]) for row in rows]


def test_the_hashes_are_there() -> None:
    assert len(_SHINGLES) > 3000


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_the_sources_is_reused(name: str, code: str) -> None:
    assert [row for row, mark in shingles(rulebook(shipped(name), None, code, "txt")) if mark in _SHINGLES] == []
