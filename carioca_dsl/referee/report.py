"""What came of an example: each line with what was stated and what came out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from carioca_dsl.engine import Action, DealState, Event
from carioca_dsl.melds import Reason
from carioca_dsl.model import Example, Expected, Rules, Step
from carioca_dsl.referee.fault import Fault


@dataclass(frozen=True)
class StepReport:
    """One step: ``reasons`` is empty where the judge allowed it, and then ``events`` says what happened."""

    step: Step
    action: Action
    reasons: tuple[Reason, ...]
    events: tuple[Event, ...] = ()

    @property
    def verdict(self) -> str:
        """``allowed`` or ``refused``."""
        return "refused" if self.reasons else "allowed"

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules and laws that refuse it, each once."""
        return tuple(dict.fromkeys(reason.id for reason in self.reasons))

    @property
    def ok(self) -> bool:
        """Whether it came out as stated: the verdict, and if a rule is named, that rule among the reasons."""
        step = self.step
        return (step.stated is None or step.stated == self.verdict) and (
            step.because is None or step.because in self.rules
        )


@dataclass(frozen=True)
class ExpectReport:
    """One ``expect`` line: whether it holds, and what was found (for a person to read; cards and numbers)."""

    expected: Expected
    found: str
    ok: bool


@dataclass(frozen=True)
class ExampleReport:
    """A whole example; ``fault`` says why there are no lines where it could not be set up."""

    example: Example
    names: tuple[str, ...] = ()
    """Who sits there, in order of play."""
    rules: Rules | None = None
    lines: tuple[StepReport | ExpectReport, ...] = ()
    fault: Fault | None = None
    start: DealState | None = field(default=None, repr=False)
    """Where it begins."""
    before: tuple[Event, ...] = ()
    """What happened before the first step: an empty stock is seen to."""

    @property
    def name(self) -> str:
        """The example's name."""
        return self.example.name

    @property
    def steps(self) -> tuple[StepReport, ...]:
        """The lines that are steps."""
        return tuple(line for line in self.lines if isinstance(line, StepReport))

    @property
    def unmet(self) -> tuple[ExpectReport, ...]:
        """The ``expect`` lines that do not hold."""
        return tuple(line for line in self.lines if isinstance(line, ExpectReport) and not line.ok)

    @property
    def ok(self) -> bool:
        """Whether everything came out as stated."""
        return self.fault is None and all(line.ok for line in self.lines)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return self.before + tuple(event for step in self.steps for event in step.events)


class Reported(Protocol):
    """What has been played: an example, or a whole record."""

    @property
    def name(self) -> str:
        """What to call it."""

    @property
    def ok(self) -> bool:
        """Whether everything came out as stated."""

    @property
    def steps(self) -> Sequence[StepReport]:
        """What was done."""

    @property
    def unmet(self) -> Sequence[ExpectReport]:
        """What was expected and is not so."""


def report_json(reports: Iterable[Reported]) -> dict[str, Any]:
    """The reports as the JSON of ``judge``; ``unmet`` is there only where an ``expect`` line does not hold."""
    return {"examples": [_example_json(report) for report in reports]}


def _example_json(report: Reported) -> dict[str, Any]:
    data: dict[str, Any] = {"name": report.name, "ok": report.ok, "steps": [_step_json(step) for step in report.steps]}
    if report.unmet:
        data["unmet"] = [
            {"line": line.expected.origin.line, "text": line.expected.text, "found": line.found}
            for line in report.unmet
        ]
    return data


def _step_json(report: StepReport) -> dict[str, Any]:
    step = report.step
    return {
        "line": step.origin.line,
        "text": step.text,
        "stated": step.stated.value if step.stated else None,
        "verdict": report.verdict,
        "rule": next(iter(report.rules), None),
        "rules": list(report.rules),
        "ok": report.ok,
    }
