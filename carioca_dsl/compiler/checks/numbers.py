"""Numbers that no table can play with: looked at first, because everything else counts with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carioca_dsl.compiler.checks.cases import MOST_SEATS, Survey
from carioca_dsl.compiler.checks.places import label_of, place_of
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Bound, Line

MOST_ROUNDS = 50

_LIMITS: dict[str, tuple[int, int]] = {
    "players.number": (2, MOST_SEATS),
    "players.best": (2, MOST_SEATS),
    "deck.packs": (1, 20),
    "deck.jokers": (0, 200),
    "set.size": (2, 40),
    "set.grows-to": (2, 200),
    "run.size": (2, 40),
    "run.grows-to": (2, 200),
    "wild-cards.natural-cards-per-meld": (1, 40),
    "deal.hand": (1, 100),
    "deal.cards-at-a-time": (1, 100),
    "deal.upcard": (0, 1),
    "match.games": (1, 99),
}
_MOST_MELDS = 30


def numbers_in_range(survey: Survey) -> Iterator[Diagnostic]:
    """Each number that is too small or too large for its rule."""
    for line in survey.variant.lines:  # those of a parent too: nothing has counted with them yet
        for wrong, least, most in _wrong(line):
            label = label_of(survey.variant, line)
            yield report("number-out-of-range", place_of(line), label=label, number=wrong, least=least, most=most)
            break


def _wrong(line: Line) -> Iterator[tuple[int, int, int]]:
    if line.rule == "rounds.contract":
        if isinstance(line.subject, int) and not 1 <= line.subject <= MOST_ROUNDS:
            yield line.subject, 1, MOST_ROUNDS
        for part in _parts(line):
            if part.count > _MOST_MELDS:
                yield part.count, 1, _MOST_MELDS
            if part.size is not None:
                yield from _outside(part.size, *_LIMITS["run.size"])
    elif line.rule in _LIMITS:
        for value in line.values:
            yield from _outside(value, *_LIMITS[line.rule])


def _parts(line: Line) -> Iterator[Any]:
    for contract in line.values:
        for combination in contract:
            yield from combination.parts


def _outside(value: Any, least: int, most: int) -> Iterator[tuple[int, int, int]]:
    given = (value.least, value.most) if isinstance(value, Bound) else (value,)
    for number in given:
        if number is not None and not least <= number <= most:
            yield number, least, most
