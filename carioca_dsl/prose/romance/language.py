"""A Romance language from its phrase layer: its sentences stand beside it, its grammar forms the plurals."""

from pathlib import Path

from carioca_dsl.prose.language import Language
from carioca_dsl.prose.romance.phrases import RomancePhrases


def romance_language(code: str, name: str, phrases: type[RomancePhrases], package: str) -> Language:
    """The language whose ``package`` (the path of its ``__init__``) has a folder of sentences."""
    return Language(
        code=code,
        name=name,
        phrases=phrases,
        folder=Path(package).parent / "sentences",
        plural_of=phrases.grammar.plural_of,
    )
