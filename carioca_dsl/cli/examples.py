"""The commands that a help shows: written with places for games, shown with games that are there."""

from collections.abc import Iterable

from carioca_dsl.resources import game_names

_WHERE_NONE_ARE = ("GAME", "OTHER")


def filled(lines: Iterable[str]) -> tuple[str, ...]:
    """The lines with a shipped game for ``{game}`` and another for ``{other}``."""
    game, other, *_ = (*game_names(), *_WHERE_NONE_ARE)
    return tuple(line.format(game=game, other=other) for line in lines)
