"""French, which says *vous* to its readers."""

from pathlib import Path

from carioca_dsl.prose.french.grammar import plural_of
from carioca_dsl.prose.french.phrases import FrenchPhrases
from carioca_dsl.prose.language import Language

__all__ = ["FRENCH"]

FRENCH = Language(
    code="fr",
    name="Français",
    phrases=FrenchPhrases,
    folder=Path(__file__).parent / "sentences",
    plural_of=plural_of,
)
