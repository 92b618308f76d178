"""The sections of rules: each entry becomes a line of the model, or a number to be held against the computed one."""

from dataclasses import dataclass, replace
from typing import Any

from carioca_dsl.compiler.context import Context, Findings, origin_of, span_of
from carioca_dsl.compiler.expectations import read_expectation
from carioca_dsl.compiler.labels import EXPECT, Meant, read_label
from carioca_dsl.compiler.marks import read_marks
from carioca_dsl.compiler.outline import Outline, Section
from carioca_dsl.compiler.values import read_values
from carioca_dsl.compiler.verb_words import Verb
from carioca_dsl.compiler.verbs import Head, Said, read_head, split_was
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Cite, Line, NamedKind, Variant
from carioca_dsl.syntax import Line as Entry
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import RULE_SECTIONS, begins, nearest, sample

_Read = tuple["RuleLines", tuple[Diagnostic, ...]]


@dataclass(frozen=True)
class RuleLines:
    """What the sections of rules say."""

    said: tuple[Said, ...]
    kinds: tuple[NamedKind, ...]


def rule_lines(outline: Outline, context: Context, level: int, parent: Variant | None = None) -> _Read:
    """The rules of a file at that level (0 for the family base, 1 for all others), and what is wrong with them."""
    reader = _Reader(context, level, {kind.name: kind for kind in parent.kinds} if parent else {})
    for section in outline.sections:
        if section.id == "meld" or section.id in RULE_SECTIONS:
            reader.section(section)
    return RuleLines(tuple(reader.said), tuple(reader.kinds)), tuple(reader.findings)


class _Reader:
    def __init__(self, context: Context, level: int, inherited: dict[str, NamedKind]) -> None:
        self.context = context
        self.level = level
        self.inherited = inherited
        self.findings = Findings()
        self.said: list[Said] = []
        self.kinds: list[NamedKind] = []
        self.first: dict[Any, Text] = {}

    def section(self, section: Section) -> None:
        id = section.id or ""
        kind = None
        if id == "meld":
            kind = section.argument
            shape = self.named_kind(section)
            if shape is None:
                return
            id = shape
        elif id in ("set", "run"):
            kind = id
        for entry in section.entries:
            if entry.label is None:
                continue
            head = read_head(id, entry.label, self.context.words, self.context.names)
            if section.id == "meld" and self.is_like(head.label):
                self.like(section, head)
            else:
                self.entry(id, kind, entry, head)

    def named_kind(self, section: Section) -> str | None:
        """What the kind of a ``meld`` section is in the end: a set or a run."""
        name = section.argument
        like = self.context.names.kinds.get(name, "")
        place = section.heading.whole
        if not like:
            like = self.context.words.words.labels["like"][0]
            legal = tuple(f"{like}: {self.context.names.kind_name(one, 1)}" for one in ("set", "run"))
            self.findings.append(report("kind-without-like", place.span, name=name, legal=legal))
            return None
        shape = self.context.names.shape(name)
        if shape is None:
            value = next((line.value for line in section.entries if line.label and self.is_like(line.label)), None)
            legal = self.context.names.kinds_for_messages()
            where = (value or place).span
            self.findings.append(report("unknown-kind", where, text=like, near=nearest(like, legal), legal=legal))
            return None
        if name not in self.inherited:
            self.kinds.append(NamedKind(name=name, like=like, origin=origin_of(place)))
        return shape

    def is_like(self, label: Text) -> bool:
        return any(begins(one, label.text) == len(label.text) for one in self.context.words.words.labels["like"])

    def like(self, section: Section, head: Head) -> None:
        """What a kind is made from is said once, where it is declared."""
        known = self.inherited.get(section.argument)
        if known is not None:
            problem = report("kind-of-the-parent", head.whole.span, name=known.name)
            self.findings.append(problem.mark(span_of(known.origin), "first"))
        elif head.verb or head.fixed:
            self.findings.append(report("verb-not-here", head.words.span, verb=head.words.text, label=head.label.text))

    def entry(self, section: str, kind: str | None, entry: Entry, head: Head) -> None:
        verb = head.verb is not None or head.fixed
        meant = read_label(section, head.label, self.context, self.findings, behind_a_verb=verb)
        cites, marks = read_marks(entry.marks, self.context, self.findings)
        if meant is None or self.misplaced(head, meant, entry):
            return
        if meant.rule == EXPECT:
            self.expect(section, meant, entry, head, cites)
            return
        subject = kind or meant.subject
        if not self.is_first((meant.rule, subject, meant.when), head.label, entry):
            return
        said = Said(head, meant.rule, subject, meant.when)
        if head.verb is Verb.REMOVE:
            self.said.append(said)
        elif found := self.value(entry, head, sample(meant.rule, self.context.words)):
            value, was = found
            values = read_values(meant.rule, value, self.context, self.findings)
            earlier = read_values(meant.rule, was, self.context, self.findings) if was and values else None
            if values is None or (was and earlier is None):
                return
            line = Line(
                rule=meant.rule,
                subject=subject,
                when=meant.when,
                values=values,
                origin=origin_of(value),
                cites=cites,
                marks=marks,
                level=self.level,
                fixed=head.fixed,
            )
            self.said.append(replace(said, entry=line, was=earlier, was_text=was))

    def expect(self, section: str, meant: Meant, entry: Entry, head: Head, cites: tuple[Cite, ...]) -> None:
        said = Said(head, EXPECT, section, meant.when)
        if head.verb is Verb.REMOVE:
            self.said.append(said)
        elif found := self.value(entry, head, f"{head.label.text}: …"):
            value, was = found
            number = read_expectation(section, meant.when, value, self.context, self.findings)
            earlier = (
                read_expectation(section, meant.when, was, self.context, self.findings, cards=False) if was else None
            )
            if number is not None and (earlier or not was):
                known = number.model_copy(update={"cites": cites})
                self.said.append(replace(said, entry=known, was=(earlier.number,) if earlier else None, was_text=was))

    def value(self, entry: Entry, head: Head, example: str) -> tuple[Text, Text | None] | None:
        """What is said, and what it was before; ``None`` after reporting."""
        value, was = split_was(entry.value, self.context.words) if entry.value else (None, None)
        if not value:
            self.findings.append(report("missing-value", entry.whole.span, label=head.label.text, example=example))
            return None
        if was is not None and head.verb is not Verb.CHANGE:
            right = f"{self.context.words.words.changes[Verb.CHANGE][0]} {head.label.text}"
            self.findings.append(report("was-without-change", was.span, label=head.label.text, right=right))
            return None
        return value, was

    def misplaced(self, head: Head, meant: Meant, entry: Entry) -> bool:
        """Reports words in front of a label that do not go with it, or with a value."""
        if head.fixed and (meant.rule == EXPECT or head.verb is Verb.REMOVE):
            self.findings.append(report("verb-not-here", head.words.span, verb=head.words.text, label=head.label.text))
            return True
        if head.verb is Verb.REMOVE and entry.value is not None:
            problem = report("value-removed", entry.value.span, label=head.label.text)
            start = len(head.whole.text)
            end = entry.whole.text.index(entry.value.text, start) + len(entry.value.text)
            self.findings.append(problem.fixed(entry.whole.span_of(start, end), ""))
            return True
        return False

    def is_first(self, key: Any, label: Text, entry: Entry) -> bool:
        first = self.first.setdefault(key, entry.whole)
        if first is not entry.whole:
            self.findings.append(report("duplicate-line", label.span, label=label.text).mark(first.span, "first"))
        return first is entry.whole
