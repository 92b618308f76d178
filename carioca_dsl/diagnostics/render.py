"""The one door to the output formats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from carioca_dsl.diagnostics.catalog import DEFAULT_LANGUAGE
from carioca_dsl.diagnostics.diagnostic import Diagnostic, in_order
from carioca_dsl.diagnostics.render_json import render_json
from carioca_dsl.diagnostics.render_short import render_short
from carioca_dsl.diagnostics.render_text import render_text
from carioca_dsl.diagnostics.said import SourceText

Format = Literal["text", "short", "json"]


def render(
    diagnostics: Iterable[Diagnostic],
    source_text: SourceText,
    format: Format = "text",
    language: str = DEFAULT_LANGUAGE,
    *,
    colour: bool = False,
) -> str:
    """The diagnostics in order, in a format and a language; ``source_text`` gives a file's text by its name."""
    ordered = in_order(diagnostics)
    if format == "json":
        return render_json(ordered, source_text, language)
    if format == "short":
        return render_short(ordered, source_text, language)
    return render_text(ordered, source_text, language, colour=colour)
