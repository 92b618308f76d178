"""A recorded match, stepped through forward and back; all hands lie open."""

from __future__ import annotations

from collections.abc import Iterator

from carioca_dsl.cli.screen import Screen
from carioca_dsl.cli.table.keyboard import Keyboard, Leave
from carioca_dsl.cli.table.paint import Paint
from carioca_dsl.engine import Buy, Draw, Event, Match, Pass
from carioca_dsl.play import Voice
from carioca_dsl.play.board import order_for, sorted_hand, table_melds
from carioca_dsl.play.saying import meld_text
from carioca_dsl.play.typing_words import fold, words


class Replaying:
    """Shows a match at one of its actions at a time."""

    def __init__(self, match: Match, voice: Voice, screen: Screen, keyboard: Keyboard, paint: Paint) -> None:
        self.whole = match
        self.voice = voice
        self.screen = screen
        self.keyboard = keyboard
        self.paint = paint
        self.last = len(match.actions)
        self.at = 0
        self.shown, self.events = self._begin()
        self.deals = self._starts()

    def run(self) -> None:
        """Until whoever looks has seen enough."""
        self._say("replay_help")
        self._show()
        while True:
            try:
                word = self.keyboard.line("> ").strip().lower()
            except Leave:
                return
            if words(self.voice.code, "commands").get(fold(word)) == "quit":
                return
            if (place := self._place(word)) is None:
                self._say("replay_help")
            else:
                self._go(place)

    def _place(self, word: str) -> int | None:
        if word in ("", "f"):
            return self._audible(self.at + 1, 1)
        if word == "b":
            return self._audible(self.at - 1, -1)
        if word == "n":
            return next((start for start in self.deals if start > self.at), self.last + 1)
        if word == "p":
            return max((start for start in self.deals if start < self.at), default=-1)
        return int(word) if word.isascii() and word.isdecimal() and len(word) < 7 else None

    def _audible(self, place: int, by: int) -> int:
        """That place, or the next one at which something has happened that can be told."""
        while 0 < place < self.last and self._silent(place):
            place += by
        return place

    def _silent(self, place: int) -> bool:
        """Whether the action before that place is a pass, or a draw that is told when the others have been asked."""
        done, following = self.whole.actions[place - 1 : place + 1]
        return isinstance(done, Pass) or (isinstance(done, Draw) and isinstance(following, Pass | Buy))

    def _go(self, place: int) -> None:
        if place > self.last:
            self._say("replay_end")
            return
        if place < 0:
            self._say("replay_start")
            return
        if place < self.at:
            self.shown, self.events = self._begin()
            self.at = 0
        untold: tuple[Event, ...] = ()
        while self.at < place:
            action = self.whole.actions[self.at]
            self.events = (*untold, *self.shown.apply_judged(action))
            untold = self.events if isinstance(action, Pass) else ()
            self.at += 1
        self._show()

    def _begin(self) -> tuple[Match, tuple[Event, ...]]:
        whole = self.whole
        match = Match(whole.rules, whole.players, whole.seed, turn_guard=whole.turn_guard)
        return match, tuple(match.events)

    def _starts(self) -> tuple[int, ...]:
        """After how many actions each deal begins."""
        match, starts = self._begin()[0], [0]
        for number, action in enumerate(self.whole.actions, 1):
            deals = match.deals
            match.apply_judged(action)
            if match.deals != deals:
                starts.append(number)
        return tuple(starts)

    def _show(self) -> None:
        for line in self._lines():
            self.screen.say(self.paint(line))

    def _lines(self) -> Iterator[str]:
        match, voice = self.shown, self.voice
        yield voice.pair(voice.say("replay_at", self.at, self.last))
        yield from voice.tell(self.events, match.players)
        for seat, name in enumerate(match.players):
            hand = sorted_hand(match.round, match.deal.hands[seat], order_for(match.round))
            yield f"  {voice.pair(name, voice.cards(hand))}"
            for meld in table_melds(match.round, match.deal.table[seat]):
                yield "    " + voice.phrase("state_meld", name, meld.number, meld.kind, meld_text(meld, voice))
        if not match.over:
            deal = match.deal
            yield voice.say("state_piles", len(deal.stock), deal.discards[-1] if deal.discards else None)

    def _say(self, key: str, *args: object) -> None:
        self.screen.say(self.paint(self.voice.say(key, *args)))
