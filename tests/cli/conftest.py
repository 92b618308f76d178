import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from carioca_dsl.cli import main
from carioca_dsl.resources import variant_text

HOUSE = variant_text("argentina").replace("variant argentina", "variant casa")
HOUSE = re.sub(r"joker: 50 points\b", "joker: 50 points option 30 points", HOUSE)
"""The rules of a house: as shipped, but the players may agree upon cheaper jokers."""
EXAMPLES = """\
carioca 1 en
variant of-our-evening
based on argentina

example the-eight
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ K♦ 2♥ J♣
  stock: 9♣ …
  ana draws: stock -> allowed
  ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠ -> allowed
  ana adds: 8♠ to ana 2 -> refused because turn.lay-off-from
  expect ana holds: 5 cards
"""


class Ran(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The result as data."""
        return json.loads(self.out)


Carioca = Callable[..., Ran]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a user, who stands in it."""
    (tmp_path / "casa.carioca").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "evening.carioca").write_text(EXAMPLES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "CARIOCA_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


@pytest.fixture
def carioca(folder: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Carioca]:
    """Runs a command in that folder."""

    def run(*arguments: str) -> Ran:
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    yield run
    assert os.getcwd() == str(folder)
