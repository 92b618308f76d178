"""A variant with everything that it stands on, written out as one file: each line says where it comes from."""

from collections.abc import Iterator

from carioca_dsl.compiler.alone import standing_alone
from carioca_dsl.compiler.rows import Rows, origin_text
from carioca_dsl.model import OPTION, Line, NamedKind, Variant
from carioca_dsl.syntax.printer import Row, layout
from carioca_dsl.vocabulary import EXPECTING, RULE_SECTIONS, vocabulary


def show_text(variant: Variant) -> str:
    """The rules of a variant as a complete file in its language, each with its origin as a comment."""
    shower = _Shower(standing_alone(variant))
    header = shower.words.words.header
    head = (f"carioca 1 {variant.language}", f"{header['variant'][0]} {variant.name}")
    return layout(head, shower.everything())


class _Shower(Rows):
    def __init__(self, variant: Variant) -> None:
        super().__init__(variant, vocabulary(variant.language))

    def everything(self) -> Iterator[Row]:
        yield from self.texts()
        for section in RULE_SECTIONS:
            yield from self.section(section, self.lines)
            if section == "run":
                for kind in self.variant.kinds:
                    yield from self.named_kind(kind)

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
        if name == OPTION:
            return number
        return f"{self.words.words.concepts['round'][0]} {number}" if name == "round" and number.isdigit() else id

    def pairs(self, section: str, entries: dict[str, str], argument: str = "") -> Iterator[Row]:
        if entries:
            yield Row(heading=f"{self.words.heading_of(section)} {argument}".rstrip())
        for label, value in entries.items():
            yield Row(label=label, value=value)

    def section(self, section: str, lines: list[Line]) -> Iterator[Row]:
        kind = section if section in ("set", "run") else None
        rows = [
            self.row(line)
            for line in lines
            if line.rule.startswith(f"{section}.") and (kind is None or line.subject == kind)
        ]
        if section in EXPECTING:
            rows += self.expectations(section)
        if rows:
            yield Row(heading=self.words.heading_of(section))
            yield from rows

    def named_kind(self, kind: NamedKind) -> Iterator[Row]:
        yield Row(heading=f"{self.words.heading_of('meld')} {kind.name}")
        like = self.words.words.labels["like"][0]
        yield Row(
            label=like, value=self.kind_name(kind.like, 1), tail=(origin_text(kind.origin.file, kind.origin.line),)
        )
        for line in self.lines:
            if line.subject == kind.name:
                yield self.row(line)

    def expectations(self, section: str) -> Iterator[Row]:
        label = self.words.words.labels["expect"][0]
        for one in self.variant.expectations:
            if one.section == section:
                when = self.writer.qualifiers(one.when)
                unit = self.words.unit("point" if section == "scoring" else "card", one.number)
                cards = f"{self.writer.faces(one.cards)} = " if one.cards else ""
                origin = origin_text(one.origin.file, one.origin.line)
                tail = (*(f"@{cite.source}.{cite.section}".rstrip(".") for cite in one.cites), origin)
                yield Row(label=f"{label} {when}".rstrip(), value=f"{cards}{one.number} {unit}", tail=tail)


def _quoted(text: str | None) -> str:
    return f'"{text}"'
