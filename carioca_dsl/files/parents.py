"""Where the file that another is based on comes from: shipped, or in the same folder, and from nowhere else.

A rule file may have come from anybody. What it names must not make us read a file that its sender has not: so a parent
is a plain name, never a path, hidden files have none, and a link that leads out of the folder is not followed.
"""

import unicodedata
from collections.abc import Callable
from pathlib import Path

from carioca_dsl import resources
from carioca_dsl.files.problem import FileProblem
from carioca_dsl.files.reading import read_text

SUFFIX = ".carioca"
_LONGEST = 100
_ALLOWED = frozenset({"L", "N"})  # letters and numbers, in any script
_BETWEEN = frozenset("-_ ")

FindParent = Callable[[str], str | None]
"""What the compiler is handed: the text of a parent by name, or ``None`` where there is none."""


def parents_beside(child: Path | None) -> FindParent:
    """Finds parents for a file at ``child``; ``None`` for a text that lies nowhere (only shipped ones then)."""

    def find(name: str) -> str | None:
        if not plain_name(name):
            return None
        if name in resources.variant_names():
            return resources.variant_text(name)
        return None if child is None else _beside(child, name)

    return find


def plain_name(name: str) -> bool:
    """Whether this can be a variant's name: letters, numbers, and single signs between them; no dot, no slash."""
    if not name or len(name) > _LONGEST or name[0] in _BETWEEN or name[-1] in _BETWEEN:
        return False
    return all(sign in _BETWEEN or unicodedata.category(sign)[0] in _ALLOWED for sign in name)


def _beside(child: Path, name: str) -> str | None:
    try:
        folder = child.resolve().parent
        parent = (folder / f"{name}{SUFFIX}").resolve()
        inside = parent.parent == folder and parent.suffix == SUFFIX and not parent.name.startswith(".")
        if not inside or not parent.is_file():
            return None
        return read_text(parent)
    except (FileProblem, OSError, RuntimeError, ValueError):
        return None
