"""A terminal that lacks the signs of the suits gets letters, whatever the command."""

import io
import sys
from collections.abc import Callable

import pytest

from carioca_dsl.cli import main
from carioca_dsl.cli.letters import LETTERS
from carioca_dsl.cli.screen import Screen


def written(patch: pytest.MonkeyPatch, run: Callable[[], object]) -> str:
    """What arrives at a terminal that has the letters of Western Europe and no more."""
    arrived = io.BytesIO()
    stream = io.TextIOWrapper(arrived, encoding="latin-1", write_through=True)
    patch.setattr(sys, "stdout", stream)
    run()
    stream.flush()
    return arrived.getvalue().decode("latin-1")


def test_suits_are_letters_where_there_are_no_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = written(monkeypatch, lambda: Screen().say("10♥ ★ … “V♦” «é» 字"))
    assert shown == '10h * ... "Vd" «é» ?\n'


def test_every_letter_can_be_written_anywhere() -> None:
    assert "".join(LETTERS.values()).isascii()


def test_the_referee_answers_in_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    question = ["may", "argentina", "--round", "2", "--holds", "8c 8d 8h 4s 5s 6s 7s Kd"]
    assert "8c 8d 8h | 4s 5s 6s 7s" in written(monkeypatch, lambda: main(question))
