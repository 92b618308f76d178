"""The corpus of bad files: what each of them gives, and how it says where.

A file `NAME.carioca` says inline which codes it gives: a comment such as `#! E0209 W0111` names those of its own line,
or, on a line of its own, those of the next line that is not such a comment (`# 7: E0102` names another line). Beside
it, `NAME.expected` holds the whole text that a reader sees. `scripts/bless` writes the second; nobody can bless away
the first.
"""

import re
from collections import Counter
from pathlib import Path

from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import Diagnostic, in_order, render
from carioca_dsl.diagnostics.wording import lines_of
from carioca_dsl.referee import findings, play_examples
from carioca_dsl.resources import variant_names, variant_text

BAD = Path(__file__).resolve().parent.parent / "bad"
_MARK = re.compile(r"#!?(?:\s+(\d+):)?((?:\s+[EWN]\d{4})+)\s*$")


def bad_files() -> list[Path]:
    """All files of the corpus, sorted."""
    return sorted(BAD.rglob("*.carioca"))


def diagnostics_of(path: Path) -> tuple[Diagnostic, ...]:
    """What compiling the file and playing its examples gives."""
    compiled = compile_text(text_of(path), path.name, lambda name: parent_of(path, name))
    played = findings(play_examples(compiled.variant)) if compiled.variant else ()
    return in_order((*compiled.diagnostics, *played))


def marked(path: Path) -> Counter[tuple[int, str]]:
    """Line and code of every mark in the file."""
    found: Counter[tuple[int, str]] = Counter()
    waiting: list[str] = []
    for number, line in enumerate(lines_of(text_of(path)), 1):
        mark = _MARK.search(line)
        codes = mark[2].split() if mark else []
        if mark and mark[1]:
            found.update((int(mark[1]), code) for code in codes)
        elif mark and not line[: mark.start()].strip():
            waiting += codes
        else:
            found.update((number, code) for code in [*waiting, *codes])
            waiting = []
    return found


def given(path: Path) -> Counter[tuple[int, str]]:
    """Line and code of everything that the file gives."""
    return Counter((one.span.line, one.code) for one in diagnostics_of(path))


def rendered(path: Path, language: str = "en") -> str:
    """What a reader sees."""
    return render(
        diagnostics_of(path),
        lambda file: text_of(path) if file == path.name else parent_of(path, file),
        "text",
        language,
    )


def expected_path(path: Path) -> Path:
    """The file that holds what a reader should see."""
    return path.with_suffix(".expected")


def text_of(path: Path) -> str:
    """The text of a file, its line ends as they are."""
    return path.read_bytes().decode("utf-8")


def parent_of(path: Path, name: str) -> str | None:
    """The text of a file that another of the corpus is based on."""
    if name in variant_names():
        return variant_text(name)
    beside = path.parent / f"{name}.carioca"
    return text_of(beside) if beside.is_file() else None
