"""Numbers in words, as Spanish, Portuguese and Italian build them: a ten, then a unit."""

from collections.abc import Callable, Sequence


def cardinal(number: int, units: Sequence[str], tens: Sequence[str], joined: Callable[[str, int], str]) -> str:
    """A number from 0 to 99; ``units`` are those with a word of their own, ``joined`` adds a unit to a ten."""
    if number < len(units):
        return units[number]
    ten, unit = divmod(number, 10)
    return joined(tens[ten], unit) if unit else tens[ten]
