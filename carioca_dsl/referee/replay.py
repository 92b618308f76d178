"""Playing a record again, every step through the judge: what it says must be what happens."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from carioca_dsl.compiler import FindParent, UnreadableStep, read_step
from carioca_dsl.diagnostics import BY_NAME, Diagnostic, is_error, report
from carioca_dsl.engine import Dealt, Event, Match
from carioca_dsl.model import Rules, Step, Variant
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.findings import fault_diagnostic
from carioca_dsl.referee.passing import passes_before
from carioca_dsl.referee.record import heading, outcome_line
from carioca_dsl.referee.record_rules import StopReading, line_span, rules_changed, rules_of
from carioca_dsl.referee.record_text import RecordFault, RecordHead, RecordLine, take_apart
from carioca_dsl.referee.record_versions import FIRST
from carioca_dsl.referee.report import ExpectReport, StepReport
from carioca_dsl.referee.steps import action_of

_CODES = {
    "version": "record-of-another-version",
    "unreadable": "unreadable-record-line",
    "missing": "incomplete-record",
}
_OF_THE_RULES = {BY_NAME[name].code for name in ("refused-in-a-record", "record-disagrees")}
"""What is said where a match comes out differently by other rules."""


@dataclass
class Replay:
    """A record played again, as far as it could be; ``diagnostics`` say where it stopped."""

    head: RecordHead
    variant: Variant | None = None
    rules: Rules | None = None
    match: Match | None = None
    steps: list[StepReport] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The variant that was played."""
        return self.head.variant

    @property
    def unmet(self) -> tuple[ExpectReport, ...]:
        """A record expects nothing but its steps; what else it says is a diagnostic where it is wrong."""
        return ()

    @property
    def ok(self) -> bool:
        """Whether everything happened as the record says."""
        return not any(map(is_error, self.diagnostics))


def replay(text: str, file: str, find_shipped: FindParent) -> Replay:
    """Play the record that ``text`` is. Total: whatever is wrong with it is a diagnostic at its line.

    ``find_shipped`` gives the text of a shipped variant; others have to be in the record.
    """
    head, lines, faults = take_apart(text)
    again = Replay(head, diagnostics=[_fault(fault, file) for fault in faults])
    if again.diagnostics:
        return again
    same = True
    try:
        again.variant, again.rules, same = rules_of(head, file, find_shipped)
        again.match = Match(again.rules, head.players, head.seed)
        _play(again, lines, file)
    except StopReading as stop:
        again.diagnostics.append(stop.diagnostic)
    if again.rules is not None and not same:
        broken = [one for one in again.diagnostics if is_error(one)]
        differs = bool(broken) and all(one.code in _OF_THE_RULES for one in broken)
        # that the rules are others is then why it does not come out, and one cause is told once
        again.diagnostics = [] if differs else again.diagnostics
        again.diagnostics.append(rules_changed(head, again.rules, file, matters=differs))
    return again


def _fault(fault: RecordFault, file: str) -> Diagnostic:
    args: dict[str, Any] = dict(fault.args)
    if fault.kind == "version":
        args["expected"] = FIRST
    return report(_CODES[fault.kind], line_span(file, fault.line), **args)


# -- the match --------------------------------------------------------------------------------------------------------


def _play(again: Replay, lines: Iterable[RecordLine], file: str) -> None:
    """Go through the lines; what the match says of deals and ends stands in ``due`` until the record says it too."""
    match = again.match
    assert match is not None
    due = _said(match.events, match.players)
    for line in lines:
        step = None
        if line.kind == "step":
            if due or match.over:
                raise _differs(file, line, due)
            step = _read(line, match.players, file)
        if not due:
            due = _said(_passed(match, step), match.players)
        if step is not None:
            if due:
                raise _differs(file, line, due)
            due = _said(_step(again, match, step, line, file), match.players)
        elif not due or _blank(due[0]) != _blank(_full(line)):
            raise _differs(file, line, due)
        else:
            due.pop(0)
    if due and not due[0].startswith("deal "):
        last = max((line.number for line in lines), default=1)
        raise StopReading(report("record-disagrees", line_span(file, last), stated="nothing", found=due[0]))


def _said(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    """The lines that a record has about these events."""
    said: list[str] = []
    for event in events:
        line = heading(event, names) if isinstance(event, Dealt) else outcome_line(event, names)
        if line is not None and not (line == "void" and said[-1:] == ["void"]):
            said.append(line)
    return said


def _passed(match: Match, following: Step | None) -> list[Event]:
    """What happens because those pass who, by the next line, have not answered."""
    passes = passes_before(following, match.players, match.round, match.deal)
    return [event for action in passes for event in match.apply_judged(action)]


def _step(again: Replay, match: Match, step: Step, line: RecordLine, file: str) -> tuple[Event, ...]:
    try:
        action = action_of(step, match.players, match.deal)
    except Faulty as faulty:
        raise StopReading(fault_diagnostic(faulty.fault)) from None
    reasons = match.reasons_against(action)
    events = () if reasons else match.apply_judged(action)
    report_ = StepReport(step, action, reasons, events)
    again.steps.append(report_)
    if reasons:
        rules = report_.rules if len(report_.rules) > 1 else ()
        span = line_span(file, line.number)
        raise StopReading(report("refused-in-a-record", span, rule=report_.rules[0], rules=rules))
    return events


def _read(line: RecordLine, names: tuple[str, ...], file: str) -> Step:
    # read as a text of its own: to put it on its line would cost a pass over all lines before it
    try:
        step = read_step(line.text, names=names, file=file)
    except UnreadableStep as unreadable:
        raise StopReading(_moved(unreadable.diagnostics[0], line.number)) from None
    return step.model_copy(update={"origin": step.origin.model_copy(update={"line": line.number})})


def _moved(diagnostic: Diagnostic, number: int) -> Diagnostic:
    labels = tuple(
        replace(label, span=replace(label.span, line=number, end_line=number)) for label in diagnostic.labels
    )
    return replace(diagnostic, labels=labels, fix=None)


def _differs(file: str, line: RecordLine, due: list[str]) -> StopReading:
    stated, found = _full(line), due[0] if due else ""
    return StopReading(report("record-disagrees", line_span(file, line.number), stated=stated, found=found))


def _full(line: RecordLine) -> str:
    match line.kind:
        case "void":
            return "void"
        case "unfinished":
            return "end: unfinished"
        case "scores" | "end":
            return f"{line.kind}: {line.text}"
        case _:
            return line.text


def _blank(text: str) -> str:
    return "".join(text.split())
