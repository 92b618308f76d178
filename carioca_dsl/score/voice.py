"""What the score keeper says, in one language and with the variant's own words."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from carioca_dsl.cards import SUIT_GLYPHS
from carioca_dsl.model import Word
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech, capital
from carioca_dsl.score.hands import Hand, Held, Problem
from carioca_dsl.score.words import shown

_TEXTS = Path(__file__).parent / "texts"
_QUOTES = ("“", "«")


class ScoreVoice:
    """Says everything about a sheet, as plain text."""

    def __init__(self, code: str, words: Mapping[str, Word] | None = None) -> None:
        """Raises `UnknownLanguage`."""
        self.code = code
        self.speech = Speech(replace(language(code), folder=_TEXTS / code), words)

    def say(self, key: str, *args: Any) -> str:
        """A sentence. What it quotes first is left as it was typed."""
        text = self.phrase(key, *args)
        return text if text.startswith(_QUOTES) else capital(text)

    def phrase(self, key: str, *args: Any) -> str:
        """The same without a capital."""
        return plain(self.speech.phrase(key, *args))

    def problem(self, problem: Problem) -> str:
        """Why something cannot be."""
        args = [self.held(value) if isinstance(value, Held) else value for value in problem.args_]
        return self.say(f"problem_{problem.key}", *args)

    def figure(self, number: int) -> str:
        """A number in figures, with a true minus sign."""
        return self.speech.phrases.figure(number)

    def hand(self, hand: Hand) -> str:
        """What somebody had left, in the words and letters in which it would be typed."""
        if hand.kind == "cards":
            return " ".join(map(self.held, hand.cards))
        return shown(self.code)["out"] if hand.out else str(hand.points)

    def held(self, card: Held) -> str:
        """A card that somebody has left, with the letter that is on it."""
        suit = "" if card.suit is None else SUIT_GLYPHS[card.suit]
        return self.speech.phrases.letter(card.rank) + suit if card.rank else str(card)
