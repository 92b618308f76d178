"""Runs that must hold certain cards: does every run hold them anyway, or none?"""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.cards import ACE, KING
from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.checks.places import mark, place_of, writer
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Ace, RoundRules, RunKind


def runs_hold(survey: Survey, case: Case, entry: RoundRules) -> Iterator[Diagnostic]:
    """Each demand that no run can meet, and each that every run meets (which may stay where the source states it)."""
    for kind in entry.kinds:
        line = case.line("run.contains", entry.number, subject=kind.name)
        if not isinstance(kind, RunKind) or kind.contains is None or kind.contains.cards.jokers or line is None:
            continue
        counts = [sum(rank in kind.contains.cards.ranks for rank in ranks) for ranks in _runs(kind)]
        if not counts:
            continue
        write = writer(case.variant)
        known = {"kind": write.kind_name(kind.name, 1), "holding": write.holding(kind.contains)}
        if not any(count in kind.contains.number for count in counts):
            problem = report("meld-never-holds", place_of(line), **known)
            yield mark(problem, case.line("run.size", entry.number, subject=kind.name), "size")
        elif line.origin.file == survey.where.file and all(count in kind.contains.number for count in counts):
            problem = report("meld-always-holds", place_of(line), **known)
            yield mark(problem, case.line("run.size", entry.number, subject=kind.name), "size")


def _runs(kind: RunKind) -> Iterator[tuple[int, ...]]:
    """The ranks of each run of that kind, as it is laid."""
    suit = tuple(range(ACE, KING + 1))
    if kind.places is None:
        lanes = [suit + suit]
    else:
        lanes = {
            Ace.LOW: [suit],
            Ace.HIGH: [(*suit[1:], ACE)],
            Ace.LOW_OR_HIGH: [suit, (*suit[1:], ACE)],
            Ace.BOTH_ENDS: [(*suit, ACE)],
        }[kind.ace]
    for lane in lanes:
        most = min(kind.size.most or len(lane), len(lane))
        for size in range(kind.size.least, most + 1):
            for start in range(len(lane) - size + 1):
                yield lane[start : start + size]
