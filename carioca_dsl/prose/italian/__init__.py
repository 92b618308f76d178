"""Italian, which speaks to its readers with an impersonal *si*."""

from carioca_dsl.prose.italian.phrases import ItalianPhrases
from carioca_dsl.prose.romance.language import romance_language

__all__ = ["ITALIAN"]

ITALIAN = romance_language("it", "Italiano", ItalianPhrases, __file__)
