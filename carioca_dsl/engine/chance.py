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
        bits = random.Random(f"{self.name}/{purpose}/{number}").getrandbits
        # Fisher and Yates, from bits: records are replayed under other versions of Python, which may shuffle otherwise.
        for last in range(len(mixed) - 1, 0, -1):
            width = (last + 1).bit_length()
            place = bits(width)
            while place > last:
                place = bits(width)
            mixed[last], mixed[place] = mixed[place], mixed[last]
        return tuple(mixed)
