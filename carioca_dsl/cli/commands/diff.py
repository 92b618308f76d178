"""What differs between two variants, in sentences and side by side. Status 0: the same rules; 1: they differ."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, loaded, rules_for
from carioca_dsl.cli.delivery import PAGES, PDF, add_page, deliver, wanted_format
from carioca_dsl.cli.exits import FINE, WRONG

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.prose.difference_book import Compared, Comparison

ALSO = ("json",)
"""What a comparison can be, besides a page."""
EXAMPLES = (
    "carioca diff {game} {other} --lang pt",
    "carioca diff casa.carioca casa.carioca --agree-second joker=30 --format txt",
    "carioca diff {game} {other} --lang es -o {game}-{other}.html",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    for name in ("first", "second"):
        parser.add_argument(
            name,
            metavar=name.upper(),
            help="a shipped name (see `carioca list`), NAME:MODE, or the path of a rule file",
        )
    for flag, whose in (("--agree", "of both"), ("--agree-first", "of the first"), ("--agree-second", "of the second")):
        parser.add_argument(
            flag,
            metavar="TEXT",
            action="append",
            default=[],
            help=f'what the players {whose} agree: the name of an option, or a value ("joker=30"); may be repeated',
        )
    add_language(parser)
    add_page(parser, *ALSO)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0 where the rules are the same; 1 where they differ, or a variant has errors, or the file cannot be written."""
    from carioca_dsl.prose.difference_book import compare

    format = wanted_format(options.format, options.output, (*PAGES, *ALSO), "comparisons")
    first = _compared(options.first, [*options.agree, *options.agree_first], screen)
    second = _compared(options.second, [*options.agree, *options.agree_second], screen)
    found = compare(first, second, options.lang)
    deliver(_made(found, format), options.output, screen)
    return FINE if found.same else WRONG


def _compared(name: str, agree: list[str], screen: Screen) -> Compared:
    """One of the two, with what its players agree; raises `Usage` where it makes no rules that way."""
    from carioca_dsl.prose.difference_book import Compared

    variant = loaded(argparse.Namespace(variant=name, agree=agree), screen)
    rules_for(variant, None)
    return Compared(variant.variant, variant.agreement, variant.agreed)


def _made(found: Comparison, format: str) -> str | bytes:
    from carioca_dsl.prose.difference_book import difference_book, difference_data
    from carioca_dsl.prose.layouts import LAYOUTS

    if format == "json":
        return json.dumps(difference_data(found), ensure_ascii=False, indent=2) + "\n"
    if format == PDF:
        from carioca_dsl.prose.layouts.pdf import booklet

        return booklet(difference_book(found))
    return LAYOUTS[format](difference_book(found))
