import errno
from pathlib import Path

import pytest

from carioca_dsl.files import FileProblem, generated
from carioca_dsl.files.generated import Difference, build, differences

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_rulebooks_under_generated_are_those_of_a_rebuild() -> None:
    assert differences(ROOT / "generated") == (), "run `carioca build`, and read what has changed"


TEXTS = {"index.html": "<p>\n", "game/fr.md": "un\ndeux\ntrois\n", "game/fr-card.html": "<b>\n"}


def test_a_difference_says_which_file_and_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    monkeypatch.setattr(generated, "wanted", lambda: {**TEXTS, "gone/pt-sheet.html": "left"})
    build(tmp_path)
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    assert build(tmp_path) == ("gone/pt-sheet.html", "pages.txt")
    assert differences(tmp_path) == ()
    monkeypatch.setattr(generated, "wanted", lambda: {**TEXTS, "gone/pt-sheet.html": "left"})
    build(tmp_path)
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    (tmp_path / "game" / "fr.md").write_text("un\nzwei\ntrois\n", encoding="utf-8")
    (tmp_path / "index.html").write_text("<p>\n<p>\n", encoding="utf-8")
    (tmp_path / "game" / "fr-card.html").unlink()
    assert differences(tmp_path) == (
        Difference("game/fr-card.html", "missing"),
        Difference("game/fr.md", "differs in line 2"),
        Difference("gone/pt-sheet.html", "nothing makes this any more"),
        Difference("index.html", "differs in line 2"),
        Difference("pages.txt", "differs in line 3"),
    )
    (tmp_path / "index.html").write_text("", encoding="utf-8")
    assert Difference("index.html", "differs in line 1") in differences(tmp_path)


def test_a_rebuild_takes_away_only_what_an_earlier_one_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of somebody else may well be called ``en.html``."""
    others = ("README.md", "game/notes.md", "docs/index.md", "theirs/en.html", "game/en.txt")
    for name in others:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("kept", encoding="utf-8")
    monkeypatch.setattr(generated, "wanted", lambda: {**TEXTS, "gone/en.html": "<i>\n"})
    assert "gone/en.html" in build(tmp_path)
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    assert build(tmp_path) == ("gone/en.html", "pages.txt")
    assert build(tmp_path) == ()
    assert all((tmp_path / name).exists() for name in others)
    assert not (tmp_path / "gone").exists()


def test_a_list_that_names_files_elsewhere_takes_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    (site / "deep" / "er").mkdir(parents=True)
    elsewhere.mkdir()
    (site / "linked").symlink_to(elsewhere)
    kept = (tmp_path / "en.html", elsewhere / "en.html", site / "deep" / "er" / "en.html", site / "notes.md")
    for place in kept:
        place.write_text("kept", encoding="utf-8")
    named = ("../en.html", "linked/en.html", "deep/er/en.html", "notes.md", str(tmp_path / "en.html"), "", "\0")
    (site / "pages.txt").write_text("\n".join(named), encoding="utf-8")
    build(site)
    assert all(place.exists() for place in kept)


def test_what_keeps_a_page_from_being_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    (tmp_path / "site").write_text("no folder", encoding="utf-8")
    with pytest.raises(FileProblem, match=r"/site` cannot be written; not a directory"):
        build(tmp_path / "site")
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "game").write_text("no folder", encoding="utf-8")
    with pytest.raises(FileProblem, match=r"/game/fr-card\.html` cannot be written; (file exists|not a directory)"):
        build(tmp_path / "there")


@pytest.mark.parametrize("place", ["taken", "taken/below", "new/taken/\0", "x" * 300])
def test_a_place_that_cannot_be_written_is_known_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def work() -> dict[str, str]:
        raise AssertionError("nothing of this can be written")

    monkeypatch.setattr(generated, "wanted", work)
    (tmp_path / "taken").write_text("no folder", encoding="utf-8")
    with pytest.raises(FileProblem, match="cannot be written"):
        build(tmp_path / place)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_what_keeps_a_page_from_being_taken_away_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(place: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(place))

    monkeypatch.setattr(generated, "wanted", lambda: {**TEXTS, "gone/en.html": "<i>\n"})
    build(tmp_path)
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(FileProblem, match=r"gone/en\.html` cannot be written; permission denied"):
        build(tmp_path)
