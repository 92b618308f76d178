"""What is kept under ``generated/``: the pages of all shipped variants, rebuilt and compared."""

from pathlib import Path
from typing import NamedTuple

from carioca_dsl.files.loading import load
from carioca_dsl.files.problem import FileProblem, not_writable
from carioca_dsl.files.reading import read_text
from carioca_dsl.files.writing import check_folder, write_text
from carioca_dsl.prose.site import OURS, pages
from carioca_dsl.resources import game_names

LIST = "pages.txt"
"""Names the pages of the last build: what nothing makes any more is taken away by it, and nothing else."""


class Difference(NamedTuple):
    """A file that is not as a rebuild would make it."""

    path: str
    """Under the folder."""
    what: str

    def __str__(self) -> str:
        return f"{self.path}: {self.what}"


def wanted() -> dict[str, str]:
    """Each file that ought to be there, by its path under the folder, with its text."""
    return pages([load(name).variant for name in game_names()])


def build(folder: Path) -> tuple[str, ...]:
    """Write what has changed, and take away what only an earlier build made; the paths that were touched.

    Raises `FileProblem` where none can be written, before any is made, or at the first that cannot.
    """
    check_folder(folder)
    texts = _with_list(wanted())
    touched = tuple(difference.path for difference in differences(folder, texts))
    for path in touched:
        place = folder / path
        try:
            if path in texts:
                place.parent.mkdir(parents=True, exist_ok=True)
                write_text(place, texts[path])
            else:
                _take_away(place, folder)
        except (OSError, ValueError) as error:
            raise not_writable(place, error) from None
    return touched


def differences(folder: Path, texts: dict[str, str] | None = None) -> tuple[Difference, ...]:
    """What is not as a rebuild would make it, sorted by path."""
    texts = _with_list(wanted()) if texts is None else texts
    found = [Difference(path, what) for path, text in texts.items() if (what := _difference(folder / path, text))]
    left = {path for path in _listed(folder) if _is_page(folder, path)} - set(texts)
    return tuple(sorted([*found, *(Difference(path, "nothing makes this any more") for path in left)]))


def _with_list(texts: dict[str, str]) -> dict[str, str]:
    return {**texts, LIST: "".join(f"{path}\n" for path in sorted(texts))}


def _listed(folder: Path) -> list[str]:
    """The pages of the last build in this folder; none where there was none."""
    try:
        return read_text(folder / LIST).split("\n")
    except FileProblem:
        return []


def _is_page(folder: Path, path: str) -> bool:
    """Whether a listed path is a page there, and not something else that a list was made to name."""
    place = folder / path
    inside = place.resolve().parent in (folder.resolve(), folder.resolve() / path.partition("/")[0])
    return bool(OURS.fullmatch(place.name)) and inside and place.is_file()


def _difference(place: Path, text: str) -> str:
    """How a file differs from the text; empty where it does not."""
    try:
        there = read_text(place)
    except FileProblem:
        return "unreadable" if place.exists() else "missing"
    if there == text:
        return ""
    lines = zip(there.split("\n"), text.split("\n"), strict=False)
    first = next((number for number, (one, other) in enumerate(lines, 1) if one != other), None)
    return f"differs in line {first}" if first else "differs at its end"


def _take_away(place: Path, folder: Path) -> None:
    place.unlink()
    if place.parent != folder and not any(place.parent.iterdir()):
        place.parent.rmdir()
