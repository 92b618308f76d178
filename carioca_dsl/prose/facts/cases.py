"""A variant at each of its tables: what holds where, and where the lines that say so come from."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from carioca_dsl.model import (
    Act,
    Agreement,
    AnyAmount,
    Bound,
    Line,
    Mark,
    RoundRules,
    Rules,
    RulesError,
    Variant,
    deciding,
    resolve,
)
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.prose.facts.fact import EVERYWHERE, Scope, Standing

V = TypeVar("V", bound=Hashable)

_MOST_TABLES = 12
"""A game for "two players or more" is looked at with up to so many."""


@dataclass(frozen=True)
class Cases:
    """The rules with each number of players, and the lines that had a say in them."""

    variant: Variant
    tables: tuple[Rules, ...]
    """One for each number of seats, ascending; all have the same rounds."""
    used: tuple[tuple[Line, ...], ...]
    """The lines that made each of ``tables``."""
    agreed: Agreement = field(default_factory=Agreement)
    """What the players have agreed."""

    @property
    def rules(self) -> Rules:
        """The rules with the fewest players: for what never differs from table to table."""
        return self.tables[0]

    def groups(self, value: Callable[[RoundRules], V]) -> Iterator[tuple[Scope, V]]:
        """The different values over all rounds and tables, each with its scope, in the order of their first round."""
        cells: dict[V, set[tuple[int, int]]] = {}
        for table in self.tables:
            for entry in table.rounds:
                cells.setdefault(value(entry), set()).add((table.seats, entry.number))
        for found, where in sorted(cells.items(), key=lambda cell: min((n, s) for s, n in cell[1])):
            for scope in self._scopes(where):
                yield scope, found

    def by_table(self, value: Callable[[Rules], V]) -> Iterator[tuple[Scope, V]]:
        """The different values over all tables, for what concerns several rounds at once."""
        found: dict[V, list[int]] = {}
        for table in self.tables:
            found.setdefault(value(table), []).append(table.seats)
        for what, tables in found.items():
            for least, most in _stretches(tables):
                yield (EVERYWHERE if len(found) == 1 else Scope(seats=Bound(least=least, most=most))), what

    def _scopes(self, where: set[tuple[int, int]]) -> Iterator[Scope]:
        """A set of (seats, round) as scopes, each a rectangle: most often one."""
        every_round = tuple(entry.number for entry in self.rules.rounds)
        every_table = tuple(table.seats for table in self.tables)
        by_rounds: dict[tuple[int, ...], list[int]] = {}
        for seats in every_table:
            rounds = tuple(number for number in every_round if (seats, number) in where)
            if rounds:
                by_rounds.setdefault(rounds, []).append(seats)
        for rounds, tables in by_rounds.items():
            for least, most in _stretches(tables):
                always = len(tables) == len(every_table)
                number = None if always else Bound(least=least, most=most)
                yield Scope(rounds=None if rounds == every_round else rounds, seats=number)

    def standing(
        self, rules: Iterable[str], scope: Scope = EVERYWHERE, subject: object = None, act: Act | None = None
    ) -> Standing:
        """How the lines stand that say these rules in that scope: a convention outweighs an inference."""
        found: set[Standing] = set()
        for rule in rules:
            for about in self._subjects(rule, subject):
                found |= self._standings(rule, scope, about, act)
        for standing in (Standing.CONVENTION, Standing.INFERRED):
            if standing in found:
                return standing
        return Standing.STATED

    def open_amount(self, rule: str) -> bool:
        """Whether the players may still name the amount of a rule themselves."""
        named = {key for key, _ in self.agreed.amounts}
        lines = [line for used in self.used for line in used if line.rule == rule and line.key not in named]
        return any(isinstance(value, AnyAmount) for line in lines for value in line.values)

    def _subjects(self, rule: str, subject: object) -> tuple[object, ...]:
        """The subject whose lines count; a kind that has none of its own follows the one that it is like."""
        likes = {kind.name: kind.like for kind in self.variant.kinds}
        spoken = {line.subject for line in self.variant.lines if line.rule == rule}
        while isinstance(subject, str) and subject not in spoken and subject in likes:
            subject = likes[subject]
        return tuple(spoken) if subject is None else (subject,)

    def _standings(self, rule: str, scope: Scope, subject: object, act: Act | None) -> set[Standing]:
        """The standing of each line that decides the rule somewhere in the scope."""
        found: set[Standing] = set()
        for table, lines in zip(self.tables, self.used, strict=True):
            if scope.seats is not None and table.seats not in scope.seats:
                continue
            about = [line for line in lines if line.rule == rule and line.subject == subject]
            about = [line for line in about if act is None or line.when.act in (None, act)]
            for number in scope.rounds or tuple(entry.number for entry in table.rounds):
                speaking = [line for line in about if line.when.rounds is None or number in line.when.rounds]
                found |= {_standing_of(line, own=self._own(line)) for line in deciding(speaking)}
        return found

    def _own(self, line: Line) -> bool:
        """False for the family's lines: what a file leaves to them is a convention of the family."""
        return line.level > 0 or not self.variant.based_on


def _standing_of(line: Line, *, own: bool) -> Standing:
    if Mark.CONVENTION in line.marks or not own:
        return Standing.CONVENTION
    return Standing.INFERRED if Mark.INFERRED in line.marks else Standing.STATED


def _stretches(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """Ascending numbers as stretches without a gap."""
    start = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1:
            yield start, last
            start = number
        last = number
    yield start, last


def cases_of(variant: Variant, agree: Agreement | None = None) -> Cases:
    """The variant at all its tables; raises `RulesError` where one of them has no rules."""
    return _cases_of(variant, agree or Agreement())


@remembered_of(64)
def _cases_of(variant: Variant, agreement: Agreement) -> Cases:
    number = variant.rules(None, agreement).players.number
    most = number.most if number.most is not None else max(_MOST_TABLES, number.least)
    tables, used = [], []
    for seats in range(number.least, most + 1):
        resolution = resolve(variant, seats, agreement)
        if resolution.rules is None:
            raise RulesError(resolution.problems)
        tables.append(resolution.rules)
        used.append(resolution.used)
    return Cases(variant, tuple(tables), tuple(used), agreement)
