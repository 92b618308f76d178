"""Write a reference card: contracts, what may be done in a turn, prices and the end of a round on one page."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, loaded, rules_for
from carioca_dsl.cli.delivery import PDF, add_page, deliver, wanted_format
from carioca_dsl.cli.exits import FINE

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = (
    "carioca card {game} --lang fr -o card.html",
    "carioca card {other} --lang es --format txt",
    "carioca card {other} --lang pt -o card.pdf",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    add_language(parser)
    add_page(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors or the file cannot be written."""
    from carioca_dsl.prose.handouts import FORMATS, card_page, card_pdf

    format = wanted_format(options.format, options.output, (*FORMATS, PDF), "reference cards")
    variant = loaded(options, screen)
    rules_for(variant, None)
    made: str | bytes
    if format == PDF:
        made = card_pdf(variant.variant, variant.agreement, options.lang)
    else:
        made = card_page(variant.variant, variant.agreement, options.lang, format)
    deliver(made, options.output, screen)
    return FINE
