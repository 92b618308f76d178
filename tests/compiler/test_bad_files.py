"""The bad corpus: each file says in its comments which codes it gives, on which lines; it gives those and no others.

A comment ``# E0209 W0111`` at the end of a line names the codes of that line, ``# 7: E0102`` those of another.
"""

import re
from pathlib import Path

import pytest

from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import render
from tests.support.rule_texts import shipped

BAD = sorted((Path(__file__).parents[1] / "bad").glob("*.carioca"))
_MARK = re.compile(r"# (?:(\d+): )?((?:[EWN]\d{4} ?)+)$")


def marked(text: str) -> list[tuple[int, str]]:
    found = []
    for number, row in enumerate(text.splitlines(), 1):
        mark = _MARK.search(row)
        if mark:
            found += [(int(mark[1] or number), code) for code in mark[2].split()]
    return sorted(found)


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_a_bad_file_gives_the_marked_codes_and_no_others(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = compile_text(text, path.name, shipped).diagnostics
    assert sorted((one.span.line, one.code) for one in found) == marked(text)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_every_message_can_be_said(path: Path, language: str) -> None:
    text = path.read_text(encoding="utf-8")
    found = compile_text(text, path.name, shipped).diagnostics
    said = render(found, lambda file: text if file == path.name else shipped(file), language=language)
    assert said.count(f"--> {path.name}:") == len(found)
    assert "{" not in re.sub(r"\{[a-z-]+\}", "", said)


def test_the_fixes_mend_what_they_are_offered_for() -> None:
    """Applying every fix of a file leaves none of the mistakes that had one."""
    for path in BAD:
        text = path.read_text(encoding="utf-8")
        found = [one for one in compile_text(text, path.name, shipped).diagnostics if one.fix]
        rows = text.split("\n")
        for one in sorted(found, key=lambda one: (one.span.line, one.fix.span.column if one.fix else 0), reverse=True):
            assert one.fix is not None
            span, row = one.fix.span, rows[one.fix.span.line - 1]
            rows[span.line - 1] = row[: span.column - 1] + one.fix.text + row[span.end_column - 1 :]
        left = compile_text("\n".join(rows), path.name, shipped).diagnostics
        before = {(one.span.line, one.code) for one in found}
        assert not before & {(one.span.line, one.code) for one in left if one.fix}
