"""The few facts of a language's grammar that its noun phrases are made with, and what most Romance languages share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar

_PREPOSITIONS = frozenset(
    {"de", "du", "des", "del", "di", "do", "da", "dos", "das", "à", "a", "en"}
    | {"dello", "della", "dei", "degli", "delle"}
)


class Grammar(ABC):
    """Articles, contractions, agreement and numerals of one Romance language.

    ``many`` is true for the plural; ``following`` is the text that comes right after, on whose first sound some forms
    depend. A form that ends in an apostrophe is written together with what follows.
    """

    last_in_words: ClassVar[int] = 29
    """Up to this number, how many is written in words."""
    grouped_from: ClassVar[int] = 5
    """Numbers with so many digits are written in groups of three."""
    partitive: ClassVar[str] = "de"
    """The preposition of parts and of suits: ``aucune DES cartes``, ``as DE pique``, ``DI picche``."""
    this: ClassVar[str] = ""
    """The demonstrative, masculine singular, where it agrees as adjectives do."""
    invariable: ClassVar[frozenset[str]] = frozenset()
    """Words that never agree: ``cada``."""
    irregular: ClassVar[Mapping[str, tuple[str, str, str]]] = {}
    """Words whose forms follow no rule: feminine, masculine plural, feminine plural."""

    def is_many(self, number: int) -> bool:
        """Whether a noun stands in the plural after the number; only one is singular: ``0 puntos``, ``0 punti``."""
        return number != 1

    @abstractmethod
    def definite(self, gender: str, many: bool, following: str) -> str:
        """``le``, ``la``, ``l’``, ``les``."""

    @abstractmethod
    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``un``, ``une``, ``des``; empty where the language has none."""

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``este``, ``esta``, ``estos``, ``estas``."""
        return self.agree(self.this, gender, many, "")

    @abstractmethod
    def none(self, gender: str, following: str) -> str:
        """``aucun``, ``aucune``; ``ningún`` before a noun, ``ninguno`` where nothing follows."""

    @abstractmethod
    def contract(self, preposition: str, text: str, article: str) -> str:
        """The preposition before a text that begins with that article (or with none): ``du``, ``d’``, ``al``."""

    def agree(self, adjective: str, gender: str, many: bool, following: str) -> str:
        """The form of an adjective, participle or pronoun given in the masculine singular."""
        if adjective in self.invariable:
            return adjective
        woman = gender == "f"
        if adjective in self.irregular:
            return self.irregular[adjective][woman + 2 * many - 1] if woman or many else adjective
        return self.inflected(adjective, woman, many, following)

    @abstractmethod
    def inflected(self, adjective: str, woman: bool, many: bool, following: str) -> str:
        """The form of an adjective that follows the rules of the language."""

    @abstractmethod
    def plural(self, word: str) -> str:
        """The plural of a word, as its letters let one guess it."""

    def plural_of(self, phrase: str) -> str:
        """The plural of a noun that a variant brings along: of its words up to the first preposition."""
        return each_word(self.plural, phrase)

    @abstractmethod
    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """A number from 0 to 99 in words."""

    @abstractmethod
    def ordinal(self, number: int) -> str:
        """The ordinal, masculine singular."""

    def link(self, word: str, following: str) -> str:
        """``et``, ``ou`` and their like, as they sound before what follows: ``y`` or ``e``."""
        return word


def fused(head: str, contracted: str, text: str, article: str) -> str:
    """A text whose article has grown together with the preposition: ``près du`` + ``joueur``."""
    return glue(glue(head, contracted), text[len(article) :].lstrip(" "))


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
