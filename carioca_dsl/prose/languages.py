"""The languages that rulebooks are written in."""

from carioca_dsl.prose.english import ENGLISH
from carioca_dsl.prose.french import FRENCH
from carioca_dsl.prose.italian import ITALIAN
from carioca_dsl.prose.language import Language
from carioca_dsl.prose.portuguese import PORTUGUESE
from carioca_dsl.prose.spanish import SPANISH

LANGUAGES: dict[str, Language] = {
    language.code: language for language in (ENGLISH, FRENCH, SPANISH, ITALIAN, PORTUGUESE)
}
"""By code."""


class UnknownLanguage(KeyError):
    """Nobody writes rulebooks in that language; ``code`` is what was asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"no language `{self.code}`; there are {', '.join(LANGUAGES)}"


def language(code: str) -> Language:
    """The language with that code; raises `UnknownLanguage`."""
    try:
        return LANGUAGES[code]
    except KeyError:
        raise UnknownLanguage(code) from None
