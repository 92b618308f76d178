"""`carioca may` about what is done out of turn, before the first draw, and with contracts of points and whole hands."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca, Ran
from tests.support.coins import COINS

May = Callable[..., Ran]
FOUR_PAIRS = "7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥"


@pytest.fixture
def may(carioca: Carioca, tmp_path: Path) -> May:
    path = tmp_path / "coins.carioca"
    path.write_text(COINS, encoding="utf-8")
    return lambda *arguments: carioca("may", str(path), *arguments)


@pytest.mark.parametrize(
    ("holds", "step", "rule"),
    [
        pytest.param("7♣ 8♣", "buys: K♦", None, id="IT-40"),
        pytest.param("7♣ 8♣", "passes: K♦", None, id="IT-43"),
        pytest.param("7♣ 8♣", "buys: ★", "buying.not-bought", id="IT-76"),
        pytest.param("7♣ 8♣ 9♦", "refuses: 9♦", None, id="IT-28"),
        pytest.param("7♣ 8♣ K♦", "refuses: K♦", "turn.no-discard-of", id="D-IT-62"),
        pytest.param(f"{FOUR_PAIRS} 5♦", f"shows: {FOUR_PAIRS}", None, id="IT-77"),
        pytest.param(f"{FOUR_PAIRS} 5♦", "shows: 7♣ 7♣ 9♦ 9♦", "deal.new-deal-with", id="D-IT-55"),
        pytest.param("7♣ 8♣", "chooses: 4", "law.nothing-asked", id="IT-06"),
    ],
)
def test_a_question_about_what_is_done_beside_a_turn(may: May, holds: str, step: str, rule: str | None) -> None:
    ran = may("--holds", holds, "--step", step)
    if rule is None:
        assert (ran.status, ran.out, ran.err) == (0, "Allowed.\n", "")
    else:
        assert ran.status == 1
        assert f"[{rule}]" in ran.out


def test_it_03_nobody_buys_their_own_discard_and_two_players_have_nobody_elses(may: May) -> None:
    ran = may("--players", "2", "--holds", "7♣ 8♣", "--step", "buys: K♦")
    assert ran.status == 1
    assert "[law.own-discard]" in ran.out


def test_a_round_is_chosen_that_is_still_left(may: May) -> None:
    asked = ("--agree", "pazza", "--round", "3", "--holds", "7♣ 8♣", "--step")
    assert may(*asked, "chooses: 4").out == "Allowed.\n"
    assert "[law.round-not-left]" in may(*asked, "chooses: 2").out


def test_what_can_be_laid_for_points_and_for_the_whole_hand(may: May) -> None:
    hand = ("--holds", "10♣ 10♦ 10♥ Q♣ K♣ A♣ 2♦")
    for number in ("5", "8"):
        ran = may("--round", number, *hand)
        assert ran.status == 0
        assert "  opens: 10♣ 10♦ 10♥ | Q♣ K♣ A♣\n" in ran.out
    short = may("--round", "5", *hand, "--step", "opens: 10♣ 10♦ 10♥")
    assert short.status == 1
    assert "[rounds.contract]" in short.out


@pytest.mark.parametrize(
    ("language", "step"),
    [("es", "compra: K♦"), ("fr", "achète: K♦"), ("it", "compra: K♦"), ("pt", "compra fora da vez: K♦")],
)
def test_the_answer_may_be_written_in_any_language(may: May, language: str, step: str) -> None:
    assert may("--holds", "7♣ 8♣", "--step", step, "--lang", language).status == 0
