"""Who sits at the table of an example: the players that it names, and as many others as it takes."""

from collections.abc import Iterator

from carioca_dsl.model import Bound, Example, Step
from carioca_dsl.referee.fault import Faulty

_FILLERS = ("ana", "beto", "carla", "dani", "eva", "félix", "gala", "hugo", "inés", "juan", "kira", "luis")


def cast(example: Example, number: Bound) -> tuple[str, ...]:
    """The names in order of play; raises `Faulty` if there are more than can play.

    Where ``players`` is written, it is the whole company; otherwise those that the lines name, in the order in which
    they first appear. Fewer than the rules ask for are filled up.
    """
    names = tuple(dict.fromkeys(example.players or _named(example)))
    fillers = (name for name in _fillers() if name not in names)
    while len(names) < number.least:
        names = (*names, next(fillers))
    if number.most is not None and len(names) > number.most:
        raise Faulty("too many players", example.place("players"), number=len(names), most=number.most)
    return names


def _named(example: Example) -> Iterator[str]:
    # a situation comes first, then those who act in it, then those of whom something is expected
    yield from example.holds
    yield from example.laid
    yield from example.totals
    for name in (example.turn, example.chooser):
        if name:
            yield name
    for line in example.steps:
        if isinstance(line, Step):
            yield line.actor
    for line in example.steps:
        if line.meld:
            yield line.meld.owner
        if not isinstance(line, Step) and line.name:
            yield line.name


def _fillers() -> Iterator[str]:
    yield from _FILLERS
    number = len(_FILLERS)
    while True:
        number += 1
        yield f"player {number}"
