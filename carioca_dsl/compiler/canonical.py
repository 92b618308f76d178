"""The canonical form of one entry, in any language; ``None`` for what is not understood and stays as it is."""

from dataclasses import dataclass
from typing import Any

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.compiler.labels import EXPECT, LIKE, Meant, read_label
from carioca_dsl.compiler.outline import Section
from carioca_dsl.compiler.trees import deep, extent, numbers, subtrees, tokens
from carioca_dsl.compiler.values import read_values
from carioca_dsl.compiler.verb_words import FIXED, WAS, Verb
from carioca_dsl.compiler.verbs import Head, read_head, split_was
from carioca_dsl.diagnostics import is_error
from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import Line, Text, Unreadable, parse
from carioca_dsl.vocabulary import RULE_SECTIONS, Vocabulary, Writer, begins


@dataclass(frozen=True)
class Pair:
    """A label and its value."""

    label: str
    value: str


class Canonical:
    """Rewrites entries read in one language in the words of another (or the same)."""

    def __init__(self, context: Context, target: Vocabulary) -> None:
        self.context = context
        self.words = context.words
        self.target = target
        self.writer = Writer(target, self.kind_name)
        self.as_written: list[str] = []

    def kind_name(self, kind: str, count: int) -> str:
        """A kind of the family base in the target's words, any other as the author wrote it there."""
        if kind in self.target.words.kinds:
            return self.target.words.kinds[kind][0 if count == 1 else 1]
        return self.as_written.pop(0) if self.as_written else kind

    def entry(self, section: Section, line: Line) -> Pair | None:
        """The canonical form of an entry of a section for rules or readers (examples have their own)."""
        if line.label is None:
            return None
        id = section.id or ""
        try:
            if id == "meld" or id in RULE_SECTIONS:
                return self._rule(section, line.label, line.value)
            return self._text(id, line.label, line.value) if line.value else None
        except Unreadable:
            return None

    # -- rules ------------------------------------------------------------------------------------------------------

    def _rule(self, section: Section, label: Text, value: Text | None) -> Pair | None:
        id: str | None = section.id
        if section.id == "meld":
            if value and any(begins(one, label.text) == len(label.text) for one in self.words.words.labels[LIKE]):
                like = self.context.names.kind_named(value.text)
                return Pair(self.target.words.labels[LIKE][0], self.kind_name(like, 1)) if like else None
            id = self.context.names.shape(section.argument)
        if not id:
            return None
        head = read_head(id, label, self.words, self.context.names)
        meant = read_label(id, head.label, self.context, Findings())
        if meant is None:
            return None
        written = f"{self._verbs(head)}{self._label(meant, head.label)}"
        if head.verb is Verb.REMOVE:
            return Pair(written, "") if value is None else None
        now, was = split_was(value, self.words) if value else (None, None)
        said = self._value(meant, id, now) if now else None
        before = self._value(meant, id, was) if was else None
        if said is None or (was and before is None):
            return None
        return Pair(written, f"{said} ({self.target.words.changes[WAS][0]} {before})" if before else said)

    def _verbs(self, head: Head) -> str:
        """The words in front of a label, `fixed` first."""
        ids = (FIXED if head.fixed else None, head.verb)
        return "".join(f"{self.target.words.changes[id][0]} " for id in ids if id)

    def _value(self, meant: Meant, section: str, value: Text) -> str | None:
        if meant.rule == EXPECT:
            return self._expected(section, value)
        shape = declared_rules()[meant.rule].rule.shape
        if shape == "cards":
            return self._cards(value)
        findings = Findings()
        values = read_values(meant.rule, value, self.context, findings)
        if values is None or any(map(is_error, findings)):
            return None
        if shape in ("holding", "ban"):
            return self._about_cards(shape, values, value)
        self.as_written = self._named_kinds(value) if meant.rule == "rounds.contract" else []
        return self.writer.values(meant.rule, values)

    def _named_kinds(self, value: Text) -> list[str]:
        """The author's own kinds in a contract, in order, in the number in which they are written."""
        tree = parse("contract", self.context.names.mask(value.text, "kind"), self.words.language)
        found = []
        for kind in deep(tree, "kind"):
            written = value.text[slice(*extent(kind))]
            if self.context.names.kind_named(written) not in self.words.words.kinds:
                found.append(" ".join(written.split()))
        return found

    def _label(self, meant: Meant, label: Text) -> str:
        if meant.rule == "rounds.contract":
            name = str(meant.subject)
        elif meant.rule == "scoring.card-points":
            masked = self.context.names.mask_label(label.text)
            name = self._card_items(next(subtrees(parse("priced", masked, self.words.language), "cardclass")), label)
        else:
            name = self.target.words.labels[meant.rule][0]
        return f"{name} {self.writer.qualifiers(meant.when, self.context.names.modes)}".rstrip()

    def _expected(self, section: str, value: Text) -> str | None:
        tree = parse("expected", value.text, self.words.language)
        money = next(subtrees(tree, "money"))
        number = numbers(money)[0]
        unit = "point" if section == "scoring" else "card"
        written = (value.text[slice(*extent(one))] for one in subtrees(money, "unit"))
        if not all(self.words.is_unit(unit, one) for one in written):
            return None
        total = f"{number} {self.target.unit(unit, number)}"
        faces = [str(token) for faces in subtrees(tree, "faces") for token in tokens(faces)]
        return f"{' '.join(faces)} = {total}" if faces else total

    def _cards(self, value: Text) -> str:
        masked = self.context.names.mask(value.text, "group")
        tree = parse("cards", masked, self.words.language)
        option = f" {self.target.keyword('_OPTION')} "
        return option.join(self._card_items(one, value) for one in subtrees(tree, "cardclass"))

    def _about_cards(self, shape: str, values: tuple[Any, ...], value: Text) -> str:
        """What is said about cards, with these as the author ordered and named them."""
        tree = parse(shape, self.context.names.mask(value.text, "group"), self.words.language)
        write = self.writer.holding if shape == "holding" else self.writer.ban
        cards = (self._card_items(one, value) for one in deep(tree, "cardclass"))
        option = f" {self.target.keyword('_OPTION')} "
        return option.join(map(write, values, cards))

    def _card_items(self, tree: Any, text: Text) -> str:
        """Cards as the author ordered them; a group keeps its name."""
        items = []
        for item in subtrees(tree, "carditem"):
            ranks = [str(rank.children[0]) for rank in subtrees(item, "rank")]
            if ranks:
                items.append(self.writer.span(*ranks) if len(ranks) > 1 else ranks[0])
            elif tokens(item, "JOKERS"):
                items.append(self.target.keyword("JOKERS"))
            else:
                start, end = extent(item)
                named = self.context.names.named(str(tokens(next(subtrees(item)))[0]))
                items.append(named or text.text[start:end])
        return ", ".join(items) or self.target.keyword("NONE")

    # -- texts --------------------------------------------------------------------------------------------------------

    def _text(self, section: str, label: Text, value: Text) -> Pair | None:
        if section == "groups":
            return Pair(label.text, self._cards(value))
        if section == "words":
            concept = self._concept(label.text)
            tree = parse("word", value.text, self.words.language)
            singular, *plural = map(str, tokens(tree, "STRING"))
            gender = "".join(f" {token}" for token in tokens(tree, "GENDER"))
            return Pair(concept, ", ".join((singular + gender, *plural))) if concept else None
        string = str(tokens(parse("text", value.text, self.words.language), "STRING")[0])
        if section == "notes":
            topic = self.words.find("topics", label.text)
            return Pair(self.target.words.topics[topic][0], string) if topic else None
        if section == "title":
            return Pair(label.text.lower(), string)
        if section == "options":
            return Pair(self._option(label), string)
        return Pair(label.text, string)

    def _option(self, label: Text) -> str:
        mode = self.words.words.labels["mode"]
        end = next((end for one in mode if (end := begins(one, label.text)) is not None), None)
        return f"{self.target.words.labels['mode'][0]} {label.part(end).text}" if end else label.text

    def _concept(self, text: str) -> str | None:
        kind = self.context.names.kind_named(text)
        if kind is not None:
            return self.kind_name(kind, 1)
        concept = self.words.find("concepts", text)
        if concept is not None:
            return self.target.words.concepts[concept][0]
        name, _, number = text.rpartition(" ")
        if self.words.find("concepts", name) == "round" and number.isdigit():
            return f"{self.target.words.concepts['round'][0]} {int(number)}"
        return text if text in self.context.names.options else None
