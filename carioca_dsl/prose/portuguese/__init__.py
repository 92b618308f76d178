"""Brazilian Portuguese, which says *você* to its readers."""

from carioca_dsl.prose.portuguese.phrases import PortuguesePhrases
from carioca_dsl.prose.romance.language import romance_language

__all__ = ["PORTUGUESE"]

PORTUGUESE = romance_language("pt", "Português", PortuguesePhrases, __file__)
