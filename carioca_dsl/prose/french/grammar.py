"""French articles, elision, contraction and agreement."""

from carioca_dsl.prose.french import numerals
from carioca_dsl.prose.romance.grammar import Grammar, first_letters, fused, glue

_VOWELS = frozenset("aeiouàâäæéèêëîïôöœùûü")
_NOT_ELIDED = ("onz", "huit", "hasard", "haut", "hors", "ouistiti", "oui", "un à ", "handicap", "héros")
"""Words that begin with a vowel or an h, and before which nothing is elided."""
_ELIDED = {
    "de": "d’",
    "le": "l’",
    "la": "l’",
    "que": "qu’",
    "ne": "n’",
    "se": "s’",
    "jusque": "jusqu’",
    "si il": "s’il",
}
_CONTRACTED = {("à", "le"): "au", ("à", "les"): "aux", ("de", "le"): "du", ("de", "les"): "des"}
_FEMININE = {
    "beau": "belle",
    "nouveau": "nouvelle",
    "tout": "toute",
    "bas": "basse",
    "il": "elle",
    "lui": "elle",
    "celui": "celle",
    "quel": "quelle",
    "lequel": "laquelle",
    "duquel": "de laquelle",
    "auquel": "à laquelle",
    "le": "la",
}
_PLURAL = {
    "tout": "tous",
    "celui": "ceux",
    "lui": "eux",
    "le": "les",
    "la": "les",
    "lequel": "lesquels",
    "laquelle": "lesquelles",
    "duquel": "desquels",
    "de laquelle": "desquelles",
    "auquel": "auxquels",
    "à laquelle": "auxquelles",
}
_BEFORE_VOWEL = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil"}


class FrenchGrammar(Grammar):
    """See `romance.grammar.Grammar`."""

    grouped_from = 4

    def is_many(self, number: int) -> bool:
        """The plural begins with two: ``0 point``."""
        return number >= 2

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``le``, ``la``, ``l’``, ``les``."""
        if many:
            return "les"
        if elides(following):
            return "l’"
        return "la" if gender == "f" else "le"

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``un``, ``une``, ``des``."""
        if many:
            return "des"
        return "une" if gender == "f" else "un"

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``ce``, ``cet``, ``cette``, ``ces``."""
        if many:
            return "ces"
        if gender == "f":
            return "cette"
        return "cet" if elides(following) else "ce"

    def none(self, gender: str, following: str) -> str:
        """``aucun``, ``aucune``."""
        return "aucune" if gender == "f" else "aucun"

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``du``, ``des``, ``au``, ``aux`` with the article; ``d’`` and ``qu’`` before a vowel."""
        head, _, last = preposition.rpartition(" ")
        if (last, article) == ("de", "des"):  # the plural's article falls away: *de cartes*
            text, article = text.removeprefix("des "), ""
        if (last, article) in _CONTRACTED:
            return fused(head, _CONTRACTED[last, article], text, article)
        if last in _ELIDED and elides(text):
            last = _ELIDED[last]
        if last == "si" and text.split(" ")[0] in ("il", "ils"):
            last = "s’"
        return glue(glue(head, last), text)

    def inflected(self, adjective: str, woman: bool, many: bool, following: str) -> str:
        """``nouvelle``, ``égaux``; ``nouvel`` before a vowel."""
        if not woman and not many and adjective in _BEFORE_VOWEL and elides(following):
            return _BEFORE_VOWEL[adjective]
        form = _feminine(adjective) if woman else adjective
        return self.plural(form) if many else form

    def plural(self, word: str) -> str:
        """``jeux``, ``totaux``, ``bras``."""
        if word in _PLURAL:
            return _PLURAL[word]
        if word.endswith(("s", "x")):
            return word
        if word.endswith("al"):
            return f"{word[:-1]}ux"
        return f"{word}x" if word.endswith(("eau", "eu")) and word != "bleu" else f"{word}s"

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """``vingt et une``."""
        return numerals.words(number, gender)

    def ordinal(self, number: int) -> str:
        """``treizième``."""
        return numerals.ordinal(number)

    def link(self, word: str, following: str) -> str:
        """``et`` and ``ou`` sound the same before everything."""
        return word


def elides(following: str) -> bool:
    """Whether a vowel is dropped before the text."""
    heard = first_letters(following)
    if heard.startswith(_NOT_ELIDED):
        return False
    return heard[:1] in _VOWELS or (heard[:1] == "h" and heard[1:2] in _VOWELS | {"y"})


def _feminine(word: str) -> str:
    if word in _FEMININE:
        return _FEMININE[word]
    if word.endswith("e"):
        return word
    if word.endswith("er"):
        return f"{word[:-2]}ère"
    if word.endswith(("el", "eil", "en", "on")):
        return f"{word}{word[-1]}e"
    if word.endswith("et"):
        return f"{word[:-2]}ète"
    if word.endswith("if"):
        return f"{word[:-1]}ve"
    if word.endswith("eux"):
        return f"{word[:-1]}se"
    return f"{word}e"
