"""What is wrong with examples, as diagnostics: lines that come out differently, and examples that cannot be set up."""

from collections.abc import Iterable, Iterator
from typing import Any

from carioca_dsl.diagnostics import Diagnostic, Span, report
from carioca_dsl.model import Origin
from carioca_dsl.referee.fault import Fault, FaultKind
from carioca_dsl.referee.report import ExampleReport, ExpectReport, StepReport
from carioca_dsl.vocabulary import nearest

_CODES: dict[FaultKind, str] = {
    "too few copies": "too-many-copies",
    "no such player": "unknown-player",
    "too many players": "too-many-players",
    "no such round": "example-in-no-round",
    "no such agreement": "no-such-agreement",
    "no rules": "example-without-rules",
    "no meld": "laid-cards-are-no-meld",
}


def findings(reports: Iterable[ExampleReport]) -> tuple[Diagnostic, ...]:
    """A diagnostic for each line that is not as stated, and for each example that could not be played."""
    return tuple(one for example in reports for one in _of_one(example))


def span_of(origin: Origin) -> Span:
    """The place that an origin names."""
    return Span(origin.file, origin.line, origin.column, origin.line, origin.end_column)


def _of_one(example: ExampleReport) -> Iterator[Diagnostic]:
    for line in example.lines:
        if not line.ok:
            yield _step(line) if isinstance(line, StepReport) else _expected(line)
    if example.fault:
        yield fault_diagnostic(example.fault)


def _step(line: StepReport) -> Diagnostic:
    step = line.step
    stated = f"{step.stated} because {step.because}" if step.because else f"{step.stated}"
    args: dict[str, Any] = {"stated": stated, "verdict": line.verdict}
    if line.rules:
        args |= {"rule": line.rules[0], "rules": line.rules if len(line.rules) > 1 else ()}
    return report("example-comes-out-differently", span_of(step.origin), **args)


def _expected(line: ExpectReport) -> Diagnostic:
    expected = line.expected
    stated = expected.text.rpartition(":")[2].strip()
    return report(
        "example-comes-out-differently", span_of(expected.origin), stated=stated, verdict=line.found or "nothing"
    )


def fault_diagnostic(fault: Fault) -> Diagnostic:
    """The diagnostic that a fault is."""
    args: dict[str, Any] = dict(fault.args)
    if fault.kind == "no such player":
        args["near"] = nearest(args["name"], args["legal"])
    problem = report(_CODES[fault.kind], span_of(fault.origin), **args)
    for place in fault.also:
        problem = problem.mark(span_of(place), "also")
    return problem
