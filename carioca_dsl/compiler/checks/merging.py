"""One cause, one message: what shows at many tables is told once, with the tables at which it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import label_of, writer
from carioca_dsl.diagnostics import Diagnostic


def merged(survey: Survey, found: Iterable[tuple[Case, Diagnostic]]) -> Iterator[Diagnostic]:
    """The first diagnostic of each code and cause, about each rule, and a note unless it shows at every table."""
    groups: dict[object, list[tuple[Case, Diagnostic]]] = {}
    for case, diagnostic in found:
        # what no line says has no place of its own: several such rules share the line that names the variant
        rule = dict(diagnostic.args).get("label")
        groups.setdefault((diagnostic.code, _cause(diagnostic), rule), []).append((case, diagnostic))
    for group in groups.values():
        case, diagnostic = group[0]
        if not case.by_default:
            diagnostic = diagnostic.note("agreed", options=_agreed(case))
        others = sorted({number for _, one in group if (number := _round(one)) != _round(diagnostic)})
        if others:
            diagnostic = diagnostic.note("others", rounds=writer(case.variant).numbers(tuple(others)))
        yield _with_players(survey, case, diagnostic, [one for one, _ in group])


def _cause(diagnostic: Diagnostic) -> object:
    """What has to be changed: the place itself, or a line elsewhere that spoils several rounds alike."""
    elsewhere = tuple(label.span for label in diagnostic.labels if label.key in _CAUSES)
    return elsewhere or diagnostic.span


_CAUSES = frozenset({"no-lay-off", "no-discard"})


def _round(diagnostic: Diagnostic) -> int:
    number = dict(diagnostic.args).get("round")
    return number if isinstance(number, int) else 0


def _with_players(survey: Survey, case: Case, diagnostic: Diagnostic, seen: list[Case]) -> Diagnostic:
    if "players" in dict(diagnostic.args):
        return diagnostic  # the message says it
    seats = {(one.fewest, one.seats) for one in seen if one.agreement == case.agreement}
    all_seats = {(one.fewest, one.seats) for one in survey.cases if one.agreement == case.agreement}
    if seats == all_seats:
        return diagnostic
    least, most = min(seats)[0], max(seats)[1]
    return (
        diagnostic.note("players", most=most) if least == most else diagnostic.note("players", least=least, most=most)
    )


def _agreed(case: Case) -> tuple[str, ...]:
    """What has been agreed: options by name, choices as the value that holds instead."""
    write = writer(case.variant)
    chosen = []
    for key, index in case.agreement.choices:
        line = next(line for line in case.variant.lines if line.key == key and len(line.values) > index)
        chosen.append(f"{label_of(case.variant, line)}: {write.value(line.rule, line.values[index])}")
    return (*sorted(case.agreement.options), *chosen)
