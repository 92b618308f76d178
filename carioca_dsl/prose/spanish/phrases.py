"""Spanish noun phrases and value phrases."""

from carioca_dsl.model import Side
from carioca_dsl.prose.romance import RomancePhrases
from carioca_dsl.prose.spanish.grammar import SpanishGrammar


class SpanishPhrases(RomancePhrases):
    """What Spanish templates call."""

    grammar = SpanishGrammar()
    quotes = ("«", "»")
    at_least, at_most, exactly_ = "al menos", "como máximo", "exactamente"
    and_, or_, from_, to = "y", "o", "de", "a"
    then = "y"
    in_round, with_players, range_of_players = "en", "con", "de"

    def any_number(self, concept: str, prep: str = "") -> str:
        """``tantos comodines como quiera``."""
        return self.after(prep, f"{self.agree_many('tanto', concept)} {self.nouns(concept)} como quiera")

    def not_(self, verb: str) -> str:
        """``no contiene``."""
        return f"no {verb}"

    def times(self, number: int) -> str:
        """``una vez``, ``tres veces``."""
        how_many = self.grammar.words(number, "f", True) if number < 100 else str(number)
        return f"{how_many} {'vez' if number == 1 else 'veces'}"

    def side(self, side: Side) -> str:
        """``derecha``, ``izquierda``."""
        return "derecha" if side is Side.RIGHT else "izquierda"

    def _limited(self, limit: str, number: int, concept: str, prep: str, after: str) -> str:
        """``de al menos siete cartas``, but ``de siete cartas como máximo``."""
        if prep and limit == self.at_least:
            return self.after(prep, super()._limited(limit, number, concept, "", after))
        return super()._limited(limit, number, concept, prep, after)

    def _suit_form(self, concept: str) -> str:
        return self.nouns(concept)

    def _or_more(self, number: int) -> str:
        return f"{number} o más"
