"""Judging a file: the examples of a rule file, or a record."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carioca_dsl.diagnostics import BY_NAME, Diagnostic, SourceText, Span, is_error, report
from carioca_dsl.files.modes import modes_of
from carioca_dsl.files.parents import parents_beside
from carioca_dsl.files.records import BrokenRecord, from_link, names_a_link
from carioca_dsl.files.variants import Source, open_source
from carioca_dsl.model import Variant
from carioca_dsl.referee import (
    FIRST_LINE,
    ExampleReport,
    Replay,
    UnknownAgreement,
    findings,
    is_link,
    is_record,
    play_examples,
    read_agreement,
    replay,
    report_json,
)

_OURS = "carioca"
"""What every file of ours begins with."""


@dataclass(frozen=True)
class Judgement:
    """What came of a file: a report for each example, or of one record; and whatever is wrong."""

    source: Source
    variant: Variant | None
    reports: tuple[ExampleReport | Replay, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        """Whether everything came out as stated."""
        return not any(map(is_error, self.diagnostics)) and all(report.ok for report in self.reports)

    @property
    def source_text(self) -> SourceText:
        """For showing the lines of diagnostics."""
        return self.source.text_of

    def to_json(self) -> dict[str, Any]:
        """``{"examples": [{"name", "ok", "steps"}]}``; a step has line, text, stated, verdict, rule, rules and ok."""
        return report_json(self.reports)


def judge_file(name_or_path: str | Path, agree: str | Iterable[str] = ()) -> Judgement:
    """Play the examples of a rule file or a shipped variant, or a record or its link, which know their own agreement.

    Raises `FileProblem`, and `UnknownAgreement` where the variant does not offer what is agreed.
    """
    if isinstance(name_or_path, str) and names_a_link(name_or_path):
        return _judge_link(name_or_path)
    source = open_source(name_or_path)
    return judge_source(source, (agree,) if isinstance(agree, str) else tuple(agree))


def _judge_link(link: str) -> Judgement:
    try:
        name, text = from_link(link)
    except BrokenRecord as broken:
        return Judgement(Source("link", broken.link, False, parents_beside(None)), None, (), broken.diagnostics)
    return judge_source(Source(name, text, False, parents_beside(None)))


def judge_source(source: Source, agreed: tuple[str, ...] = ()) -> Judgement:
    """The same for a text that has been read."""
    if is_link(source.text):
        return _judge_link(source.text)
    if is_record(source.text):
        if source.modes:
            raise UnknownAgreement(source.modes[0], ())
        again = replay(source.text, source.name, parents_beside(None))
        return Judgement(source, again.variant, (again,), tuple(again.diagnostics))
    compiled = source.compiled()
    if compiled.variant is None:
        return Judgement(source, None, (), _told(source, compiled.diagnostics))
    agreed = (*modes_of(source, compiled.variant), *agreed)
    read_agreement(compiled.variant, agreed)
    reports = play_examples(compiled.variant, agreed)
    return Judgement(source, compiled.variant, reports, (*compiled.diagnostics, *findings(reports)))


def _told(source: Source, diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """What is wrong with the text; of one that is no rule file at all, that it is no record either."""
    first = diagnostics[0] if diagnostics else None
    text = str(dict(first.args).get("text", "")) if first else ""
    # where the first line of a rule file stands further down, nothing is said of the text that it begins with
    stray = first and first.code == BY_NAME["bad-header"].code and text and not text.lower().startswith(_OURS)
    if source.text.strip() and not (stray and len(diagnostics) == 1):
        return diagnostics
    place = first.span if first else Span(source.name, 1, 1, 1, 1)
    return (report("nothing-to-judge", place, text=text, record=FIRST_LINE, rules=f"{_OURS} 1"),)
