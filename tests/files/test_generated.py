from pathlib import Path

import pytest

from carioca_dsl.files import generated
from carioca_dsl.files.generated import Difference, build, differences, shipped_games

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_rulebooks_under_generated_are_those_of_a_rebuild() -> None:
    assert differences(ROOT / "generated") == (), "run `carioca build`, and read what has changed"


def test_the_family_base_is_no_game() -> None:
    assert "argentina" in shipped_games()
    assert "family" not in shipped_games()


TEXTS = {"index.html": "<p>\n", "game/fr.md": "un\ndeux\ntrois\n", "game/fr-card.html": "<b>\n"}


def test_a_difference_says_which_file_and_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    assert build(tmp_path) == ("game/fr-card.html", "game/fr.md", "index.html")
    assert differences(tmp_path) == ()
    (tmp_path / "game" / "fr.md").write_text("un\nzwei\ntrois\n", encoding="utf-8")
    (tmp_path / "index.html").write_text("<p>\n<p>\n", encoding="utf-8")
    (tmp_path / "game" / "fr-card.html").unlink()
    (tmp_path / "gone").mkdir()
    (tmp_path / "gone" / "pt-sheet.html").write_text("left", encoding="utf-8")
    assert differences(tmp_path) == (
        Difference("game/fr-card.html", "missing"),
        Difference("game/fr.md", "differs in line 2"),
        Difference("gone/pt-sheet.html", "nothing makes this any more"),
        Difference("index.html", "differs in line 2"),
    )
    (tmp_path / "index.html").write_text("", encoding="utf-8")
    assert Difference("index.html", "differs in line 1") in differences(tmp_path)


def test_a_rebuild_takes_away_only_what_may_be_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "wanted", lambda: TEXTS)
    others = ("README.md", "game/notes.md", "game/picture.png", "docs/index.md")
    for name in (*others, "gone/en.html", "game/en.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("kept", encoding="utf-8")
    assert build(tmp_path) == ("game/en.txt", "game/fr-card.html", "game/fr.md", "gone/en.html", "index.html")
    assert build(tmp_path) == ()
    assert all((tmp_path / name).exists() for name in others)
    assert not (tmp_path / "gone").exists()
