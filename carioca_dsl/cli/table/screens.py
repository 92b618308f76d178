"""What a board looks like in statements, one a line; `drawn` is the other way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.play import Board, Voice
from carioca_dsl.play.board import TableMeld
from carioca_dsl.play.saying import help_texts, meld_text, missing_text, option_texts, standings
from carioca_dsl.play.scores import MatchColumn, ScoreRow


class Screens(Protocol):
    """A way of showing things; lines are ready for the terminal."""

    def board(self, board: Board) -> Iterator[str]:
        """All that a seat sees."""
        ...

    def changed(self, board: Board) -> Iterator[str]:
        """What somebody wants to see after an action of their own."""
        ...

    def options(self, board: Board) -> Iterator[str]:
        """What can be done now."""
        ...

    def deal(self, rows: Sequence[ScoreRow]) -> Iterator[str]:
        """The table of a deal that has ended."""
        ...

    def sheet(self, rounds: Sequence[int], columns: Sequence[MatchColumn]) -> Iterator[str]:
        """The whole sheet."""
        ...

    def help(self) -> Iterator[str]:
        """What can be typed."""
        ...


class Statements:
    """One statement a line, no boxes: for pipes, and for whoever listens instead of looking."""

    def __init__(self, voice: Voice, paint: Paint) -> None:
        self.voice = voice
        self.paint = paint

    def board(self, board: Board) -> Iterator[str]:
        """All that a seat sees."""
        say = self.voice.say
        if board.round:
            yield self.paint(say("state_round", board.round, board.rounds, board.dealer, board.contract))
        else:
            yield self.paint(say("state_to_choose", board.dealer))
        if board.chooser is not None:
            yield self.paint(say("state_chosen", board.chooser))
        for seat in board.seats:
            if seat.left:
                yield self.paint(say("state_gone", seat.name, seat.total))
            else:
                yield self.paint(say("state_seat", seat.name, seat.cards, seat.opened, seat.total))
            if seat.shown:
                yield self.paint(say("state_shown", seat.name, seat.shown))
            yield from self._melds(seat.name, seat.melds)
        for seat in board.seats:
            if seat.coins:
                yield self.paint(say("state_coins", seat.name, seat.coins))
        if board.pot:
            yield self.paint(say("state_pot", board.pot))
        yield self.paint(say("state_piles", board.stock, board.top_discard))
        yield from self.changed(board)

    def changed(self, board: Board) -> Iterator[str]:
        """The hand, what is missing and what can be done."""
        say = self.voice.say
        for held in board.hand:
            if held.fresh:
                yield self.paint(say("state_fresh", held.card))
        yield self.paint(say("state_hand", [held.card for held in board.hand]))
        if (text := missing_text(board, self.voice)) is not None:
            yield self.paint(text)
        yield from self.options(board)

    def options(self, board: Board) -> Iterator[str]:
        """What can be done now."""
        for forms, what in option_texts(board, self.voice):
            yield self.paint(f"{self.voice.say('label_options')} {self.voice.pair(what, ' · '.join(forms))}")

    def deal(self, rows: Sequence[ScoreRow]) -> Iterator[str]:
        """The table of a deal that has ended."""
        for row in rows:
            yield from self._melds(row.name, row.melds)
        for row in rows:
            yield self.paint(self.voice.say("row", row.name, row.went_out, row.left, row.points, row.total))
            yield from self._matched(row)

    def _matched(self, row: ScoreRow) -> Iterator[str]:
        if row.matched:
            yield self.paint(self.voice.say("row_matched", row.name, row.matched))

    def _melds(self, name: str, melds: Sequence[TableMeld]) -> Iterator[str]:
        for meld in melds:
            text = meld_text(meld, self.voice)
            yield self.paint(self.voice.say("state_meld", name, meld.number, meld.kind, text))

    def sheet(self, rounds: Sequence[int], columns: Sequence[MatchColumn]) -> Iterator[str]:
        """The standings, the best first."""
        for place, column in standings(columns):
            yield self.paint(self.voice.say("standing", place, column.name, column.total, column.won))
        for column in columns:
            if column.coins:
                yield self.paint(self.voice.say("state_coins", column.name, column.coins))

    def help(self) -> Iterator[str]:
        """What can be typed."""
        for words, what in help_texts(self.voice):
            yield self.paint(self.voice.pair(", ".join(words), what))
