"""The tables for which a variant is checked: so many seats, one agreement.

Each option is agreed alone and in pairs, and so are the options that a line names together. Of the numbers of
players, those are enough after which some line begins or ceases to hold: between them nothing changes but the number
itself, and the greatest of each stretch is the hardest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations, islice
from typing import Any

from carioca_dsl.diagnostics import Span
from carioca_dsl.model import Agreement, AnyAmount, Bound, Buyers, Line, Resolution, Variant, deciding, resolve

MOST_SEATS = 20
"""More than that many cannot sit at any table."""
MOST_AGREEMENTS = 300
"""Pairs of options beyond that number are not tried: a file with so many was not written for a table."""


@dataclass(frozen=True)
class Case:
    """One table: ``seats`` players, who stand for the numbers from ``fewest`` on; what they have agreed; its rules."""

    variant: Variant
    fewest: int
    seats: int
    agreement: Agreement
    resolution: Resolution

    @property
    def by_default(self) -> bool:
        """Whether nothing has been agreed."""
        return self.agreement == Agreement()

    def value(self, line: Line) -> Any:
        """What a line says under this agreement."""
        return self.agreement.value(line)

    def line(self, rule: str, number: int | None = None, *, subject: Any = None, act: Any = None) -> Line | None:
        """The line that gives a rule its value here; ``subject`` where the rule is about one of several things."""
        speaking = [
            line
            for line in self.variant.lines
            if line.rule == rule
            and (subject is None or line.subject == subject)
            and line.when.apply(act, number, self.seats, self.agreement.options)
        ]
        first, *others = deciding(speaking) or (None,)
        return first if all(other.when == first.when for other in others if first) else None


@dataclass(frozen=True)
class Survey:
    """A variant and every table for which it is checked; ``where`` is the place for what no line of the file says."""

    variant: Variant
    where: Span
    cases: tuple[Case, ...] = ()
    headings: Mapping[str, Span] = field(default_factory=dict)
    """Where the sections of the file begin, by their ids."""

    @property
    def own(self) -> Iterator[Line]:
        """The lines of the file itself, not of those that it stands on."""
        return (line for line in self.variant.lines if line.origin.file == self.where.file)

    @property
    def last_round(self) -> int:
        """The greatest number that has a contract."""
        numbers = (line.subject for line in self.variant.lines if line.rule == "rounds.contract")
        return max((number for number in numbers if isinstance(number, int)), default=0)


def cases(variant: Variant) -> tuple[Case, ...]:
    """All tables that are checked: the one where nothing is agreed comes first, the fewest players first."""
    found = []
    for agreement in _agreements(variant):
        for fewest, seats in _stretches(variant, agreement):
            found.append(Case(variant, fewest, seats, agreement, resolve(variant, seats, agreement)))
    return tuple(found)


def _agreements(variant: Variant) -> tuple[Agreement, ...]:
    used = {name for line in variant.lines for name in line.when.options}
    named = [Agreement(options=frozenset({option.name})) for option in variant.options if option.name in used]
    choices = [
        Agreement(choices=((line.key, index),))
        for line in variant.lines
        for index in range(1, len(line.values))
        if not line.rule.startswith(_ONLY_COUNTED) and not isinstance(line.values[index], AnyAmount)
    ]
    alone = list(dict.fromkeys([*named, *choices]))
    together = [Agreement(options=frozenset(line.when.options)) for line in variant.lines]
    pairs = (pair for one, other in combinations(alone, 2) if (pair := _both(one, other)))
    tried = tuple(dict.fromkeys([Agreement(), *alone, *together]))[:MOST_AGREEMENTS]
    return tuple(dict.fromkeys(chain(tried, islice(pairs, MOST_AGREEMENTS - len(tried)))))


# what cards cost changes nothing about what can be played
_ONLY_COUNTED = ("scoring.", "match.", "money.")


def _both(one: Agreement, other: Agreement) -> Agreement | None:
    """Both agreed; ``None`` where that says two things about one line."""
    lines = {key for key, _ in one.choices}
    if any(key in lines for key, _ in other.choices):
        return None
    return Agreement(options=one.options | other.options, choices=tuple(sorted((*one.choices, *other.choices))))


def _stretches(variant: Variant, agreement: Agreement) -> Iterable[tuple[int, int]]:
    allowed = _allowed(variant, agreement)
    most = min(allowed.most or MOST_SEATS, MOST_SEATS)
    ends = {most}
    for line in variant.lines:
        if line.when.players:
            ends.add(line.when.players.least - 1)
            ends.add(line.when.players.most or most)
    if any(line.rule == "buying.who" and Buyers.NOBODY not in line.values for line in variant.lines):
        ends.add(2)  # two players never buy
    first = allowed.least
    for end in sorted(ends):
        if first <= end <= most:
            yield first, end
            first = end + 1


def _allowed(variant: Variant, agreement: Agreement) -> Bound:
    """How many can play, as far as that is known before anything is resolved."""
    lines = [line for line in variant.lines if line.rule == "players.number"]
    bounds = [line.values[0] for line in lines if line.when.apply(None, None, 0, agreement.options)]
    return bounds[-1] if bounds else Bound(least=2, most=2)
