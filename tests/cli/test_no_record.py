"""A file that is no record of a match, given to what reads records: it is said what it is, and what to do."""

from pathlib import Path

import pytest

from tests.cli.conftest import Carioca

READERS = [("replay",), ("record",), ("play", "--resume"), ("play", "--replay")]
LANGUAGES = ["en", "es", "fr", "it", "pt"]
FILES = {
    "letter.txt": ("Dear all,\nwe play on Friday.\n", "carioca simulate --record"),
    "odd.txt": ("hello big world\n", "carioca simulate --record"),
    "rules.txt": ("carioca 1 en\nvariant ours\nbased on argentina\n", "carioca check"),
    "sheet.txt": ("carioca score 1\nvariant: argentina\n", "carioca score --sheet"),
    "empty.txt": ("", "carioca simulate --record"),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", READERS, ids=" ".join)
@pytest.mark.parametrize("name", FILES)
def test_what_is_no_record_is_said_to_be_none(
    carioca: Carioca, folder: Path, name: str, command: tuple[str, ...], code: str
) -> None:
    text, right = FILES[name]
    (folder / name).write_text(text, encoding="utf-8")
    ran = carioca(*command, name, "--lang", code)
    assert ran.status == 1
    assert "E0602" in ran.err
    assert f"`{right}`" in ran.err
    assert "world`" not in ran.err.replace("| hello big world", "")


def test_a_record_of_a_version_that_is_not_known_is_one(carioca: Carioca, folder: Path) -> None:
    (folder / "new.txt").write_text("carioca record 99\n", encoding="utf-8")
    (folder / "odd.txt").write_text("carioca record one\n", encoding="utf-8")
    assert "a newer Carioca" in carioca("replay", "new.txt").err
    assert "version one is not known here" in carioca("replay", "odd.txt").err


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_no_sheet_is_said_to_be_none(carioca: Carioca, folder: Path, code: str) -> None:
    (folder / "letter.txt").write_text("Dear all,\n", encoding="utf-8")
    ran = carioca("score", "--sheet", "letter.txt", "--lang", code)
    assert ran.status == 1
    assert "carioca score 1" in ran.err
