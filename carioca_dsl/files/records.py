"""A record as people hand it on: a file, or a link; also a file in which a link was kept."""

from pathlib import Path
from typing import NamedTuple

from carioca_dsl.diagnostics import Diagnostic, render
from carioca_dsl.files.parents import parents_beside
from carioca_dsl.files.reading import read_text
from carioca_dsl.referee import StopReading, is_link, record_of


class RecordSource(NamedTuple):
    """The text of a record; ``name`` is what diagnostics call it."""

    name: str
    text: str

    def text_of(self, file: str) -> str | None:
        """For showing the lines of diagnostics."""
        return self.text if file == self.name else None


class BrokenRecord(ValueError):
    """A link that holds no record that could be read: ``diagnostics`` say why, and ``str()`` shows them."""

    def __init__(self, diagnostic: Diagnostic, link: str) -> None:
        super().__init__(diagnostic.code)
        self.diagnostics = (diagnostic,)
        self.link = link

    def __str__(self) -> str:
        return self.shown()

    def shown(self, language: str = "en") -> str:
        """What is wrong, in a language."""
        return render(self.diagnostics, lambda file: self.link, language=language)


def names_a_link(given: str) -> bool:
    """Whether this is a link and no file of that name."""
    try:
        return is_link(given) and not Path(given).exists()
    except (OSError, ValueError):  # too long for the name of a file
        return True


def open_record(given: str | Path) -> RecordSource:
    """The record that a path or a link means; raises `FileProblem` and `BrokenRecord`."""
    if isinstance(given, str) and names_a_link(given):
        return from_link(given)
    text = read_text(given)
    return from_link(text) if is_link(text) else RecordSource(str(given), text)


def from_link(link: str) -> RecordSource:
    """The record that a link holds; raises `BrokenRecord`."""
    try:
        return RecordSource("link", record_of(link, parents_beside(None)))
    except StopReading as stop:
        raise BrokenRecord(stop.diagnostic, link) from None
