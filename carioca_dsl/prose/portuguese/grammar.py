"""Portuguese articles, contraction and agreement."""

from carioca_dsl.prose.portuguese import numerals
from carioca_dsl.prose.romance.grammar import Grammar, fused, glue

_FUSED = {"de": "d", "em": "n", "a": "a", "por": "pel"}
"""What is left of a preposition before the article ``o``."""
_CRASIS = {"a": "à", "as": "às", "o": "ao", "os": "aos"}
"""The preposition ``a`` with an article."""
_POINTING = frozenset({"este", "esta", "estes", "estas", "esse", "essa", "esses", "essas"}) | {
    *("aquele", "aquela", "aqueles", "aquelas", "ele", "ela", "eles", "elas")
}
"""Words that are written together with ``de`` and ``em``: ``deste``, ``nela``."""
_SAME_FOR_BOTH = ("ior", "melhor")
"""Adjectives in -or that have one form for both genders: ``anterior``, ``melhor``."""
_STRESSED_S = ("ás", "ês", "és", "ós", "us")
_PLURALS_IN_AOS = frozenset({"mão", "irmão", "grão", "chão", "vão"})
"""Nouns in -ão that only take an s."""
_PLAIN = str.maketrans("áéêó", "aeeo")


class PortugueseGrammar(Grammar):
    """See `romance.grammar.Grammar`."""

    this = "este"
    invariable = frozenset({"cada", "mais", "menos", "demais", "simples"})
    irregular = {
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

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``o``, ``a``, ``os``, ``as``."""
        return self.agree("o", gender, many, "")

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``um``, ``uma``; a plural stands bare, and so does ``outro``."""
        if many or following.startswith("outr"):
            return ""
        return "uma" if gender == "f" else "um"

    def none(self, gender: str, following: str) -> str:
        """``nenhum``, ``nenhuma``."""
        return "nenhuma" if gender == "f" else "nenhum"

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``do``, ``na``, ``pelos``, ``às`` with the article; ``deste`` and ``nela`` without one."""
        head, _, last = preposition.rpartition(" ")
        if article in _CRASIS and last in _FUSED:
            return fused(head, _CRASIS[article] if last == "a" else f"{_FUSED[last]}{article}", text, article)
        if last in ("de", "em") and text.split(" ", 1)[0] in _POINTING:
            return glue(head, f"{_FUSED[last]}{text}")
        return glue(preposition, text)

    def agree(self, adjective: str, gender: str, many: bool, following: str) -> str:
        """An adjective, participle or pronoun given in the masculine singular, or several of them in a row."""
        agree_one = super().agree
        return " ".join(agree_one(word, gender, many, "") for word in adjective.split(" "))

    def inflected(self, adjective: str, woman: bool, many: bool, following: str) -> str:
        """``cristã``, ``portuguesa``, ``jogadora``."""
        if woman and adjective.endswith("o"):
            adjective = f"{adjective[:-2]}ã" if adjective.endswith("ão") else f"{adjective[:-1]}a"
        elif woman and adjective.endswith("ês"):
            adjective = f"{adjective[:-2]}esa"
        elif woman and adjective.endswith("or") and not adjective.endswith(_SAME_FOR_BOTH):
            adjective = f"{adjective}a"
        return self.plural(adjective) if many else adjective

    def plural(self, word: str) -> str:
        """``combinações``, ``mãos``, ``ases``, ``naturais``."""
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

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """``vinte e duas``."""
        return numerals.words(number, gender)

    def ordinal(self, number: int) -> str:
        """``décimo terceiro``."""
        return numerals.ordinal(number)
