"""Pages for the table: a score sheet to write on, and the rules on one page. Made of the facts of the rulebook."""

from carioca_dsl.prose.handouts.card import reference_card
from carioca_dsl.prose.handouts.pages import FORMATS, card_page, scoresheet_page
from carioca_dsl.prose.handouts.scoresheet import Guests, ScoreSheet, score_sheet

__all__ = ["FORMATS", "Guests", "ScoreSheet", "card_page", "reference_card", "score_sheet", "scoresheet_page"]
