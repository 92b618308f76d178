"""Let bots play matches, and count: rounds played and void, turns, openings, points. Same seed, same result."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_variant, at_least, file_name, loaded, rules_for
from carioca_dsl.cli.exits import FINE, Stop, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

MOST_JOBS = 64
EXAMPLES = (
    "carioca simulate {game} --games 5 --players 3 --seed 1",
    "carioca simulate {game} --games 2 --bots greedy --json",
    "carioca simulate {game} --games 1 --seed 7 --record match.txt",
    "carioca simulate {game} --games 4 --players 4 --jobs 2",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_variant(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (default: 100)")
    parser.add_argument("--players", type=int, metavar="P", help="how many sit at the table (default: the fewest)")
    parser.add_argument(
        "--bots", default="greedy", metavar="BOTS", help="strong, greedy, random, or a list such as strong,greedy"
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same matches (default: 0)")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="how many processes play; the result is the same (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument(
        "--record", type=file_name, metavar="FILE", help="write the record of the first match, for judge and replay"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, or 1 if the variant has errors, a process was lost or the record cannot be written."""
    from carioca_dsl.bots import BOTS
    from carioca_dsl.files import check_file, write_text
    from carioca_dsl.referee import write_record
    from carioca_dsl.simulate import Game, LostProcess, simulate

    games = at_least(1, "--games", options.games)
    if options.jobs > MOST_JOBS:
        raise Usage(f"--jobs is at most {MOST_JOBS}: more processes than processors are no quicker")
    jobs = at_least(1, "--jobs", options.jobs, MOST_JOBS)
    bots = [name.strip() for name in options.bots.split(",")]
    for name in bots:
        if name not in BOTS:
            raise Usage(f"there is no bot `{name[:50]}`; there are {', '.join(BOTS)}")
    seed = options.seed.strip()
    if len(seed.split()) != 1 or len(seed) > 100 or "#" in seed or not seed.isprintable():
        raise Usage("--seed must be one word")
    variant = loaded(options, screen)
    rules = rules_for(variant, options.players)
    if len(bots) > rules.seats:
        raise Usage(f"{len(bots)} bots do not fit at a table of {rules.seats}")
    if options.record:
        check_file(options.record)
    try:
        result = simulate(
            rules,
            games,
            bots,
            seed,
            variant=variant.called,
            progress=(lambda done: screen.progress(done, games)) if screen.noisy else None,
            jobs=jobs,
        )
    except LostProcess as lost:
        screen.note(f"carioca simulate: {lost}")
        raise Stop from None
    if options.json:
        screen.say_json(result.to_json())
    else:
        from carioca_dsl.cli.figures import figures

        screen.say(figures(result))
    if options.record:
        match = Game(rules, tuple(one.bot for one in result.bots), seed).match(0)
        versions = {one.bot: one.version for one in result.bots}
        names = [name.rpartition("-")[0] for name in match.players]
        head = variant.head(rules, match.players, match.seed, [f"{name} {versions[name]}" for name in names])
        write_text(options.record, write_record(match, head))
        screen.note(f"wrote {options.record}")
    return FINE
