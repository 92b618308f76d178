"""A recorded match as one short string that can be sent around, and the same record again from it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, file_name
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = (
    "carioca record match.txt --link",
    "carioca record match.txt --link -o link.txt",
    "carioca record link.txt -o again.txt",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "record", metavar="RECORD", nargs="?", help="the path of a record, a link, or a file that holds a link"
    )
    parser.add_argument("--from-link", metavar="LINK", dest="given", help="the link, in place of RECORD")
    parser.add_argument("--link", action="store_true", help="write the link (default: the record)")
    parser.add_argument(
        "-o", "--output", type=file_name, metavar="FILE", help="where to write it (default: standard output)"
    )
    add_language(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the record or the link is broken: nothing is written then."""
    from carioca_dsl.diagnostics import is_error, render
    from carioca_dsl.files import parents_beside, write_text
    from carioca_dsl.files.records import BrokenRecord, from_link, open_record
    from carioca_dsl.referee import link_of, replay

    if (options.record is None) == (options.given is None):
        raise Usage("give a RECORD, or --from-link LINK")
    try:
        source = from_link(options.given) if options.record is None else open_record(options.record)
    except BrokenRecord as broken:
        screen.note(broken.shown(options.lang))
        return WRONG
    again = replay(source.text, source.name, parents_beside(None))
    if again.diagnostics:
        screen.note(render(again.diagnostics, source.text_of, language=options.lang))
    if any(map(is_error, again.diagnostics)):
        return WRONG
    text = link_of(source.text, again) + "\n" if options.link else source.text
    if options.output in (None, "-"):
        screen.data(text)
    else:
        write_text(options.output, text)
        screen.note(f"wrote {options.output}")
    return FINE
