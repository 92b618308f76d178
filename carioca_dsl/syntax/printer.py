"""The layout of a file: one blank line before each heading, entries indented by two, marks and verdicts in a column."""

from collections.abc import Iterable
from dataclasses import dataclass

_INDENT = "  "
_GAP = "  "
_COLUMN = 46
"""Where the column begins unless an entry reaches further: in a whole file it then stands in one place."""
_WIDEST = 76
"""An entry longer than this does not push the column of marks to the right."""


@dataclass(frozen=True)
class Row:
    """One line to be printed: a heading, an entry (``label`` and ``value``), a comment, or nothing."""

    heading: str = ""
    label: str = ""
    value: str = ""
    tail: tuple[str, ...] = ()
    """What stands in the right-hand column: a verdict, marks."""
    comment: str = ""
    raw: str = ""
    """A line that cannot be read, as it is."""

    @property
    def blank(self) -> bool:
        """Whether nothing stands on it."""
        return not (self.heading or self.label or self.comment or self.raw)

    @property
    def lone_comment(self) -> bool:
        """Whether a comment is all there is."""
        return bool(self.comment) and not (self.heading or self.label or self.raw)

    @property
    def left(self) -> str:
        """What stands to the left of the column."""
        return f"{self.label}: {self.value}".rstrip() if self.label else self.heading or self.raw


@dataclass
class Block:
    """A heading with the comments above it and the rows below; the first block of a file has no heading."""

    above: list[Row]
    heading: Row | None
    rows: list[Row]


def layout(head: Iterable[str], rows: Iterable[Row]) -> str:
    """The text of a file: its header lines, then its rows."""
    blocks = _blocks(list(rows))
    parts = ["\n".join(head)]
    for block in blocks:
        lines = [row.comment for row in block.above]
        if block.heading is not None:
            lines.append(_with_comment(block.heading.left, block.heading))
        lines += _body(block.rows, indent=_INDENT if block.heading is not None else "")
        if lines:
            parts.append("\n".join(lines))
    return "\n\n".join(part for part in parts if part) + "\n"


def _blocks(rows: list[Row]) -> list[Block]:
    blocks = [Block([], None, [])]
    for row in rows:
        if not row.heading:
            blocks[-1].rows.append(row)
            continue
        above: list[Row] = []
        while blocks[-1].rows and blocks[-1].rows[-1].lone_comment:
            above.insert(0, blocks[-1].rows.pop())
        # a comment that a blank line parts from the heading belongs to what is above it
        blocks.append(Block(above, row, []))
    return blocks


def _body(rows: list[Row], indent: str) -> list[str]:
    column = max((len(row.left) for row in rows if row.tail and len(row.left) <= _WIDEST), default=0)
    column = max(column, _COLUMN)
    lines: list[str] = []
    for row in rows:
        if row.blank:
            if lines and lines[-1]:
                lines.append("")
            continue
        text = row.left
        if row.tail:
            text = text.ljust(column) + _GAP + " ".join(row.tail)
        lines.append(indent + _with_comment(text, row))
    while lines and not lines[-1]:
        lines.pop()
    return lines


def _with_comment(text: str, row: Row) -> str:
    return f"{text}{_GAP}{row.comment}" if text and row.comment else text or row.comment
