"""A language speaking for one variant: its sentences, with the variant's own words in them."""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from carioca_dsl.model import Word
from carioca_dsl.prose.language import Language
from carioca_dsl.prose.lexicon import lexicon

_BLANKS = re.compile(r"[ \t\r\n]+")
_LOOSE = re.compile(r" ([.,])(?=\s|$)")
_BEFORE_FIRST_LETTER = re.compile(r"^([\W\d_]*?)([^\W\d_])", re.UNICODE)


class Unsaid(KeyError):
    """A language has no sentence of that name; there is nothing to fall back on."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(key)
        self.language = language
        self.key = key

    def __str__(self) -> str:
        return f"no sentence `{self.key}` in `{self.language}`"


class Speech:
    """Says facts, reasons and events in one language."""

    points_back: bool = True
    """Whether a sentence only points at the rounds that the sentence before it has named."""

    def __init__(
        self, language: Language, words: Mapping[str, Word] | None = None, *, in_figures: bool = False
    ) -> None:
        self.language = language
        self._words = words
        self.phrases = language.phrases(lexicon(language.code, words, language.plural_of), in_figures=in_figures)
        vocabulary = self.phrases.vocabulary()
        self._sentences: dict[str, Any] = {}
        for template in _templates(language):
            for name, macro in vars(template.make_module(vocabulary)).items():
                if not name.startswith("_"):
                    self._sentences[name] = macro

    @cached_property
    def in_figures(self) -> "Speech":
        """The same with every number in figures."""
        return Speech(self.language, self._words, in_figures=True)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return key in self._sentences

    def keys(self) -> tuple[str, ...]:
        """The names of all sentences."""
        return tuple(self._sentences)

    def say(self, key: str, *args: Any, **named: Any) -> str:
        """The sentence, beginning with a capital letter; raises `Unsaid`."""
        return capital(self.phrase(key, *args, **named))

    def phrase(self, key: str, *args: Any, **named: Any) -> str:
        """The same as it would stand within a sentence."""
        if key not in self._sentences:
            raise Unsaid(self.language.code, key)
        text = _BLANKS.sub(" ", str(self._sentences[key](*args, **named))).strip()
        return self.phrases.typeset(_LOOSE.sub(r"\1", text))


def speech_of(language: Language, words: Mapping[str, Word] | None = None) -> Speech:
    """A language with a variant's own words: the same speech for the same words, as it takes its time to learn them."""
    return _speech(language, tuple((words or {}).items()))


@lru_cache(maxsize=64)
def _speech(language: Language, words: tuple[tuple[str, Word], ...]) -> Speech:
    return Speech(language, dict(words))


def capital(text: str) -> str:
    """The text with its first letter as a capital, unless a digit or a card comes before it."""
    found = _BEFORE_FIRST_LETTER.match(text)
    if not found or any(char.isdigit() or "\ue000" <= char <= "\ue002" for char in found[1]):
        return text
    return text[: found.end() - 1] + found[2].upper() + text[found.end() :]


@cache
def _templates(language: Language) -> tuple[Template, ...]:
    # nothing here is HTML: the layouts escape, each in its own way
    environment = Environment(
        loader=FileSystemLoader(language.folder),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    names = sorted(path.name for path in language.folder.glob("*.j2"))
    return tuple(environment.get_template(name) for name in names)
