"""Two bots play each other: every seed once with the first bot in the even seats, once with the bots swapped.

Prints wins (a shared win counts its share), mean totals and the time of a decision. Both matches of a seed are dealt
the same cards, so they are one observation: the 95 % intervals are taken over seeds.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.api import load_variant
from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Match
from carioca_dsl.model import Rules


class Tally(NamedTuple):
    """What one match gave the first bot's side and the other's: share of the win, mean total of its seats."""

    won: tuple[float, float]
    points: tuple[float, float]


class Clock:
    """Seconds and decisions of each bot."""

    def __init__(self) -> None:
        self.seconds = [0.0, 0.0]
        self.slowest = [0.0, 0.0]
        self.decisions = [0, 0]

    def took(self, side: int, seconds: float) -> None:
        """One decision."""
        self.seconds[side] += seconds
        self.slowest[side] = max(self.slowest[side], seconds)
        self.decisions[side] += 1


def main() -> int:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", nargs=2, default=["strong", "greedy"], metavar=("ONE", "OTHER"))
    parser.add_argument("--variant", default="argentina", help="a shipped name or a path (default: argentina)")
    parser.add_argument("--games", type=int, default=200, help="matches, two for each seed (default: 200)")
    parser.add_argument("--players", type=int, default=2, help="players; the bots sit in turn (default: 2)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--every", type=int, default=0, metavar="N", help="say where it stands after each N seeds")
    args = parser.parse_args()
    if args.players % 2:
        parser.error("with an odd number of players one bot would have more seats")
    rules = load_variant(args.variant).rules(args.players)
    clock = Clock()
    pairs: list[tuple[Tally, Tally]] = []
    for seed in range(args.seed, args.seed + max(args.games // 2, 1)):
        pairs.append((play(rules, args.bots, seed, 0, clock), play(rules, args.bots, seed, 1, clock)))
        if args.every and len(pairs) % args.every == 0:
            print(f"{2 * len(pairs)} matches: {summary(pairs)}", file=sys.stderr, flush=True)
    one, other = args.bots
    print(f"{one} against {other}: {2 * len(pairs)} matches of {args.players} players, seeds from {args.seed}")
    print(summary(pairs))
    for side, name in enumerate(args.bots):
        points = [sum(tally.points[side] for tally in pair) / 2 for pair in pairs]
        mean, margin = interval(points)
        each = 1000 * clock.seconds[side] / max(clock.decisions[side], 1)
        slowest = 1000 * clock.slowest[side]
        print(
            f"{name}: {mean:.1f} ± {margin:.1f} points a match; {each:.2f} ms a decision, the slowest {slowest:.0f} ms"
        )
    return 0


def play(rules: Rules, bots: Sequence[str], seed: int, swapped: int, clock: Clock) -> Tally:
    """One match; the first bot sits in the even seats unless the seats are swapped."""
    sides = [(seat + swapped) % 2 for seat in range(rules.seats)]
    players = [make_bot(bots[side], f"duel/{seed}/{seat}") for seat, side in enumerate(sides)]
    match = Match(rules, [f"{bots[side]}-{seat + 1}" for seat, side in enumerate(sides)], f"duel/{seed}")
    while not match.over:
        view = match.view(match.seat)
        began = time.perf_counter()
        action = players[view.seat].choose(view)
        clock.took(sides[view.seat], time.perf_counter() - began)
        match.apply(action)
    won, points = [0.0, 0.0], [0.0, 0.0]
    winners = match.standings.winners
    for seat, side in enumerate(sides):
        points[side] += 2 * match.totals[seat] / rules.seats
        won[side] += (seat in winners) / len(winners) if winners else 1 / rules.seats
    return Tally((won[0], won[1]), (points[0], points[1]))


def summary(pairs: Sequence[tuple[Tally, Tally]]) -> str:
    """The first bot's share of the wins and of the points, with their intervals."""
    share, margin = interval([sum(tally.won[0] for tally in pair) / 2 for pair in pairs])
    fewer, about = interval([sum(tally.points[1] - tally.points[0] for tally in pair) / 2 for pair in pairs])
    return f"won {100 * share:.1f} % ± {100 * margin:.1f}, {fewer:.1f} ± {about:.1f} points fewer a match"


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


if __name__ == "__main__":
    sys.exit(main())
