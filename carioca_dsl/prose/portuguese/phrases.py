"""Portuguese noun phrases and value phrases."""

from carioca_dsl.prose.portuguese.grammar import PortugueseGrammar
from carioca_dsl.prose.romance import RomancePhrases
from carioca_dsl.prose.romance.grammar import glue


class PortuguesePhrases(RomancePhrases):
    """What Portuguese templates call."""

    grammar = PortugueseGrammar()
    at_least, at_most, exactly_ = "pelo menos", "no máximo", "exatamente"
    limits_first = frozenset({"pelo menos", "no máximo"})
    no_ = "não"
    valued, whole = "que somem", "todo"
    more, once, right_left = "mais", ("vez", "vezes"), ("direita", "esquerda")
    and_, or_, from_, to = "e", "ou", "de", "a"
    nor = "nem"
    after_to = "a entre {} e {}"
    then = "e"
    in_round, with_players, range_of_players = "em", "com", "de"

    def your(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``seu contrato``, ``do seu contrato``, ``sua última carta``: with the article only after a preposition."""
        return self._your(concept, False, prep, self._group(concept, False, before, after))

    def your_many(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``suas cartas``, ``das suas cartas``."""
        return self._your(concept, True, prep, self._group(concept, True, before, after))

    def any(self, concept: str, prep: str = "", before: str = "") -> str:
        """``qualquer carta``, ``de qualquer outra carta``."""
        return self.after(prep, f"qualquer {self.noun(concept, before)}")

    def any_number(self, concept: str, prep: str = "") -> str:
        """``qualquer número de curingas``."""
        return self.after(prep, f"qualquer número {self.some(concept, 'de')}")

    def as_many(self, concept: str) -> str:
        """``quantas cartas quiser``: of what the reader does."""
        return f"{self.agree_many('quanto', concept)} {self.nouns(concept)} quiser"

    def _your(self, concept: str, many: bool, prep: str, group: str) -> str:
        owner = self.agree_many("seu", concept) if many else self.agree("seu", concept)
        owned = glue(owner, group)
        return self._definite(concept, many, owned, prep) if prep else owned
