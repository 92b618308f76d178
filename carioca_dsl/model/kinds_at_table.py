"""The kinds of melds in one round at one table: a kind says what it says itself, and for the rest what it is like."""

from collections.abc import Iterable
from typing import Any

from carioca_dsl.model.declarations import Declared, rules_of
from carioca_dsl.model.kinds import Kind, RunKind, SetKind
from carioca_dsl.model.line import Line, NamedKind
from carioca_dsl.model.lines_at_table import MISSING, LinesAtTable
from carioca_dsl.model.problems import Problem


def differ_by_round(lines: LinesAtTable) -> bool:
    """Whether a line about kinds speaks about some rounds only."""
    return any(declared.id in lines.by_round for section in (SetKind, RunKind) for declared in rules_of(section))


def kinds_at_table(lines: LinesAtTable, named: Iterable[NamedKind], number: int | None) -> dict[str, Kind | None]:
    """The kinds by name; ``None`` for one that lacks a rule (reported)."""
    chains: dict[str, tuple[str, ...]] = {"set": ("set",), "run": ("run",)}
    for kind in named:
        if kind.like in chains:
            chains[kind.name] = (kind.name, *chains[kind.like])
        else:
            lines.report(Problem("no such kind", "meld.like", kind.name))
    return {name: _kind(lines, chain, number) for name, chain in chains.items()}


def _kind(lines: LinesAtTable, chain: tuple[str, ...], number: int | None) -> Kind | None:
    section: type[SetKind] | type[RunKind] = SetKind if chain[-1] == "set" else RunKind
    values: dict[str, Any] = {"name": chain[0]}
    for declared in rules_of(section):
        values[declared.field] = _value(lines, declared, chain, number)
    return None if any(value is MISSING for value in values.values()) else section(**values)


def _value(lines: LinesAtTable, declared: Declared, chain: tuple[str, ...], number: int | None) -> Any:
    """The value of the nearest kind of the chain that says anything in this case."""
    for name in chain:

        def about(line: Line, name: str = name) -> bool:
            return line.subject == name

        if lines.speaking(declared.id, number, None, about):
            return lines.chosen(declared.id, number, about=about, subject=chain[0])
    if not declared.info.is_required():
        return declared.info.default
    lines.report(Problem("missing", declared.id, chain[0], number))
    return MISSING
