"""The fixes that messages offer, tried on the bad corpus (whose codes and texts have a test of their own)."""

from pathlib import Path

import pytest

from carioca_dsl.compiler import compile_text
from tests.support.rule_texts import shipped

BAD = sorted((Path(__file__).parents[1] / "bad").rglob("*.carioca"))


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_a_fix_mends_what_it_is_offered_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = [one for one in compile_text(text, path.name, shipped).diagnostics if one.fix]
    rows = text.split("\n")
    for one in sorted(found, key=lambda one: (one.span.line, one.fix.span.column if one.fix else 0), reverse=True):
        assert one.fix is not None
        span, row = one.fix.span, rows[one.fix.span.line - 1]
        rows[span.line - 1] = row[: span.column - 1] + one.fix.text + row[span.end_column - 1 :]
    left = {
        (one.span.line, one.code) for one in compile_text("\n".join(rows), path.name, shipped).diagnostics if one.fix
    }
    assert not left & {(one.span.line, one.code) for one in found}
