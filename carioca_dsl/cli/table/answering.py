"""What somebody at the terminal can ask besides playing: advice, the rules, the table, and why something is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carioca_dsl.cards import SUITS, is_joker, rank_of, suit_of
from carioca_dsl.cli.screen import Screen
from carioca_dsl.cli.table.keyboard import Leave
from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.cli.table.screens import Screens
from carioca_dsl.engine import Event
from carioca_dsl.play import (
    Board,
    Order,
    Refusal,
    Session,
    Voice,
    advice,
    advisers,
    board_of,
    chapter_of_moment,
    score_sheet,
    typed,
)
from carioca_dsl.play.typing_words import fold, shown, words
from carioca_dsl.prose.layouts.text import section


class Answering:
    """Answers at one terminal. The commands are called as they are in the table of words: ``_ask_hint``."""

    session: Session
    voice: Voice
    screens: Screens
    screen: Screen
    paint: Paint
    names: tuple[str, ...]
    orders: dict[int, Order | None]
    refusals: dict[int, Refusal]

    def _board(self, seat: int) -> Board:
        return board_of(self.session, seat, self.orders.get(seat))

    def _ask_board(self, seat: int, rest: str) -> None:
        self._show(self.screens.board(self._board(seat)))

    def _ask_now(self, seat: int, rest: str) -> None:
        self._show(self.screens.options(self._board(seat)))

    def _ask_hint(self, seat: int, rest: str) -> None:
        known = advisers()
        bot = fold(rest) or known[0]
        if bot not in known:
            self._say("no_adviser", rest[:40], known)
            return
        found = advice(self.session.view(seat), bot)
        form = typed(found.action, self.names, self.voice.code)
        self._say("hint", form, self.voice.phrase(found.why, *found.args), found.bot)

    def _ask_undo(self, seat: int, rest: str) -> None:
        undone = self.session.undo()
        if undone is None:
            self._say("nothing_to_undo")
            return
        self._say("undone", typed(undone, self.names, self.voice.code))
        self._show(self.screens.changed(self._board(seat)))

    def _ask_rules(self, seat: int, rest: str) -> None:
        view = self.session.view(seat)
        wanted = rest or chapter_of_moment(view.state.phase, view.opened)
        chapter = self.voice.chapter(wanted)
        if chapter is None:
            self._say("no_chapter", rest[:40])
        else:
            self.screen.say(self.paint(section(chapter.title, chapter.blocks)))
        self._say("chapters_there", [f"{number} {one.title}" for number, one in enumerate(self.voice.chapters, 1)])

    def _ask_why(self, seat: int, rest: str) -> None:
        refusal = self.refusals.get(seat)
        if refusal is None:
            self._say("nothing_refused")
            return
        self.screen.say(self.paint(refusal.text))
        self._show(map(self.paint, refusal.sentences(self.voice, self.names)))
        blocks = refusal.blocks(self.voice)
        if blocks:
            self.screen.say("")
            self.screen.say(self.paint(section(self.voice.say("why_rules"), blocks)))

    def _ask_sort(self, seat: int, rest: str) -> None:
        order = words(self.voice.code, "orders").get(fold(rest))
        if order is None:
            self._say("usage_sort", [known[0] for known in shown(self.voice.code, "orders").values()])
            return
        self.orders[seat] = order if order in ("rank", "suit") else None  # type: ignore[assignment]
        board = self._board(seat)
        self._say("sorted_now", board.order)
        self._show(self.screens.changed(board))

    def _ask_score(self, seat: int, rest: str) -> None:
        self._show(self.screens.sheet(*score_sheet(self.session)))

    def _ask_help(self, seat: int, rest: str) -> None:
        self._show(self.screens.help())
        for form in ("usage_open", "usage_add"):
            self._say(form)

    def _ask_quit(self, seat: int, rest: str) -> None:
        raise Leave

    # -- saying -----------------------------------------------------------------------------------------------------

    def _say(self, key: str, *args: object) -> None:
        self.screen.say(self.paint(self.voice.say(key, *args)))

    def _tell(self, events: Sequence[Event]) -> None:
        self._show(map(self.paint, self.voice.tell(events, self.names)))

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _completions(self, seat: int, line: str) -> list[str]:
        """What may come next in a line: a command first, then cards of the hand, names, numbers, ends."""
        if not line.strip():
            return [word for known in shown(self.voice.code, "commands").values() for word in known]
        command = words(self.voice.code, "commands").get(fold(line.split()[0]))
        if command == "hint":
            return list(advisers())
        if command == "rules":
            return [max(fold(chapter.title).split(), key=len) for chapter in self.voice.chapters]
        if command == "sort":
            return [known[0] for known in shown(self.voice.code, "orders").values()]
        cards = [*dict.fromkeys(map(self._letters, sorted(self.session.view(seat).hand)))]
        if command in ("add", "swap") and len(line.split()) > 1:
            ends = [known[0] for known in shown(self.voice.code, "ends").values()]
            return [*self.names, *ends, *(["*"] if command == "swap" else [])]
        return cards if command in ("open", "lay", "add", "swap", "discard", "show", "refuse") else []

    def _letters(self, card: int) -> str:
        """A card as it is typed: ``8c``."""
        return "*" if is_joker(card) else f"{self.voice.letter(rank_of(card))}{'cdhs'[SUITS.index(suit_of(card))]}"
