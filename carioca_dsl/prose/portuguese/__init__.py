"""Brazilian Portuguese, which says *você* to its readers."""

from pathlib import Path

from carioca_dsl.prose.language import Language
from carioca_dsl.prose.portuguese.grammar import plural_of
from carioca_dsl.prose.portuguese.phrases import PortuguesePhrases

__all__ = ["PORTUGUESE"]

PORTUGUESE = Language(
    code="pt",
    name="Português",
    phrases=PortuguesePhrases,
    folder=Path(__file__).parent / "sentences",
    plural_of=plural_of,
)
