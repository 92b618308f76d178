"""The words that a file of one language may use, and which rule each of them means.

Rules, value shapes and qualifiers are read off the model, spellings come from the tables; nothing is written twice.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from typing import Any, get_args

from carioca_dsl.model import SECTIONS, Declared, declared_rules
from carioca_dsl.syntax import Spellings, Tables, tables
from carioca_dsl.vocabulary.nearness import plain

NAMED_HEADINGS = frozenset({"words", "notes", "meld", "example"})
"""Headings that something follows: a language or a name."""
RULE_SECTIONS = tuple(section.id for section in SECTIONS)
"""The sections that hold rules, in the order of a file."""
EXPECTING = frozenset({"deck", "rounds", "scoring"})
"""The sections in which a number that the source prints can be restated."""
ACTS = ("WHEN_OPENING", "WHEN_MELDING", "WHEN_LAYING_OFF")
QUALIFYING = ("IF", "WITH", "IN_ROUND", "IN_MODE", *ACTS)
"""The keywords that begin what says when a line holds."""


@dataclass(frozen=True)
class Found:
    """What the beginning of a text means, and where that beginning ends."""

    id: str
    end: int


class Vocabulary:
    """The words of one language."""

    def __init__(self, words: Tables) -> None:
        self.words = words
        self.language = words.language

    # -- headings and labels ----------------------------------------------------------------------------------------

    def heading(self, text: str) -> tuple[str, str] | None:
        """The id of the section that a heading opens, and what follows it (``("words", "fr")``)."""
        found = _longest(text, self._headings)
        if found is None:
            return None
        rest = text[found.end :].strip()
        return (found.id, rest) if bool(rest) == (found.id in NAMED_HEADINGS) else None

    def labels(self, section: str) -> dict[str, Spellings]:
        """The labels of a section of rules: rule id (or ``expect``, ``like``) and spellings."""
        prefix = f"{section}."
        found = {
            rule: self.words.labels[rule]
            for rule in declared_rules()
            if rule.startswith(prefix) and rule in self.words.labels
        }
        if section in EXPECTING:
            found["expect"] = self.words.labels["expect"]
        return found

    def label(self, section: str, text: str) -> Found | None:
        """The longest label of the section that begins a text."""
        return _longest(text, self._labels(section))

    def label_of(self, rule: str) -> str:
        """How the formatter writes the label of a rule; the id's own words where it has none (prices, contracts)."""
        spellings = self.words.labels.get(rule)
        return spellings[0] if spellings else rule.partition(".")[2].replace("-", " ")

    def heading_of(self, section: str) -> str:
        """How the formatter writes a heading."""
        return self.words.headings[section][0]

    def later(self, section: str, text: str) -> bool:
        """Whether a text begins with a label that is known from house rules elsewhere but not built yet."""
        key = "kinds" if section in ("set", "run", "meld") else section
        return _longest(text, tuple((label, label) for label in self.words.later.get(key, ()))) is not None

    # -- values -----------------------------------------------------------------------------------------------------

    def choices(self, rule: str) -> dict[str, Spellings]:
        """The values of a choice, each with its spellings."""
        return {str(value): self.words.phrases[rule][str(value)] for value in choice_values(declared_rules()[rule])}

    def choice(self, rule: str, text: str) -> StrEnum | None:
        """The value that a phrase means for this rule."""
        written = plain(text)
        for value in choice_values(declared_rules()[rule]):
            if any(plain(spelling) == written for spelling in self.words.phrases[rule][str(value)]):
                return value
        return None

    def phrase(self, rule: str, value: str) -> str:
        """How the formatter writes a value of a choice."""
        return self.words.phrases[rule][str(value)][0]

    def unit(self, unit: str, number: int) -> str:
        """The word for so many of a unit."""
        return self.words.units[unit][0 if abs(number) == 1 else 1]

    def is_unit(self, unit: str, text: str) -> bool:
        """Whether a text names that unit."""
        return plain(text) in {plain(spelling) for spelling in self.words.units[unit]}

    def keyword(self, terminal: str, index: int = 0) -> str:
        """How the formatter writes a keyword."""
        spellings = self.words.keywords[terminal]
        return spellings[min(index, len(spellings) - 1)]

    def find(self, table: str, text: str) -> str | None:
        """The id under which a table (``verbs``, ``topics``, ``concepts``, …) lists a text."""
        written = plain(text)
        entries: dict[str, Spellings] = getattr(self.words, table)
        return next((id for id, known in entries.items() if any(plain(one) == written for one in known)), None)

    # -- private ----------------------------------------------------------------------------------------------------

    @cached_property
    def _headings(self) -> tuple[tuple[str, str], ...]:
        return _by_length(self.words.headings)

    @cache  # noqa: B019 - one vocabulary per language lives as long as the program
    def _labels(self, section: str) -> tuple[tuple[str, str], ...]:
        return _by_length(self.labels(section))


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of one of `syntax.languages()`."""
    return Vocabulary(tables(language))


@cache
def choice_values(declared: Declared) -> tuple[StrEnum, ...]:
    """The values that a choice has in the model."""
    types: Iterable[Any] = get_args(declared.type) or (declared.type,)
    return tuple(value for kind in types if isinstance(kind, type) and issubclass(kind, StrEnum) for value in kind)


def begins(spelling: str, text: str) -> int | None:
    """Where a spelling ends at the beginning of a text, whatever its case and accents; ``None`` if it does not."""
    place, size = 0, len(text)
    for letter in _folded(spelling):
        if place >= size:
            return None
        if letter == " ":
            if not text[place].isspace():
                return None
            while place < size and text[place].isspace():
                place += 1
        elif _fold(text[place]) == letter:
            place += 1
        else:
            return None
    return None if place < size and (text[place].isalnum() or text[place] in "_'’-") else place


def _longest(text: str, spellings: tuple[tuple[str, str], ...]) -> Found | None:
    for spelling, id in spellings:
        end = begins(spelling, text)
        if end is not None:
            return Found(id, end)
    return None


def _by_length(entries: dict[str, Spellings]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(_pairs(entries), key=lambda pair: -len(pair[0])))


def _pairs(entries: dict[str, Spellings]) -> Iterator[tuple[str, str]]:
    for id, spellings in entries.items():
        for spelling in spellings:
            yield spelling, id


@cache
def _folded(spelling: str) -> str:
    return "".join(map(_fold, spelling))


@lru_cache(maxsize=2048)
def _fold(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower()
