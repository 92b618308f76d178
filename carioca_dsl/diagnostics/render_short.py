"""One line for each diagnostic, as editors and scripts read it: ``file:line:column: level[code] message``."""

from __future__ import annotations

from collections.abc import Iterable

from carioca_dsl.diagnostics.catalog import texts
from carioca_dsl.diagnostics.diagnostic import Diagnostic
from carioca_dsl.diagnostics.said import SourceText, say
from carioca_dsl.diagnostics.wording import clean


def render_short(diagnostics: Iterable[Diagnostic], source_text: SourceText, language: str) -> str:
    """The lines; ``""`` for no diagnostics."""
    frame = texts(language)["frame"]
    lines = []
    for diagnostic in diagnostics:
        said = say(diagnostic, source_text, language)
        span = diagnostic.span
        place = f"{clean(span.file, 400)}:{span.line}:{span.column}"
        lines.append(f"{place}: {frame[said.level]}[{said.code}] {said.message}\n")
    return "".join(lines)
