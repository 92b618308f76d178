"""Arguments that several commands take, and what is loaded by them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.exits import Stop, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.files.loading import LoadedVariant
    from carioca_dsl.model import Rules

LANGUAGES = ("en", "es", "fr", "it", "pt")
"""Languages in which the referee speaks and rulebooks are written; a test compares them with those of the prose."""


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
        help='what the players agree: the name of an option, or a value ("joker=30"); may be repeated',
    )


def add_language(parser: argparse.ArgumentParser, default: str = "en") -> None:
    """``--lang``."""
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=f"the language (default: {default})")


def file_name(text: str) -> str:
    """The type of an option that names a file or a folder: nothing at all is no name."""
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of a file is missing")
    return text


def loaded(options: argparse.Namespace, screen: Screen) -> LoadedVariant:
    """The variant that the arguments ask for; what is wrong with it is shown, and then the command stops."""
    from carioca_dsl.files.loading import InvalidVariant, load
    from carioca_dsl.referee import UnknownAgreement

    try:
        return load(options.variant, options.agree)
    except InvalidVariant as invalid:
        screen.note(str(invalid))
        raise Stop from None
    except UnknownAgreement as unknown:
        raise Usage(str(unknown)) from None


def rules_for(variant: LoadedVariant, players: int | None) -> Rules:
    """The rules at a table of so many; raises `Usage` where so many cannot play."""
    from carioca_dsl.model import RulesError

    try:
        return variant.rules(players)
    except RulesError as error:
        number = variant.variant.rules(None, variant.agreement).players.number if players is not None else None
        if number is None or players in number:
            raise Usage(f"there are no rules for that table: {error}") from None
        most = f" to {number.most}" if number.most is not None and number.most != number.least else ""
        more = " or more" if number.most is None else ""
        raise Usage(f"{variant.name} is for {number.least}{most}{more} players, not {players}") from None


def at_least(least: int, what: str, value: int, most: int = 10**9) -> int:
    """``value`` if it is in bounds; raises `Usage`."""
    if not least <= value <= most:
        raise Usage(f"{what} must be from {least} to {most:,}, not {value}")
    return value
