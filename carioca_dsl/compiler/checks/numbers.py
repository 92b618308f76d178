"""Numbers that no table can play with: looked at first, because everything else counts with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from carioca_dsl.compiler.checks.cases import MOST_SEATS, Survey
from carioca_dsl.compiler.checks.places import label_of, place_of
from carioca_dsl.compiler.context import MOST_ROUNDS
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.diagnostics.diagnostic import Arg
from carioca_dsl.model import Bound, Line

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
        for wrong in _wrong(line):
            known: dict[str, Arg] = {wrong.called or "number": wrong.number, "least": wrong.least, "most": wrong.most}
            if wrong.called == "no_round":
                known["rounds"] = wrong.most
            yield report("number-out-of-range", place_of(line), label=label_of(survey.variant, line), **known)
            break


class _Wrong(NamedTuple):
    """A number, and between which it has to be."""

    number: int
    least: int
    most: int
    called: Literal["", "no_round", "melds", "cards"] = ""
    """The argument that says what it counts, where the label cannot: a round, whose label is a number itself."""


def _wrong(line: Line) -> Iterator[_Wrong]:
    if line.rule == "rounds.contract":
        if isinstance(line.subject, int) and not 1 <= line.subject <= MOST_ROUNDS:  # a variant need not be from a text
            yield _Wrong(line.subject, 1, MOST_ROUNDS, "no_round")
        for part in _parts(line):
            if part.count > _MOST_MELDS:
                yield _Wrong(part.count, 1, _MOST_MELDS, "melds")
            if part.size is not None:
                yield from _outside(part.size, *_LIMITS["run.size"], "cards")
    elif line.rule in _LIMITS:
        for value in line.values:
            yield from _outside(value, *_LIMITS[line.rule])


def _parts(line: Line) -> Iterator[Any]:
    for contract in line.values:
        for combination in contract:
            yield from combination.parts


def _outside(value: Any, least: int, most: int, called: Literal["", "cards"] = "") -> Iterator[_Wrong]:
    given = (value.least, value.most) if isinstance(value, Bound) else (value,)
    for number in given:
        if number is not None and not least <= number <= most:
            yield _Wrong(number, least, most, called)
