"""The format of what is written: said outright, or by the name of the file."""

from collections.abc import Collection
from pathlib import Path

from carioca_dsl.cli.exits import Usage

_OTHER_NAMES = {"htm": "html", "text": "txt", "markdown": "md", "": "md"}


def format_of(output: str | None, formats: Collection[str], what: str) -> str:
    """The format that a file's name says, Markdown without one; `Usage` where nobody writes such ``what`` that way."""
    suffix = Path(output or "").suffix.lower().removeprefix(".")
    found = _OTHER_NAMES.get(suffix, suffix)
    if found not in formats:
        there = ", ".join(f".{format}" for format in formats)
        raise Usage(
            f"there are no {what} in the format of `{output}`: write {there}, or say --format {'|'.join(formats)}"
        )
    return found
