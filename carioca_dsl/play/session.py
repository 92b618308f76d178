"""A match at a table where people and bots sit: whose turn it is, what is written down, what can be taken back."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from carioca_dsl.bots import Bot, make_bot
from carioca_dsl.cards import Card
from carioca_dsl.engine import (
    Action,
    Event,
    Lay,
    LayOff,
    Match,
    NotAllowed,
    Open,
    Outcome,
    Pass,
    RoundVoid,
    Scored,
    Show,
    Stopped,
    StruckOff,
    Swap,
    TurnGuard,
    View,
)
from carioca_dsl.melds import Meld
from carioca_dsl.model import Answer, Rules
from carioca_dsl.play.happened import cards_of, last_seen, next_deal, seen, table_after
from carioca_dsl.referee import RecordHead, growing_record, record_lines

_ENDS = (Scored, RoundVoid, TurnGuard, StruckOff, Stopped)
_TAKEN_BACK = (Open, Lay, LayOff, Swap)
"""What can be undone: nobody has learnt anything by it, and nobody else has done anything since."""


class Player(NamedTuple):
    """Who sits at the table: a person, or the bot of that name."""

    name: str
    bot: str | None = None


class Journal(Protocol):
    """Where a match is written down while it is played."""

    def begin(self, text: str) -> None:
        """Make this the whole record."""
        ...

    def add(self, text: str) -> None:
        """Put this at its end."""
        ...


class Memory:
    """A journal in no file."""

    def __init__(self) -> None:
        self.text = ""

    def begin(self, text: str) -> None:
        """Make this the whole record."""
        self.text = text

    def add(self, text: str) -> None:
        """Put this at its end."""
        self.text += text


class Ended(NamedTuple):
    """A deal that is over: what lay on the table and in the hands, and what it cost. No points: it was void."""

    round: int
    table: tuple[tuple[Meld, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    outcome: Outcome
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Session:
    """One match. Every action is in the journal before anybody is told of it."""

    def __init__(
        self,
        rules: Rules,
        players: Sequence[Player],
        seed: int | str,
        head: RecordHead,
        journal: Journal | None = None,
        match: Match | None = None,
    ) -> None:
        """``match`` is one that has begun already. Raises `UnknownBot`, and `ValueError` for names that cannot be."""
        self.players = tuple(players)
        self.match = match or Match(rules, [player.name for player in players], seed)
        self.head = head
        self.journal = journal or Memory()
        self.ended: Ended | None = None
        """The deal that has just ended, until everybody has seen it (`go_on`)."""
        begun = len(self.match.actions)
        self._bots: list[Bot | None] = [
            make_bot(player.bot, f"{seed}/{seat}/{begun}") if player.bot else None
            for seat, player in enumerate(self.players)
        ]
        self._told = [last_seen(match, seat) if match else 0 for seat in range(len(self.players))]
        self.journal.begin(growing_record(self.match, head))

    # -- whose turn it is -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match is over and its last deal has been seen."""
        return self.match.over and self.ended is None

    @property
    def person(self) -> int | None:
        """The seat of the person who has to do something; ``None`` where it is a bot's turn, or nobody's.

        Whoever has no doubles to show is not bothered with the question, see `let_bot_play`.
        """
        seat = self.match.seat
        alone = self.match.over or self.ended or self.players[seat].bot or self._nothing_to_show
        return None if alone else seat

    @property
    def _nothing_to_show(self) -> bool:
        """Whether the one who is asked for doubles has too few."""
        if self.match.deal.phase != "claim":
            return False
        return not any(isinstance(action, Show) for action in self.match.legal_actions())

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.match.view(seat)

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, action: Action) -> tuple[Event, ...]:
        """What the person whose turn it is does; raises `NotAllowed`, and then nothing has changed."""
        reasons = self.match.reasons_against(action)
        if reasons or self.ended or self.match.over:
            raise NotAllowed(action, reasons)
        return self._apply(action)

    def let_bot_play(self) -> tuple[Event, ...]:
        """One action of the bot whose turn it is; or a person passes who has no doubles to show."""
        seat = self.match.seat
        bot = self._bots[seat]
        assert self.ended is None
        if bot is None:
            assert self._nothing_to_show
            return self._apply(Pass(seat))
        return self._apply(bot.choose(self.match.view(seat)))

    def go_on(self) -> None:
        """Everybody has seen how the deal ended."""
        self.ended = None

    def _apply(self, action: Action) -> tuple[Event, ...]:
        before, done = self.match.deal, len(self.match.actions)
        events = self.match.apply(action)
        lines = record_lines(self.match, done)
        self.journal.add("".join(f"{line}\n" for line in lines))
        if any(isinstance(event, _ENDS) for event in events):
            table = table_after(before.table, events)
            hands = list(before.hands)
            hands[action.seat] = tuple(card for card in hands[action.seat] if card not in cards_of(action))
            scored = next((event for event in events if isinstance(event, Scored)), None)
            result = self.match.results[-1]
            self.ended = Ended(
                before.round,
                table,
                scored.hands if scored else tuple(hands),
                result.outcome,
                scored.points if scored else (),
                scored.totals if scored else self.match.totals,
            )
        return events

    # -- taking back ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the person whose turn it is has laid something since they had their card.

        Neither a draw is taken back, nor what came of it, nor the answer of anybody else.
        """
        if self.person is None or self.match.deal.phase != "play":
            return False
        return isinstance(self.match.actions[-1], _TAKEN_BACK)

    def undo(self) -> Action | None:
        """Take back the last action of this turn; gives it, or ``None`` where there is nothing to take back."""
        if not self.can_undo:
            return None
        old = self.match
        match = Match(old.rules, old.players, old.seed, turn_guard=old.turn_guard)
        for action in old.actions[:-1]:
            match.apply_judged(action)
        self.journal.begin(growing_record(match, self.head))
        self.match = match
        self._told = [min(told, len(match.events)) for told in self._told]
        return old.actions[-1]

    # -- telling ----------------------------------------------------------------------------------------------------

    def news(self, seat: int) -> tuple[Event, ...]:
        """What has happened since the seat was last told, as it saw it; now it has been told.

        While everybody looks at a deal that has ended, the next one is not told yet.
        """
        since = self._told[seat]
        until = max(since, next_deal(self.match) if self.ended else len(self.match.events))
        self._told[seat] = until
        open_hands = self.match.round.deal.open_hands is Answer.YES
        return seen(self.match.events[since:until], seat, open_hands=open_hands)

    def skip_news(self, seat: int) -> None:
        """The seat knows all that has happened so far."""
        self._told[seat] = len(self.match.events)
