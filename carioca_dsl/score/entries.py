"""What is written down on a sheet, line by line; all else follows from the rules."""

from typing import NamedTuple, TypeAlias

from carioca_dsl.score.hands import Hands


class Chosen(NamedTuple):
    """The round that the player who starts has chosen for the deal that comes."""

    round: int


class Purchase(NamedTuple):
    """Somebody has bought a discard in the deal that comes."""

    seat: int
    thrower: int | None = None
    """Who threw it, where that matters."""


class Deal(NamedTuple):
    """A deal that has ended: the hands of those who played, in order of play; ``None`` for a void one."""

    hands: Hands | None


class Answered(NamedTuple):
    """Somebody who was bust goes on, or is out of the match."""

    seat: int
    goes_on: bool


Entry: TypeAlias = Chosen | Purchase | Deal | Answered
