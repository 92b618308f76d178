"""Noun phrases: article, number, adjectives and preposition around a noun of the lexicon."""

from collections.abc import Iterable
from typing import ClassVar

from carioca_dsl.prose.lexicon import Noun
from carioca_dsl.prose.phrases import Phrases
from carioca_dsl.prose.romance.grammar import Grammar, glue


class NounPhrases(Phrases):
    """What templates call for game terms.

    Everywhere ``prep`` is a preposition, which is contracted with the article; ``before`` and ``after`` are
    adjectives in the masculine singular, which agree.
    """

    grammar: ClassVar[Grammar]

    # -- the noun alone -------------------------------------------------------------------------------------------

    def noun(self, concept: str, before: str = "", after: str = "") -> str:
        """``carte``, ``dernière carte``."""
        return self._group(concept, False, before, after)

    def nouns(self, concept: str, before: str = "", after: str = "") -> str:
        """``cartes``, ``autres cartes``."""
        return self._group(concept, True, before, after)

    # -- with a determiner ----------------------------------------------------------------------------------------

    def the(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``la carte``, ``de la carte``, ``au joueur``, ``l’as``."""
        return self._definite(concept, False, self._group(concept, False, before, after), prep)

    def the_many(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``les cartes``, ``des cartes``, ``aux joueurs``."""
        return self._definite(concept, True, self._group(concept, True, before, after), prep)

    def the_each(self, concepts: Iterable[str], prep: str = "") -> list[str]:
        """``la mise``, ``le prix``: each of several things of which there is one."""
        return [self.the(concept, prep) for concept in concepts]

    def the_n(self, number: int, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``la carte``, ``les trois cartes``; of none, ``aucune des cartes``."""
        if number == 0:
            rest = self.the_many(concept, self.grammar.partitive, before, after)
            return self.after(prep, glue(self.grammar.none(_gender(self.entry(concept)), ""), rest))
        if number == 1:
            return self.the(concept, prep, before, after)
        many = self.grammar.is_many(number)
        counted = glue(self._how_many(number, concept), self._group(concept, many, before, after))
        return self._definite(concept, many, counted, prep)

    def a(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``une carte``, ``d’une carte``."""
        group = self._group(concept, False, before, after)
        article = self.grammar.indefinite(_gender(self.entry(concept)), False, group)
        return self.after(prep, glue(article, group))

    def some(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``des cartes``; after ``de`` the article falls away: ``de cartes``."""
        group = self._group(concept, True, before, after)
        article = self.grammar.indefinite(_gender(self.entry(concept)), True, group)
        return self.grammar.contract(prep, glue(article, group), article) if prep else glue(article, group)

    def this(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``cette carte``, ``à ce tour``."""
        group = self._group(concept, False, before, after)
        return self.after(prep, glue(self.grammar.demonstrative(_gender(self.entry(concept)), False, group), group))

    def these(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``ces cartes``."""
        group = self._group(concept, True, before, after)
        return self.after(prep, glue(self.grammar.demonstrative(_gender(self.entry(concept)), True, group), group))

    def no(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``aucune carte``: the verb beside it is negated (see `neg`)."""
        group = self._group(concept, False, before, after)
        return self.after(prep, glue(self.grammar.none(_gender(self.entry(concept)), group), group))

    # -- with a number --------------------------------------------------------------------------------------------

    def n(self, number: int, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``une carte``, ``trois cartes``, ``aucune carte``, ``108 cartes``."""
        if number == 0:
            return self.no(concept, prep, before, after)
        group = self._group(concept, self.grammar.is_many(number), before, after)
        return self.after(prep, glue(self._how_many(number, concept), group))

    def figures(self, number: int, concept: str, prep: str = "") -> str:
        """``3 cartes``, ``0 point``, ``−10 points``."""
        return self.after(prep, f"{self.figure(number)} {self._form(concept, self.grammar.is_many(abs(number)))}")

    def nth(self, number: int, concept: str, prep: str = "") -> str:
        """``la treizième carte``."""
        return self.the(concept, prep, before=self.grammar.ordinal(number))

    def number(self, number: int, concept: str = "") -> str:
        """``trois``, ``une`` (of cards), ``uno`` (of jokers), ``108``: the number where its noun is left out."""
        return self._how_many(number, concept, before_noun=False)

    def figure(self, number: int) -> str:
        """``3``, ``−10`` with a true minus sign, ``10 000`` in groups of three."""
        digits = str(abs(number))
        if len(digits) >= self.grammar.grouped_from:
            digits = f"{abs(number):,}".replace(",", "\u202f")
        return digits if number >= 0 else f"−{digits}"

    # -- what agrees with a noun elsewhere ------------------------------------------------------------------------

    def agree(self, word: str, concept: str) -> str:
        """An adjective, participle or pronoun, given in the masculine singular, that goes with the noun."""
        return self.grammar.agree(word, _gender(self.entry(concept)), False, "")

    def agree_many(self, word: str, concept: str) -> str:
        """The same for the noun in the plural."""
        return self.grammar.agree(word, _gender(self.entry(concept)), True, "")

    def after(self, prep: str, text: str) -> str:
        """The text after a preposition or conjunction: ``d’as``, ``de huit``, ``qu’un joueur``."""
        return self.grammar.contract(prep, text, "") if prep else text

    # -- inside ---------------------------------------------------------------------------------------------------

    def _how_many(self, number: int, concept: str, *, before_noun: bool = True) -> str:
        if self.in_figures or not 0 <= number <= self.grammar.last_in_words:
            return self.figure(number)
        gender = _gender(self.entry(concept)) if concept else "m"
        return self.grammar.words(number, gender, before_noun)

    def _definite(self, concept: str, many: bool, group: str, prep: str) -> str:
        article = self.grammar.definite(_gender(self.entry(concept)), many, group)
        return self.grammar.contract(prep, glue(article, group), article) if prep else glue(article, group)

    def _form(self, concept: str, many: bool) -> str:
        entry = self.entry(concept)
        return entry.plural if many else entry.singular

    def _group(self, concept: str, many: bool, before: str, after: str) -> str:
        gender, group = _gender(self.entry(concept)), self._form(concept, many)
        if before:
            group = glue(self.grammar.agree(before, gender, many, group), group)
        return glue(group, self.grammar.agree(after, gender, many, "")) if after else group


def _gender(entry: Noun) -> str:
    return entry.gender or "m"
