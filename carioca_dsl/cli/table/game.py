"""The loop at the terminal: whose turn it is, what is typed, what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from carioca_dsl.cards import RANK_LETTERS, SUITS, is_joker, rank_of, suit_of
from carioca_dsl.cli.exits import FINE, INTERRUPTED
from carioca_dsl.cli.screen import Screen
from carioca_dsl.cli.table.keyboard import Keyboard, Leave
from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.cli.table.screens import Screens
from carioca_dsl.engine import Action, Draw, Drew, Event, NotAllowed
from carioca_dsl.play import (
    Ask,
    Board,
    Do,
    Misread,
    Order,
    Refusal,
    Session,
    Voice,
    advice,
    advisers,
    board_of,
    chapter_of_moment,
    read,
    score_rows,
    score_sheet,
    typed,
)
from carioca_dsl.play.saying import question_text
from carioca_dsl.play.typing_words import fold, shown, words
from carioca_dsl.prose.layouts.text import section


class Game:
    """One session at one terminal."""

    def __init__(
        self,
        session: Session,
        voice: Voice,
        screens: Screens,
        screen: Screen,
        keyboard: Keyboard,
        paint: Paint,
        farewell: Sequence[str],
    ) -> None:
        """``farewell`` is said to whoever leaves before the end: where the game is and how to go on."""
        self.session = session
        self.voice = voice
        self.screens = screens
        self.screen = screen
        self.keyboard = keyboard
        self.paint = paint
        self.farewell = farewell
        self.names = session.match.players
        self.sitting: int | None = session.people[0] if len(session.people) == 1 else None
        """Who sits at the keyboard; nobody knows where there are several people, until one has the turn."""
        self.greeted: set[int] = set()
        self.orders: dict[int, Order | None] = {}
        self.refusals: dict[int, Refusal] = {}
        self.interrupted: tuple[int, tuple[int, int, str]] | None = None
        """Whose turn goes on when the others have been asked whether they buy a card."""

    def run(self) -> int:
        """Greet, and play until the match is over or somebody leaves; gives the exit status."""
        if self.sitting is not None:
            self._say("welcome", self.voice.title())
        try:
            self._play()
        except Leave as leave:
            self._left()
            return INTERRUPTED if leave.interrupted else FINE
        except KeyboardInterrupt:  # while bots play: what they have done is on disk
            self._left()
            return INTERRUPTED
        return FINE

    def _left(self) -> None:
        self.screen.say("")
        self._show(map(self.paint, self.farewell))

    def _play(self) -> None:
        session = self.session
        while not session.over:
            if session.ended:
                self._deal_over()
            elif (seat := session.person) is not None:
                self._turn(seat)
            else:
                session.let_bot_play()
        self._match_over()

    # -- a turn -----------------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        if self.sitting != seat:
            self._pass_to(seat)
        moment, news = self._moment, self.session.news(seat)
        goes_on = (seat, moment) == self.interrupted
        self._tell([event for event in news if not (goes_on and isinstance(event, Drew) and event.seat == seat)])
        board = self._board(seat)
        question = question_text(board, self.voice)
        if question is not None:
            self.screen.say(self.paint(question))
            show = {"offer": self.screens.changed, "re-enter": self.screens.options}.get(
                board.phase, self.screens.board
            )
            self._show(show(board))
        elif goes_on:
            self._show(self.screens.changed(board))
        else:
            self._say("your_turn", self.names[seat])
            self._show(self.screens.board(board))
        while self.session.person == seat and self._moment == moment:
            self._typed(seat)
        if question is None and self._moment[:2] == moment[:2]:
            self.interrupted = seat, moment

    @property
    def _moment(self) -> tuple[int, int, str]:
        """The turn, or the question out of turn, that the table has come to."""
        match = self.session.match
        kind = "turn" if match.deal.phase in ("draw", "play") else match.deal.phase
        return match.deals, match.deal.turn, kind

    def _pass_to(self, seat: int) -> None:
        if self.sitting is not None:
            self.keyboard.enter(self.paint(self.voice.say("hand_over")))
        self.keyboard.clear()
        self._say("pass_keyboard", self.names[seat])
        self.keyboard.enter("")
        self.keyboard.clear()
        if seat not in self.greeted:
            self.greeted.add(seat)
            self._say("welcome", self.voice.title())
        self.sitting = seat

    def _typed(self, seat: int) -> None:
        """Read one line and do what it says."""
        self.keyboard.words = lambda line: self._completions(seat, line)
        line = self.keyboard.line(self.paint(f"{self.names[seat]}> "))
        meant = read(line, self.session.view(seat), self.voice.code)
        match meant:
            case Do(action=action):
                self._do(seat, action)
            case Misread(key=key, args=args):
                self._say(key, *args)
            case Ask(what=what, rest=rest):
                answer: Callable[[int, str], None] = getattr(self, f"_ask_{what}")
                answer(seat, rest)

    def _do(self, seat: int, action: Action) -> None:
        round_ = self.session.match.round.number
        try:
            self.session.play(action)
        except NotAllowed as refused:
            text = self.voice.action(action, self.names, self.session.view(seat).top_discard)
            refusal = self.refusals[seat] = Refusal(action, text, refused.reasons, round_)
            self._show([self.paint(refusal.short(self.voice, self.names)), self.paint(self.voice.say("refused_more"))])
            self._show(self.screens.options(self._board(seat)))
            return
        if self.session.ended:
            return
        if not isinstance(action, Draw):
            self._tell(self.session.news(seat))
        self.session.skip_news(seat)
        if self.session.person == seat and self.session.match.deal.phase == "play":
            self._show(self.screens.changed(self._board(seat)))

    def _board(self, seat: int) -> Board:
        return board_of(self.session, seat, self.orders.get(seat))

    # -- what can be asked ------------------------------------------------------------------------------------------

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
        self._say("undone", self.voice.action(undone, self.names))
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
        self._say("why_head", refusal.text)
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

    # -- the ends ---------------------------------------------------------------------------------------------------

    def _deal_over(self) -> None:
        ended = self.session.ended
        assert ended is not None
        for seat in self.session.people:
            news = self.session.news(seat)
            if seat == (self.sitting if self.sitting is not None else self.session.people[0]):
                self._tell(news)
        self.screen.say("")
        self._say("deal_over" if ended.points else "deal_void", ended.round)
        self._show(self.screens.deal(score_rows(self.session, ended)))
        if not self.session.match.over:
            self.keyboard.enter(self.paint(self.voice.say("next_deal")))
        self.session.go_on()

    def _match_over(self) -> None:
        self.screen.say("")
        self._say("match_over")
        self._show(self.screens.sheet(*score_sheet(self.session)))
        if self.session.match.unfinished:
            self._say("no_winner")

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
        cards = [*dict.fromkeys(map(_letters, sorted(self.session.view(seat).hand)))]
        if command in ("add", "swap") and len(line.split()) > 1:
            ends = [known[0] for known in shown(self.voice.code, "ends").values()]
            return [*self.names, *ends, *(["*"] if command == "swap" else [])]
        return cards if command in ("open", "lay", "add", "swap", "discard", "show", "refuse") else []


def _letters(card: int) -> str:
    """A card as it is typed: ``8c``."""
    return "*" if is_joker(card) else f"{RANK_LETTERS[rank_of(card)]}{'cdhs'[SUITS.index(suit_of(card))]}"
