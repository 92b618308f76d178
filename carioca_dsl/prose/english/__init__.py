"""English."""

from pathlib import Path

from carioca_dsl.prose.english.phrases import EnglishPhrases
from carioca_dsl.prose.language import Language

__all__ = ["ENGLISH"]

ENGLISH = Language(code="en", name="English", phrases=EnglishPhrases, folder=Path(__file__).parent / "sentences")
