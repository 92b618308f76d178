"""The whole phrase layer of a Romance language."""

import re
from collections.abc import Sequence
from typing import ClassVar

from carioca_dsl.prose.romance.cards import CardPhrases

_NEXT_SENTENCE = re.compile(r"(?<=[.!?…] )([«¿¡\ue003]?\s?[^\W\d_])")


class RomancePhrases(CardPhrases):
    """Nouns, values and cards, and the names of people between them."""

    then: ClassVar[str]
    """Before the last act of a turn, where an `and` would be one too many."""

    def name(self, name: str, prep: str = "") -> str:
        """Somebody's name, after a preposition: ``d’Ana``, ``a Ana``."""
        return self.after(prep, self.clean(name)) if prep else self.clean(name)

    def names(self, names: list[str]) -> str:
        """``Ana, Beto et Inés``."""
        return self.all_of(self.clean(name) for name in names)

    def acts_of(self, acts: Sequence[str]) -> str:
        """What somebody does in a turn: ``pioche, ouvre avec … et …, puis se défausse``."""
        if any(f" {self.and_} " in act for act in acts[:-1]):
            return f"{', '.join(acts[:-1])}, {self.then} {acts[-1]}"
        return self.all_of(acts)

    def typeset(self, text: str) -> str:
        """A capital letter after each full stop: templates join sentences from phrases that cannot know."""
        return _NEXT_SENTENCE.sub(lambda found: found[0].upper(), text)
