"""French, which says *vous* to its readers."""

from carioca_dsl.prose.french.phrases import FrenchPhrases
from carioca_dsl.prose.romance.language import romance_language

__all__ = ["FRENCH"]

FRENCH = romance_language("fr", "Français", FrenchPhrases, __file__)
