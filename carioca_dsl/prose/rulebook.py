"""The rulebook of a variant as text."""

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.book import book
from carioca_dsl.prose.layouts import LAYOUTS


class UnknownFormat(KeyError):
    """Nobody lays out rulebooks that way; ``format`` is what was asked for."""

    def __init__(self, format: str) -> None:
        super().__init__(format)
        self.format = format

    def __str__(self) -> str:
        return f"no format `{self.format}`; there are {', '.join(LAYOUTS)}"


def rulebook(variant: Variant, agree: Agreement | None = None, language: str = "en", format: str = "md") -> str:
    """The rulebook in one language and format (``md``, ``txt``, ``html``): the same text for the same rules.

    Raises `RulesError` where the variant makes no rules, `UnknownLanguage` and `UnknownFormat`.
    """
    if format not in LAYOUTS:
        raise UnknownFormat(format)
    return LAYOUTS[format](book(variant, agree, language))


def rulebook_pdf(variant: Variant, agree: Agreement | None = None, language: str = "en") -> bytes:
    """The rulebook as a booklet: the same bytes for the same rules.

    Raises `RulesError`, `UnknownLanguage`, and `NoTypesetter` where the package for it is not installed.
    """
    from carioca_dsl.prose.layouts.pdf import booklet

    return booklet(book(variant, agree, language))
