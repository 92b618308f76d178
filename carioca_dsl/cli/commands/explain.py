"""What a diagnostic means (by its code or its name), or a label of the rule language."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language
from carioca_dsl.cli.exits import FINE, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca explain E0310", 'carioca explain "final discard"')


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "what", metavar="CODE_OR_LABEL", nargs="+", help="such as E0310, or a label such as `final discard`"
    )
    add_language(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """2 if there is no such code or label."""
    from carioca_dsl.diagnostics import BY_NAME, CODES, explain
    from carioca_dsl.vocabulary import explain_label, nearest

    asked = " ".join(options.what).strip()
    code = asked.strip("[]").upper()
    if code in CODES or asked in BY_NAME:
        screen.say(explain(code if code in CODES else asked, options.lang))
        return FINE
    meaning = explain_label(asked, options.lang)
    if meaning is None:
        near = nearest(asked, (*CODES, *BY_NAME))
        raise Usage(f"`{asked[:100]}` is no code and no label" + (f"; did you mean `{near}`?" if near else ""))
    screen.say(meaning)
    return FINE
