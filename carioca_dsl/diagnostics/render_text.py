"""Diagnostics for a reader at a terminal: message, the lines in question with what is wrong underlined, notes, help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carioca_dsl.diagnostics.catalog import texts
from carioca_dsl.diagnostics.diagnostic import Diagnostic
from carioca_dsl.diagnostics.drawing import cut, draw
from carioca_dsl.diagnostics.said import Marked, Said, SourceText, say
from carioca_dsl.diagnostics.wording import clean, lines_of

_COLOURS = {"error": "1;31", "warning": "1;33", "note": "1;36", "place": "1;34", "message": "1"}


class _Mark(NamedTuple):
    line: int
    marked: Marked
    primary: bool


def render_text(
    diagnostics: Iterable[Diagnostic], source_text: SourceText, language: str, *, colour: bool = False
) -> str:
    """One block for each, parted by empty lines; ``""`` for none."""
    painter = _Painter(colour)
    frame = texts(language)["frame"]
    blocks = []
    for diagnostic in diagnostics:
        said = say(diagnostic, source_text, language)
        blocks.append("\n".join(_block(said, source_text, frame, painter)))
    return "\n\n".join(blocks) + "\n" if blocks else ""


class _Painter:
    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, what: str, text: str) -> str:
        return f"\x1b[{_COLOURS[what]}m{text}\x1b[0m" if self.colour and text else text


def _block(said: Said, source_text: SourceText, frame: dict[str, str], paint: _Painter) -> Iterator[str]:
    head = paint(said.level, f"{frame[said.level]}[{said.code}]")
    yield f"{head}{frame['colon']} {paint('message', said.message)}"
    margin = max(len(str(label.span.line)) for label in said.labels)
    blank = " " * margin
    first = said.labels[0].span
    files = dict.fromkeys(label.span.file for label in said.labels)
    for file in files:
        marks = sorted(
            (
                _Mark(label.span.line, label, label is said.labels[0])
                for label in said.labels
                if label.span.file == file
            ),
            key=lambda mark: (mark.line, mark.marked.span.column),
        )
        place = first if file == first.file else marks[0].marked.span
        arrow = "-->" if file == first.file else ":::"
        yield f"{blank}{paint('place', arrow)} {clean(file, 400)}:{place.line}:{place.column}"
        yield from _source(marks, source_text(file), margin, said.level, paint)
    for note in said.notes:
        yield f"{blank} {paint('place', '=')} {frame['note']}{frame['colon']} {note}"
    if said.help:
        yield f"{blank} {paint('place', '=')} {frame['help']}{frame['colon']} {said.help}"


def _source(marks: list[_Mark], text: str | None, margin: int, level: str, paint: _Painter) -> Iterator[str]:
    lines = lines_of(text) if text is not None else []
    bar = paint("place", "|")
    gutter = f"{' ' * margin} {bar}"
    yield gutter
    shown = 0
    for mark in marks:
        if mark.line > len(lines):
            if mark.marked.text:
                yield f"{gutter} {mark.marked.text}"
            continue
        drawn = draw(lines[mark.line - 1])
        span = mark.marked.span
        end = span.end_column if span.end_line == span.line else len(lines[mark.line - 1]) + 1
        start, width = drawn.stretch(span.column, end)
        visible, start, width = cut(drawn, start, width)
        if mark.line != shown:
            yield f"{paint('place', str(mark.line).rjust(margin))} {bar} {visible}".rstrip()
            shown = mark.line
        line = paint(level if mark.primary else "place", ("^" if mark.primary else "-") * width)
        yield f"{gutter} {' ' * start}{line} {mark.marked.text}".rstrip()
