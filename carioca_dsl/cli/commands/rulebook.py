"""Write the rulebook of a variant: the same rules in every language, from the one rule file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, loaded, rules_for
from carioca_dsl.cli.exits import FINE, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = (
    "carioca rulebook argentina --lang fr",
    "carioca rulebook argentina --lang es --format html -o argentina.html",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    add_language(parser)
    parser.add_argument(
        "--format", choices=("md", "html", "txt"), help="the format (default: as the file is called; md)"
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="where to write it (default: standard output)")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors or the file cannot be written."""
    from carioca_dsl.files import write_text
    from carioca_dsl.prose.rulebook import rulebook

    format = options.format or _format_of(options.output)
    variant = loaded(options, screen)
    rules_for(variant, None)
    text = rulebook(variant.variant, variant.agreement, options.lang, format)
    if options.output in (None, "-"):
        screen.say(text)
    else:
        write_text(options.output, text)
        screen.note(f"wrote {options.output}")
    return FINE


def _format_of(output: str | None) -> str:
    """The format that a file's name says; `Usage` where it says one in which nobody writes rulebooks."""
    from carioca_dsl.prose.layouts import LAYOUTS

    suffix = Path(output or "").suffix.lower().removeprefix(".")
    found = {"htm": "html", "text": "txt", "markdown": "md", "": "md"}.get(suffix, suffix)
    if found not in LAYOUTS:
        there = ", ".join(f".{format}" for format in LAYOUTS)
        raise Usage(
            f"there are no rulebooks in the format of `{output}`: write {there}, or say --format {'|'.join(LAYOUTS)}"
        )
    return found
