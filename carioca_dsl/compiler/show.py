"""A variant with everything that it stands on, written out as one file: each line says where it comes from."""

from collections.abc import Iterator

from carioca_dsl.compiler.alone import standing_alone
from carioca_dsl.compiler.names import plural_of
from carioca_dsl.compiler.verb_words import FIXED
from carioca_dsl.model import CardClass, Line, NamedKind, Variant, declared_rules
from carioca_dsl.syntax.printer import Row, layout
from carioca_dsl.vocabulary import EXPECTING, RULE_SECTIONS, Vocabulary, Writer, vocabulary


def show_text(variant: Variant, *, silent: bool = False) -> str:
    """The rules of a variant as a complete file in its language, each with its origin as a comment.

    ``silent``: only what the variant does not decide itself, and the family decides for it.
    """
    shower = Shower(standing_alone(variant))
    header = shower.words.words.header
    head = (f"carioca 1 {variant.language}", f"{header['variant'][0]} {variant.name}")
    return layout(head, shower.silent() if silent else shower.everything())


class Shower:
    """The lines of a variant as rows of a file, in its own language or that of ``words``."""

    def __init__(self, variant: Variant, words: Vocabulary | None = None) -> None:
        self.variant = variant
        self.words = words or vocabulary(variant.language)
        self.writer = Writer(self.words, self.kind_name)
        self.lines = _speaking(variant)

    def kind_name(self, kind: str, count: int) -> str:
        if kind in self.words.words.kinds:
            return self.writer.family_kind(kind, count)
        words = (known[kind].plural for known in self.variant.words.values() if kind in known)
        return kind if count == 1 else next(filter(None, words), None) or plural_of(kind, self.variant.language)

    def everything(self) -> Iterator[Row]:
        yield from self.texts()
        for section in RULE_SECTIONS:
            yield from self.section(section, self.lines)
            if section == "run":
                for kind in self.variant.kinds:
                    yield from self.named_kind(kind)

    def silent(self) -> Iterator[Row]:
        undecided = [line for line in self.lines if line.level == 0]
        for section in RULE_SECTIONS:
            yield from self.section(section, undecided, expectations=False)

    # -- sections -------------------------------------------------------------------------------------------------

    def texts(self) -> Iterator[Row]:
        variant = self.variant
        yield from self.pairs("title", {language: _quoted(text) for language, text in variant.titles.items()})
        yield from self.pairs("sources", {name: _quoted(text) for name, text in variant.sources.items()})
        mode = self.words.words.labels["mode"][0]
        options = {f"{mode} {one.name}" if one.mode else one.name: _quoted(one.text) for one in variant.options}
        yield from self.pairs("options", options)
        yield from self.pairs("groups", {name: self.writer.cards(cards) for name, cards in variant.groups.items()})
        for language, words in variant.words.items():
            known = {}
            for concept, word in words.items():
                gender = f" {word.gender}" if word.gender else ""
                plural = f", {_quoted(word.plural)}" if word.plural else ""
                known[self.concept(concept)] = f"{_quoted(word.singular)}{gender}{plural}"
            yield from self.pairs("words", known, language)

    def concept(self, id: str) -> str:
        known = self.words.words.concepts.get(id)
        if known:
            return known[0]
        name, _, number = id.partition(" ")
        return f"{self.words.words.concepts['round'][0]} {number}" if name == "round" and number.isdigit() else id

    def pairs(self, section: str, entries: dict[str, str], argument: str = "") -> Iterator[Row]:
        if entries:
            yield Row(heading=f"{self.words.heading_of(section)} {argument}".rstrip())
        for label, value in entries.items():
            yield Row(label=label, value=value)

    def section(self, section: str, lines: list[Line], *, expectations: bool = True) -> Iterator[Row]:
        kind = section if section in ("set", "run") else None
        rows = [
            self.row(line)
            for line in lines
            if line.rule.startswith(f"{section}.") and (kind is None or line.subject == kind)
        ]
        if expectations and section in EXPECTING:
            rows += self.expectations(section)
        if rows:
            yield Row(heading=self.words.heading_of(section))
            yield from rows

    def named_kind(self, kind: NamedKind) -> Iterator[Row]:
        yield Row(heading=f"{self.words.heading_of('meld')} {kind.name}")
        like = self.words.words.labels["like"][0]
        yield Row(label=like, value=self.kind_name(kind.like, 1), tail=(_origin(kind.origin.file, kind.origin.line),))
        for line in self.lines:
            if line.subject == kind.name:
                yield self.row(line)

    # -- lines ----------------------------------------------------------------------------------------------------

    def row(self, line: Line) -> Row:
        return Row(
            label=f"{self.fixed(line)}{self.label(line)} {self.qualifiers(line)}".rstrip(),
            value=self.writer.values(line.rule, line.values),
            tail=(
                *(f"@{cite.source}.{cite.section}".rstrip(".") for cite in line.cites),
                *(f"@{mark}" for mark in line.marks),
                _origin(line.origin.file, line.origin.line),
            ),
        )

    def label(self, line: Line) -> str:
        if isinstance(line.subject, int):
            return str(line.subject)
        if isinstance(line.subject, CardClass):
            return self.writer.cards(line.subject)
        return self.words.label_of(line.rule)

    def fixed(self, line: Line) -> str:
        return f"{self.words.words.changes[FIXED][0]} " if line.fixed else ""

    def qualifiers(self, line: Line) -> str:
        modes = frozenset(option.name for option in self.variant.options if option.mode)
        return self.writer.qualifiers(line.when, modes)

    def expectations(self, section: str) -> Iterator[Row]:
        label = self.words.words.labels["expect"][0]
        for one in self.variant.expectations:
            if one.section == section:
                when = self.writer.qualifiers(one.when)
                unit = self.words.unit("point" if section == "scoring" else "card", one.number)
                cards = f"{self.writer.faces(one.cards)} = " if one.cards else ""
                origin = _origin(one.origin.file, one.origin.line)
                tail = (*(f"@{cite.source}.{cite.section}".rstrip(".") for cite in one.cites), origin)
                yield Row(label=f"{label} {when}".rstrip(), value=f"{cards}{one.number} {unit}", tail=tail)


def _speaking(variant: Variant) -> list[Line]:
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
    return sorted(lines, key=lambda line: place[line.rule])


def _quoted(text: str | None) -> str:
    return f'"{text}"'


def _origin(file: str, line: int) -> str:
    return f"# {file}, {line}"
