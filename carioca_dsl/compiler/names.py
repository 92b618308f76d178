"""Second pass: the names that a file declares. They win over every keyword, the longest first."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Literal

from carioca_dsl.compiler.masks import FIRST, MOST, Masks
from carioca_dsl.compiler.outline import Outline, Section
from carioca_dsl.compiler.verb_words import verbs_before
from carioca_dsl.diagnostics import Diagnostic, Span, report
from carioca_dsl.model import Variant
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import begins, plain, vocabulary

Category = Literal["kind", "group", "option"]


@dataclass(frozen=True)
class Names:
    """Everything that has a name in a file and in those that it stands on."""

    kinds: dict[str, str] = field(default_factory=dict)
    """Kind and what it is like."""
    groups: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    modes: frozenset[str] = frozenset()
    sources: tuple[str, ...] = ()
    plurals: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Kind and its plurals, where the author gives any."""
    language: str = "en"

    def mask(self, text: str, *categories: Category) -> str:
        """The text with every declared name of these categories as one run of a private character."""
        masks = self._masks.get(categories)
        if masks is None:
            spellings = ((one[0], index) for index, one in enumerate(self._spellings) if one[1] in categories)
            masks = self._masks[categories] = Masks(spellings, plurals="kind" in categories)
        return masks.mask(text)

    def mask_label(self, text: str) -> str:
        """A label with every group in it masked, and every option behind the word that asks for one.

        An option may be called `A` or `7`; in front of that word these are a rank and a round all the same.
        """
        masked = self.mask(text, "group")
        found = self._asking.search(masked)
        if found is None:
            return masked
        return masked[: found.end()] + self.mask(text[found.end() :], "group", "option")

    def named(self, token: str) -> str | None:
        """The name that a masked token stands for."""
        index = ord(token[0]) - FIRST
        return self._spellings[index][2] if 0 <= index < len(self._spellings) else None

    def shape(self, kind: str) -> Literal["set", "run"] | None:
        """Whether a kind is a set or a run in the end; ``None`` where its chain leads nowhere."""
        chain: list[str] = []
        while kind in self.kinds and kind not in self._shapes:
            self._shapes[kind] = None  # a chain that comes back here leads nowhere
            chain.append(kind)
            kind = self.kinds[kind]
        found = self._shapes.get(kind)
        self._shapes.update(dict.fromkeys(chain, found))
        return found

    def kind_named(self, text: str) -> str | None:
        """The kind that a text names, in the singular or the plural."""
        masked = self.mask(text, "kind")
        return self.named(masked) if masked and masked == masked[0] * len(masked) else None

    def kinds_for_messages(self) -> tuple[str, ...]:
        """The kinds that a message can list: those of the family, and the file's own unless they are countless."""
        own = tuple(islice(self.kinds, 20))
        return tuple(self.kind_name(kind, 1) for kind in ("set", "run", *own))

    def kind_name(self, kind: str, count: int) -> str:
        """How to write so many melds of a kind in the author's language."""
        family = vocabulary(self.language).words.kinds
        if kind in family:
            return family[kind][0 if count == 1 else 1]
        return kind if count == 1 else next(iter(self.plurals.get(kind, ())), plural_of(kind, self.language))

    @cached_property
    def _asking(self) -> re.Pattern[str]:
        keywords = vocabulary(self.language).words.keywords
        words = sorted((*keywords["IF"], *keywords["IN_MODE"]), key=len, reverse=True)
        return re.compile(
            rf"(?<!\w)(?:{'|'.join(r' +'.join(map(re.escape, word.split())) for word in words)})(?!\w)", re.IGNORECASE
        )

    @cached_property
    def _masks(self) -> dict[tuple[Category, ...], Masks]:
        return {}

    @cached_property
    def _shapes(self) -> dict[str, Literal["set", "run"] | None]:
        return {"set": "set", "run": "run"}

    @cached_property
    def _spellings(self) -> list[tuple[str, Category, str]]:
        family = vocabulary(self.language).words.kinds
        found: list[tuple[str, Category, str]] = []
        for kind, spellings in family.items():
            found += [(spelling, "kind", kind) for spelling in spellings]
        for kind in self.kinds:
            found.append((kind, "kind", kind))
            found += [(plural, "kind", kind) for plural in self.plurals.get(kind, ())]
        found += [(name, "group", name) for name in self.groups]
        found += [(name, "option", name) for name in self.options]
        return found[:MOST]


def plural_of(kind: str, language: str) -> str:
    """A guess at the plural of an author's name, of the sort that is understood: ``escaleras de color``."""
    first, *rest = kind.split(" ")
    if language == "en":
        return f"{kind}s"
    return " ".join((first + ("s" if first[-1:] in "aeiouáéíóú" else "es"), *rest))


def names(outline: Outline, parent: Variant | None) -> tuple[Names, tuple[Diagnostic, ...]]:
    """The names of a file and of those that it stands on, and which of them are given twice."""
    return _Collector(outline, parent).run()


class _Collector:
    def __init__(self, outline: Outline, parent: Variant | None) -> None:
        self.outline = outline
        self.words = vocabulary(outline.language)
        self.problems: list[Diagnostic] = []
        self.parent = parent
        self.places: dict[tuple[str, str], Text] = {}

    def run(self) -> tuple[Names, tuple[Diagnostic, ...]]:
        parent = self.parent
        kinds = {kind.name: kind.like for kind in parent.kinds} if parent else {}
        options = [option.name for option in parent.options] if parent else []
        modes = {option.name for option in parent.options if option.mode} if parent else set()
        groups = list(parent.groups) if parent else []
        sources = list(parent.sources) if parent else []
        for section in self.outline.all("meld"):
            if self.is_new("meld", section.argument, section.heading.whole):
                kinds[section.argument] = kinds.get(section.argument) or self.like(section)
        for label in self.labels("options"):
            end = next((end for one in self.words.words.labels["mode"] if (end := begins(one, label.text))), None)
            name = label.part(end or 0)
            if name and self.is_new("options", name.text, name):
                options.append(name.text)
                if end:
                    modes.add(name.text)
        for label in self.labels("groups"):
            if self.is_new("groups", label.text, label):
                groups.append(label.text)
        for label in self.labels("sources"):
            if self.is_new("sources", label.text, label):
                sources.append(label.text)
        for section in self.outline.all("example"):
            self.is_new("example", section.argument, section.heading.whole)
        known = Names(
            kinds=kinds,
            groups=tuple(groups),
            options=tuple(options),
            modes=frozenset(modes),
            sources=tuple(sources),
            plurals=self.plurals(),
            language=self.outline.language,
        )
        return self.with_likes(known), tuple(self.problems)

    def labels(self, *ids: str) -> Iterable[Text]:
        for section in self.outline.all(*ids):
            for line in section.entries:
                if line.label is not None:
                    yield line.label

    def is_new(self, what: str, name: str, place: Text) -> bool:
        known = self.parents_place(what, name)
        if known is not None:
            self.problems.append(report("duplicate-name", place.span, name=name, what=what).mark(known, "first"))
            return False
        first = self.places.setdefault((what, plain(name)), place)
        if first is not place:
            problem = report("duplicate-name", place.span, name=name, what=what)
            self.problems.append(problem.mark(first.span, "first"))
        return first is place

    def parents_place(self, what: str, name: str) -> Span | None:
        """Where an option or a group of the parent is declared, or else where the file says what its parent is."""
        if self.parent is None:
            return None
        for option in self.parent.options if what == "options" else ():
            if plain(option.name) == plain(name):
                at = option.origin
                return Span(at.file, at.line, at.column, at.line, at.end_column)
        if what == "groups" and plain(name) in map(plain, self.parent.groups) and self.outline.based_on:
            return self.outline.based_on.span
        return None

    def like(self, section: Section) -> str:
        spellings = {plain(one) for one in self.words.words.labels["like"]}
        for line in section.entries:
            if line.label is None or not line.value:
                continue
            start, _ = verbs_before(section.id, line.label.text, self.words)
            if plain(line.label.text[start:]) in spellings:
                return line.value.text
        return ""

    def with_likes(self, known: Names) -> Names:
        """``like: trío`` may use any spelling of a kind; the model has its name."""
        likes = {name: known.kind_named(like) or like for name, like in known.kinds.items()}
        return Names(
            kinds=likes,
            groups=known.groups,
            options=known.options,
            modes=known.modes,
            sources=known.sources,
            plurals=known.plurals,
            language=known.language,
        )

    def plurals(self) -> dict[str, tuple[str, ...]]:
        """The author's own plurals, from `words` of any language: the names of a file belong to its author."""
        found: dict[str, tuple[str, ...]] = {}
        for known in self.parent.words.values() if self.parent else ():
            for concept, word in known.items():
                if word.plural:
                    found[concept] = (*found.get(concept, ()), word.plural)
        for section in self.outline.all("words"):
            for line in section.entries:
                quoted = re.findall(r'"([^"\n]*)"', line.value.text) if line.value else []
                if line.label is not None and len(quoted) > 1 and quoted[1].strip():
                    found[line.label.text] = (*found.get(line.label.text, ()), quoted[1].strip())
        return found
