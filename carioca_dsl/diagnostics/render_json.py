"""Diagnostics for programs. Levels and names are the same in every language; message, notes and help are prose."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from carioca_dsl.diagnostics.diagnostic import Diagnostic
from carioca_dsl.diagnostics.said import SourceText, say


def as_data(diagnostic: Diagnostic, source_text: SourceText, language: str) -> dict[str, Any]:
    """One diagnostic as JSON data; ``help`` is ``None`` where there is nothing to advise."""
    said = say(diagnostic, source_text, language)
    span = diagnostic.span
    return {
        "code": said.code,
        "name": said.name,
        "level": said.level,
        "message": said.message,
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "notes": list(said.notes),
        "help": said.help or None,
    }


def render_json(diagnostics: Iterable[Diagnostic], source_text: SourceText, language: str) -> str:
    """``{"diagnostics": […]}``."""
    data = [as_data(diagnostic, source_text, language) for diagnostic in diagnostics]
    return json.dumps({"diagnostics": data}, ensure_ascii=False, indent=2) + "\n"
