"""`carioca score` as it is used over a pipe."""

import io
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca, Ran
from tests.score.test_keeper import PIECES

MANY = 10_000 if os.environ.get("CARIOCA_LONG") else 2_000
NAMES = ("--players", "ana,beto,carla")
Score = Callable[..., Ran]


@pytest.fixture
def score(carioca: Carioca, monkeypatch: pytest.MonkeyPatch) -> Score:
    def run(typed: str, *arguments: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return carioca("score", *arguments)

    return run


def test_an_evening_is_kept_saved_and_gone_on_with(score: Score, folder: Path) -> None:
    first = score("\nA Q 3\nout\n33\n", "argentina", *NAMES, "--sheet", "evening.txt")
    assert first.status == 0
    assert "Round 1: ana 33, beto 0, carla 33." in first.out
    assert "carioca score --sheet evening.txt" in first.err
    assert "round 1: A Q 3 | out | 33" in (folder / "evening.txt").read_text(encoding="utf-8")
    second = score("out | 10 | *\n", "--sheet", "evening.txt", "--lang", "es")
    assert second.status == 0
    assert "Total: beto 10, ana 33, carla 83." in second.out
    printed = score("", "--sheet", "evening.txt", "--print", "md")
    assert "| 0 (33) | 10 (10) | 50 (83) |" in printed.out
    assert printed.err == ""


def test_without_a_file_the_sheet_is_kept_all_the_same(score: Score, folder: Path) -> None:
    ran = score("out | 10 | 20", "argentina", *NAMES, "--dealer", "beto")
    assert ran.status == 0
    saved = list((folder / "state" / "carioca" / "sheets").iterdir())
    assert len(saved) == 1
    assert "dealer: beto" in saved[0].read_text(encoding="utf-8")


def test_what_the_table_agrees_stays_with_the_sheet(score: Score) -> None:
    score("* | out | 10", "casa.carioca", *NAMES, "--agree", "joker=30", "--dealer", "ana", "--sheet", "s.txt")
    assert "| 30 (30) |" in score("", "--sheet", "s.txt", "--print", "md").out


def test_wrong_calls_are_told(score: Score, folder: Path) -> None:
    assert score("", "argentina").status == 2
    assert score("", *NAMES).status == 2
    assert score("", "argentina", "--players", "ana").status == 2
    assert score("", "argentina", "--players", "ana,ana").status == 2
    assert score("", "argentina", *NAMES, "--dealer", "eva").status == 2
    assert score("", "argentina", *NAMES, "--print", "md").status == 2
    assert score("", "argentina", *NAMES, "--dealer", "ana", "--sheet", "no/such/folder/s.txt").status == 1
    assert score("", "--sheet", ".").status == 1
    (folder / "bad.txt").write_text("carioca score 1\nfoo\n", encoding="utf-8")
    broken = score("", "--sheet", "bad.txt")
    assert (broken.status, broken.out) == (1, "")
    assert broken.err.startswith("bad.txt:2: ")


def test_a_sheet_of_other_rules_is_not_gone_on_with(score: Score) -> None:
    score("out | 10 | 20", "argentina", *NAMES, "--dealer", "ana", "--sheet", "s.txt")
    assert score("", "argentina", "--sheet", "s.txt").status == 0
    assert score("", "casa.carioca", "--sheet", "s.txt", "--agree", "joker=30").status == 2
    assert score("", "argentina", "--players", "ana,beto", "--sheet", "s.txt").status == 2


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
def test_no_line_is_a_bug(score: Score, language: str) -> None:
    chance = random.Random(language)
    pieces = [piece for piece in PIECES if piece != "quit"]
    lines = [" ".join(chance.choice(pieces) for _ in range(chance.choice([1, 1, 2, 4]))) for _ in range(MANY)]
    ran = score("\n" + "\n".join(lines), "argentina", *NAMES, "--sheet", "s.txt", "--lang", language)
    assert ran.status == 0, ran.err
    assert "\x1b" not in ran.out + ran.err
    assert score("", "--sheet", "s.txt", "--print", "text").status == 0


def test_over_a_pipe_each_question_is_a_line(score: Score) -> None:
    ran = score("\nA Q 3\nwhat\nout\n33\n", "argentina", *NAMES, "--sheet", "s.txt")
    lines = ran.out.splitlines()
    asked = [line for line in lines if line.endswith(":") and line.startswith("Round")]
    assert asked == [
        "Round 1, ana:",
        "Round 1, beto:",
        "Round 1, beto:",  # “what” is no hand
        "Round 1, carla:",
        "Round 2, ana:",
    ]
    assert lines.index("Round 1, carla:") < lines.index("Round 1: ana 33, beto 0, carla 33.")
    assert lines[0] == "Who deals first? (Enter: by lot)"


def test_nothing_is_asked_once_the_match_is_over(score: Score) -> None:
    rounds = "\n".join(["out | 10 | 20"] * 7)
    ran = score(f"{rounds}\nsheet\n", "argentina", *NAMES, "--dealer", "ana", "--sheet", "s.txt")
    assert "The match is over. ana wins with 0 points." in ran.out
    assert ">" not in ran.out


def test_a_sheet_with_more_players_than_can_play_says_how_many_can(score: Score, folder: Path) -> None:
    for names in ("ana", "ana, beto, carla, dani, eva"):
        text = f"carioca score 1\nvariant: argentina\nplayers: {names}\ndealer: ana\n"
        (folder / "many.txt").write_text(text, encoding="utf-8")
        ran = score("", "--sheet", "many.txt")
        assert ran.status == 2
        assert "argentina is for 2 to 4 players, not" in ran.err


def test_at_a_terminal_the_names_are_asked_for(score: Score, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr("carioca_dsl.cli.table.keyboard._terminal", lambda stream: True)
    ran = score("\nana\nana, ana\nana, beto\nbeto\nout\n33\n", "argentina", "--sheet", "s.txt")
    assert ran.status == 0
    assert ran.out.count("Who plays? (the names") == 4
    assert "argentina is for 2 to 4 players, not 1" in ran.out
    assert "Two players have the same name." in ran.out
    assert "round 1: out | 33" in (folder / "s.txt").read_text(encoding="utf-8")
    assert score("", "argentina").status == 0, "nobody answered"
