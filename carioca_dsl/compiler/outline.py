"""First pass: the lines of a file as header and sections. Nothing is understood yet but headings."""

import re
from dataclasses import dataclass, replace

from carioca_dsl.compiler.colons import heading_meant, label_end, line_below, line_of_value, sign_instead
from carioca_dsl.compiler.unknown_headings import another_format, unknown_heading
from carioca_dsl.compiler.verb_words import Verb, verbs_before
from carioca_dsl.compiler.verbs_meant import removes_perhaps
from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.resources import FAMILY
from carioca_dsl.syntax import Document, Line, Text, languages
from carioca_dsl.vocabulary import RULE_SECTIONS, Vocabulary, begins, look_for_heading, vocabulary

_HEADER = re.compile(r"carioca\s+(\d+)(?:\s+(\S+))?", re.IGNORECASE)
_VERSION = "1"
DEFAULT_LANGUAGE = "en"
_ANY = RULE_SECTIONS[0]


@dataclass(frozen=True)
class Section:
    """A heading and the entries below it."""

    id: str | None
    """``None`` for a heading that nobody knows; its entries are not looked at, because one cause is one message."""
    argument: str
    """What follows the heading: a language or a name."""
    heading: Line
    entries: tuple[Line, ...]


@dataclass(frozen=True)
class Outline:
    """A whole file, by sections."""

    file: str
    language: str
    name: Text | None
    based_on: Text | None
    sections: tuple[Section, ...]
    last: Text
    """The last line of the header: the place of what is missing in the whole file."""
    foreign: bool = False
    """Whether nothing at all in the file is of a rule file: no header and no heading. Then that alone is said."""

    def all(self, *ids: str) -> tuple[Section, ...]:
        """The sections with one of these ids, in the order of the file."""
        return tuple(section for section in self.sections if section.id in ids)


def outline(document: Document) -> tuple[Outline, tuple[Diagnostic, ...]]:
    """The sections of a file, and what is wrong with its header and headings."""
    return _Reader(document).run()


class _Reader:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Diagnostic] = []
        self.language = DEFAULT_LANGUAGE
        self.header: dict[str, Text] = {}
        self.last = Text(document.file, 1, "", range(1, 2))
        self.sections: list[Section] = []
        self.entries: list[list[Line]] = []
        """Of each section."""
        self.stray = False

    def run(self) -> tuple[Outline, tuple[Diagnostic, ...]]:
        lines = [line for line in self.document.lines if line.label is not None]
        if lines and (other := another_format(lines[0].whole)):
            return self.of_nothing(lines[0].whole, **other)
        begun = bool(lines) and self.is_first_line(lines[0])
        if begun:
            self.last = lines.pop(0).whole
        elif late := next((line for line in lines if line.label and _HEADER.fullmatch(line.whole.text)), None):
            begun, lines = True, self.begun_late(late, lines)
        if self.language in languages():
            words = vocabulary(self.language)
            for line in lines:
                self.take(line, words)
            if "variant" not in self.header:
                example = f"{words.words.header['variant'][0]} our-game"
                self.problems.append(report("missing-variant-name", self.last.span, example=example))
        else:
            self.language = DEFAULT_LANGUAGE
        if not begun and not self.header and not any(section.id for section in self.sections):
            first = next((line.whole for line in self.document.lines if line.whole and not line.comment), None)
            if first is not None:
                return self.of_nothing(first)
        outline = Outline(
            self.document.file,
            self.language,
            self.header.get("variant"),
            self.header.get("based-on"),
            tuple(
                replace(section, entries=tuple(entries))
                for section, entries in zip(self.sections, self.entries, strict=True)
            ),
            self.last,
        )
        return outline, tuple(self.problems)

    def begun_late(self, late: Line, lines: list[Line]) -> list[Line]:
        """Reads the first line of a file and the header below it where they stand further down; the other lines."""
        self.last, where = late.whole, late.whole.span
        self.is_first_line(late)
        if not self.problems:
            self.problems.append(report("bad-header", where, late=late.whole.text, line=where.line))
        place = lines.index(late)
        below = lines[place + 1 :]
        while self.language in languages() and below and self.is_header(below[0], vocabulary(self.language)):
            del below[0]
        return lines[:place] + below

    def of_nothing(self, first: Text, **other: str) -> tuple[Outline, tuple[Diagnostic, ...]]:
        """A file that is something else: data, a letter, a page of the web, a record."""
        problem = report("bad-header", first.span, text=first.text, **other)
        return Outline(self.document.file, DEFAULT_LANGUAGE, None, None, (), first, foreign=True), (problem,)

    def is_first_line(self, line: Line) -> bool:
        text = line.label
        if text is None or not text.text.lower().startswith("carioca"):
            return False
        found = _HEADER.fullmatch(text.text)
        if found is None or found[1] != _VERSION or line.colon:
            self.problems.append(report("bad-header", line.whole.span, text=text.text))
        elif found[2] and found[2].lower() not in languages():
            place = text.span_of(*found.span(2))
            self.problems.append(report("unknown-language", place, language=found[2], known=languages()))
            self.language = found[2]
        else:
            self.language = (found[2] or DEFAULT_LANGUAGE).lower()
        return True

    def take(self, line: Line, words: Vocabulary) -> None:
        if self.is_header(line, words):
            return
        section = self.sections[-1].id if self.sections else None
        home = section if section or not self.sections else _ANY  # below an unknown heading they are no headings either
        verbs, found = verbs_before(home, line.label.text if line.label else "", words)
        if line.label is not None and verbs:
            self.with_verb(line, line.label, verbs, words, removes=Verb.REMOVE in found)
        elif line.is_entry and (meant := heading_meant(section, line, words)):
            self.without_colon(line, meant, words)
        elif line.label is not None and line.value is not None and (example := line_below(section, line, words)):
            self.with_value(line, line.label, line.value, example)
        elif line.is_entry or (self.on_a_game and removes_perhaps(section, line.label, words)):
            self.entry(line, words)
        elif line.label is not None:
            self.heading(line, line.label, words)

    def is_header(self, line: Line, words: Vocabulary) -> bool:
        """``variant NAME`` and ``based on NAME`` stand above the first section."""
        text = line.label
        if self.sections or text is None:
            return False
        # a header in the words of another language is no riddle: it is understood, and the formatter translates it
        others = languages() if words.heading(text.text) is None else ()
        for known in (words, *map(vocabulary, others)):
            for key, spellings in known.words.header.items():
                end = next((end for one in spellings if (end := begins(one, text.text)) is not None), None)
                if end is None:
                    continue
                rest = line.value if line.colon else text.part(end)
                self.last = line.whole
                if rest and self.header.setdefault(key, rest) is not rest:
                    again = report("duplicate-line", line.whole.span, label=text.part(0, end).text)
                    self.problems.append(again.mark(self.header[key].span, "first"))
                return bool(rest)
        return False

    @property
    def on_a_game(self) -> bool:
        return "based-on" in self.header and self.header["based-on"].text != FAMILY

    def entry(self, line: Line, words: Vocabulary) -> None:
        if self.sections:
            self.entries[-1].append(line)
        elif not self.stray:
            self.stray = True
            label = line.label.text if line.label else ""
            homes = [one for one in RULE_SECTIONS if (found := words.label(one, label)) and found.end == len(label)]
            right = words.heading_of(homes[0]) if len(homes) == 1 else ""
            self.problems.append(report("line-outside-section", line.whole.span, text=line.whole.text, right=right))

    def is_no_heading(self, text: Text, words: Vocabulary) -> bool:
        """Whether an indented line is nothing that looks like a heading, while those above are not indented."""
        if text.span.column == 1 or any(one.id and one.heading.whole.span.column > 1 for one in self.sections):
            return False
        found = look_for_heading(words, text.text)
        return found.why == "unknown" and not found.right and words.heading(f"{text.text} 1") is None

    def with_verb(self, line: Line, text: Text, verbs: int, words: Vocabulary, *, removes: bool) -> None:
        """A line that removes another needs no colon; no other line with a verb can be a heading."""
        if line.colon or removes or not self.lost_its_colon(text, words, verbs):
            self.entry(line, words)

    def without_colon(self, line: Line, text: Text, words: Vocabulary) -> None:
        """Takes the line as the heading that it was meant to be."""
        if words.heading(text.text) is not None and line.label is not None:
            start = len(line.label.text)
            end = line.whole.text.index(":", start) + 1
            problem = report("heading-with-a-colon", line.whole.span_of(0, max(end, len(text.text))), text=text.text)
            joined = line.value is not None and not line.whole.text[end].isspace()
            self.problems.append(problem.fixed(line.whole.span_of(start, end), " " if joined else ""))
        self.heading(line, text, words)

    def with_value(self, line: Line, label: Text, value: Text, example: str) -> None:
        """A heading with a line of its section behind it: what follows may belong to either."""
        self.problems.append(report("stray-text", value.span, text=value.text, heading=label.text, example=example))
        self.sections.append(Section(None, "", line, ()))
        self.entries.append([])

    def heading(self, line: Line, text: Text, words: Vocabulary) -> None:
        found = words.heading(text.text)
        if found is None and (self.lost_its_colon(text, words) or self.lost_its_label(text, words)):
            return
        if found is None:
            self.problems.append(unknown_heading(text, words))
        id, argument = found or (None, "")
        if id in ("words", "notes"):
            argument = argument.lower()
        self.sections.append(Section(id, argument, line, ()))
        self.entries.append([])

    def lost_its_colon(self, text: Text, words: Vocabulary, verbs: int = 0) -> bool:
        """Whether this is a line of the section above rather than a heading."""
        section = self.sections[-1].id if self.sections else None
        if section is None:
            return False
        end = label_end(section, text.text[verbs:], words)
        if end is None:
            return False
        end += verbs
        instead = sign_instead(text.text[end:])
        place = text.span_of(end, end + instead)
        problem = report("missing-colon", text.span, label=text.text[:end])
        self.problems.append(problem.fixed(place, ": " if instead else ":"))
        return True

    def lost_its_label(self, text: Text, words: Vocabulary) -> bool:
        """Whether this is a line of the section above that has no label, or none that anybody knows.

        No heading begins with a number, and few people indent one.
        """
        section = self.sections[-1].id if self.sections else None
        if section is None or not (re.match(r"[-+]?\d", text.text) or self.is_no_heading(text, words)):
            return False
        example = line_of_value(section, text.text, words)
        self.problems.append(report("missing-colon", text.span, example=example))
        return True
