import os
from pathlib import Path

import pytest

from carioca_dsl.files import FileProblem, write_text
from carioca_dsl.files.writing import check_file, check_folder


def test_the_text_is_written_in_utf_8(tmp_path: Path) -> None:
    write_text(tmp_path / "a.md", "trío ♠\n")
    assert (tmp_path / "a.md").read_bytes() == "trío ♠\n".encode()
    assert os.listdir(tmp_path) == ["a.md"]


def test_a_link_stays_a_link_and_the_mode_stays(tmp_path: Path) -> None:
    real = tmp_path / "real.md"
    real.write_text("old")
    real.chmod(0o640)
    (tmp_path / "link.md").symlink_to(real)
    write_text(tmp_path / "link.md", "new")
    assert (tmp_path / "link.md").is_symlink()
    assert real.read_text() == "new"
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_failed_write_leaves_the_old_text_and_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("old")
    with pytest.raises(FileProblem):
        write_text(tmp_path / "a.md", "a lone surrogate cannot be encoded: \ud800")
    assert (tmp_path / "a.md").read_text() == "old"
    assert os.listdir(tmp_path) == ["a.md"]


@pytest.mark.parametrize("name", ["no/such/folder.md", ".", "x" * 300, "a\0b"])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileProblem):
        write_text(f"{tmp_path}/{name}", "text")


def test_links_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(FileProblem):
        write_text(tmp_path / "a", "text")


@pytest.mark.parametrize("name", ["no/such/folder.md", ".", "x" * 300, "a\0b", "loop"])
def test_a_place_that_cannot_be_written_is_known_beforehand(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(FileProblem) as wrong:
        check_file(f"{tmp_path}/{name}")
    with pytest.raises(FileProblem) as later:
        write_text(f"{tmp_path}/{name}", "text")
    assert str(wrong.value) == str(later.value)
    assert os.listdir(tmp_path) == ["loop"]


def test_finding_out_whether_a_place_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "old.md").write_text("old")
    for name in ("old.md", "new.md"):
        check_file(tmp_path / name)
    check_file("/dev/null")
    for place in ("", "new", "new/and/deep"):
        check_folder(tmp_path / place)
    assert os.listdir(tmp_path) == ["old.md"]
    assert (tmp_path / "old.md").read_text() == "old"
