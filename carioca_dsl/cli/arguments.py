"""Arguments that several commands take."""

import argparse

from carioca_dsl.cli.exits import Usage

LANGUAGES = ("en", "es", "fr")
"""Languages in which the referee and the rulebooks speak."""


def add_variant(parser: argparse.ArgumentParser) -> None:
    """``VARIANT`` and what its players agree."""
    parser.add_argument(
        "variant", metavar="VARIANT", help="a shipped name (see `carioca list`), NAME:MODE, or the path of a rule file"
    )
    add_agree(parser)


def add_agree(parser: argparse.ArgumentParser) -> None:
    """``--agree``, as often as wanted."""
    parser.add_argument(
        "--agree",
        metavar="TEXT",
        action="append",
        default=[],
        help='what the players agree: an option ("all fourteen") or a value ("joker=30"); may be repeated',
    )


def add_language(parser: argparse.ArgumentParser, default: str = "en") -> None:
    """``--lang``."""
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=f"the language (default: {default})")


def whole(least: int, most: int, what: str, value: int) -> int:
    """``value`` if it lies between these; raises `Usage`."""
    if not least <= value <= most:
        raise Usage(f"{what} must be from {least} to {most}, not {value}")
    return value
