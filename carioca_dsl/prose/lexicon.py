"""The nouns of a language: one entry for each concept, replaced where a variant has words of its own."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType

from carioca_dsl.cards import ACE, JACK, KING, QUEEN, RANK_LETTERS
from carioca_dsl.model import Word
from carioca_dsl.prose.inline import clean

_OTHER_KEYS = {"points": "point"}
_LETTERED = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}
_FOLDER = Path(__file__).parent / "lexicon"


@dataclass(frozen=True)
class Noun:
    """A noun: its two forms, its gender (``m``, ``f`` or nothing) and what else a language wants to know of it."""

    singular: str
    plural: str
    gender: str = ""
    more: Mapping[str, str] = field(default_factory=dict)
    """Whatever else the entry says (as ``article = "an"``)."""


@dataclass(frozen=True)
class Lexicon:
    """Nouns by concept; a concept that nobody knows is a kind of the file, and its name there serves."""

    nouns: Mapping[str, Noun]

    def __getitem__(self, concept: str) -> Noun:
        key = concept_key(concept)
        name = clean(concept)
        return self.nouns.get(key) or Noun(name, f"{name}s", "m")

    def __contains__(self, concept: str) -> bool:
        return concept_key(concept) in self.nouns


def concept_key(concept: str) -> str:
    """``discard pile`` and ``discard-pile`` are the same concept; files speak of ``points``."""
    key = concept.replace(" ", "-")
    return _OTHER_KEYS.get(key, key)


@cache
def _shipped(language: str) -> Mapping[str, Noun]:
    data = tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return MappingProxyType({concept: _noun(entry) for concept, entry in data.items()})


def _noun(entry: dict[str, str]) -> Noun:
    rest = {key: value for key, value in entry.items() if key not in ("singular", "plural", "gender")}
    plural = entry.get("plural", entry["singular"])
    return Noun(entry["singular"], plural, entry.get("gender", ""), MappingProxyType(rest))


def letters_of(nouns: Lexicon) -> tuple[str, ...]:
    """What is printed in the corner of a card, by rank: the letter of its noun, or that of the rule files."""
    own = {rank: nouns[concept].more.get("letter") for rank, concept in _LETTERED.items()}
    return tuple(own.get(rank) or letter for rank, letter in enumerate(RANK_LETTERS))


def with_s(singular: str) -> str:
    """The plural of a word whose plural nobody gave, where a language knows nothing better."""
    return f"{singular}s"


def lexicon(
    language: str, words: Mapping[str, Word] | None = None, plural_of: Callable[[str], str] = with_s
) -> Lexicon:
    """The nouns of a language, with a variant's own ``words`` in place of the shipped ones."""
    nouns = dict(_shipped(language))
    for concept, word in (words or {}).items():
        key = concept_key(concept)
        singular = clean(word.singular)
        plural = clean(word.plural) if word.plural else plural_of(singular)
        gender = word.gender or (nouns[key].gender if key in nouns else "m")
        more = {name: text for name, text in nouns[key].more.items() if name == "letter"} if key in nouns else {}
        nouns[key] = Noun(singular, plural, gender, MappingProxyType(more))
    return Lexicon(MappingProxyType(nouns))
