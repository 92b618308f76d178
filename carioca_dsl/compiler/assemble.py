"""Last pass: a file and those that it stands on become one `Variant`."""

from carioca_dsl.compiler.context import Findings, span_of
from carioca_dsl.compiler.outline import Outline
from carioca_dsl.compiler.rules import RuleLines
from carioca_dsl.compiler.texts import Texts
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import CardClass, Example, Line, Variant, Word, declared_rules
from carioca_dsl.vocabulary import Writer, vocabulary


def assemble(
    outline: Outline,
    parent: Variant | None,
    groups: dict[str, CardClass],
    texts: Texts,
    rules: RuleLines,
    examples: tuple[Example, ...],
) -> Variant:
    """Everything that the file says, on top of what its parent says. Examples and titles are not inherited."""
    words: dict[str, dict[str, Word]] = {}
    for source in (parent.words if parent else {}, texts.words):
        for language, known in source.items():
            words[language] = words.get(language, {}) | known
    return Variant(
        name=outline.name.text if outline.name else "",
        language=outline.language,
        based_on=(parent.name, *parent.based_on) if parent else (),
        titles=texts.titles,
        sources=(parent.sources if parent else {}) | texts.sources,
        options=(*(parent.options if parent else ()), *texts.options),
        words=words,
        groups=(parent.groups if parent else {}) | groups,
        kinds=(*(parent.kinds if parent else ()), *rules.kinds),
        lines=(*(parent.lines if parent else ()), *rules.lines),
        expectations=rules.expectations,
        notes=(*(parent.notes if parent else ()), *texts.notes),
        examples=examples,
    )


def below_a_named_parent(outline: Outline, parent: Variant, rules: RuleLines) -> tuple[Diagnostic, ...]:
    """Below a named parent a rule needs a verb, and verbs are not there yet: each rule line is reported."""
    findings = Findings()
    said = {(line.rule, line.subject, line.when): line for line in parent.lines}
    for line in rules.lines:
        label = _label(line, outline.language)
        problem = report("verb-needed", span_of(line.origin), label=label)
        first = said.get((line.rule, line.subject, line.when))
        findings.append(problem.mark(span_of(first.origin), "first") if first else problem)
    return tuple(findings)


def _label(line: Line, language: str) -> str:
    if line.rule in vocabulary(language).words.labels or line.rule not in declared_rules():
        return vocabulary(language).label_of(line.rule)
    if isinstance(line.subject, CardClass):
        return Writer(vocabulary(language)).cards(line.subject)
    return str(line.subject) if isinstance(line.subject, int) else vocabulary(language).label_of(line.rule)
