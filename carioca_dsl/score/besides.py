"""What is typed besides the hands in some games: who chose which round, who bought, who goes on after going bust."""

from collections.abc import Callable, Iterator

from carioca_dsl.engine import plays_for_money
from carioca_dsl.model import Buyers, Order, ReEntry
from carioca_dsl.score.entries import Answered, Chosen, Purchase
from carioca_dsl.score.hands import Hand, Problem
from carioca_dsl.score.names import named
from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.telling import money, where
from carioca_dsl.score.voice import ScoreVoice
from carioca_dsl.score.words import shown


class Besides:
    """The part of whoever keeps the score that hears of these things."""

    sheet: Sheet
    voice: ScoreVoice
    _hands: list[Hand]
    _correcting: int | None

    _change: Callable[..., None]

    def _help_of_the_game(self) -> Iterator[str]:
        """What else can be typed in this game."""
        rules, words = self.sheet.rules, shown(self.voice.code)
        if any(one.buying.who is not Buyers.NOBODY for one in rules.rounds):
            yield self.voice.say("help_bought", words, self.sheet.names[0])
        if rules.match.order is Order.CHOSEN:
            yield self.voice.say("help_choose", words)
        if rules.match.re_entry is ReEntry.HIGHEST:
            yield self.voice.say("help_bust", words)
        if plays_for_money(rules):
            yield self.voice.say("help_money", words)

    def _choose(self, rest: str) -> list[str]:
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 4):
            raise Problem("which_round")
        self._change(self.sheet.with_entry(Chosen(int(rest))))
        return list(where(self.sheet, self.voice))

    def _bought(self, rest: str) -> list[str]:
        """Who bought, and where it matters from whom."""
        if self._correcting is not None:
            raise Problem("not_while_correcting")
        names = self.sheet.names
        buyer, thrower = named(rest, names)
        self._change(self.sheet.with_entry(Purchase(buyer, thrower)), self._hands)
        coming = self.sheet.coming
        number = coming.bought[buyer] if coming and coming.bought else 0
        return [self.voice.say("bought_noted", names[buyer], number), *money(self.sheet, self.voice)]

    def _answer(self, *, goes_on: bool) -> list[str]:
        asked = self.sheet.asked
        if asked is None:
            raise Problem("nobody_asked")
        self._change(self.sheet.with_entry(Answered(asked, goes_on)))
        said = self.voice.say("went_on" if goes_on else "went", self.sheet.names[asked], self.sheet.totals[asked])
        return [said, *where(self.sheet, self.voice)]
