"""Keeping the score of cards on a real table, without any screen.

* `hands`: what somebody had left, as people write it, and what it costs by the variant's own scoring.
* `sheet`: a match on paper, made of `entries` (`entering`): deals, choices, purchases; corrections. `reckoning`: the
  engine's course of a match, with points that people have counted. `sheet_text`: the same as a file.
* `keeper` (with `besides`): takes typed lines and answers (`telling`); `voice` has its sentences (`texts/`), `words`
  and `names` what may be typed.
* `printing`: the sheet as aligned text or in Markdown.
"""

from carioca_dsl.score.entering import Scored
from carioca_dsl.score.entries import Answered, Chosen, Deal, Entry, Purchase
from carioca_dsl.score.hands import Hand, Hands, Held, Problem, cost, read_hand
from carioca_dsl.score.keeper import Keeper
from carioca_dsl.score.names import dealer_of, read_names, seat_of
from carioca_dsl.score.printing import sheet_lines, table
from carioca_dsl.score.sheet import Coming, Sheet
from carioca_dsl.score.sheet_text import (
    BadSheet,
    Entered,
    SheetFile,
    entered_of,
    read_row,
    read_sheet,
    sheet_of,
    sheet_text,
)
from carioca_dsl.score.voice import ScoreVoice

__all__ = [
    "Answered",
    "BadSheet",
    "Chosen",
    "Coming",
    "Deal",
    "Entered",
    "Entry",
    "Hand",
    "Hands",
    "Held",
    "Keeper",
    "Problem",
    "Purchase",
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
    "seat_of",
    "sheet_lines",
    "sheet_of",
    "sheet_text",
    "table",
]
