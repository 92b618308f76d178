"""Nothing in the package names a shipped game, or a mode or an option of one: what they are stands under `variants/`.

Names are looked for as whole words, however they are written: ``chile-12`` is found in ``CHILE_12_RULES`` and in
``Chile12``, but not in *chilena*. The base that all games stand on is no game. A game that is called by an ordinary
word of the rules would be found where it is not meant, and had better be called otherwise: players, too, would wonder
which of the two is meant.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import carioca_dsl
from carioca_dsl.resources import game_names
from tests.support.shipped import shipped

PACKAGE = Path(carioca_dsl.__file__).parent
COPIED = {"data", "__pycache__"}
"""What a build or Python puts into the package: nobody writes there."""
_WORD = re.compile(r"[^\W\d_]+|\d+")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])")


def words(text: str) -> str:
    """Its words and numbers in small letters, with blanks between and around them."""
    return f" {' '.join(_WORD.findall(_HUMP.sub(' ', text))).casefold()} "


def named(text: str, names: Iterable[str]) -> list[str]:
    """Those of the names that stand in the text."""
    said = words(text)
    return [name for name in names if words(name) in said]


def shipped_names() -> Iterator[str]:
    """What the games are called, and what their options and modes are called."""
    for name in game_names():
        yield name
        yield from (option.name for option in shipped(name).options)


def files() -> list[Path]:
    """Whatever somebody has written in the package."""
    paths = (path for path in sorted(PACKAGE.rglob("*")) if path.is_file())
    return [path for path in paths if not COPIED & set(path.relative_to(PACKAGE).parts)]


def test_no_file_of_the_package_names_a_game() -> None:
    names = sorted(set(shipped_names()))
    found = []
    for path in files():
        place = path.relative_to(PACKAGE).as_posix()
        said = f"{place}\n{path.read_text(encoding='utf-8')}"
        found += [f"{place}: {name}" for name in named(said, names)]
    assert found == []


def test_every_name_and_every_file_is_looked_at() -> None:
    assert {"argentina", "chile-12", "pazza", "all fourteen"} <= set(shipped_names())
    assert {".py", ".j2", ".toml", ".css", ".typ"} <= {path.suffix for path in files()}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('load_variant("chile")', ["chile"]),
        ("Chile's rules", ["chile"]),
        ("CHILE_ROUNDS = 8", ["chile"]),
        ("def of_chile_12(): ...", ["chile", "chile-12"]),
        ("class Chile12Rules:", ["chile", "chile-12"]),
        ("prose/chile/page.j2", ["chile"]),
        ("an option (all\n    fourteen)", ["all fourteen"]),
        ("carioca chilena, chilenisch, archile", []),
        ("of all of the fourteen cards", []),
        ("chilE", ["chile"]),
    ],
)
def test_names_are_found_as_whole_words(text: str, expected: list[str]) -> None:
    assert named(text, ["chile", "chile-12", "all fourteen"]) == expected
