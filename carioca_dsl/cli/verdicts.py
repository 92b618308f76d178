"""Verdicts as lines for people: each step with what the referee says about it."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from carioca_dsl.prose.reasons import reason_text
from carioca_dsl.prose.speech import Speech
from carioca_dsl.referee import ExampleReport, ExpectReport, Replay, StepReport

_BOLD, _RED, _GREEN, _PLAIN = "\x1b[1m", "\x1b[31m", "\x1b[32m", "\x1b[0m"
_Paint = Callable[[str, str], str]


def verdict_lines(reports: Iterable[ExampleReport | Replay], speech: Speech, *, coloured: bool) -> Iterator[str]:
    """Each example with its steps: ``✓`` where a step came out as stated, ``✗`` where not, and why it is refused.

    Of a record only a refused step is shown: `replay` tells the others.
    """
    paint = _paint if coloured else _leave
    for report in reports:
        yield f"{_mark(report.ok, paint)} {paint(report.name, _BOLD)}"
        lines: Sequence[StepReport | ExpectReport]
        if isinstance(report, ExampleReport):
            lines, names, number = report.lines, report.names, report.example.round
        else:
            names = report.match.players if report.match else ()
            number = report.match.round.number if report.match else 1
            lines = [step for step in report.steps if step.reasons]
        for line in lines:
            if isinstance(line, ExpectReport):
                found = "" if line.ok else f" ({line.found or '—'})"
                yield f"  {_mark(line.ok, paint)} {line.expected.text}{found}"
                continue
            ok = line.ok and isinstance(report, ExampleReport)
            yield f"  {_mark(ok, paint)} {line.step.text} -> {line.verdict}"
            for reason in line.reasons:
                assert report.rules is not None
                yield f"      {reason_text(reason, speech, report.rules, number, names)} [{reason.id}]"


def _mark(ok: bool, paint: _Paint) -> str:
    return paint("✓", _GREEN) if ok else paint("✗", _RED)


def _paint(text: str, colour: str) -> str:
    return f"{colour}{text}{_PLAIN}"


def _leave(text: str, colour: str) -> str:
    return text
