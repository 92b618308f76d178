"""Write a score sheet to print: the rounds with their contracts, room for each player, what the cards cost."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, at_least, loaded, rules_for
from carioca_dsl.cli.delivery import PDF, add_page, deliver, wanted_format
from carioca_dsl.cli.exits import FINE, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.files.loading import LoadedVariant
    from carioca_dsl.prose.handouts import Guests

EXAMPLES = (
    "carioca scoresheet {game} --lang es -o sheet.html",
    "carioca scoresheet {other} --players ana,beto,carla --dealer beto -o sheet.html",
    "carioca scoresheet {game} --players 3 --format txt",
)
_LONGEST_NUMBER = 9
_MOST_COLUMNS = 20
"""So many still fit on paper; a game may be for any number."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument(
        "--players",
        metavar="NAMES",
        help="who plays, in order of play, as in ana,beto,carla; or how many (default: blank columns for all who can)",
    )
    parser.add_argument("--dealer", metavar="NAME", help="who deals first: then each round says who deals it")
    add_language(parser)
    add_page(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors or the file cannot be written."""
    from carioca_dsl.prose.handouts import FORMATS, scoresheet_page, scoresheet_pdf

    format = wanted_format(options.format, options.output, (*FORMATS, PDF), "score sheets")
    variant = loaded(options, screen)
    guests = _guests(options, variant)
    number = len(guests.names) or guests.number
    if number is not None:
        at_least(1, "the number of players", number, _MOST_COLUMNS)
    rules_for(variant, number)
    made: str | bytes
    if format == PDF:
        made = scoresheet_pdf(variant.variant, variant.agreement, options.lang, guests)
    else:
        made = scoresheet_page(variant.variant, variant.agreement, options.lang, format, guests)
    deliver(made, options.output, screen)
    return FINE


def _guests(options: argparse.Namespace, variant: LoadedVariant) -> Guests:
    """Who plays; raises `Usage` where nobody can be called that."""
    from carioca_dsl.prose.handouts import Guests
    from carioca_dsl.score import Problem, ScoreVoice, dealer_of, read_names

    wanted = (options.players or "").strip()
    named = bool(wanted) and not wanted.isdecimal()
    if options.dealer is not None and not named:
        raise Usage("who deals first can be said only of players with names: --players ana,beto,carla --dealer beto")
    if not named:
        return Guests(number=int(wanted[:_LONGEST_NUMBER]) if wanted else None)
    voice = ScoreVoice(options.lang, variant.variant.words.get(options.lang))
    try:
        names = read_names(wanted)
        dealer = None if options.dealer is None else dealer_of(options.dealer, names, lambda seats: 0)
    except Problem as problem:
        raise Usage(voice.problem(problem)) from None
    if dealer is not None and dealer[1] == "lot":
        raise Usage("--dealer names one of the players")
    return Guests(names=names, first_dealer=dealer[0] if dealer else None)
