"""Italian, which speaks to its readers with an impersonal *si*."""

from pathlib import Path

from carioca_dsl.prose.italian.grammar import plural_of
from carioca_dsl.prose.italian.phrases import ItalianPhrases
from carioca_dsl.prose.language import Language

__all__ = ["ITALIAN"]

ITALIAN = Language(
    code="it",
    name="Italiano",
    phrases=ItalianPhrases,
    folder=Path(__file__).parent / "sentences",
    plural_of=plural_of,
)
