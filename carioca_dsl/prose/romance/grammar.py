"""The few facts of a language's grammar that its noun phrases are made with."""

from collections.abc import Callable
from typing import Protocol

_PREPOSITIONS = frozenset(
    {"de", "du", "des", "del", "di", "do", "da", "dos", "das", "à", "a", "en"}
    | {"dello", "della", "dei", "degli", "delle"}
)


class Grammar(Protocol):
    """Articles, contractions, agreement and numerals of one Romance language.

    ``many`` is true for the plural; ``following`` is the text that comes right after, on whose first sound some forms
    depend. A form that ends in an apostrophe is written together with what follows.
    """

    last_in_words: int
    """Up to this number, how many is written in words."""
    grouped_from: int
    """Numbers with so many digits are written in groups of three."""
    partitive: str
    """The preposition of parts and of suits: ``aucune DES cartes``, ``as DE pique``, ``DI picche``."""

    def is_many(self, number: int) -> bool:
        """Whether a noun stands in the plural after the number."""
        ...

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``le``, ``la``, ``l’``, ``les``."""
        ...

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``un``, ``une``, ``des``; empty where the language has none."""
        ...

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``ce``, ``cet``, ``cette``, ``ces``."""
        ...

    def none(self, gender: str, following: str) -> str:
        """``aucun``, ``aucune``; ``ningún`` before a noun, ``ninguno`` where nothing follows."""
        ...

    def contract(self, preposition: str, text: str, article: str) -> str:
        """The preposition before a text that begins with that article (or with none): ``du``, ``d’``, ``al``."""
        ...

    def agree(self, adjective: str, gender: str, many: bool, following: str) -> str:
        """The form of an adjective, participle or pronoun given in the masculine singular."""
        ...

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """A number from 0 to 99 in words."""
        ...

    def ordinal(self, number: int) -> str:
        """The ordinal, masculine singular."""
        ...

    def link(self, word: str, following: str) -> str:
        """``et``, ``ou`` and their like, as they sound before what follows: ``y`` or ``e``."""
        ...


def glue(first: str, second: str) -> str:
    """Two texts one after the other: with a blank, unless one is empty or the first ends in an apostrophe."""
    return f"{first}{second}" if not first or not second or first.endswith("’") else f"{first} {second}"


def each_word(change: Callable[[str], str], phrase: str) -> str:
    """The words of a phrase changed, up to its first preposition: ``manos de juego``."""
    words = phrase.split(" ")
    end = next((place for place, word in enumerate(words) if word in _PREPOSITIONS), len(words))
    return " ".join([*map(change, words[:end]), *words[end:]])


def first_letters(text: str) -> str:
    """The text in small letters from its first sound on: marks of a layout are not heard."""
    return text.lstrip("\ue003«¿¡ \u00a0").lower()
