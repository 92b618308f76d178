"""A mode is named wherever its variant is, and bots of one kind are told apart."""

import io
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca


def test_a_simulation_names_the_mode(carioca: Carioca) -> None:
    for arguments in (("italia:pazza",), ("italia", "--agree", "pazza")):
        ran = carioca("simulate", *arguments, "--games", "1", "--bots", "random")
        assert ran.out.startswith("italia:pazza: 1 match")
    assert carioca("simulate", "italia", "--games", "1", "--bots", "random").out.startswith("italia: ")


def test_bots_of_one_kind_have_rows_of_their_own(carioca: Carioca) -> None:
    ran = carioca("simulate", "argentina", "--games", "1", "--players", "3", "--bots", "random")
    rows = [line.split()[0] for line in ran.out.splitlines() if line.startswith("random")]
    assert rows == ["random-1", "random-2", "random-3"]


def test_the_title_of_a_score_names_the_mode(carioca: Carioca, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    ran = carioca("score", "italia:pazza", "--players", "ana,beto", "--sheet", "s.txt", "--lang", "it")
    assert "(pazza)" in ran.out
    assert "(pazza)" in carioca("score", "--sheet", "s.txt", "--print", "text", "--lang", "it").out
