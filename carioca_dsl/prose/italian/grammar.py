"""Italian articles, elision, contraction and agreement."""

import re

from carioca_dsl.prose.italian import numerals
from carioca_dsl.prose.romance.grammar import Grammar, first_letters, fused, glue

_VOWELS = frozenset("aeiouàèéìíòóùú")
_SPOKEN_VOWEL = re.compile(r"8|11(?!\d)|1(?!\d)")
"""Figures whose name begins with a vowel: ``l’8``, ``gli 80``, ``l’11``."""
_HARD = re.compile(r"s[^aeiouàèéìíòóùú\W\d]|z|gn|p[sn]|x|y|i[aeou]")
"""Beginnings that want ``lo`` and ``uno``: ``lo scarto``, ``lo zero``."""
_FUSED = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
"""Prepositions that grow together with the article, by the stem that they do it with."""
_WITH_ARTICLE = {"il": "l", "lo": "llo", "l’": "ll’", "la": "lla", "i": "i", "gli": "gli", "le": "lle"}
_FOREIGN = frozenset({"manche", "extra"})
"""Words with a native look whose plural is not formed."""


class ItalianGrammar(Grammar):
    """See `romance.grammar.Grammar`."""

    partitive = "di"
    this = "questo"
    invariable = frozenset({"ogni", "più", "meno", "loro", "qualsiasi", "qualunque", "pari"})
    irregular = {
        "il": ("la", "i", "le"),
        "lo": ("la", "li", "le"),
        "lui": ("lei", "loro", "loro"),
        "suo": ("sua", "suoi", "sue"),
        "quello": ("quella", "quelli", "quelle"),
        "del": ("della", "dei", "delle"),
        "al": ("alla", "ai", "alle"),
        "dal": ("dalla", "dai", "dalle"),
        "nel": ("nella", "nei", "nelle"),
    }

    def definite(self, gender: str, many: bool, following: str) -> str:
        """``il``, ``lo``, ``l’``, ``la``, ``i``, ``gli``, ``le``."""
        if gender == "f":
            return "le" if many else "l’" if vowel(following) else "la"
        if many:
            return "gli" if vowel(following) or hard(following) else "i"
        return "l’" if vowel(following) else "lo" if hard(following) else "il"

    def indefinite(self, gender: str, many: bool, following: str) -> str:
        """``un``, ``uno``, ``una``, ``un’``; a plural stands bare."""
        return "" if many else _shortened("un", gender, following)

    def demonstrative(self, gender: str, many: bool, following: str) -> str:
        """``questo``, ``questa``, ``quest’``, ``questi``, ``queste``."""
        return "quest’" if not many and vowel(following) else super().demonstrative(gender, many, following)

    def none(self, gender: str, following: str) -> str:
        """``nessun``, ``nessuno``, ``nessuna``, ``nessun’``."""
        return _shortened("nessun", gender, following)

    def contract(self, preposition: str, text: str, article: str) -> str:
        """``del``, ``nella``, ``sugli`` with the article; ``ad`` before an a."""
        head, _, last = preposition.rpartition(" ")
        if article in _WITH_ARTICLE and last in _FUSED:
            return fused(head, f"{_FUSED[last]}{_WITH_ARTICLE[article]}", text, article)
        if last == "a" and first_letters(text).startswith(("a", "à")):
            last = "ad"
        return glue(glue(head, last), text)

    def inflected(self, adjective: str, woman: bool, many: bool, following: str) -> str:
        """``rossa``, ``antichi``; ``un`` and ``nessun`` by what follows."""
        if adjective in ("uno", "nessuno"):
            return _shortened(adjective[:-1], "f" if woman else "m", following)
        form = f"{adjective[:-1]}a" if woman and adjective.endswith("o") else adjective
        return self.plural(form) if many else form

    def plural(self, word: str) -> str:
        """``carte``, ``giochi``, ``re``, ``tris``."""
        if len(word) < 3 or word[-1] not in "aeo" or word in _FOREIGN:
            return word  # ``re``, ``jolly``, ``tris``, ``estremità``, ``crisi``
        if word.endswith(("ca", "ga")):
            return f"{word[:-1]}he"
        if word.endswith("a"):
            return f"{word[:-2]}e" if word.endswith(("cia", "gia")) and word[-4:-3] not in _VOWELS else f"{word[:-1]}e"
        if word.endswith("e"):
            return f"{word[:-1]}i"
        if word.endswith("io"):
            return word[:-1]
        if word.endswith(("co", "go")) and not word.endswith("ico"):
            return f"{word[:-1]}hi"
        return f"{word[:-1]}i"

    def words(self, number: int, gender: str, before_noun: bool) -> str:
        """``uno`` alone, ``un`` or ``una`` before its noun; other numbers do not agree."""
        if number == 1:
            return "una" if gender == "f" else "un" if before_noun else "uno"
        return numerals.words(number)

    def ordinal(self, number: int) -> str:
        """``tredicesimo``."""
        return numerals.ordinal(number)

    def link(self, word: str, following: str) -> str:
        """``e`` is ``ed`` before an e."""
        return "ed" if word == "e" and first_letters(following).startswith(("e", "è", "é")) else word


def vowel(following: str) -> bool:
    """Whether the text begins with the sound of a vowel."""
    heard = first_letters(following)
    if heard[:1].isdigit():
        return bool(_SPOKEN_VOWEL.match(heard))
    if heard.startswith("h"):
        return heard[1:2] in _VOWELS
    return heard[:1] in _VOWELS and not hard(heard)


def hard(following: str) -> bool:
    """Whether the text begins with a sound that wants ``lo``."""
    return bool(_HARD.match(first_letters(following)))


def _shortened(stem: str, gender: str, following: str) -> str:
    """``un`` and its like: what their end is hangs on what follows, or on that nothing does."""
    if gender == "f":
        return f"{stem}’" if vowel(following) else f"{stem}a"
    return f"{stem}o" if not following or hard(following) else stem
