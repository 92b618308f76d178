"""Italian noun phrases and value phrases."""

import re

from carioca_dsl.model import Bound
from carioca_dsl.prose.italian.grammar import ItalianGrammar
from carioca_dsl.prose.romance import RomancePhrases
from carioca_dsl.prose.romance.grammar import glue

_ELIDED = re.compile(r"\b([Ll])[oa] (?=(?:ho|hai|ha|hanno|abbia|abbiano|avesse|avessero)\b)")
"""Where a pronoun grows together with the verb: ``l’ha scelta``."""


class ItalianPhrases(RomancePhrases):
    """What Italian templates call."""

    grammar = ItalianGrammar()
    at_least, at_most, exactly_ = "almeno", "al massimo", "esattamente"
    limits_first = frozenset({"almeno"})
    no_ = "non"
    more, once, right_left = "più", ("volta", "volte"), ("destra", "sinistra")
    and_, or_, from_, to = "e", "o", "da", "a"
    nor = "né"
    then = "poi"
    valued, whole = "per", "tutto"
    ends_of_ranks = ("da", "a")
    in_round, with_players, range_of_players = "in", "con", "da"
    quotes = ("«", "»")

    def bound(self, bound: Bound, concept: str, prep: str = "", after: str = "") -> str:
        """``da due a quattro giocatori``; next to a preposition a range is written down: ``con 2–4 giocatori``."""
        if prep not in ("", self.from_) and bound.most is not None and bound.most > bound.least + 1 and bound.least:
            counted = self.nouns(concept, after=after)
            return self.after(prep, f"{self.figure(bound.least)}–{self.figure(bound.most)} {counted}")
        return super().bound(bound, concept, prep, after)

    def n(self, number: int, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``uno scarto``, ``un’estremità``: one is the article, which hears what follows."""
        if number == 1 and not self.in_figures:
            return self.a(concept, prep, before, after)
        return super().n(number, concept, prep, before, after)

    def any_number(self, concept: str, prep: str = "") -> str:
        """``quanti jolly si vogliono``, ``di quante carte si vogliono``."""
        return self.after(prep, f"{self.agree_many('quanto', concept)} {self.nouns(concept)} si vogliono")

    def another(self, concept: str) -> str:
        """``un altro``, ``un’altra``: where the noun is left out."""
        other = self.agree("altro", concept)
        return glue(self.grammar.indefinite(self.entry(concept).gender, False, other), other)

    def verb(self, number: int, one: str, many: str) -> str:
        """The verb beside so many things: ``si scopre`` (una carta), ``si scoprono`` (due carte)."""
        return many if number > 1 else one

    def typeset(self, text: str) -> str:
        """Curved apostrophes, and none but ``l’`` before ``ha`` and ``avesse``."""
        return _ELIDED.sub(r"\1’", super().typeset(text).replace("'", "’"))

    def _span(self, low: int, high: int) -> tuple[str, ...]:
        """``da 1 a 6``."""
        return (f"{self.from_} {low} {self.to} {high}",) if high - low > 1 else super()._span(low, high)
