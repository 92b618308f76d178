"""Where a finished page goes, and what a PDF needs before it is begun."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import file_name
from carioca_dsl.cli.exits import Usage
from carioca_dsl.cli.formats import format_of

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

PDF = "pdf"
PAGES = ("md", "html", "txt", PDF)
"""What a page can be written as."""


def add_page(parser: argparse.ArgumentParser, *also: str) -> None:
    """The format of a page, which may be one of ``also``, too, and the file that it goes into."""
    parser.add_argument("--format", choices=(*PAGES, *also), help="the format (default: as the file is called; md)")
    parser.add_argument(
        "-o", "--output", type=file_name, metavar="FILE", help="where to write it (default: standard output)"
    )


def wanted_format(format: str | None, output: str | None, formats: Iterable[str], what: str) -> str:
    """The format said outright, or by the name of the file; raises `Usage` where it cannot be made."""
    found = format or format_of(output, tuple(formats), what)
    if found == PDF:
        _ready_for_pdf(output)
    return found


def deliver(made: str | bytes, output: str | None, screen: Screen) -> None:
    """Write a page into a file, or show it on the screen; raises `FileProblem`."""
    from carioca_dsl.files import write_bytes, write_text

    if isinstance(made, bytes):
        assert output is not None
        write_bytes(output, made)
    elif output in (None, "-"):
        screen.data(made)
        return
    else:
        write_text(output, made)
    screen.note(f"wrote {output}")


def _ready_for_pdf(output: str | None) -> None:
    from carioca_dsl.prose.layouts.typesetting import NoTypesetter, typesetter

    try:
        typesetter()
    except NoTypesetter as missing:
        raise Usage(str(missing)) from None
    if output in (None, "-"):
        raise Usage("a PDF is written to a file: add -o FILE")
