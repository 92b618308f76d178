"""The sections of rules: each entry becomes a line of the model, or a number to be held against the computed one."""

from dataclasses import dataclass
from typing import Any

from carioca_dsl.cards import UnreadableCard, read_face
from carioca_dsl.compiler.context import Context, Findings, origin_of
from carioca_dsl.compiler.labels import EXPECT, Meant, read_label
from carioca_dsl.compiler.marks import read_marks
from carioca_dsl.compiler.outline import Outline, Section
from carioca_dsl.compiler.trees import extent, numbers, subtrees, tokens
from carioca_dsl.compiler.values import read_values
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import Expectation, Line, NamedKind
from carioca_dsl.syntax import Line as Entry
from carioca_dsl.syntax import Text, Unreadable, parse
from carioca_dsl.vocabulary import RULE_SECTIONS, begins, nearest, sample

_EXPECTED_UNIT = {"deck": "card", "rounds": "card", "scoring": "point"}


@dataclass(frozen=True)
class RuleLines:
    """What the sections of rules say."""

    lines: tuple[Line, ...]
    expectations: tuple[Expectation, ...]
    kinds: tuple[NamedKind, ...]


def rule_lines(outline: Outline, context: Context, level: int) -> tuple[RuleLines, tuple[Diagnostic, ...]]:
    """The rules of a file at that level above the family base, and what is wrong with them."""
    reader = _Reader(context, level)
    for section in outline.sections:
        if section.id == "meld" or section.id in RULE_SECTIONS:
            reader.section(section)
    return RuleLines(tuple(reader.lines), tuple(reader.expectations), tuple(reader.kinds)), tuple(reader.findings)


class _Reader:
    def __init__(self, context: Context, level: int) -> None:
        self.context = context
        self.level = level
        self.findings = Findings()
        self.lines: list[Line] = []
        self.expectations: list[Expectation] = []
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
            if entry.label is not None and not (section.id == "meld" and self.is_like(entry.label)):
                self.entry(id, kind, entry, entry.label)

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
        self.kinds.append(NamedKind(name=name, like=like, origin=origin_of(place)))
        return shape

    def is_like(self, label: Text) -> bool:
        return any(begins(one, label.text) == len(label.text) for one in self.context.words.words.labels["like"])

    def entry(self, section: str, kind: str | None, entry: Entry, label: Text) -> None:
        meant = read_label(section, label, self.context, self.findings)
        cites, marks = read_marks(entry.marks, self.context, self.findings)
        if meant is None:
            return
        if entry.value is None:
            example = sample(meant.rule, self.context.words) if meant.rule != EXPECT else f"{label.text}: …"
            self.findings.append(report("missing-value", entry.whole.span, label=label.text, example=example))
            return
        if meant.rule == EXPECT:
            found = self.expectation(section, meant, entry.value)
            if found:
                self.expectations.append(found.model_copy(update={"cites": cites}))
            return
        subject = kind or meant.subject
        if not self.is_first((meant.rule, subject, meant.when), label, entry):
            return
        values = read_values(meant.rule, entry.value, self.context, self.findings)
        if values is not None:
            line = Line(
                rule=meant.rule,
                subject=subject,
                when=meant.when,
                values=values,
                origin=origin_of(entry.value),
                cites=cites,
                marks=marks,
                level=self.level,
            )
            self.lines.append(line)

    def is_first(self, key: Any, label: Text, entry: Entry) -> bool:
        first = self.first.setdefault(key, entry.whole)
        if first is not entry.whole:
            self.findings.append(report("duplicate-line", label.span, label=label.text).mark(first.span, "first"))
        return first is entry.whole

    # -- printed totals -------------------------------------------------------------------------------------------

    def expectation(self, section: str, meant: Meant, value: Text) -> Expectation | None:
        unit = _EXPECTED_UNIT[section]
        example = "expect: A♠ Q♥ 3♦ = 33 points" if section == "scoring" else "expect: 108 cards"
        try:
            tree = parse("expected", value.text, self.context.language)
            faces = [str(token) for tree in subtrees(tree, "faces") for token in tokens(tree)]
            money = next(subtrees(tree, "money"))
        except Unreadable as error:
            self.unreadable(value, error, example)
            return None
        if bool(faces) != (section == "scoring"):
            self.wrong(value, example)
            return None
        for written in subtrees(money, "unit"):
            part = value.part(extent(written)[0])
            if not self.context.words.is_unit(unit, part.text):
                number = numbers(money)[0]
                right = f"{number} {self.context.words.unit(unit, number)}"
                self.findings.append(report("wrong-unit", part.span, text=part.text, right=right))
                return None
        cards = tuple(read_face(face) for face in faces)
        number = numbers(money)[0]
        return Expectation(section=section, when=meant.when, cards=cards, number=number, origin=origin_of(value))

    def unreadable(self, value: Text, error: Unreadable, example: str) -> None:
        rest = value.part(error.fits)
        word = rest.text.split(" ")[0]
        if "CARD" in error.expected and word and word != "=":
            place = value.part(error.fits, value.text.find(word, error.fits) + len(word))
            try:
                read_face(word)
            except UnreadableCard:
                self.findings.append(report("bad-card", place.span, text=word))
                return
        self.wrong(value, example)

    def wrong(self, value: Text, example: str) -> None:
        label = self.context.words.words.labels["expect"][0]
        self.findings.append(report("wrong-value", value.span, text=value.text, label=label, example=example))
