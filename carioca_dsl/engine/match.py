"""A match: all deals to a winner."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from carioca_dsl.engine.actions import Action
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.deal import deal_out, first_dealer, next_dealer
from carioca_dsl.engine.events import Event, MatchOver, PlayOff, RoundVoid, Scored, Stopped, StruckOff, TurnGuard
from carioca_dsl.engine.exhausted import begin_turn
from carioca_dsl.engine.judge import allowed, reasons_against
from carioca_dsl.engine.propose import legal_actions
from carioca_dsl.engine.scoring import deal_points, winners
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.engine.step import step
from carioca_dsl.engine.view import View
from carioca_dsl.melds import Reason
from carioca_dsl.model import RoundRules, Rules, Tie

TURN_GUARD = 1_000
"""Turns after which the engine ends a deal. This is no rule: some games could go on for ever."""
VOID_GUARD = 20
"""Void deals of one round after which the engine strikes the round off."""
PLAY_OFF_GUARD = 20
"""Play-offs after which the engine lets those share the victory who are still level."""


class NotAllowed(ValueError):
    """An action that the judge refuses; ``reasons`` says why."""

    def __init__(self, action: Action, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"{action}: {', '.join(reason.id for reason in reasons)}")
        self.action = action
        self.reasons = reasons


class DealResult(NamedTuple):
    """How one deal ended. ``points`` are empty for a void one; ``guard`` is True where the engine ended it."""

    round: int
    dealer: int
    outcome: Outcome
    points: tuple[int, ...]
    turns: int
    opened: tuple[bool, ...]
    guard: bool


class Standings(NamedTuple):
    """Where the match stands: totals and rounds won by seat, and the winners once it is over."""

    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    winners: tuple[int, ...]


class Match:
    """A match of these players under these rules; the same seed and the same actions give the same match.

    Seats are numbered in the order of play. When a deal ends, the next one is dealt at once; `results` keeps how each
    one ended, and the events of `apply` tell both.
    """

    def __init__(self, rules: Rules, players: Sequence[str], seed: int | str, *, turn_guard: int = TURN_GUARD) -> None:
        """Raises `ValueError` where the number of players is not that of the rules, or two have one name."""
        if len(players) != rules.seats or len(set(players)) != len(players):
            raise ValueError(f"these rules are for {rules.seats} players with different names")
        self.rules = rules
        self.players = tuple(players)
        self.seed = seed
        self.turn_guard = turn_guard
        self.round: RoundRules = rules.rounds[0]
        self.deal: DealState
        """The deal in hand; once the match is over, the last one."""
        self.deals = 0
        """How many deals have been dealt."""
        self.results: list[DealResult] = []
        self.events: list[Event] = []
        self.actions: list[Action] = []
        self.marks: list[int] = []
        """How many events there were before each action."""
        self.totals = (0,) * rules.seats
        self.rounds_won = (0,) * rules.seats
        self.over = False
        self.unfinished = False
        """Whether the engine stopped the match before it had a winner."""
        self.playing: tuple[int, ...] = tuple(range(rules.seats))
        """The seats that play in the deal in hand: all of them, but for a play-off between equal totals."""
        self.play_offs = 0
        """How many play-offs there have been."""
        self._voids = 0
        self._guards = 0
        self._deal_began = 0
        drawn = first_dealer(self.round, rules.seats, Chance(seed, 0))
        self.events.append(drawn)
        self._new_deal(drawn.dealer)
        self._see_to_the_end(guard=False)

    # -- playing ----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.deal.seat

    def legal_actions(self) -> Iterator[Action]:
        """What the seat whose turn it is may do; nothing once the match is over."""
        return iter(()) if self.over else legal_actions(self.round, self.deal)

    def reasons_against(self, action: Action) -> tuple[Reason, ...]:
        """Why the action is not allowed now; ``()`` if it is."""
        return reasons_against(self.round, self.deal, action)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play an action; gives what has happened since, the next deal included. Raises `NotAllowed`."""
        if not allowed(self.round, self.deal, action):
            raise NotAllowed(action, self.reasons_against(action))
        return self.apply_judged(action)

    def apply_judged(self, action: Action) -> tuple[Event, ...]:
        """Play an action that the judge has just allowed (one of `legal_actions`)."""
        self.actions.append(action)
        self.marks.append(len(self.events))
        self.deal, events = step(self.round, self.deal, action, self._chance)
        before = len(self.events)
        self.events += events
        if self.deal.outcome is not None:
            self._see_to_the_end(guard=False)
        elif self.deal.turn > self.turn_guard:
            self.deal = self.deal._replace(outcome=Outcome("void"))
            self.events.append(TurnGuard(self.turn_guard))
            self._guards += 1
            self._see_to_the_end(guard=True)
        else:
            return events
        return tuple(self.events[before:])

    # -- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return View(self.round, self.deal, seat, self.players, self.totals, self.events, self._deal_began)

    @property
    def standings(self) -> Standings:
        """Totals, rounds won and, once the match is over, its winners."""
        won = self._winners() if self.over and not self.unfinished else ()
        return Standings(self.totals, self.rounds_won, won)

    def _winners(self) -> tuple[int, ...]:
        # who is out of a play-off has lost it, and of those who are left the play-off has made nobody better
        return self.playing if self.play_offs else winners(self.rules.match.tie, self.totals, self.rounds_won)

    @property
    def void_deals(self) -> int:
        """How many deals were void."""
        return sum(result.outcome.kind == "void" for result in self.results)

    # -- from deal to deal --------------------------------------------------------------------------------------------

    def _new_deal(self, dealer: int) -> None:
        self.deals += 1
        self._deal_began = len(self.events)
        self._chance = Chance(self.seed, self.deals)
        self.deal, events = deal_out(self.round, self.deals, dealer, self.rules.seats, self._chance, self.playing)
        self.events.extend(events)
        # With every card dealt out, there is nothing to draw even at the start.
        self.deal, events = begin_turn(self.round, self.deal, self._chance)
        self.events.extend(events)

    def _see_to_the_end(self, *, guard: bool) -> None:
        """Close the deal if it has ended, and the deals after it that cannot even begin."""
        while self.deal.outcome is not None and not self.over:
            self._ended(guard=guard)
            guard = False

    def _ended(self, *, guard: bool) -> None:
        deal = self.deal
        assert deal.outcome is not None
        void = deal.outcome.kind == "void"
        points = () if void else deal_points(self.round, deal)
        opened = tuple(turn is not None for turn in deal.opened)
        self.results.append(DealResult(deal.round, deal.dealer, deal.outcome, points, deal.turn, opened, guard))
        if void:
            self._again(deal, guard=guard)
            return
        if self.play_offs:
            self.events.append(Scored(deal.round, points, self.totals, deal.hands))
            least = min(points[seat] for seat in self.playing)
            self._play_off(deal, tuple(seat for seat in self.playing if points[seat] == least))
            return
        self.totals = tuple(total + more for total, more in zip(self.totals, points, strict=True))
        if deal.outcome.seat is not None:
            out = deal.outcome.seat
            self.rounds_won = tuple(won + (seat == out) for seat, won in enumerate(self.rounds_won))
        self.events.append(Scored(deal.round, points, self.totals, deal.hands))
        self._next_round(deal)

    def _again(self, deal: DealState, *, guard: bool) -> None:
        """Play the round of a void deal again, unless the engine has seen enough of it."""
        self._voids += 1
        if guard and self._guards > 1:
            self.over = self.unfinished = True
            self.events.append(Stopped(deal.round))
        elif self._voids >= VOID_GUARD:
            self.events.append(StruckOff(deal.round))
            self._next_round(deal)
        else:
            if guard:
                self.events.append(RoundVoid())
            dealer = next_dealer(self.round, deal.dealer, self.rules.seats, void=True, playing=self.playing)
            self._new_deal(dealer)

    def _next_round(self, deal: DealState) -> None:
        self._voids = self._guards = 0
        if deal.round == len(self.rules.rounds):
            self._play_off(deal, self._winners())
            return
        dealer = next_dealer(self.round, deal.dealer, self.rules.seats)
        self.round = self.rules.rounds[deal.round]
        self._new_deal(dealer)

    def _play_off(self, deal: DealState, level: tuple[int, ...]) -> None:
        """The last round once more between the seats that are level, where the rules want it; else the end."""
        again = self.rules.match.tie is Tie.LAST_ROUND_AGAIN and len(level) > 1
        if again and self.play_offs < PLAY_OFF_GUARD:
            self.playing = level
            self.play_offs += 1
            self._voids = self._guards = 0
            self.events.append(PlayOff(deal.round, level))
            self._new_deal(next_dealer(self.round, deal.dealer, self.rules.seats, playing=level))
            return
        if self.play_offs:
            self.playing = level
        self.over = True
        self.events.append(MatchOver(self.standings.winners, self.totals))
