"""Pages for the table: a score sheet to write on, and the rules on one page. Made of the facts of the rulebook."""

from carioca_dsl.prose.handouts.card import reference_card
from carioca_dsl.prose.handouts.pages import FORMATS, card_page, card_pdf, scoresheet_page, scoresheet_pdf
from carioca_dsl.prose.handouts.scoresheet import Guests, ScoreSheet, score_sheet

__all__ = [
    "FORMATS",
    "Guests",
    "ScoreSheet",
    "card_page",
    "card_pdf",
    "reference_card",
    "score_sheet",
    "scoresheet_page",
    "scoresheet_pdf",
]
