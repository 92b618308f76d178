"""The words that a person may type, by language; English ones are understood everywhere."""

import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "words"
_ENGLISH = "en"


@cache
def words(language: str, table: str) -> Mapping[str, str]:
    """Each word of a table (``commands``, ``ends``, ``orders``, ``sources``), folded, with what it means."""
    found = {fold(word): id for id, known in _table(_ENGLISH, table).items() for word in known}
    own = {fold(word): id for id, known in _table(language, table).items() for word in known}
    return found | own


@cache
def shown(language: str, table: str) -> Mapping[str, Sequence[str]]:
    """The words of a table in that language, for help and completion."""
    return _table(language, table)


def command_of(text: str, language: str) -> tuple[str | None, str]:
    """The command that a line begins with, if it is one, and what stands behind it."""
    known = words(language, "commands")
    parts = text.split()
    for size in (2, 1):
        command = known.get(fold(" ".join(parts[:size])))
        if command and len(parts) >= size:
            return command, " ".join(parts[size:])
    return None, ""


def fold(word: str) -> str:
    """The word without case and accents."""
    decomposed = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@cache
def _table(language: str, table: str) -> Mapping[str, Sequence[str]]:
    path = _FOLDER / f"{language}.toml"
    if not path.exists():
        path = _FOLDER / f"{_ENGLISH}.toml"
    data: Mapping[str, Sequence[str]] = tomllib.loads(path.read_text(encoding="utf-8"))[table]
    return data
