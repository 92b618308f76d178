import os
from pathlib import Path

import pytest

from carioca_dsl.files import parents_beside


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with a child, a parent, and things that a child must not reach."""
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "child.carioca").write_text("child")
    (folder / "casa blanca.carioca").write_text("parent")
    (folder / ".secret.carioca").write_text("SECRET")
    (folder / "notes.txt").write_text("SECRET")
    (folder / "sub").mkdir()
    (folder / "sub" / "deep.carioca").write_text("SECRET")
    (tmp_path / "outside.carioca").write_text("SECRET")
    (folder / "link.carioca").symlink_to(tmp_path / "outside.carioca")
    (folder / "twin.carioca").symlink_to(folder / "casa blanca.carioca")
    (folder / "hidden.carioca").symlink_to(folder / ".secret.carioca")
    (folder / "notes.carioca").symlink_to(folder / "notes.txt")
    (folder / "dir.carioca").mkdir()
    return folder


def test_a_parent_lies_in_the_same_folder(house: Path) -> None:
    find = parents_beside(house / "child.carioca")
    assert find("casa blanca") == "parent"
    assert find("twin") == "parent"
    assert find("nobody") is None


@pytest.mark.parametrize(
    "name",
    [
        "", ".", "..", "../outside", "..\\outside", "sub/deep", "./casa blanca", ".secret", "secret.", "link", "hidden",
        "notes", "notes.txt", "dir", "~", "$HOME", "/etc/passwd", "C:outside", "a\0b", "a\nb", "x" * 5000, "\ud800",
    ],
)  # fmt: skip
def test_no_other_file_can_be_read_through_a_parents_name(house: Path, name: str) -> None:
    assert parents_beside(house / "child.carioca")(name) is None
    for absolute in (house / name.replace("\0", "0"), house.parent / "outside"):
        assert parents_beside(house / "child.carioca")(str(absolute)) is None


def test_a_pipe_is_no_parent(house: Path) -> None:
    os.mkfifo(house / "pipe.carioca")
    assert parents_beside(house / "child.carioca")("pipe") is None


def test_a_shipped_name_always_means_the_shipped_file(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from carioca_dsl import resources

    monkeypatch.setattr(resources, "variant_names", lambda: ("casa blanca",))
    monkeypatch.setattr(resources, "variant_text", lambda name: f"shipped {name}")
    assert parents_beside(house / "child.carioca")("casa blanca") == "shipped casa blanca"
    assert parents_beside(None)("casa blanca") == "shipped casa blanca"


def test_a_text_that_lies_nowhere_has_no_neighbours() -> None:
    assert parents_beside(None)("child") is None
