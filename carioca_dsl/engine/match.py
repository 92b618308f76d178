"""A match: all deals to a winner, and the players' way to play it."""

from collections.abc import Iterator, Sequence

from carioca_dsl.engine.actions import Action, Buy, Choose, Leave, Pass, ReEnter, Show
from carioca_dsl.engine.checks.buying import thrower
from carioca_dsl.engine.events import Bought, Event, Paid, TurnGuard
from carioca_dsl.engine.judge import allowed, reasons_against
from carioca_dsl.engine.progress import Progress
from carioca_dsl.engine.propose import legal_actions
from carioca_dsl.engine.standings import Standings
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.engine.step import step
from carioca_dsl.engine.view import View
from carioca_dsl.melds import Reason
from carioca_dsl.model import PaidTo, Rules

TURN_GUARD = 1_000
"""Turns after which the engine ends a deal. This is no rule: some games could go on for ever."""
_BESIDE_THE_TURNS = frozenset({Show, Pass, Choose, Buy, ReEnter, Leave})


class NotAllowed(ValueError):
    """An action that the judge refuses; ``reasons`` says why."""

    def __init__(self, action: Action, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"{action}: {', '.join(reason.id for reason in reasons)}")
        self.action = action
        self.reasons = reasons


class Match(Progress):
    """A match of these players under these rules; the same seed and the same actions give the same match.

    Seats are numbered in the order of play. When a deal ends, the next one is dealt at once, unless somebody who has
    gone bust is to say first whether to go on; `results` keeps how each one ended, and the events of `apply` tell both.
    """

    def __init__(self, rules: Rules, players: Sequence[str], seed: int | str, *, turn_guard: int = TURN_GUARD) -> None:
        """Raises `ValueError` where the number of players is not that of the rules, or two have one name."""
        self._sit_down(rules, players, seed, turn_guard)
        self._begin()

    @classmethod
    def at(
        cls,
        rules: Rules,
        players: Sequence[str],
        deal: DealState,
        totals: tuple[int, ...],
        seed: int | str = 0,
        *,
        choosing: bool = False,
    ) -> "Match":
        """A match that stands in the middle of a deal, before which each had those totals.

        The rounds that the rules list before it have been played; where rounds are chosen, each by the player who
        started. ``choosing``: the round of the deal itself is still to be chosen, if its starter has a choice left.
        """
        match = cls.__new__(cls)
        match._sit_down(rules, players, seed, TURN_GUARD)
        match._stand_at(deal, totals, choosing=choosing)
        return match

    def _sit_down(self, rules: Rules, players: Sequence[str], seed: int | str, turn_guard: int) -> None:
        if len(players) != rules.seats or len(set(players)) != len(players):
            raise ValueError(f"these rules are for {rules.seats} players with different names")
        Progress.__init__(self, rules, seed)
        self.players = tuple(players)
        self.turn_guard = turn_guard
        self.actions: list[Action] = []
        self.marks: list[int] = []
        """How many events there were before each action."""

    # -- playing ----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is to do something: whose turn it is, or who is asked out of turn."""
        return self.deal.actor

    def legal_actions(self) -> Iterator[Action]:
        """What that seat may do; nothing once the match is over."""
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
        before = len(self.events)
        self.marks.append(before)
        was = self.deal
        self.deal, events = step(self.round, was, action, self._chance)
        in_turn = type(action) not in _BESIDE_THE_TURNS
        if in_turn:
            self.events += events
        else:
            self._beside_the_turns(was, action, events)
        deal = self.deal
        if deal.outcome is not None:
            self._see_to_the_end(guard=False)
        elif deal.turn > self.turn_guard:
            self.deal = deal._replace(outcome=Outcome("void"))
            self.events.append(TurnGuard(self.turn_guard))
            self._guards += 1
            self._see_to_the_end(guard=True)
        elif in_turn:
            return events
        return tuple(self.events[before:])

    def _beside_the_turns(self, was: DealState, action: Action, events: Sequence[Event]) -> None:
        """What the match has to do with an action that is no part of a turn."""
        for event in events:
            self.events.append(event)
            if isinstance(event, Bought):
                seller = thrower(self.round, was) if self.round.buying.paid_to is PaidTo.THROWER else None
                self._pay(Paid(event.seat, seller, event.coins, "buying.price"))
        match action:
            case Choose(_, number):
                self.round = self.rules.rounds[number - 1]
                self._before_the_first_draw()
            case Pass() if was.phase == "claim" and self.deal.phase == "draw":
                self._before_the_first_draw()
            case ReEnter() | Leave():
                self._answered(action)

    # -- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return View(
            self.round,
            self.deal,
            seat,
            self.players,
            self.totals,
            self.events,
            self._deal_began,
            self.rules,
            self.course.to_play,
            self.purse,
            self.re_entries,
        )

    @property
    def standings(self) -> Standings:
        """Totals, rounds won, money and, once the match is over, its winners."""
        won = self._winners() if self.over and not self.unfinished else ()
        return Standings(self.totals, self.rounds_won, won, self.money, self.pot, self.left)

    @property
    def void_deals(self) -> int:
        """How many deals were void."""
        return sum(result.outcome.kind == "void" for result in self.results)
