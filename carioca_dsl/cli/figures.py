"""The result of a simulation as a table for people."""

from __future__ import annotations

from carioca_dsl.simulate import Result


def figures(result: Result) -> str:
    """Rounds and bots, a line each; averages are per deal of the round. What the game does not know is left out."""
    lines = [
        f"{result.variant}: {_many(result.games, 'match', 'matches')} of {result.players} players, seed {result.seed}",
        f"unfinished {result.unfinished}, void deals {result.void}, rounds given up {result.struck_off}",
        *_more(result),
        "",
        "round  played  void   turns  openings  points" + _heads("chosen  bought", result.rounds[0]),
    ]
    for entry in result.rounds:
        played = max(entry.played, 1)
        points = sum(entry.points) / played / max(result.players, 1)
        lines.append(
            f"{entry.round:>5}  {entry.played:>6}  {entry.void + entry.guarded:>4}  {entry.turns / played:>6.1f}"
            f"  {entry.openings / played:>8.2f}  {points:>6.1f}{_cells('chosen  bought', entry)}"
        )
    more = "re_entries  left   coins"
    # as they are called in a record: who sits in which place of the list
    names = [f"{bot.bot}-{place} v{bot.version}" for place, bot in enumerate(result.bots, 1)]
    width = max(12, *map(len, names))
    lines += ["", f"{'bot':<{width}}   won  points a match" + _heads(more, result.bots[0])]
    finished = max(result.games - result.unfinished, 1)
    for name, bot in zip(names, result.bots, strict=True):
        points = bot.points / finished
        lines.append(f"{name:<{width}}{bot.wins:>6.1f}  {points:>14.1f}{_cells(more, bot)}")
    return "\n".join(lines)


def _more(result: Result) -> list[str]:
    known = (("dealt anew", result.redealt), ("players bust", result.busts))
    told = ", ".join(f"{name} {number}" for name, number in known if number is not None)
    return [told] if told else []


def _heads(names: str, row: object) -> str:
    """The heads of those columns that the game knows."""
    return "".join(f"  {name.replace('_', '-'):>6}" for name in names.split() if getattr(row, name) is not None)


def _cells(names: str, row: object) -> str:
    known = [(name, getattr(row, name)) for name in names.split()]
    return "".join(f"  {value:>{max(len(name), 6)}}" for name, value in known if value is not None)


def _many(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
