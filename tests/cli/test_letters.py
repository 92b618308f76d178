"""A terminal that lacks the signs of the suits gets letters, whatever the command."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carioca_dsl.api import Match, load_variant, score
from carioca_dsl.cli import main
from carioca_dsl.cli.letters import IN_LETTERS, LETTERS
from carioca_dsl.cli.screen import Screen


class Bytes(io.BytesIO):
    """What is at the other end: a terminal, or a file."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def arrives(patch: pytest.MonkeyPatch, run: Callable[[], object], encoding: str, *, terminal: bool) -> bytes:
    """What arrives there."""
    arrived = Bytes(terminal=terminal)
    stream = io.TextIOWrapper(arrived, encoding=encoding)
    with patch.context() as patched:
        patched.setattr(sys, "stdout", stream)
        run()
    stream.flush()
    return arrived.getvalue()


def written(patch: pytest.MonkeyPatch, run: Callable[[], object]) -> str:
    """What arrives at a terminal that has the letters of Western Europe and no more."""
    return arrives(patch, run, "latin-1", terminal=True).decode("latin-1")


def test_suits_are_letters_where_there_are_no_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = written(monkeypatch, lambda: Screen().say("10♥ ★ … “V♦” «é» 字"))
    assert shown == '10h * ... "Vd" «é» ?\n'


def test_every_letter_can_be_written_anywhere() -> None:
    assert "".join(LETTERS.values()).isascii()


def test_the_referee_answers_in_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    question = ["may", "argentina", "--round", "2", "--holds", "8c 8d 8h 4s 5s 6s 7s Kd"]
    assert "8c 8d 8h | 4s 5s 6s 7s" in written(monkeypatch, lambda: main(question))


def test_an_accent_that_is_lacking_is_left_out() -> None:
    assert "¿Quién reparte? œ 字 É".encode("ascii", IN_LETTERS) == b"?Quien reparte? oe ? E"


SPANISH = "carioca 1 es\nvariante año\nbasada en argentina\n\n# ¿quién? ♣\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize(
    "command",
    [
        ("fmt", "--stdout", "año.carioca"),
        ("show", "año.carioca"),
        ("show", "año.carioca", "--json"),
        ("show", "año.carioca", "--silent", "--json", "--lang", "es"),
        ("list", "--json", "--lang", "pt"),
        ("check", "wrong.carioca", "--format", "json", "--lang", "es"),
        ("judge", "argentina", "--format", "json"),
        ("may", "argentina", "--holds", "8c 8d", "--step", "x 8c", "--format", "json"),
        ("rulebook", "año.carioca", "--lang", "es", "--format", "html"),
        ("rulebook", "año.carioca", "--lang", "es"),
        ("card", "año.carioca", "--lang", "es"),
        ("diff", "año.carioca", "chile", "--lang", "es", "--format", "json"),
        ("record", "match.txt"),
        ("score", "--sheet", "evening.txt", "--print", "md", "--lang", "es"),
    ],
    ids=" ".join,
)
def test_what_goes_into_a_file_is_whole_whatever_the_letters_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, folder: Path, command: tuple[str, ...], encoding: str
) -> None:
    (folder / "año.carioca").write_text(SPANISH, encoding="utf-8")
    (folder / "wrong.carioca").write_text(SPANISH.replace("en argentina", "en años"), encoding="utf-8")
    if command[0] == "record":
        match = Match(load_variant("argentina"), ["José", "Inés"], 1)
        (folder / "match.txt").write_text(match.record(), encoding="utf-8")
    if command[0] == "score":
        (folder / "evening.txt").write_text(score("argentina", "José,Inés,eva").text(), encoding="utf-8")
    arrived = arrives(monkeypatch, lambda: main([*command]), encoding, terminal=False).decode("utf-8")
    assert arrived == arrives(monkeypatch, lambda: main([*command]), "utf-8", terminal=False).decode("utf-8")
    assert any(letter in arrived for letter in "éñíã♣")


def test_parts_of_a_result_arrive_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def run() -> None:
        screen = Screen()
        screen.say("one é")
        screen.data("two é")
        screen.say("three é")

    assert arrives(monkeypatch, run, "ascii", terminal=False) == "one e\ntwo é\nthree e\n".encode()
    assert arrives(monkeypatch, run, "ascii", terminal=True) == b"one e\ntwo e\nthree e\n"
