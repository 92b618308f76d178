"""What a language is: its phrase layer and its folder of sentences."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from carioca_dsl.prose.lexicon import with_s
from carioca_dsl.prose.phrases import Phrases


@dataclass(frozen=True)
class Language:
    """One language. Its lexicon is `lexicon/<code>.toml`."""

    code: str
    name: str
    """Its name in itself."""
    phrases: Callable[..., Phrases]
    """Makes the phrase layer for a lexicon, with words for numbers or ``in_figures``."""
    folder: Path
    """Where its sentences are: Jinja2 files (`*.j2`) of macros, one macro a sentence, named after the fact."""
    plural_of: Callable[[str], str] = with_s
    """The plural of a variant's own word, where the file gives none."""
