"""Spanish, which says *usted* to its readers."""

from pathlib import Path

from carioca_dsl.prose.language import Language
from carioca_dsl.prose.spanish.grammar import plural_of
from carioca_dsl.prose.spanish.phrases import SpanishPhrases

__all__ = ["SPANISH"]

SPANISH = Language(
    code="es",
    name="Español",
    phrases=SpanishPhrases,
    folder=Path(__file__).parent / "sentences",
    plural_of=plural_of,
)
