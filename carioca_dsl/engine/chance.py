"""Chance: the only source of randomness, and the same for the same seed.

Each use draws from a source of its own, named by what it is for, so that playing differently in one deal leaves the
shuffles of the next ones as they were.
"""

import random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Shuffles for one deal of a match (``deal`` 0 is what comes before the first)."""

    def __init__(self, seed: int | str, deal: int) -> None:
        self.name = f"{seed}/{deal}"

    def shuffled(self, things: tuple[T, ...], purpose: str, number: int = 0) -> tuple[T, ...]:
        """The things in an order that hangs on the seed, the deal, the purpose and the number alone."""
        mixed = list(things)
        random.Random(f"{self.name}/{purpose}/{number}").shuffle(mixed)
        return tuple(mixed)
