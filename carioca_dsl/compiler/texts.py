"""The sections for readers: titles, sources, options, words and notes. They take no part in play."""

import re
from dataclasses import dataclass, field
from typing import Any

from carioca_dsl.compiler.context import Context, Findings, origin_of
from carioca_dsl.compiler.marks import read_marks
from carioca_dsl.compiler.outline import Outline, Section
from carioca_dsl.compiler.trees import tokens
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.model import OPTION, Note, Option, Word, round_concept
from carioca_dsl.syntax import Line, Text, Unreadable, parse
from carioca_dsl.vocabulary import begins, nearest, plain
from carioca_dsl.vocabulary.placeholders import PLACEHOLDERS, ROUND, round_named

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}")
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True)
class Texts:
    """What the sections for readers say."""

    titles: dict[str, str] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    words: dict[str, dict[str, Word]] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()


def texts(outline: Outline, context: Context) -> tuple[Texts, tuple[Diagnostic, ...]]:
    """The texts of a file, and what is wrong with them."""
    reader = _Reader(context)
    for section in outline.sections:
        reader.section(section)
    found = Texts(reader.titles, reader.sources, tuple(reader.options), reader.words, tuple(reader.notes))
    return found, tuple(reader.findings)


class _Reader:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.findings = Findings()
        self.titles: dict[str, str] = {}
        self.sources: dict[str, str] = {}
        self.options: list[Option] = []
        self.named: set[str] = set()
        self.words: dict[str, dict[str, Word]] = {}
        self.notes: list[Note] = []
        self.first: dict[tuple[str, str], Text] = {}

    def section(self, section: Section) -> None:
        read = {
            "title": self.title,
            "sources": self.source,
            "options": self.option,
            "words": self.word,
            "notes": self.note,
        }.get(section.id or "")
        if read is None:
            return
        if section.id in ("words", "notes") and not _LANGUAGE.fullmatch(section.argument):
            place = section.heading.whole.span
            self.findings.append(report("unknown-language", place, language=section.argument))
            return
        for line in section.entries:
            if line.label is not None:
                read(section, line, line.label)

    # -- one line of each -----------------------------------------------------------------------------------------

    def title(self, section: Section, line: Line, label: Text) -> None:
        if not _LANGUAGE.fullmatch(label.text):
            self.findings.append(report("unknown-language", label.span, language=label.text))
            return
        text = self.text(line, f'{label.text}: "…"')
        if text is not None and self.is_first("title", label):
            self.titles[label.text.lower()] = text

    def source(self, section: Section, line: Line, label: Text) -> None:
        text = self.text(line, f'{label.text}: "…"')
        if text is not None:
            self.sources.setdefault(label.text, text)

    def option(self, section: Section, line: Line, label: Text) -> None:
        mode = self.context.words.words.labels["mode"]
        end = next((end for one in mode if (end := begins(one, label.text)) is not None), None)
        name = label.part(end or 0)
        text = self.text(line, f'{label.text}: "…"')
        if text is not None and name and name.text not in self.named:
            self.named.add(name.text)
            self.options.append(
                Option(name=name.text, text=text, mode=bool(end), origin=origin_of(line.value or label))
            )

    def word(self, section: Section, line: Line, label: Text) -> None:
        concept = self.concept(label.text)
        if concept is None:
            spellings = [known for one in self.context.words.words.concepts.values() for known in one]
            near = nearest(label.text, (*spellings, *self.context.names.kinds))
            self.findings.append(report("unknown-word", label.span, text=label.text, near=near))
            return
        tree = self.tree(line, "word", f'{label.text}: "…" f, "…"')
        if tree is not None and self.is_first(f"words {section.argument}", label):
            singular, *plural = (str(token)[1:-1].strip() for token in tokens(tree, "STRING"))
            gender = next((str(token) for token in tokens(tree, "GENDER")), None)
            word = Word(singular=singular, gender=gender, plural=plural[0] if plural else None)
            self.words.setdefault(section.argument, {})[concept] = word

    def concept(self, text: str) -> str | None:
        """The id of what a word is for: a concept, a kind, ``round N``, or ``option NAME`` (its text)."""
        known = self.context.names.kind_named(text)
        if known is not None:
            return known
        found = re.fullmatch(r"(.*\S) +(\d{1,2})", text)
        if found and self.context.words.find("concepts", found[1]) == "round":
            return round_concept(int(found[2]))
        concept = self.context.words.find("concepts", text)
        return f"{OPTION} {text}" if concept is None and text in self.context.names.options else concept

    def note(self, section: Section, line: Line, label: Text) -> None:
        topic = self.context.words.find("topics", label.text)
        if topic is None:
            topics = tuple(known[0] for known in self.context.words.words.topics.values())
            heading = self.context.words.heading_of("notes")
            known = {"text": label.text, "section": heading, "near": nearest(label.text, topics)}
            self.findings.append(report("unknown-label", label.span, **known, legal=topics))
            return
        text = self.text(line, f'{label.text}: "…"')
        if text is None or line.value is None:
            return
        self.check_numbers(line.value)
        cites, marks = read_marks(line.marks, self.context, self.findings)
        origin = origin_of(line.value)
        self.notes.append(
            Note(topic=topic, language=section.argument, text=text, origin=origin, cites=cites, marks=marks)
        )

    # -- helpers --------------------------------------------------------------------------------------------------

    def check_numbers(self, value: Text) -> None:
        legal = tuple(f"{{{name}}}" for name in (*PLACEHOLDERS, ROUND))
        spans = []
        for found in _PLACEHOLDER.finditer(value.text):
            spans.append(found.span())
            if found[1] not in PLACEHOLDERS and round_named(found[1]) is None:
                near = nearest(found[1], PLACEHOLDERS)
                known = {"text": found[0], "near": f"{{{near}}}" if near else ""}
                self.findings.append(report("unknown-placeholder", value.span_of(*found.span()), **known, legal=legal))
        for found in re.finditer(r"\d+", value.text):
            if not any(start <= found.start() < end for start, end in spans):
                place = value.span_of(*found.span())
                self.findings.append(report("number-in-note", place, text=found[0], legal=legal))

    def text(self, line: Line, example: str) -> str | None:
        tree = self.tree(line, "text", example)
        return None if tree is None else str(tokens(tree, "STRING")[0])[1:-1].strip()

    def tree(self, line: Line, shape: str, example: str) -> Any:
        label = line.label.text if line.label is not None else ""
        if line.value is None:
            self.findings.append(report("missing-value", line.whole.span, label=label, example=example))
            return None
        try:
            return parse(shape, line.value.text, self.context.language)
        except Unreadable:
            self.findings.append(self.unquoted(line.value, label, example))
            return None

    def unquoted(self, value: Text, label: str, example: str) -> Diagnostic:
        """A text that cannot be read; most often its quotation marks are missing."""
        quoted = f'"{value.text}"'
        if '"' in value.text:
            return report("wrong-value", value.span, text=value.text, label=label, example=example)
        problem = report("wrong-value", value.span, text=value.text, label=label, example=f"{label}: {quoted}")
        return problem.note("quotes").fixed(value.span, quoted)

    def is_first(self, what: str, label: Text) -> bool:
        first = self.first.setdefault((what, plain(label.text)), label)
        if first is not label:
            self.findings.append(report("duplicate-line", label.span, label=label.text).mark(first.span, "first"))
        return first is label
