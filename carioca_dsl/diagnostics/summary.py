"""How many of each level, in one line, and where more is said of them."""

from __future__ import annotations

from collections.abc import Iterable

from carioca_dsl.diagnostics.catalog import DEFAULT_LANGUAGE, is_error, level, texts
from carioca_dsl.diagnostics.diagnostic import Diagnostic
from carioca_dsl.diagnostics.wording import fill


def summary(diagnostics: Iterable[Diagnostic], files: int, language: str = DEFAULT_LANGUAGE) -> str:
    """``1 file checked: 2 errors, 1 warning``; remarks are not counted, for they ask for nothing."""
    frame = texts(language)["frame"]
    levels = [level(diagnostic) for diagnostic in diagnostics]
    counts = [(frame["errors"], levels.count("error")), (frame["warnings"], levels.count("warning"))]
    found = ", ".join(fill(template, {"count": count}) for template, count in counts if count) or str(frame["fine"])
    return f"{fill(frame['checked'], {'count': files})} {found}"


def more(diagnostics: Iterable[Diagnostic], language: str = DEFAULT_LANGUAGE) -> str:
    """How to have the first error explained, in one line; ``""`` where there is none."""
    code = next((diagnostic.code for diagnostic in diagnostics if is_error(diagnostic)), "")
    spoken = "" if language == DEFAULT_LANGUAGE else f" --lang {language}"
    return fill(texts(language)["frame"]["more"], {"command": f"carioca explain {code}{spoken}"}) if code else ""
