"""The numbers that a note for readers may name in braces, so that a tip cannot lie about the rules."""

import re

PLACEHOLDERS = (
    *("rounds", "packs", "jokers", "cards", "hand"),
    *("ace", "king", "two", "joker", "going-out", "last-round"),
    *("fewest-players", "most-players"),
)
"""How many rounds, packs, jokers, cards in all and cards dealt; the points of cards and of going out; the number of
the last round; how many play."""

_ROUND = re.compile(r"round-([1-9]\d{0,5})")
ROUND = "round-1"
"""How a round is named: as players count it, whatever its number in the file. Such a note is of that round alone, and
a variant that takes the round out does not print it."""


_BRACES = re.compile(r"\{([^{}]*)\}")


def rounds_named(text: str) -> tuple[int, ...]:
    """The rounds that a note names, by their numbers in the file."""
    return tuple(number for name in _BRACES.findall(text) if (number := round_named(name)) is not None)


def round_named(placeholder: str) -> int | None:
    """The round that ``round-8`` names, by its number in the file; ``None`` for any other placeholder."""
    found = _ROUND.fullmatch(placeholder)
    return int(found[1]) if found else None
