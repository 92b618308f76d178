"""The formatter: the canonical form of a file, in its own language or another. It proves itself after each run."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from carioca_dsl.compiler.canonical import Canonical
from carioca_dsl.compiler.canonical_examples import CanonicalExample
from carioca_dsl.compiler.outline import Section
from carioca_dsl.compiler.understand import FindParent, Understood, understand
from carioca_dsl.diagnostics import entry, is_error
from carioca_dsl.syntax import Line, Text
from carioca_dsl.syntax.printer import Row, layout
from carioca_dsl.vocabulary import NAMED_HEADINGS, Vocabulary, vocabulary

_PLACES = ("origin", "places", "text", "language")
_HEADER = entry("bad-header").code
_COLON = entry("heading-with-a-colon").code
"""The one error that the formatter mends: the line is read as the heading that it can only be."""


def _alone(name: str) -> None:
    """No parents: for a file that stands on none but the family."""


class FormatterFault(RuntimeError):
    """The formatter would have changed what a file says: a fault of ours, and the file stays as it is."""


def format_text(text: str, file: str, find_parent: FindParent = _alone, *, labels: str | None = None) -> str:
    """The canonical form of a rule text; ``labels`` is the language to write it in, if not its own.

    Comments stay. A line that is not understood stays as it is but for blanks. Raises `FormatterFault` rather than
    return a text that says something else.
    """
    before = understand(text, file, find_parent)
    if not before.document.lines or before.form.name is None:
        return text
    if any(problem.code == _HEADER for problem in before.diagnostics):
        return text  # of another version, perhaps: nobody knows what its lines mean
    target = vocabulary(labels or before.form.language)
    made = layout(_head(before, target), _Formatter(before, target).rows())
    after = understand(made, file, find_parent)
    if _essence(before) != _essence(after) or _comments(before) != _comments(after):
        raise FormatterFault(file)
    return made


def _head(read: Understood, target: Vocabulary) -> list[str]:
    lines = [f"carioca 1 {target.language}"]
    for key, name in (("variant", read.form.name), ("based-on", read.form.based_on)):
        if name:
            colon = ":" if {":", '"'} & set(name.text) else ""  # or the name would end there
            lines.append(f"{target.words.header[key][0]}{colon} {name.text}")
    return lines


class _Formatter:
    def __init__(self, read: Understood, target: Vocabulary) -> None:
        self.read = read
        self.target = target
        self.sections = {id(section.heading): section for section in read.form.sections}
        self.entries = {id(line) for section in read.form.sections for line in section.entries}
        self.section: Section | None = None
        self.canonical = Canonical(read.context, target)
        self.example: CanonicalExample | None = None
        self.header = {text.line for text in (read.form.name, read.form.based_on) if text}
        self.first = next((line for line in read.document.lines if line.label is not None), None)

    def rows(self) -> Iterator[Row]:
        for line in self.read.document.lines:
            yield from self.row(line)

    def row(self, line: Line) -> Iterator[Row]:
        comment = line.comment.text.rstrip() if line.comment else ""
        section = self.sections.get(id(line))
        if section is not None:
            self.section = section
            self.example = None
            if section.id == "example":
                self.example = CanonicalExample(section, self.read.context, self.target)
            known = section.id is not None or line.value is None
            yield Row(heading=self.heading(section) if known else line.whole.text, comment=comment)
        elif self.is_header(line):
            if comment:
                yield Row(comment=comment)
        elif not line.readable or (line.is_heading and id(line) not in self.entries):
            yield Row(raw=f"{line.whole.text}  {comment}".rstrip())
        elif line.label is None:
            yield Row(comment=comment)
        else:
            yield self.entry(line, line.label, comment)

    def is_header(self, line: Line) -> bool:
        if self.section is not None or line.label is None:
            return False
        return line.whole.line in self.header or (line is self.first and line.label.text.lower().startswith("carioca"))

    def heading(self, section: Section) -> str:
        if section.id is None:
            label: Text | None = section.heading.label
            return " ".join((label.text if label else "", *(mark.text for mark in section.heading.marks)))
        heading = self.target.heading_of(section.id)
        return f"{heading} {section.argument}" if section.id in NAMED_HEADINGS else heading

    def entry(self, line: Line, label: Text, comment: str) -> Row:
        marks = tuple(mark.text for mark in line.marks)
        value = line.value.text if line.value else ""
        if self.section is not None and self.example is not None:
            found = self.example.line(line)
            if found is not None:
                pair, verdict = found
                return Row(
                    label=pair.label, value=pair.value, tail=(*filter(None, (verdict,)), *marks), comment=comment
                )
        elif self.section is not None and self.section.id is not None:
            known = self.canonical.entry(self.section, line)
            if known is not None and not known.value:
                return Row(raw=known.label, tail=marks, comment=comment)
            if known is not None:
                return Row(label=known.label, value=known.value, tail=marks, comment=comment)
        if not line.colon:
            return Row(raw=label.text, tail=marks, comment=comment)
        return Row(label=label.text, value=value, tail=marks, comment=comment)


def _essence(read: Understood) -> Any:
    """What a file says, without where it says it; and how often it is wrong in which way."""
    variant = read.variant.model_dump() if read.variant else None
    wrong = (problem.code for problem in read.diagnostics if is_error(problem))
    problems = Counter(code for code in wrong if code != _COLON)
    # where a file fails for another reason, its verbs leave no trace in what it makes of its parent's lines
    done = [(one.head.verb, one.head.fixed, one.rule, one.subject, one.when, one.was) for one in read.said]
    return _bare(variant), done, problems


def _bare(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _bare(value) for key, value in data.items() if key not in _PLACES}
    return tuple(map(_bare, data)) if isinstance(data, list | tuple) else data


def _comments(read: Understood) -> Counter[str]:
    return Counter(line.comment.text.rstrip() for line in read.document.lines if line.comment)
