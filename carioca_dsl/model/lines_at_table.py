"""Which line of a variant holds at one table: one out of the many that may speak about a case.

Of the lines that speak about a case, those of the highest level count (a file's own before the family's), and of
those the narrowest wins; two of which neither is narrower contradict each other.
"""

from collections.abc import Callable, Iterable
from typing import Any

from carioca_dsl.model.line import Act, Agreement, Line
from carioca_dsl.model.problems import Problem, ProblemKind

About = Callable[[Line], bool]
"""Whether a line is about the thing in question, where its rule has several (kinds, rounds, cards)."""


class Missing:
    """Stands for a value that no line gives; the fault has been reported where this appears."""


MISSING: Any = Missing()


class LinesAtTable:
    """The lines that hold for so many players and that agreement. What is wrong with them is collected."""

    def __init__(self, lines: Iterable[Line], seats: int, agreement: Agreement) -> None:
        self.agreement = agreement
        self.problems: dict[Problem, None] = {}
        self.used: dict[int, Line] = {}
        """The lines that had a say, by their address."""
        self.by_rule: dict[str, list[Line]] = {}
        for line in lines:
            if line.when.at_table(seats, agreement.options):
                self.by_rule.setdefault(line.rule, []).append(line)
        self.by_round = frozenset(
            rule for rule, known in self.by_rule.items() if any(line.when.rounds is not None for line in known)
        )
        """The rules of which some line speaks about some rounds only."""

    def report(self, problem: Problem) -> None:
        """Keep what is wrong, once."""
        self.problems.setdefault(problem)

    def speaking(self, rule: str, number: int | None, act: Act | None, about: About | None = None) -> list[Line]:
        """The lines that speak about the case."""
        return [
            line
            for line in self.by_rule.get(rule, ())
            if line.when.in_case(act, number) and (about is None or about(line))
        ]

    def chosen(
        self,
        rule: str,
        number: int | None,
        *,
        act: Act | None = None,
        about: About | None = None,
        subject: str | None = None,
        faults: tuple[ProblemKind, ProblemKind] = ("missing", "contradiction"),
    ) -> Any:
        """The value that holds in the case; `MISSING` after reporting that none does, or several."""
        lines = deciding(self.speaking(rule, number, act, about))
        if not lines:
            self.report(Problem(faults[0], rule, subject, number, act))
            return MISSING
        if len(lines) > 1:
            self.report(Problem(faults[1], rule, subject, number, act, tuple(lines)))
            return MISSING
        (line,) = lines
        self.used[id(line)] = line
        return self.agreement.value(line)


def deciding(lines: list[Line]) -> list[Line]:
    """Those of the highest level than which no other is narrower: one, unless several say the same or disagree."""
    if len(lines) < 2:
        return lines
    top = max(line.level for line in lines)
    lines = [line for line in lines if line.level == top]
    return [
        line for line in lines if not any(other.when != line.when and other.when.narrower(line.when) for other in lines)
    ]
