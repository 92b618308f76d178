"""Spanish articles, contraction and agreement."""

import re

from carioca_dsl.prose.romance.grammar import Grammar, first_letters, fused, glue
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
    "ninguno": "ningún",
    "alguno": "algún",
    "bueno": "buen",
    "malo": "mal",
}
_ACCENTED_END = re.compile(r"[áéíóú][ns]$")
_PLAIN = str.maketrans("áéíóú", "aeiou")


class SpanishGrammar(Grammar):
    """See `romance.grammar.Grammar`."""

    this = "este"
    invariable = frozenset({"cada", "más", "demás"})
    irregular = {
        "el": ("la", "los", "las"),
        "él": ("ella", "ellos", "ellas"),
        "este": ("esta", "estos", "estas"),
        "ese": ("esa", "esos", "esas"),
        "aquel": ("aquella", "aquellos", "aquellas"),
        "del": ("de la", "de los", "de las"),
        "al": ("a la", "a los", "a las"),
        "lo": ("la", "los", "las"),
    }

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

    def none(self, gender: str, following: str) -> str:
        """``ningún``, ``ninguna``; ``ninguno`` where nothing follows."""
        if gender == "f":
            return "ningún" if _stressed_a(following) else "ninguna"
        return "ningún" if following else "ninguno"

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``al``, ``del`` before ``el``."""
        head, _, last = preposition.rpartition(" ")
        if article == "el" and last in ("a", "de"):
            return fused(head, f"{last}l", text, article)
        return glue(preposition, text)

    def inflected(self, adjective: str, woman: bool, many: bool, following: str) -> str:
        """``primera``, ``ninguno``; ``primer`` before a man's noun."""
        if adjective.endswith("ior"):
            return self.plural(adjective) if many else adjective
        if not woman and not many:
            return _shortened(adjective) if following else adjective
        if adjective.endswith("o"):
            return adjective[:-1] + ("a" if woman else "o") + ("s" if many else "")
        if woman and adjective.endswith(("or", "ón", "án")) and adjective not in ("mejor", "mayor", "menor", "peor"):
            adjective = f"{adjective.translate(_PLAIN) if adjective[-1] == 'n' else adjective}a"
        return self.plural(adjective) if many else adjective

    def plural(self, word: str) -> str:
        """``manos``, ``veces``, ``combinaciones``."""
        if word[-1] in "aeiouéó":
            return f"{word}s"
        if word.endswith("z"):
            return f"{word[:-1]}ces"
        if _ACCENTED_END.search(word):
            return f"{word[:-2]}{word[-2].translate(_PLAIN)}{word[-1]}es"
        return f"{word}es"

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


def _shortened(adjective: str) -> str:
    """``primer``, ``decimotercer``, ``ningún``: before a man's noun in the singular."""
    return adjective[:-1] if adjective.endswith(("primero", "tercero")) else _SHORT.get(adjective, adjective)


def _stressed_a(following: str) -> bool:
    return f"{first_letters(following)} ".startswith(_STRESSED_A)
