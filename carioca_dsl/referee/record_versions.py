"""The versions of the format of records: which one a text is of, and how an older one becomes one of today.

A new version comes with a function that makes it from the one before; the tests keep a record of every version there
has been.
"""

from collections.abc import Callable, Mapping

VERSION = 1
"""That of the records written today."""
FIRST = f"carioca record {VERSION}"
UPGRADES: Mapping[int, Callable[[str], str]] = {}
"""For each version before today's, what makes a record of the next one of it, line by line: a diagnostic names the
line of the text that was given."""


def is_record(text: str) -> bool:
    """Whether this text wants to be a record, of whatever version."""
    return _first_words(text)[:2] == ["carioca", "record"]


def version_of(text: str) -> int | None:
    """The version that a record says it is of; ``None`` where it says none."""
    words = _first_words(text)
    number = words[2] if len(words) == 3 and is_record(text) else ""
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 6 else None


def upgraded(text: str) -> str:
    """The record as one of today's version, where it is of an older one that is known; else as it is."""
    version = version_of(text)
    while version is not None and version < VERSION and version in UPGRADES:
        text = UPGRADES[version](text)
        version += 1
    return text


def _first_words(text: str) -> list[str]:
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if words:
            return words
    return []
