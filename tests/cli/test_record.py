"""`carioca record`: a match as a link and back, and links wherever a record is read."""

import io
import random
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca


@pytest.fixture
def link(carioca: Carioca, folder: Path) -> str:
    """The link of the match in ``m.txt``."""
    assert carioca("simulate", "argentina", "--games", "1", "--record", "m.txt").status == 0
    ran = carioca("record", "m.txt", "--link")
    assert (ran.status, ran.err) == (0, "")
    return ran.out.strip()


def test_there_and_back(carioca: Carioca, folder: Path, link: str) -> None:
    text = (folder / "m.txt").read_text(encoding="utf-8")
    assert carioca("record", link).out == text
    assert carioca("record", "--from-link", link, "-o", "again.txt").status == 0
    assert (folder / "again.txt").read_text(encoding="utf-8") == text
    assert carioca("record", "again.txt", "--link", "-o", "link.txt").status == 0
    assert (folder / "link.txt").read_text(encoding="utf-8") == f"{link}\n"
    assert carioca("record", "link.txt").out == text


def test_a_link_is_judged_and_told_like_its_record(carioca: Carioca, folder: Path, link: str) -> None:
    (folder / "link.txt").write_text(f"\n {link[:50]}\n {link[50:]}\n", encoding="utf-8")
    for command in (("judge",), ("replay", "--lang", "fr"), ("judge", "--format", "json")):
        first = carioca(command[0], "m.txt", *command[1:])
        assert first.status == 0
        for other in (link, "link.txt"):
            again = carioca(command[0], other, *command[1:])
            assert (again.status, again.out) == (0, first.out)


def test_a_link_can_be_stepped_through_but_not_gone_on_with(
    carioca: Carioca, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nf\nq\n"))
    assert carioca("play", "--replay", link).status == 0
    assert carioca("play", "--resume", link).status == 1
    assert carioca("play", "--replay", link[:-1]).status == 1


@pytest.mark.slow
def test_no_edited_record_or_link_is_a_bug(carioca: Carioca, folder: Path, link: str) -> None:
    chance = random.Random(6)
    record = "\n".join((folder / "m.txt").read_text(encoding="utf-8").split("\n")[:60])
    for number in range(120):
        letters = list(link if number % 2 else record)
        for _ in range(chance.randrange(1, 5)):
            place = chance.randrange(len(letters))
            letters[place : place + chance.choice([0, 1, 1, 20])] = chance.choice(
                ["", "0", "x", ":", "\n", "|", "★", "\x1b"]
            )
        (folder / "bad.txt").write_text("".join(letters), encoding="utf-8")
        command = chance.choice([("record", "--link"), ("record",), ("judge",), ("replay",)])
        ran = carioca(command[0], "bad.txt", *command[1:])
        assert ran.status in (0, 1), (command, ran.err, "".join(letters))
        assert "Traceback" not in ran.err
        assert "\x1b" not in ran.out + ran.err


@pytest.mark.parametrize(("language", "said"), [("en", "is broken"), ("es", "está roto"), ("fr", "abîmé")])
def test_a_broken_link_is_said_to_be_one(carioca: Carioca, folder: Path, link: str, language: str, said: str) -> None:
    (folder / "link.txt").write_text(link[:-3], encoding="utf-8")
    for broken in (link[:40], link + "x", "link.txt"):
        for command in ("record", "judge", "replay"):
            ran = carioca(command, broken, "--lang", language)
            assert (ran.status, ran.out) == (1, ""), command
            assert said in ran.err
            assert "bug" not in ran.err
    assert carioca("record", "--from-link", "no link", "-o", "x.txt").status == 1
    assert not (folder / "x.txt").exists()


def test_of_a_broken_record_there_is_no_link(carioca: Carioca, folder: Path, link: str) -> None:
    text = (folder / "m.txt").read_text(encoding="utf-8")
    (folder / "bad.txt").write_text(text.replace("scores: greedy-1 ", "scores: greedy-1 9", 1), encoding="utf-8")
    for arguments in (("bad.txt", "--link"), ("bad.txt",), ("casa.carioca", "--link")):
        ran = carioca("record", *arguments, "-o", "link.txt")
        assert ran.status == 1
        assert arguments[0] in ran.err
        assert not (folder / "link.txt").exists()


def test_wrong_calls_are_told(carioca: Carioca, link: str) -> None:
    assert carioca("record").status == 2
    assert carioca("record", "m.txt", "--from-link", link).status == 2
    assert carioca("record", "no-such.txt").status == 1
    assert carioca("record", ".").status == 1
    assert carioca("record", "m.txt", "--link", "-o", "no/such/folder/x").status == 1


def test_a_file_that_is_called_like_a_link_is_a_file(carioca: Carioca, folder: Path, link: str) -> None:
    (folder / link[:60]).write_text((folder / "m.txt").read_text(encoding="utf-8"), encoding="utf-8")
    assert carioca("judge", link[:60]).status == 0
