"""Spanish noun phrases and value phrases."""

from carioca_dsl.prose.romance import RomancePhrases
from carioca_dsl.prose.spanish.grammar import SpanishGrammar


class SpanishPhrases(RomancePhrases):
    """What Spanish templates call."""

    grammar = SpanishGrammar()
    quotes = ("«", "»")
    at_least, at_most, exactly_ = "al menos", "como máximo", "exactamente"
    limits_first = frozenset({"al menos"})
    no_ = "no"
    valued, whole = "que sumen", "todo"
    more, once, right_left = "más", ("vez", "veces"), ("derecha", "izquierda")
    and_, or_, from_, to = "y", "o", "de", "a"
    nor = "ni"
    after_to = "a entre {} y {}"
    then = "y"
    in_round, with_players, range_of_players = "en", "con", "de"

    def any_number(self, concept: str, prep: str = "") -> str:
        """``tantos comodines como se quiera``: it is not the meld that wants them."""
        return self.after(prep, f"{self.agree_many('tanto', concept)} {self.nouns(concept)} como se quiera")
