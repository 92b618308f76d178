"""Matches played by several processes at once; each depends on its number alone, so it does not matter who plays it."""

import signal
from collections.abc import Iterator

from carioca_dsl.model import Rules
from carioca_dsl.simulate.played import Game, Played

MOST_AT_A_TIME = 64
"""Matches that a process takes in one go, where there are many."""


def side_by_side(game: Game, games: int, jobs: int) -> Iterator[Played]:
    """What the matches came to, in the order of their numbers; nothing is left running where one stops looking."""
    from multiprocessing import Pool

    # Rules that are read from a file hold on to that file: only what is played by goes to the others.
    rules = Rules(**{name: getattr(game.rules, name) for name in Rules.model_fields})
    at_a_time = min(max(games // (8 * jobs), 1), MOST_AT_A_TIME)
    with Pool(jobs, _begin, (game._replace(rules=rules),)) as pool:  # which is put an end to whatever happens
        yield from pool.imap(_play, range(games), chunksize=at_a_time)


class _Process:
    """What a process plays."""

    game: Game


def _begin(game: Game) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by whoever started this
    _Process.game = game


def _play(number: int) -> Played:
    return _Process.game.played(number)
