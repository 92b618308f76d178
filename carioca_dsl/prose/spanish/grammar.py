"""Spanish articles, contraction and agreement."""

import re

from carioca_dsl.prose.romance.grammar import each_word, first_letters, glue
from carioca_dsl.prose.spanish import numerals

_STRESSED_A = (
    "agua",
    "águila",
    "ala ",
    "alma",
    "ancla",
    "ánima",
    "área",
    "arma ",
    "arpa",
    "aula",
    "haba",
    "hacha",
    "hambre",
)
"""Women's nouns that begin with a stressed a, and so take ``el`` and ``un``."""
_SHORT = {
    "primero": "primer",
    "tercero": "tercer",
    "ninguno": "ningún",
    "alguno": "algún",
    "bueno": "buen",
    "malo": "mal",
}
_OTHER = {
    "el": ("la", "los", "las"),
    "él": ("ella", "ellos", "ellas"),
    "este": ("esta", "estos", "estas"),
    "ese": ("esa", "esos", "esas"),
    "aquel": ("aquella", "aquellos", "aquellas"),
    "del": ("de la", "de los", "de las"),
    "al": ("a la", "a los", "a las"),
    "lo": ("la", "los", "las"),
}
_INVARIABLE = frozenset({"cada", "más", "demás"})
_ACCENTED_END = re.compile(r"[áéíóú][ns]$")
_PLAIN = str.maketrans("áéíóú", "aeiou")


class SpanishGrammar:
    """See `romance.grammar.Grammar`."""

    last_in_words = 29
    grouped_from = 5
    partitive = "de"

    def is_many(self, number: int) -> bool:
        """Only one is singular: ``0 puntos``."""
        return number != 1

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``el``, ``la``, ``los``, ``las``."""
        if many:
            return "las" if gender == "f" else "los"
        return "la" if gender == "f" and not _stressed_a(following) else "el"

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``un``, ``una``; a plural stands bare, and so does ``otro``."""
        if many or following.startswith("otr"):
            return ""
        return "una" if gender == "f" and not _stressed_a(following) else "un"

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``este``, ``esta``, ``estos``, ``estas``."""
        return self.agree("este", gender, many, "")

    def none(self, gender: str, following: str) -> str:
        """``ningún``, ``ninguna``; ``ninguno`` where nothing follows."""
        if gender == "f":
            return "ningún" if _stressed_a(following) else "ninguna"
        return "ningún" if following else "ninguno"

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``al``, ``del`` before ``el``."""
        last = preposition.rpartition(" ")[2]
        if article == "el" and last in ("a", "de"):
            return f"{preposition}{'l' if last in ('a', 'de') else ''} {text[len(article) :].lstrip(' ')}"
        return glue(preposition, text)

    def agree(self, adjective: str, gender: str, many: bool, following: str) -> str:
        """An adjective, participle or pronoun given in the masculine singular."""
        if adjective in _INVARIABLE:
            return adjective
        if adjective in _OTHER:
            forms = _OTHER[adjective]
            return adjective if gender != "f" and not many else forms[(gender == "f") + 2 * many - 1]
        if adjective.endswith("ior"):
            return _plural(adjective) if many else adjective
        if gender != "f" and not many:
            return _SHORT.get(adjective, adjective) if following else adjective
        if adjective.endswith("o"):
            return adjective[:-1] + ("a" if gender == "f" else "o") + ("s" if many else "")
        if (
            gender == "f"
            and adjective.endswith(("or", "ón", "án"))
            and adjective not in ("mejor", "mayor", "menor", "peor")
        ):
            adjective = f"{adjective.translate(_PLAIN) if adjective[-1] == 'n' else adjective}a"
        return _plural(adjective) if many else adjective

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """``veintiún``, ``veintiuna``."""
        return numerals.words(number, gender, before_noun)

    def ordinal(self, number: int) -> str:
        """``decimotercero``."""
        return numerals.ordinal(number)

    def link(self, word: str, following: str) -> str:
        """``y`` is ``e`` before the sound i, ``o`` is ``u`` before the sound o."""
        heard = first_letters(following)
        if word == "y" and (
            heard.startswith(("i", "í", "hi", "hí")) and not heard.startswith(("hia", "hie", "hio", "ia", "io"))
        ):
            return "e"
        if word == "o" and heard.startswith(("o", "ó", "ho", "hó", "8", "11 ")):
            return "u"
        return word


def _stressed_a(following: str) -> bool:
    return f"{first_letters(following)} ".startswith(_STRESSED_A)


def plural_of(phrase: str) -> str:
    """The plural of a noun that a variant brings along, as its letters let one guess it."""
    return each_word(_plural, phrase)


def _plural(word: str) -> str:
    if word[-1] in "aeiouéó":
        return f"{word}s"
    if word.endswith("z"):
        return f"{word[:-1]}ces"
    if _ACCENTED_END.search(word):
        return f"{word[:-2]}{word[-2].translate(_PLAIN)}{word[-1]}es"
    return f"{word}es"
