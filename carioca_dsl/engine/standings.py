"""What came of a deal, and where a match stands."""

from typing import NamedTuple

from carioca_dsl.engine.state import Outcome


class DealResult(NamedTuple):
    """How one deal ended. ``points`` are empty for a void one; ``guard`` is True where the engine ended it."""

    round: int
    dealer: int
    outcome: Outcome
    points: tuple[int, ...]
    turns: int
    opened: tuple[bool, ...]
    guard: bool
    chooser: int | None = None
    """Who chose the round, where that choice held."""
    bought: tuple[int, ...] = ()
    """By seat, how many cards it bought; ``()`` where nobody did."""


class Standings(NamedTuple):
    """Where the match stands: totals and rounds won by seat, and the winners once it is over."""

    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    winners: tuple[int, ...]
    money: tuple[int, ...] = ()
    """Coins that each seat has won so far, less than 0 where it has lost."""
    pot: int = 0
    left: tuple[int, ...] = ()
    """The seats that are out of the match, in the order in which they left."""
