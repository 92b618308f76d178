"""`NAME:MODE` and `FILE:MODE`, wherever a variant is asked for: the mode must be one of the variant's."""

from pathlib import Path

import pytest

from tests.cli.conftest import HOUSE, Carioca

OPTIONS = """
options
  mode pazza: "the long way"
  all: "as one likes"

players
"""
MODES = (
    HOUSE.replace("\nplayers\n", OPTIONS)
    .replace("  A: 20 points", "  A: 20 points\n  A in mode pazza: 25 points")
    .replace("  going out: 0 points", "  going out: 0 points\n  going out if all: -10 points")
)
COMMANDS = [
    ("check", "VARIANT"),
    ("judge", "VARIANT"),
    ("show", "VARIANT"),
    ("rulebook", "VARIANT"),
    ("simulate", "VARIANT", "--games", "1"),
    ("may", "VARIANT", "--round", "1", "--holds", "8c"),
    ("score", "VARIANT", "--players", "ana,beto"),
]


@pytest.fixture
def modes(folder: Path) -> str:
    (folder / "modes.carioca").write_text(MODES, encoding="utf-8")
    return "modes.carioca"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("variant", ["argentina:pazza", "argentina:", "modes.carioca:all", "modes.carioca:nothing"])
def test_a_mode_that_the_variant_has_not_is_wrong_usage(
    carioca: Carioca, modes: str, command: tuple[str, ...], variant: str
) -> None:
    ran = carioca(*(variant if word == "VARIANT" else word for word in command))
    assert ran.status == 2
    assert f"`{variant.partition(':')[2]}` is nothing that this variant lets its players agree" in ran.err


@pytest.mark.parametrize("command", [COMMANDS[0], *COMMANDS[2:5]], ids=lambda command: command[0])
def test_a_mode_that_it_has_is_taken(carioca: Carioca, modes: str, command: tuple[str, ...]) -> None:
    ran = carioca(*(f"{modes}:pazza" if word == "VARIANT" else word for word in command))
    assert ran.status == 0, ran.err


def test_check_shows_what_is_wrong_elsewhere_all_the_same(carioca: Carioca, folder: Path) -> None:
    (folder / "bad.carioca").write_text("carioca 1 en\nvariant bad\ntitel\n", encoding="utf-8")
    ran = carioca("check", "argentina:pazza", "bad.carioca")
    assert ran.status == 2
    assert "E0201" in ran.out


def test_a_record_has_no_modes(carioca: Carioca, folder: Path) -> None:
    assert carioca("simulate", "argentina", "--games", "1", "--record", "match.record").status == 0
    assert carioca("judge", "match.record").status == 0
    assert carioca("judge", "match.record:pazza").status == 2
