"""French noun phrases and value phrases."""

import re
from collections.abc import Iterable

from carioca_dsl.model import CardClass
from carioca_dsl.prose.french.grammar import FrenchGrammar, elides
from carioca_dsl.prose.phrases import is_span
from carioca_dsl.prose.romance import RomancePhrases

_THIN, _FIXED = "\u202f", "\u00a0"
_HIGH_MARKS = re.compile(r"[ \u00a0\u202f]+([;!?])")
_COLON = re.compile(r"[ \u00a0\u202f]+(:)")
_OPENING, _CLOSING = re.compile(r"«[ \u00a0\u202f]*"), re.compile(r"[ \u00a0\u202f]*»")


class FrenchPhrases(RomancePhrases):
    """What French templates call."""

    grammar = FrenchGrammar()
    quotes = ("« ", " »")
    colon = f"{_FIXED}: "
    at_least, at_most, exactly_ = "au moins", "au plus", "exactement"
    valued, whole = "valant", "tout"
    ends_of_ranks = ("de", "à")
    more, once, right_left = "plus", ("fois", "fois"), ("droite", "gauche")
    and_, or_, from_, to = "et", "ou", "", "à"
    nor = "ni"
    after_to = "de {} à {}"
    then = "puis"
    in_round, with_players, range_of_players = "à", "à", "de"

    def any_number(self, concept: str, prep: str = "") -> str:
        """``autant de jokers que vous voulez``."""
        return self.after(prep, f"autant {self.some(concept, 'de')} que vous voulez")

    def not_(self, verb: str) -> str:
        """``ne contient``, ``n’accepte``."""
        return self.after("ne", verb)

    def any(self, concept: str, prep: str = "") -> str:
        """``n’importe quelle carte``."""
        return self.after(prep, f"n’importe {self.agree('quel', concept)} {self.noun(concept)}")

    def some(self, concept: str, prep: str = "", before: str = "", after: str = "") -> str:
        """``des cartes``, but ``de nouvelles cartes``."""
        return super().some(concept, prep or ("de" if before else ""), before, after)

    def class_of(self, cards: CardClass, prep: str = "") -> str:
        """``valets, dames ou rois``, but ``de valets, de dames ou de rois``."""
        names = [self.nouns(concept) for concept in self._concepts(cards)]
        if is_span(cards.ranks):
            names = [f"{self.nouns('card')} {self._from_to(cards.ranks)}", *names[len(cards.ranks) :]]
        return self.either(self.after(prep, name) for name in names)

    def neither(self, items: Iterable[str]) -> str:
        """``ni a ni b``: before each of them, and no ``pas`` beside it; a single one has nothing before it."""
        parts = list(items)
        comma = "," if len(parts) > 2 else ""
        return parts[0] if len(parts) == 1 else f"{comma} ".join(f"{self.nor} {part}" for part in parts)

    def his(self, concept: str, prep: str = "") -> str:
        """``sa suite``, ``son brelan``, ``son extrémité``."""
        noun = self.noun(concept)
        own = "sa" if self.agree("le", concept) == "la" and not elides(noun) else "son"
        return self.after(prep, f"{own} {noun}")

    def typeset(self, text: str) -> str:
        """Fixed blanks where French has them, and curved apostrophes."""
        text = super().typeset(text).replace("'", "’")
        text = _HIGH_MARKS.sub(f"{_THIN}\\1", text)
        text = _COLON.sub(f"{_FIXED}\\1", text)
        return _CLOSING.sub(f"{_FIXED}»", _OPENING.sub(f"«{_FIXED}", text))

    def _suit_form(self, concept: str) -> str:
        return self.noun(concept)
