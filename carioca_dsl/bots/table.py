"""The bots by name, and a match played by bots alone."""

from collections.abc import Callable, Sequence

from carioca_dsl.bots.bot import Bot
from carioca_dsl.bots.greedy_bot import GreedyBot
from carioca_dsl.bots.random_bot import RandomBot
from carioca_dsl.bots.strong_bot import StrongBot
from carioca_dsl.engine import Match

BOTS: dict[str, Callable[[int | str], Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, StrongBot)}
"""Each makes a bot from a seed."""


class UnknownBot(KeyError):
    """There is no bot of that name; ``known`` are those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.known = tuple(BOTS)


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot of that name; raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Play a match to its end, ``bots[seat]`` choosing for each seat."""
    while not match.over:
        seat = match.seat
        view = match.view(seat)
        action = bots[seat].choose(view)
        # Cards out of sight never change what is allowed, so what the view's judge has just said holds for the match.
        if action is view.just_allowed:
            match.apply_judged(action)
        else:
            match.apply(action)
