"""Write the rulebook of a variant: the same rules in every language, from the one rule file."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, loaded, rules_for
from carioca_dsl.cli.delivery import PDF, add_page, deliver, wanted_format
from carioca_dsl.cli.exits import FINE

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = (
    "carioca rulebook {game} --lang fr",
    "carioca rulebook {game} --lang es --format html -o {game}.html",
    "carioca rulebook {other} --lang it -o {other}.pdf",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    add_language(parser)
    add_page(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors or the file cannot be written."""
    from carioca_dsl.prose.layouts import LAYOUTS
    from carioca_dsl.prose.rulebook import rulebook, rulebook_pdf

    format = wanted_format(options.format, options.output, (*LAYOUTS, PDF), "rulebooks")
    variant = loaded(options, screen)
    rules_for(variant, None)
    made: str | bytes
    if format == PDF:
        made = rulebook_pdf(variant.variant, variant.agreement, options.lang)
    else:
        made = rulebook(variant.variant, variant.agreement, options.lang, format)
    deliver(made, options.output, screen)
    return FINE
