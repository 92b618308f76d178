"""A file as its lines: headings, entries, comments, blanks. Whatever is wrong with a line stays on that line."""

import re
from dataclasses import dataclass, replace

from carioca_dsl.diagnostics import Diagnostic, Span, report
from carioca_dsl.syntax.grammar import Unreadable, line_tokens
from carioca_dsl.syntax.look_alikes import cleaned
from carioca_dsl.syntax.text import Text

MOST_CHARACTERS = 1_000_000
MOST_LINES = 20_000
LONGEST_LINE = 2_000


@dataclass(frozen=True)
class Line:
    """One line. A blank one has neither ``label`` nor ``comment``; a heading has a ``label`` and no ``colon``."""

    whole: Text
    """Everything but the blanks around it and a comment behind it."""
    label: Text | None = None
    colon: bool = False
    value: Text | None = None
    marks: tuple[Text, ...] = ()
    """``@guide.4``, ``@inferred``."""
    comment: Text | None = None
    readable: bool = True

    @property
    def is_heading(self) -> bool:
        """Whether it is a label alone."""
        return self.label is not None and not self.colon

    @property
    def is_entry(self) -> bool:
        """Whether it is ``label: value``."""
        return self.label is not None and self.colon


@dataclass(frozen=True)
class Document:
    """All lines of a file, in order."""

    file: str
    lines: tuple[Line, ...]


def read_lines(text: str, file: str) -> tuple[Document, tuple[Diagnostic, ...]]:
    """The lines of a file and what is wrong with them. Total: any text whatever gives a document."""
    start = Span(file, 1, 1, 1, 1)
    if len(text) > MOST_CHARACTERS:
        return Document(file, ()), (report("too-large", start, what="file").note("file", most=MOST_CHARACTERS),)
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(rows) > MOST_LINES:
        return Document(file, ()), (report("too-large", start, what="lines").note("lines", most=MOST_LINES),)
    lines: list[Line] = []
    problems: list[Diagnostic] = []
    for number, row in enumerate(rows, 1):
        line, found = _read(Text(file, number, row, range(1, len(row) + 2)))
        lines.append(line)
        problems += found
    return Document(file, tuple(lines)), tuple(problems)


def _read(raw: Text) -> tuple[Line, tuple[Diagnostic, ...]]:
    if len(raw.text) > LONGEST_LINE:
        problem = report("too-large", raw.span_of(0, 1), what="line", line=raw.line).note("line", most=LONGEST_LINE)
        return Line(raw, readable=False), (problem,)
    clean, problems = cleaned(raw)
    whole = clean.part(0)
    if not whole:
        return Line(whole), problems
    if whole.text.startswith("#"):
        return Line(whole, comment=whole), problems
    try:
        return _tree(whole), problems
    except Unreadable as error:
        line, problem = _recovered(whole, error.fits)
        return line, (*problems, problem)


def _tree(whole: Text) -> Line:
    line = Line(whole)
    for token in line_tokens(whole.text):
        start = token.start_pos or 0
        part = whole.part(start, start + len(token))
        match token.type:
            case "LABEL":
                line = replace(line, label=part)
            case "COLON":
                line = replace(line, colon=True)
            case "VALUE":
                line = replace(line, value=part)
            case "MARK":
                line = replace(line, marks=(*line.marks, part))
            case _:
                line = replace(line, comment=part, whole=whole.part(0, start))
    return line


def _recovered(whole: Text, fits: int) -> tuple[Line, Diagnostic]:
    """What can still be said of a line that is no line."""
    end = len(whole.text)
    if whole.text.count('"') % 2:
        opened = whole.text.rfind('"')
        begun = re.match(r'[^":]+:\s*(?=[^"]+"$)', whole.text)
        if begun:  # the one mark closes a text that nothing has opened
            text = whole.text[begun.end() : opened]
            problem = report("unclosed-quote", whole.span_of(opened), text=text)
            return Line(whole, readable=False), problem.fixed(whole.span_of(begun.end(), begun.end()), '"')
        problem = report("unclosed-quote", whole.span_of(opened))
        return Line(whole, readable=False), problem.fixed(whole.span_of(end), '"')
    comment = whole.text.find(" #", fits)
    stray = whole.part(fits, comment if comment > fits else None)
    return Line(whole, readable=False), report("stray-text", stray.span, text=stray.text)
