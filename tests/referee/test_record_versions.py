"""Records of every version of the format stay readable; the ones in `records` were written when it was new.

They carry the rules of a house with them, and no test writes them anew: what they say was played, whatever became of
the program since. (That their rules are others by now, in a hash or a default, may be said, and is no fault.)
"""

from pathlib import Path

import pytest

from carioca_dsl.diagnostics import is_error, render
from carioca_dsl.referee import link_of, record_of, record_versions, replay
from carioca_dsl.referee.record_text import take_apart
from carioca_dsl.referee.record_versions import UPGRADES, VERSION, is_record, upgraded, version_of
from tests.support.shipped import find_parent

FROZEN = sorted((Path(__file__).parent / "records").glob("version-*.txt"))
LINES = "carioca record {}\nvariant: x\nrules: 0\nplayers: a, b\nseed: 1\n"


def test_there_is_a_record_of_every_version() -> None:
    assert {version_of(path.read_text(encoding="utf-8")) for path in FROZEN} == set(range(1, VERSION + 1))
    assert set(UPGRADES) == set(range(1, VERSION)), "and a way from each to the next"


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_an_old_record_is_read_as_it_was_meant(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = replay(text, path.name, find_parent)
    assert again.ok, again.diagnostics
    assert again.match is not None
    assert len(again.steps) == sum(line.startswith("  ") and "|" not in line[:4] for line in text.splitlines())
    assert again.match.players == ("ana", "beto to maria", "José")
    assert again.match.over == ("\nend: " in text)
    assert record_of(link_of(text, again), find_parent) == text


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_an_old_record_that_was_edited_is_no_more_believed_than_a_new_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in (("scores: ana ", "scores: ana 9"), ("seal: ", "seal: 0"), ("deal 2: round 2", "deal 2: round 3")):
        assert not replay(text.replace(old, new, 1), path.name, find_parent).ok


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("version", [VERSION + 1, 99])
def test_a_record_of_a_newer_version_says_so(version: int, language: str) -> None:
    again = replay(LINES.format(version), "m.txt", find_parent)
    assert [one.code for one in again.diagnostics if is_error(one)] == ["E0602"]
    said = render(again.diagnostics, lambda file: None, "text", language)
    assert str(version) in said
    assert f"carioca record {VERSION}" in said


@pytest.mark.parametrize("version", ["", "0", "x", "1.5", "1 2", "-1", "9" * 400, "١"])
def test_what_is_no_version_is_none(version: str) -> None:
    text = LINES.format(version)
    assert is_record(text)
    assert [fault.kind for fault in take_apart(text).faults] == ["version"]
    assert upgraded(text) == text


def test_an_older_record_is_made_one_of_today_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {
        1: lambda text: text.replace("record 1", "record 2").replace("seed", "chance"),
        2: lambda text: text.replace("record 2", "record 3").replace("chance", "lot"),
    }
    monkeypatch.setattr(record_versions, "VERSION", 3)
    monkeypatch.setattr(record_versions, "UPGRADES", steps)
    assert upgraded(LINES.format(1)) == LINES.format(3).replace("seed", "lot")
    assert upgraded(LINES.format(2)) == LINES.format(3)
    assert upgraded(LINES.format(4)) == LINES.format(4)
