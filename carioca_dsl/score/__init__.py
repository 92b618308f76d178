"""Keeping the score of cards on a real table, without any screen.

* `hands`: what somebody had left, as people write it, and what it costs by the variant's own scoring.
* `sheet`: a match on paper: deals, corrections, who deals next, who has won. `sheet_text`: the same as a file.
* `keeper`: takes typed lines and answers; `voice` has its sentences (`texts/`), `words` what may be typed.
* `printing`: the sheet as aligned text or in Markdown.
"""

from carioca_dsl.score.hands import Hand, Hands, Held, Problem, cost, read_hand
from carioca_dsl.score.keeper import Keeper, dealer_of
from carioca_dsl.score.printing import sheet_lines, table
from carioca_dsl.score.sheet import Coming, Scored, Sheet
from carioca_dsl.score.sheet_text import (
    BadSheet,
    Entered,
    SheetFile,
    entered_of,
    read_names,
    read_row,
    read_sheet,
    sheet_of,
    sheet_text,
)
from carioca_dsl.score.voice import ScoreVoice

__all__ = [
    "BadSheet",
    "Coming",
    "Entered",
    "Hand",
    "Hands",
    "Held",
    "Keeper",
    "Problem",
    "ScoreVoice",
    "Scored",
    "Sheet",
    "SheetFile",
    "cost",
    "dealer_of",
    "entered_of",
    "read_hand",
    "read_names",
    "read_row",
    "read_sheet",
    "sheet_lines",
    "sheet_of",
    "sheet_text",
    "table",
]
