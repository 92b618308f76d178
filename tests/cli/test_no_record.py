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


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["letter.txt", "odd.txt", "empty.txt"])
def test_what_can_not_be_judged_is_told_what_can_be(carioca: Carioca, folder: Path, name: str, code: str) -> None:
    (folder / name).write_text(FILES[name][0], encoding="utf-8")
    ran = carioca("judge", name, "--lang", code)
    assert ran.status == 1
    assert ran.err.count("E0") == 1
    assert "E0612" in ran.err
    for right in ("`carioca record 1`", "`carioca 1`", "`carioca list`"):
        assert right in ran.err


def test_a_rule_file_with_errors_is_judged_as_one(carioca: Carioca, folder: Path) -> None:
    (folder / "other.txt").write_text("carioca 2 en\nvariant ours\n", encoding="utf-8")
    (folder / "sheet.txt").write_text(FILES["sheet.txt"][0], encoding="utf-8")
    (folder / "half.txt").write_text("variant ours\nplayers\n", encoding="utf-8")
    assert "E0105" in carioca("judge", "other.txt").err
    assert "`carioca score --sheet`" in carioca("judge", "sheet.txt").err
    assert "E0612" not in carioca("judge", "half.txt").err


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_rule_file_whose_first_line_stands_further_down_is_judged_as_one(
    carioca: Carioca, folder: Path, code: str
) -> None:
    (folder / "late.txt").write_text("variant ours\nbased on argentina\ncarioca 1 en\n", encoding="utf-8")
    ran = carioca("judge", "late.txt", "--lang", code)
    assert ran.status == 1
    assert "E0105" in ran.err
    assert "E0612" not in ran.err


@pytest.mark.parametrize(("name", "right"), [("record.txt", "carioca judge"), ("sheet.txt", "carioca score --sheet")])
def test_what_is_no_rule_file_is_said_to_be_none(carioca: Carioca, folder: Path, name: str, right: str) -> None:
    (folder / "record.txt").write_text("carioca record 1\nvariant: argentina\nseed: 7\n", encoding="utf-8")
    (folder / "sheet.txt").write_text(FILES["sheet.txt"][0], encoding="utf-8")
    for command in ("check", "show", "rulebook"):
        ran = carioca(command, name)
        said = ran.out + ran.err
        assert ran.status == 1
        assert said.count("E0105") == 1 + said.count("explain E0105")
        assert f"`{right}`" in said
