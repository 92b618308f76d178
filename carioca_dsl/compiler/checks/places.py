"""Where a diagnostic points, and the author's own words for what it speaks about."""

from __future__ import annotations

from carioca_dsl.compiler.checks.cases import Case, Survey
from carioca_dsl.compiler.context import span_of
from carioca_dsl.diagnostics import Diagnostic, Span
from carioca_dsl.diagnostics.diagnostic import Arg
from carioca_dsl.model import CardClass, Line, Variant
from carioca_dsl.vocabulary import Writer, vocabulary


def place_of(line: Line) -> Span:
    """Where the value of a line stands."""
    return span_of(line.origin)


def section_of(rule: str) -> str:
    """The section of a rule's id."""
    return rule.partition(".")[0]


def section_place(survey: Survey, section: str) -> Span:
    """The best place for what no line of the file says: its heading, where the file has it, or else its name.

    Not one of the lines below the heading: each of them says what it should, and is not what is missing.
    """
    first = min((place_of(line) for line in survey.own if section_of(line.rule) == section), default=survey.where)
    return survey.headings.get(section, first)


def writer(variant: Variant) -> Writer:
    """Writes values and labels in the author's language."""
    return Writer(vocabulary(variant.language))


def label_of(variant: Variant, line: Line) -> str:
    """The label of a line, without its qualifiers, as its author writes it."""
    if line.rule == "rounds.contract":
        return str(line.subject)
    write = writer(variant)
    if isinstance(line.subject, CardClass):
        return write.cards(line.subject)
    return write.words.label_of(line.rule)


def mark(diagnostic: Diagnostic, line: Line | None, key: str, **args: Arg) -> Diagnostic:
    """One more label at a line, if there is such a line."""
    return diagnostic if line is None else diagnostic.mark(place_of(line), key, **args)


def alternative_place(case: Case, line: Line, index: int) -> Span:
    """Where an alternative of a contract stands within the value, if the value is written as the formatter would.

    Otherwise the whole value: a line knows where its value stands, not what lies inside.
    """
    span = place_of(line)
    write = writer(case.variant)
    written = [write.contract((combination,)) for combination in case.value(line)]
    if (
        len(line.values) > 1
        or len(written) == 1
        or len(write.values(line.rule, line.values)) != span.end_column - span.column
    ):
        return span
    joint = f" {write.words.keyword('_OR')} "
    start = span.column + sum(len(text) + len(joint) for text in written[:index])
    return Span(span.file, span.line, start, span.line, start + len(written[index]))
