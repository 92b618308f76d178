"""What a board looks like to the eye: a table drawn with letters."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence

from carioca_dsl.cli.table.screens import Statements
from carioca_dsl.play import Board
from carioca_dsl.play.board import groups_of
from carioca_dsl.play.saying import help_texts, meld_text, missing_text, option_texts
from carioca_dsl.play.scores import MatchColumn, ScoreRow
from carioca_dsl.prose.inline import plain


class Drawn(Statements):
    """The same for the eye: aligned, with rules and colours."""

    def board(self, board: Board) -> Iterator[str]:
        """All that a seat sees."""
        paint = self.paint
        width = min(shutil.get_terminal_size().columns - 1, 90)
        yield ""
        yield paint.faint("─" * width)
        yield paint.strong(" " + " · ".join(self._head(board)))
        piles = [
            self.voice.phrase("label_discards", board.top_discard),
            self.voice.phrase("label_stock", board.stock),
        ]
        if board.pot is not None:
            piles.append(self.voice.phrase("label_pot", board.pot))
        yield paint.beside(" ", " · ".join(piles))
        yield paint.faint("─" * width)
        names = max(len(seat.name) for seat in board.seats)
        for seat in board.seats:
            facts = [self.voice.phrase("label_cards", seat.cards), self.voice.phrase("points_text", seat.total)]
            if seat.coins is not None:
                facts.append(self.voice.phrase("coin_text", seat.coins))
            if seat.opened:
                facts.append(self.voice.phrase("label_opened"))
            if seat.left:
                facts = [self.voice.phrase("label_gone"), *facts[1:]]
            mark = "▸" if seat.turn else " "
            yield paint(f" {mark} {seat.name.ljust(names)}  {' · '.join(facts)}")
            if seat.shown:
                yield paint(f"   {' ' * names}  {self.voice.cards(seat.shown)}")
            kinds = max((len(plain(self.voice.phrase("label_meld", meld.kind))) for meld in seat.melds), default=0)
            for meld in seat.melds:
                kind = plain(self.voice.phrase("label_meld", meld.kind)).ljust(kinds)
                yield paint(f"      {meld.number}  {kind}  {meld_text(meld, self.voice)}")
        yield paint.faint("─" * width)
        yield from self._hand(board)
        yield from self.options(board)

    def _head(self, board: Board) -> Iterator[str]:
        """Which round this is, and who deals."""
        label = self.voice.phrase
        if board.round:
            yield self.voice.say("round_of", board.round, board.rounds)
            yield label("contract_text", board.contract)
        else:
            yield f"{self.voice.say('label_round')} {label('label_to_choose')}"
        yield label("label_dealer", board.dealer)
        if board.chooser is not None:
            yield label("label_chosen", board.chooser)

    def changed(self, board: Board) -> Iterator[str]:
        """On a terminal the whole board is drawn again."""
        yield from self.board(board)

    def options(self, board: Board) -> Iterator[str]:
        """What can be done now, aligned."""
        found = list(option_texts(board, self.voice))
        if found:
            yield self.paint(" " + self.voice.say("label_options"))
        for forms, what in found:
            for number, form in enumerate(forms):
                note = what if number == 0 else ""
                yield self.paint.beside(f"   {form.ljust(26)}  ", note)

    def deal(self, rows: Sequence[ScoreRow]) -> Iterator[str]:
        """The table of a deal that has ended."""
        label, figure = self.voice.phrase, self.voice.figure
        for row in rows:
            yield from self._melds(f"  {row.name}", row.melds)
        head = [label("label_player"), label("label_points"), label("label_total"), label("label_left")]
        lines = [head]
        for row in rows:
            left = label("label_out") if row.went_out else " ".join(map(self.voice.card, row.left))
            got = label("label_void") if row.points is None else figure(row.points)
            lines.append([row.name, got, figure(row.total), left])
        yield from self._table(lines, "<>><")
        for row in rows:
            yield from self._matched(row)

    def sheet(self, rounds: Sequence[int], columns: Sequence[MatchColumn]) -> Iterator[str]:
        """A row for each round, a column for each player."""
        label, figure = self.voice.phrase, self.voice.figure
        lines = [[label("label_round"), *(column.name for column in columns)]]
        for number, round_ in enumerate(rounds):
            lines.append(
                [str(round_), *("–" if points is None else figure(points) for points in _row(columns, number))]
            )
            back = [column.re_entries[number] for column in columns]
            if any(total is not None for total in back):  # or the columns would not add up to the totals
                lines.append(
                    [label("label_re_entry"), *("" if total is None else f"({figure(total)})" for total in back)]
                )
        lines.append([label("label_total"), *(figure(column.total) for column in columns)])
        yield from self._table(lines, "<" + ">" * len(columns), rule_before_last=True)
        if any(column.won for column in columns):
            yield from super().sheet(rounds, columns)

    def help(self) -> Iterator[str]:
        """What can be typed, aligned."""
        lines = [(", ".join(words), what) for words, what in help_texts(self.voice)]
        width = max(len(words) for words, _ in lines)
        for words, what in lines:
            yield self.paint.beside(f"  {words.ljust(width)}  ", what)

    def _hand(self, board: Board) -> Iterator[str]:
        me = next(seat.name for seat in board.seats if seat.me)
        groups = [
            " ".join(f"[{self.voice.card(held.card)}]" if held.fresh else self.voice.card(held.card) for held in group)
            for group in groups_of(board.hand, board.order)
        ]
        yield self.paint.strong(f" {self.voice.say('label_hand', me, board.order)}")
        yield self.paint.beside("   ", "   ".join(groups))
        if (text := missing_text(board, self.voice)) is not None:
            yield self.paint.beside(" ", text)

    def _table(self, lines: Sequence[Sequence[str]], align: str, *, rule_before_last: bool = False) -> Iterator[str]:
        cells = [[plain(cell) for cell in line] for line in lines]
        widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
        width = min(sum(widths) + 3 * len(widths), shutil.get_terminal_size().columns - 1)
        rule = self.paint.faint(" " + "─" * (width - 1))
        for number, line in enumerate(cells):
            if rule_before_last and number == len(cells) - 1:
                yield rule
            made = "   ".join(
                cell.rjust(width) if how == ">" else cell.ljust(width)
                for cell, width, how in zip(line, widths, align, strict=True)
            )
            yield self.paint(f"  {made}".rstrip())
            if number == 0 and len(cells) > (2 if rule_before_last else 1):
                yield rule


def _row(columns: Sequence[MatchColumn], number: int) -> Iterator[int | None]:
    """What each player scored in the deal of that number."""
    return (column.points[number] for column in columns)
