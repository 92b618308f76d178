"""The pages as text: Markdown and plain text as books are laid out, HTML in layouts of their own."""

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.handouts.card import reference_card
from carioca_dsl.prose.handouts.scoresheet import Guests, ScoreSheet, score_sheet
from carioca_dsl.prose.layouts import LAYOUTS
from carioca_dsl.prose.layouts.handouts import layout
from carioca_dsl.prose.layouts.site import Surroundings
from carioca_dsl.prose.rulebook import UnknownFormat

FORMATS: tuple[str, ...] = tuple(LAYOUTS)
"""In which formats there are score sheets and cards."""


def scoresheet_page(
    variant: Variant,
    agree: Agreement | None = None,
    language: str = "en",
    format: str = "html",
    guests: Guests | None = None,
) -> str:
    """The score sheet of a variant: the same text for the same rules and players.

    Raises `RulesError` where the variant makes no rules for so many, `UnknownLanguage` and `UnknownFormat`.
    """
    _known(format)
    made = score_sheet(variant, agree, language, guests)
    return sheet_html(made) if format == "html" else LAYOUTS[format](made)


def card_page(variant: Variant, agree: Agreement | None = None, language: str = "en", format: str = "html") -> str:
    """The reference card of a variant; raises `RulesError`, `UnknownLanguage` and `UnknownFormat`."""
    _known(format)
    made = reference_card(variant, agree, language)
    return card_html(made) if format == "html" else LAYOUTS[format](made)


def sheet_html(sheet: ScoreSheet, site: Surroundings | None = None) -> str:
    """A score sheet as a page, beside others where there is a ``site``."""
    return layout("scoresheet.html.j2", sheet, site)


def card_html(card: Book, site: Surroundings | None = None) -> str:
    """A reference card as a page, beside others where there is a ``site``."""
    return layout("card.html.j2", card, site)


def scoresheet_pdf(
    variant: Variant, agree: Agreement | None = None, language: str = "en", guests: Guests | None = None
) -> bytes:
    """The score sheet on A4; raises as `scoresheet_page` does, and `NoTypesetter`."""
    from carioca_dsl.prose.layouts.pdf import sheet

    return sheet(score_sheet(variant, agree, language, guests))


def card_pdf(variant: Variant, agree: Agreement | None = None, language: str = "en") -> bytes:
    """The reference card on A4; raises as `card_page` does, and `NoTypesetter`."""
    from carioca_dsl.prose.layouts.pdf import card

    return card(reference_card(variant, agree, language))


def _known(format: str) -> None:
    if format not in FORMATS:
        raise UnknownFormat(format)
