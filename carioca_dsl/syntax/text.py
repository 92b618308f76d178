"""A stretch of one line, which knows where it stands in the file."""

from collections.abc import Sequence
from dataclasses import dataclass

from carioca_dsl.diagnostics import Span


@dataclass(frozen=True)
class Text:
    """Characters of one line. ``columns`` has the column of each, and one more for the end: cleaning a line may have
    taken out characters that the user sees in the file."""

    file: str
    line: int
    text: str
    columns: Sequence[int]

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return bool(self.text)

    def part(self, start: int, end: int | None = None) -> "Text":
        """The characters from ``start`` to before ``end``, without blanks around them."""
        end = len(self.text) if end is None else min(end, len(self.text))
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        return Text(self.file, self.line, self.text[start:end], self.columns[start : end + 1])

    def masked(self, text: str) -> "Text":
        """Other characters at the same places."""
        return Text(self.file, self.line, text, self.columns)

    @property
    def span(self) -> Span:
        """Where it stands."""
        return self.span_of(0)

    def span_of(self, start: int, end: int | None = None) -> Span:
        """Where the characters from ``start`` to before ``end`` stand."""
        last = len(self.columns) - 1
        first = self.columns[min(start, last)]
        return Span(self.file, self.line, first, self.line, self.columns[last if end is None else min(end, last)])
