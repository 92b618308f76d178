"""How a line of source stands in a column of characters: what is shown of it, and where a span begins and ends."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from carioca_dsl.diagnostics.wording import clean

WIDEST = 140
_TAB = "    "


class Drawn(NamedTuple):
    """A line as it is shown; ``columns[i]`` is the width of what stands before its ``i``-th character (from 0)."""

    text: str
    columns: tuple[int, ...]

    def stretch(self, column: int, end_column: int) -> tuple[int, int]:
        """Where a span of the line (columns from 1) begins on the screen, and how wide it is (at least 1)."""
        last = len(self.columns) - 1
        start = self.columns[min(max(column - 1, 0), last)]
        end = self.columns[min(max(end_column - 1, 0), last)]
        return start, max(end - start, 1)


def draw(line: str) -> Drawn:
    """The line without anything that could disturb a terminal."""
    shown: list[str] = []
    columns = [0]
    for sign in line:
        piece = _TAB if sign == "\t" else clean(sign)
        shown.append(piece)
        columns.append(columns[-1] + _width(piece))
    return Drawn("".join(shown).rstrip(), tuple(columns))


def cut(drawn: Drawn, start: int, width: int) -> tuple[str, int, int]:
    """A line that is too wide, cut to a window around the stretch; the stretch moves along."""
    if len(drawn.text) <= WIDEST:
        return drawn.text, start, width
    first = max(0, min(start - WIDEST // 4, len(drawn.text) - WIDEST))
    window = drawn.text[first : first + WIDEST]
    left, right = "…" if first else "", "…" if first + WIDEST < len(drawn.text) else ""
    return left + window + right, start - first + len(left), min(width, WIDEST - (start - first))


def _width(piece: str) -> int:
    return sum(_cells(sign) for sign in piece)


def _cells(sign: str) -> int:
    if unicodedata.combining(sign) or sign == "\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
