"""What is kept under ``generated/``: the rulebooks of all shipped variants, rebuilt and compared."""

from pathlib import Path

from carioca_dsl import resources
from carioca_dsl.compiler import FAMILY
from carioca_dsl.files.loading import load
from carioca_dsl.files.problem import FileProblem
from carioca_dsl.files.reading import read_text
from carioca_dsl.files.writing import write_text
from carioca_dsl.prose.rulebook import books

_SUFFIXES = (".md", ".html", ".txt")


def shipped_games() -> tuple[str, ...]:
    """The shipped variants that are games: all but the base that they stand on."""
    return tuple(name for name in resources.variant_names() if name != FAMILY)


def wanted() -> dict[str, str]:
    """Each file that ought to be there, by its path under the folder, with its text."""
    return {path: text for name in shipped_games() for path, text in books(load(name).variant).items()}


def build(folder: Path) -> tuple[str, ...]:
    """Write what has changed, and take away rulebooks that nothing makes any more; the paths that were touched."""
    texts = wanted()
    touched = differences(folder, texts)
    for path in touched:
        place = folder / path
        if path in texts:
            try:
                place.parent.mkdir(parents=True, exist_ok=True)
            except OSError:
                raise FileProblem("not writable", str(place)) from None
            write_text(place, texts[path])
        else:
            place.unlink()
    return touched


def differences(folder: Path, texts: dict[str, str] | None = None) -> tuple[str, ...]:
    """The paths under the folder that are not as a rebuild would make them, sorted."""
    texts = wanted() if texts is None else texts
    changed = {path for path, text in texts.items() if _text_at(folder / path) != text}
    lying = {path.relative_to(folder).as_posix() for path in folder.glob("*/*") if path.suffix in _SUFFIXES}
    return tuple(sorted(changed | (lying - set(texts))))


def _text_at(path: Path) -> str | None:
    try:
        return read_text(path)
    except FileProblem:
        return None
