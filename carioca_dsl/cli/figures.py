"""The result of a simulation as a table for people."""

from __future__ import annotations

from carioca_dsl.simulate import Result


def figures(result: Result) -> str:
    """Rounds and bots, a line each; averages are per deal of the round."""
    lines = [
        f"{result.variant}: {_many(result.games, 'match', 'matches')} of {result.players} players, seed {result.seed}",
        f"unfinished {result.unfinished}, void deals {result.void}, rounds given up {result.struck_off}",
        "",
        "round  played  void   turns  openings  points",
    ]
    for entry in result.rounds:
        played = max(entry.played, 1)
        points = sum(entry.points) / played / max(result.players, 1)
        lines.append(
            f"{entry.round:>5}  {entry.played:>6}  {entry.void + entry.guarded:>4}  {entry.turns / played:>6.1f}"
            f"  {entry.openings / played:>8.2f}  {points:>6.1f}"
        )
    lines += ["", "bot            won  points a match"]
    finished = max(result.games - result.unfinished, 1)
    for bot in result.bots:
        lines.append(f"{bot.bot + ' ' + bot.version:<12}{bot.wins:>6.1f}  {bot.points / finished:>14.1f}")
    return "\n".join(lines)


def _many(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
