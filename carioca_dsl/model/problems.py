"""Why the lines of a variant do not make rules."""

from dataclasses import dataclass
from typing import Literal

from carioca_dsl.model.line import Act, Line

ProblemKind = Literal[
    "missing", "contradiction", "no such round", "no such kind", "priced never", "priced twice", "players"
]


@dataclass(frozen=True)
class Problem:
    """Why lines do not make rules: what kind of fault, of which rule, in which round, and the lines that take part."""

    kind: ProblemKind
    rule: str
    subject: str | None = None
    round: int | None = None
    act: Act | None = None
    lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        where = f" in round {self.round}" if self.round else ""
        return f"{self.rule}{f' of {self.subject}' if self.subject else ''}{where}: {self.kind}"


class RulesError(ValueError):
    """The lines of a variant do not make rules for that table; ``problems`` says why."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems
