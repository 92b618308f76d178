"""How large the letters of a card may be on paper, so that all of it is one page of A4.

A page in a browser cannot measure itself without a script, so its lines are counted here: with letters somewhat wider
than those of the fonts in use, because nobody knows which of them a printer's machine has.
"""

from math import ceil

from carioca_dsl.prose.blocks import Block, Book, Chapter, Paragraph, Steps, Table
from carioca_dsl.prose.inline import plain

SIZES = tuple(quarter / 4 for quarter in range(40, 23, -1))
"""Sizes of letters, in points, largest first."""

_MM = 72 / 25.4
_COLUMN, _ROOM = 89 * _MM, 2 * 248 * _MM
"""The width of a column, and the height of both, in points."""
_LETTER, _LINE = 0.5, 1.34
"""The mean width of a letter and the height of a line, if the size of letters is 1."""
_HEADING, _ROW, _HEAD = 2.4, 0.3, 2.2
"""Lines that a heading takes with the room around it, that a row takes besides its words, and that a head takes."""


def print_size(card: Book) -> float:
    """The largest size at which the card fits, or the smallest there is."""
    return next((size for size in SIZES if _height(card, size) <= _ROOM), SIZES[-1])


def _height(card: Book, size: float) -> float:
    letters = _COLUMN / (_LETTER * size)
    return sum(_lines(chapter, letters) for chapter in card.chapters) * _LINE * size


def _lines(chapter: Chapter, letters: float) -> float:
    return _HEADING + sum(_lines_of(block, letters) for block in chapter.blocks)


def _lines_of(block: Block, letters: float) -> float:
    if isinstance(block, Paragraph):
        return sum(_wrapped(sentence.text, letters - 3) for sentence in block.sentences)
    if isinstance(block, Steps):
        return sum(_wrapped(sentence.text, letters - 3) for sentence in block.items)
    if isinstance(block, Table):
        # two columns have all the room they need; of more, one with words has about a third
        share = letters if len(block.align) < 3 else letters / 3
        return _HEAD + sum(_ROW + max(_wrapped(cell, share) for cell in row) for row in block.rows)
    return 0


def _wrapped(text: str, letters: float) -> int:
    return ceil(len(plain(text)) / letters)
