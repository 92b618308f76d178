"""A row of choices as one number, in which a likely choice takes less room than an unlikely one.

Each choice is one of several with whole weights; the number grows by about ``log2(sum / weight)`` bits for each. What
is written last is read first, so the writer collects the choices and makes the number at the end. (This is the scheme
known as asymmetric numeral systems, with a number of any size and therefore without rounding.)
"""

from collections.abc import Sequence
from typing import Protocol


class BadNumber(ValueError):
    """A number that is not one of these choices and nothing else."""


class Choices(Protocol):
    """Writes choices or reads them: the same code does both, so that the two cannot differ."""

    def choose(self, weights: Sequence[int], wanted: int | None = None) -> int:
        """The place of the choice among the weights. ``wanted`` is what a writer writes; a reader ignores it."""
        ...


class Writer:
    """Writes choices."""

    def __init__(self) -> None:
        self._chosen: list[tuple[int, int, int]] = []

    def choose(self, weights: Sequence[int], wanted: int | None = None) -> int:
        """Write ``wanted``; raises `BadNumber` where it is none of the choices."""
        if wanted is None or not 0 <= wanted < len(weights) or not weights[wanted]:
            raise BadNumber
        self._chosen.append((sum(weights[:wanted]), weights[wanted], sum(weights)))
        return wanted

    def number(self) -> int:
        """All choices so far."""
        number = 0
        for below, weight, total in reversed(self._chosen):
            rest, place = divmod(number, weight)
            number = rest * total + below + place
        return number


class Reader:
    """Reads them again."""

    def __init__(self, number: int) -> None:
        self._number = number

    def choose(self, weights: Sequence[int], wanted: int | None = None) -> int:
        """The next choice; raises `BadNumber` where there is nothing to choose from."""
        total = sum(weights)
        if not total:
            raise BadNumber
        rest, place = divmod(self._number, total)
        for chosen, weight in enumerate(weights):
            if place < weight:
                self._number = rest * weight + place
                return chosen
            place -= weight
        raise AssertionError("a place below the sum of the weights lies in one of them")

    def finish(self) -> None:
        """Nothing may be left; raises `BadNumber`."""
        if self._number:
            raise BadNumber
