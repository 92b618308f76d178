"""What the score keeper says, in one language and with the variant's own words."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from carioca_dsl.model import Word
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech, capital
from carioca_dsl.score.hands import Problem

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
        return self.say(f"problem_{problem.key}", *problem.args_)
