"""Ask the referee: is this allowed, and if not, by which rule? Without --step, what can be laid with these cards."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language, add_variant, at_least, loaded
from carioca_dsl.cli.exits import FINE, USAGE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = (
    'carioca may {game} --round 2 --holds "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦" --step "opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"',
    'carioca may {game} --round 2 --holds "8c 8d 8h 4s 5s 6s 7s Kd"',
    'carioca may {game} --holds "8s Kd" --laid "8c 8d 8h | Kc Kh Ks" --step "adds: 8s to me 1" --lang en',
    'carioca may {other} --round 3 --holds "7♣ 8♣ 9♦" --step "buys: K♦"',
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument("--round", type=int, default=1, metavar="N", help="the number of the round (default: 1)")
    parser.add_argument(
        "--holds",
        required=True,
        metavar="CARDS",
        help='your hand as it is now, what you drew included (unless you ask about a draw): "8♣ 10d As *"',
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="MELDS",
        help='what somebody has laid: "ana: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"; may be repeated',
    )
    parser.add_argument(
        "--laid", "--opened", action="append", default=[], metavar="MELDS", help="your own melds of earlier turns"
    )
    parser.add_argument("--discards", metavar="CARDS", help="the discard pile, its top last")
    parser.add_argument("--took", metavar="CARD", help="the card of your hand that you took from the discard pile")
    parser.add_argument(
        "--step",
        action="append",
        default=[],
        metavar="STEP",
        help='what you want to do: "opens: … | …", "adds: 8♠ to ana 1", or as at the table ("x K"); may be repeated',
    )
    parser.add_argument("--name", metavar="NAME", help="how you are called in steps (default: me)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: the fewest)")
    add_language(parser)
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to show it")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0 if everything is allowed (or nothing is asked), 1 if something is refused, 2 if it cannot be understood."""
    from carioca_dsl.api import Unanswerable, may
    from carioca_dsl.diagnostics import render
    from carioca_dsl.play.asking import UnclearStep

    variant = loaded(options, screen)
    if options.players is not None:
        at_least(1, "--players", options.players, 100)
    try:
        ruling = may(
            variant,
            options.holds,
            options.step,
            round=options.round,
            table=options.table,
            laid=options.laid,
            discards=options.discards,
            took=options.took,
            name=None if options.name is None else _name(options.name),
            players=options.players,
            language=options.lang,
        )
    except UnclearStep as unclear:
        raise Usage(str(unclear)) from None
    except Unanswerable as problem:
        screen.note(render(problem.diagnostics, problem.texts.get, "text", options.lang))
        return USAGE
    if options.format == "json":
        screen.say_json(ruling.to_json())
    else:
        for line in ruling.lines():
            screen.say(line)
    return FINE if ruling.allowed else WRONG


def _name(text: str) -> str:
    from carioca_dsl.referee import tidy

    name = tidy(text)
    if not name or len(name) > 30 or not name.isprintable() or any(sign in name for sign in ':;#|"'):
        raise Usage(f'{text[:40]!r} is no name for a player: at most 30 letters, none of : ; # | "')
    return name
