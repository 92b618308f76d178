"""Spanish, which says *usted* to its readers."""

from carioca_dsl.prose.romance.language import romance_language
from carioca_dsl.prose.spanish.phrases import SpanishPhrases

__all__ = ["SPANISH"]

SPANISH = romance_language("es", "Español", SpanishPhrases, __file__)
