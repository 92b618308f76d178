"""What is said about a diagnostic in one language: the strings that every output format shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from carioca_dsl.diagnostics.catalog import texts
from carioca_dsl.diagnostics.codes import entry
from carioca_dsl.diagnostics.diagnostic import Diagnostic, Span
from carioca_dsl.diagnostics.wording import clean, fill, lines_of

SourceText: TypeAlias = Callable[[str], "str | None"]
"""Gives the text of a file by the name that spans carry, or ``None``."""


class Marked(NamedTuple):
    """A span and what is said at it."""

    span: Span
    text: str


class Said(NamedTuple):
    """A diagnostic in words."""

    code: str
    name: str
    level: str
    message: str
    labels: tuple[Marked, ...]
    notes: tuple[str, ...]
    help: str


_VERDICTS = frozenset({"stated", "verdict"})
"""Arguments that may hold the words of a verdict, which every language has its own for."""


def say(diagnostic: Diagnostic, source_text: SourceText, language: str) -> Said:
    """The diagnostic in the words of a language."""
    known = entry(diagnostic.code)
    words: dict[str, Any] = texts(language)[known.code]
    args = dict(diagnostic.args)
    for verdict in _VERDICTS & args.keys():
        args[verdict] = " ".join(texts(language)["verdicts"].get(word, word) for word in str(args[verdict]).split(" "))
    legal = args.get("legal")
    if isinstance(legal, tuple) and len(legal) == 1:
        args["only"] = legal[0]
    if diagnostic.fix:
        args["fixed"] = _line_after(diagnostic, source_text)
    first, *others = diagnostic.labels
    labels = [Marked(first.span, fill(words.get(first.key or "label"), {**args, **dict(first.args)}))]
    labels += [Marked(other.span, fill(words.get(other.key), {**args, **dict(other.args)})) for other in others]
    notes = [fill(words.get("note"), args)]
    common = texts(language)["notes"]
    notes += [fill(words.get(note.key, common.get(note.key)), {**args, **dict(note.args)}) for note in diagnostic.notes]
    return Said(
        code=known.code,
        name=known.name,
        level=known.level,
        message=fill(words["message"], args) or known.name.replace("-", " "),
        labels=tuple(labels),
        notes=tuple(note for note in notes if note),
        help=fill(words.get("help"), args),
    )


def _line_after(diagnostic: Diagnostic, source_text: SourceText) -> str:
    """The line as it stands after the fix, or what the fix puts there if the text is not at hand."""
    fix = diagnostic.fix
    assert fix is not None
    lines = lines_of(source_text(fix.span.file) or "")
    if fix.span.line != fix.span.end_line or fix.span.line > len(lines):
        return clean(fix.text).strip()
    line = lines[fix.span.line - 1]
    fixed = _without_comment(line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :])
    return clean(fixed.replace("\t", " ")).strip()


def _without_comment(line: str) -> str:
    found = _COMMENT.search(line)
    return line[: found.start(1)] if found and found.start(1) else line


_COMMENT = re.compile(r'^(?:[^"#]|"[^"]*")*?(\s#.*)$')
