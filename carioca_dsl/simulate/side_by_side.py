"""Matches played by several processes at once; each depends on its number alone, so it does not matter who plays it."""

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process

from carioca_dsl.model import Rules
from carioca_dsl.simulate.played import Game, Played

AHEAD = 16
"""Matches for each process that are given out before the first of them is over."""


class LostProcess(Exception):
    """A process that plays could not be started, or was ended from outside: the text says which."""


def side_by_side(game: Game, games: int, jobs: int) -> Iterator[Played]:
    """What the matches came to, in the order of their numbers; nothing is left running where one stops looking.

    Raises `LostProcess`.
    """
    # Rules that are read from a file hold on to that file: only what is played by goes to the others.
    rules = Rules(**{name: getattr(game.rules, name) for name in Rules.model_fields})
    others = active_children()
    try:
        pool = ProcessPoolExecutor(min(jobs, games), initializer=_begin, initargs=(game._replace(rules=rules),))
        try:
            numbers = iter(range(games))
            given = deque(pool.submit(_play, number) for number in islice(numbers, AHEAD * jobs))
            while given:
                yield given.popleft().result()
                given.extend(pool.submit(_play, number) for number in islice(numbers, 1))
        finally:
            for process in active_children():
                if process not in others:
                    process.terminate()  # a match is not waited for that nobody looks at
            pool.shutdown(cancel_futures=True)
    except BrokenProcessPool:
        raise LostProcess("one of the processes that play was ended from outside") from None
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise LostProcess(f"so many processes cannot be started: {reason}") from None


class _Process:
    """What a process plays."""

    game: Game


def _begin(game: Game) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by whoever started this
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    _Process.game = game


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(number: int) -> Played:
    return _Process.game.played(number)
