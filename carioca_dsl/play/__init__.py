"""Playing at a table, without any screen: a session, what people type, what they see, what they may be told.

* `session`: the match, who plays it, what is written down before anybody sees it, and what can be taken back.
* `commands`, `beside`, `named_cards` and `typing_words`: from typed lines to actions, or to what is `misread` in them;
  `typed` goes the other way.
* `board`: what a seat sees, as data. `scores`: the points of a deal and of the match. `hints`: what can be done, what
  is missing, what to do.
* `asking` and `typed_steps`: what the referee answers to somebody at another table.
* `saying`: a board in words. `voice`: sentences of the interface (`texts/`), of the referee and of the rulebook.
* `resume`: from a record, however it was cut off, back to a session.

A terminal and a browser show the same; this room knows neither.
"""

from carioca_dsl.play.board import Board, Order, board_of
from carioca_dsl.play.commands import Ask, Do, read
from carioca_dsl.play.hints import Advice, Missing, Options, advice, advisers, missing, options
from carioca_dsl.play.misread import Misread
from carioca_dsl.play.resume import Resumed, resume
from carioca_dsl.play.scores import score_rows, score_sheet
from carioca_dsl.play.session import Ended, Journal, Memory, Player, Session
from carioca_dsl.play.typed import typed
from carioca_dsl.play.voice import Refusal, Voice, chapter_of_moment

__all__ = [
    "Advice",
    "Ask",
    "Board",
    "Do",
    "Ended",
    "Journal",
    "Memory",
    "Misread",
    "Missing",
    "Options",
    "Order",
    "Player",
    "Refusal",
    "Resumed",
    "Session",
    "Voice",
    "advice",
    "advisers",
    "board_of",
    "chapter_of_moment",
    "missing",
    "options",
    "read",
    "resume",
    "score_rows",
    "score_sheet",
    "typed",
]
