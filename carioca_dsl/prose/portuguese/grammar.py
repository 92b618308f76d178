"""Portuguese articles, contraction and agreement."""

from carioca_dsl.prose.portuguese import numerals
from carioca_dsl.prose.romance.grammar import each_word, glue

_FUSED = {"de": "d", "em": "n", "a": "a", "por": "pel"}
"""What is left of a preposition before the article ``o``."""
_CRASIS = {"a": "à", "as": "às", "o": "ao", "os": "aos"}
"""The preposition ``a`` with an article."""
_POINTING = frozenset({"este", "esta", "estes", "estas", "esse", "essa", "esses", "essas"}) | {
    *("aquele", "aquela", "aqueles", "aquelas", "ele", "ela", "eles", "elas")
}
"""Words that are written together with ``de`` and ``em``: ``deste``, ``nela``."""
_OTHER = {
    "o": ("a", "os", "as"),
    "lo": ("la", "los", "las"),
    "ao": ("à", "aos", "às"),
    "do": ("da", "dos", "das"),
    "no": ("na", "nos", "nas"),
    "pelo": ("pela", "pelos", "pelas"),
    "um": ("uma", "uns", "umas"),
    "nenhum": ("nenhuma", "nenhuns", "nenhumas"),
    "algum": ("alguma", "alguns", "algumas"),
    "seu": ("sua", "seus", "suas"),
    "este": ("esta", "estes", "estas"),
    "esse": ("essa", "esses", "essas"),
    "aquele": ("aquela", "aqueles", "aquelas"),
    "ele": ("ela", "eles", "elas"),
    "dele": ("dela", "deles", "delas"),
    "bom": ("boa", "bons", "boas"),
    "mau": ("má", "maus", "más"),
    "qualquer": ("qualquer", "quaisquer", "quaisquer"),
}
_INVARIABLE = frozenset({"cada", "mais", "menos", "demais", "simples"})
_SAME_FOR_BOTH = ("ior", "melhor")
"""Adjectives in -or that have one form for both genders: ``anterior``, ``melhor``."""
_STRESSED_S = ("ás", "ês", "és", "ós", "us")
_PLURALS_IN_AOS = frozenset({"mão", "irmão", "grão", "chão", "vão"})
"""Nouns in -ão that only take an s."""
_PLAIN = str.maketrans("áéêó", "aeeo")


class PortugueseGrammar:
    """See `romance.grammar.Grammar`."""

    last_in_words = 29
    grouped_from = 5
    partitive = "de"

    def is_many(self, number: int) -> bool:
        """Only one is singular: ``0 pontos``."""
        return number != 1

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``o``, ``a``, ``os``, ``as``."""
        return self.agree("o", gender, many, "")

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``um``, ``uma``; a plural stands bare, and so does ``outro``."""
        if many or following.startswith("outr"):
            return ""
        return "uma" if gender == "f" else "um"

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``este``, ``esta``, ``estes``, ``estas``."""
        return self.agree("este", gender, many, "")

    def none(self, gender: str, following: str) -> str:
        """``nenhum``, ``nenhuma``."""
        return "nenhuma" if gender == "f" else "nenhum"

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``do``, ``na``, ``pelos``, ``às`` with the article; ``deste`` and ``nela`` without one."""
        head, _, last = preposition.rpartition(" ")
        if article in _CRASIS and last in _FUSED:
            fused = _CRASIS[article] if last == "a" else f"{_FUSED[last]}{article}"
            return glue(glue(head, fused), text[len(article) :].lstrip(" "))
        if last in ("de", "em") and text.split(" ", 1)[0] in _POINTING:
            return glue(head, f"{_FUSED[last]}{text}")
        return glue(preposition, text)

    def agree(self, adjective: str, gender: str, many: bool, following: str) -> str:
        """An adjective, participle or pronoun given in the masculine singular, or several of them in a row."""
        return " ".join(_agreeing(word, gender == "f", many) for word in adjective.split(" "))

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """``vinte e duas``."""
        return numerals.words(number, gender)

    def ordinal(self, number: int) -> str:
        """``décimo terceiro``."""
        return numerals.ordinal(number)

    def link(self, word: str, following: str) -> str:
        """``e`` and ``ou`` sound the same before everything."""
        return word


def _agreeing(word: str, woman: bool, many: bool) -> str:
    if word in _INVARIABLE or not (woman or many):
        return word
    if word in _OTHER:
        return _OTHER[word][woman + 2 * many - 1]
    if woman and word.endswith("o"):
        word = f"{word[:-2]}ã" if word.endswith("ão") else f"{word[:-1]}a"
    elif woman and word.endswith("ês"):
        word = f"{word[:-2]}esa"
    elif woman and word.endswith("or") and not word.endswith(_SAME_FOR_BOTH):
        word = f"{word}a"
    return _plural(word) if many else word


def plural_of(phrase: str) -> str:
    """The plural of a noun that a variant brings along, as its letters let one guess it."""
    return each_word(_plural, phrase)


def _plural(word: str) -> str:
    if word in _PLURALS_IN_AOS:
        return f"{word}s"
    if word.endswith("ão"):
        return f"{word[:-2]}ões"
    if word.endswith(("al", "ul")):
        return f"{word[:-1]}is"
    if word.endswith("el"):
        return f"{word[:-2]}éis"
    if word.endswith("ol"):
        return f"{word[:-2]}óis"
    if word.endswith("il"):
        return f"{word[:-1]}s"
    if word.endswith("m"):
        return f"{word[:-1]}ns"
    if word.endswith(("r", "z", "n")):
        return f"{word}es"
    if word.endswith(_STRESSED_S):
        return f"{word.translate(_PLAIN)}es"
    return word if word.endswith(("s", "x")) else f"{word}s"
