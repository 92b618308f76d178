from pathlib import Path

import pytest

from carioca_dsl.files.generated import differences, shipped_games

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_rulebooks_under_generated_are_those_of_a_rebuild() -> None:
    assert differences(ROOT / "generated") == (), "run `carioca build`, and read what has changed"


def test_the_family_base_is_no_game() -> None:
    assert "argentina" in shipped_games()
    assert "family" not in shipped_games()
