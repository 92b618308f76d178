"""The loop at the terminal: whose turn it is, what is typed, what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carioca_dsl.cli.exits import FINE, INTERRUPTED
from carioca_dsl.cli.screen import Screen
from carioca_dsl.cli.table.answering import Answering
from carioca_dsl.cli.table.keyboard import Keyboard, Leave
from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.cli.table.screens import Screens
from carioca_dsl.engine import Action, Draw, Drew, NotAllowed
from carioca_dsl.play import (
    Ask,
    Do,
    Misread,
    Order,
    Refusal,
    Session,
    Voice,
    read,
    score_rows,
    score_sheet,
)
from carioca_dsl.play.saying import question_text


class Game(Answering):
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
            text = self.voice.wanted(action, self.names, self.session.view(seat).state)
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
