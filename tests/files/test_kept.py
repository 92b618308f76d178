"""Whoever goes on with a file that another has gone on with meanwhile is told so, and overwrites nothing."""

import os
from pathlib import Path

import pytest

from carioca_dsl.files import FileProblem
from carioca_dsl.files.journal import FileJournal
from carioca_dsl.files.kept import KeptFile


def test_a_file_is_replaced_and_grows(tmp_path: Path) -> None:
    place = tmp_path / "x"
    file = KeptFile(place)
    file.replace("a\n")
    file.add("b\n")
    file.add("♣\n")
    assert place.read_bytes() == "a\nb\n♣\n".encode()
    file.replace("c\n")
    file.add("d\n")
    assert place.read_text() == "c\nd\n"


@pytest.mark.parametrize("other", ["a\nx\n", "a", "", "b\n", "\0"])
def test_what_another_has_written_stays(tmp_path: Path, other: str) -> None:
    place = tmp_path / "x"
    file = KeptFile(place)
    file.replace("a\n")
    place.write_text(other)
    for write in (file.add, file.replace):
        with pytest.raises(FileProblem) as found:
            write("b\n")
        assert found.value.kind == "changed"
    assert place.read_text() == other
    assert os.listdir(tmp_path) == ["x"]


def test_two_who_go_on_with_one_record_do_not_lose_what_the_other_did(tmp_path: Path) -> None:
    first, second = FileJournal(tmp_path / "x"), FileJournal(tmp_path / "x")
    first.begin("a\n")
    first.add("b\n")
    second.begin("a\nb\n")
    first.add("c\n")
    with pytest.raises(FileProblem):
        second.add("d\n")
    assert (tmp_path / "x").read_text() == "a\nb\nc\n"


def test_a_file_that_is_there_is_not_overwritten_by_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("a\n")
    with pytest.raises(FileProblem):
        KeptFile(tmp_path / "x", "").replace("b\n")


def test_a_file_that_was_taken_away_is_written_whole_again(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "x")
    file.replace("a\n")
    (tmp_path / "x").unlink()
    file.add("b\n")
    assert (tmp_path / "x").read_text() == "a\nb\n"


def test_a_text_saved_again_by_an_editor_as_it_was_is_the_same(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "x")
    file.replace("a\nb\n")
    (tmp_path / "x").write_bytes(b"a\r\nb\r\n")
    file.replace("c\n")
    assert (tmp_path / "x").read_text() == "c\n"
