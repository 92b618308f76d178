"""The lines of a variant as rows of a file: each with its label, its value, and where it comes from."""

from functools import cached_property

from carioca_dsl.compiler.names import plural_of
from carioca_dsl.compiler.verb_words import FIXED
from carioca_dsl.model import CardClass, Line, Variant, declared_rules
from carioca_dsl.syntax.printer import Row
from carioca_dsl.vocabulary import Vocabulary, Writer


class Rows:
    """The lines that have a say in a variant, written with the words of a language; ``lines`` are in file order."""

    def __init__(self, variant: Variant, words: Vocabulary) -> None:
        self.variant = variant
        self.words = words
        self.writer = Writer(words, self.kind_name)

    @cached_property
    def lines(self) -> list[Line]:
        """Those that have a say, found when they are asked for: it takes a look at every table."""
        return speaking(self.variant)

    def kind_name(self, kind: str, count: int) -> str:
        """How the file calls so many melds of a kind."""
        if kind in self.words.words.kinds:
            return self.writer.family_kind(kind, count)
        words = (known[kind].plural for known in self.variant.words.values() if kind in known)
        return kind if count == 1 else next(filter(None, words), None) or plural_of(kind, self.variant.language)

    def row(self, line: Line) -> Row:
        """The whole line, with its marks and its place as a comment."""
        return Row(
            label=f"{self._fixed(line)}{self.label(line)} {self.qualifiers(line)}".rstrip(),
            value=self.writer.values(line.rule, line.values),
            tail=(
                *(f"@{cite.source}.{cite.section}".rstrip(".") for cite in line.cites),
                *(f"@{mark}" for mark in line.marks),
                origin_text(line.origin.file, line.origin.line),
            ),
        )

    def label(self, line: Line) -> str:
        """The label without qualifiers."""
        if isinstance(line.subject, int):
            return str(line.subject)
        if isinstance(line.subject, CardClass):
            return self.writer.cards(line.subject)
        return self.words.label_of(line.rule)

    def _fixed(self, line: Line) -> str:
        return f"{self.words.words.changes[FIXED][0]} " if line.fixed else ""

    def qualifiers(self, line: Line) -> str:
        """When the line holds."""
        modes = frozenset(option.name for option in self.variant.options if option.mode)
        return self.writer.qualifiers(line.when, modes)


def speaking(variant: Variant) -> list[Line]:
    """The lines that have a say at some table: a parent's may have lost it, and the base says more than is asked."""
    from carioca_dsl.compiler.checks.cases import cases  # the checks are not needed for anything else here

    tables = cases(variant)
    used = {id(line) for table in tables for line in table.resolution.used}
    tried = {table.agreement.options for table in tables}
    place = {rule: number for number, rule in enumerate(declared_rules())}
    lines = [
        line
        for line in variant.lines
        if id(line) in used or (line.level and not any(agreed.issuperset(line.when.options) for agreed in tried))
    ]
    # in the order of the sections, and rounds in theirs: a file adds one behind those that it inherits
    return sorted(lines, key=lambda line: (place[line.rule], line.subject if isinstance(line.subject, int) else 0))


def origin_text(file: str, line: int) -> str:
    """Where a line comes from, as a comment."""
    return f"# {file}, {line}"
