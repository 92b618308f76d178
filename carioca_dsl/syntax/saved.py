"""Parser tables saved when the package is built: loading takes some milliseconds, making them hundreds.

A saved table is named by its grammar and by the version of Lark that wrote it. After a change of either no saved table
fits, and the parser is made in memory: slower, never wrong. So it is where a table cannot be read for any reason.
"""

import hashlib
import io
import os
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lark import Lark

FOLDER = Path(__file__).resolve().parents[1] / "data" / "tables"
"""Where the build puts them, beside the package's own files."""


def load(name: str, grammar: str) -> "Lark | None":
    """The parser saved for exactly this grammar, or ``None``."""
    path = FOLDER / file_name(name, grammar)
    try:
        with path.open("rb") as file:
            from lark import Lark

            return Lark.load(file)
    except (OSError, EOFError, UnpicklingError, AttributeError, ImportError):
        return None


def save(name: str, grammar: str, parser: "Lark", folder: Path) -> Path:
    """Writes the tables of a parser made from this grammar."""
    whole = io.BytesIO()
    parser.save(whole)
    path = folder / file_name(name, grammar)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(whole.getvalue())
    beside.replace(path)
    return path


def file_name(name: str, grammar: str) -> str:
    """The file that holds the tables of this grammar: equal grammars and versions, equal name."""
    from importlib.metadata import version

    key = hashlib.sha256(f"lark {version('lark')}\n{grammar}".encode()).hexdigest()[:16]
    return f"{name}-{key}.bin"
