"""A match from deal to deal: what follows when a deal has ended, until somebody has won."""

from carioca_dsl.engine.actions import Action, Choose, Leave, ReEnter
from carioca_dsl.engine.bust import Bust, gone_bust
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.deal import deal_out, first_dealer, next_dealer
from carioca_dsl.engine.events import (
    Dealt,
    LeftMatch,
    Paid,
    PlayOff,
    RoundVoid,
    Scored,
    Stopped,
    StruckOff,
    WentBust,
)
from carioca_dsl.engine.exhausted import begin_turn
from carioca_dsl.engine.match_state import MatchState
from carioca_dsl.engine.order import from_the_left, from_the_right
from carioca_dsl.engine.scoring import deal_points
from carioca_dsl.engine.state import DealState, Phase
from carioca_dsl.model import Exhausted, PotTo, Tie, VoidChoice

VOID_GUARD = 20
"""Repetitions of a round, all of them void, after which the engine strikes the round off. This is no rule."""
PLAY_OFF_GUARD = 20
"""Play-offs after which the engine lets those share the victory who are still level."""
REDEAL_GUARD = 20
"""New deals in a row, for doubles that were shown, after which the engine asks nobody for doubles any more."""


class Progress(MatchState):
    """A match that gets from one deal to the next. What happens within a deal is not seen here."""

    def _begin(self) -> None:
        drawn = first_dealer(self.round, self.rules.seats, Chance(self.seed, 0))
        self.events.append(drawn)
        self._begin_round(drawn.dealer)
        self._see_to_the_end(guard=False)

    def _stand_at(self, deal: DealState, totals: tuple[int, ...], *, choosing: bool) -> None:
        """Begin in the middle of a deal; of what was paid before, only the quota of its round is counted."""
        for number in range(1, deal.round):
            starter = (deal.dealer + 1 + number - deal.round) % self.rules.seats
            self.course = self.course.played(number, starter)
        self.deals = 1
        self._chance = Chance(self.seed, self.deals)
        self.round = self.rules.rounds[deal.round - 1]
        self.totals = totals
        self._pay_in()
        unchosen = choosing and deal.phase in ("claim", "draw") and self.course.open_to(deal.seat)
        self.deal = deal._replace(round=0) if unchosen else deal
        if deal.phase == "draw":
            self._before_the_first_draw()
        self._see_to_the_end(guard=False)

    # -- a deal begins ------------------------------------------------------------------------------------------------

    def _begin_round(self, dealer: int) -> None:
        """The first deal of another round: the next of the list, unless the seat that starts has a choice."""
        self._voids = self._guards = 0
        self._chooser = self._void_choice = None
        self.round = self.rules.rounds[self.course.to_play[0] - 1]
        self._pay_in()
        self._new_deal(dealer, chosen=bool(self.course.open_to(self._starter(dealer))))

    def _starter(self, dealer: int) -> int:
        return next(seat for seat in from_the_left(dealer, self.rules.seats) if seat in self.playing)

    def _new_deal(self, dealer: int, *, chosen: bool = False) -> None:
        """Deal; ``chosen``: the round is chosen when the cards are seen."""
        self.deals += 1
        self._deal_began = len(self.events)
        self._chance = Chance(self.seed, self.deals)
        before = self.bought if any(self.bought) else ()
        self.deal, events = deal_out(
            self.round, self.deals, dealer, self.rules.seats, self._chance, self.playing, bought_before=before
        )
        if self._chooser is not None:
            self.deal = self.deal._replace(aside=self.deal.aside._replace(chooser=self._chooser))
        if chosen:
            self.deal = self.deal._replace(round=0)
            events = tuple(event._replace(round=0) if isinstance(event, Dealt) else event for event in events)
        self.events.extend(events)
        if self.deal.phase == "claim" and self._redeals >= REDEAL_GUARD:
            self.deal = self.deal._replace(phase="draw", aside=self.deal.aside._replace(asked=None))
        if self.deal.phase == "draw":
            self._before_the_first_draw()

    def _before_the_first_draw(self) -> None:
        """Nobody wants the cards dealt anew: the round is chosen, and then the first turn begins."""
        self._redeals = 0
        if not self.deal.round:
            seat = self.deal.seat
            answers = tuple(Choose(seat, number) for number in self.course.open_to(seat))
            self._ask("choose", None, answers)
            return
        # With every card dealt out, there is nothing to draw even at the start.
        self.deal, events = begin_turn(self.round, self.deal, self._chance)
        self.events.extend(events)

    def _ask(self, phase: Phase, asked: int | None, answers: tuple[Action, ...]) -> None:
        aside = self.deal.aside._replace(asked=asked, answers=answers)
        self.deal = self.deal._replace(phase=phase, aside=aside)

    # -- a deal ends --------------------------------------------------------------------------------------------------

    def _see_to_the_end(self, *, guard: bool) -> None:
        """Close the deal if it has ended, and the deals after it that cannot even begin."""
        while not (self.over or self.deal.waits):
            self._ended(guard=guard)
            guard = False

    def _ended(self, *, guard: bool) -> None:
        deal = self.deal
        assert deal.outcome is not None
        if deal.outcome.kind == "redeal":
            self._redeals += 1
            self._new_deal(deal.dealer, chosen=not deal.round)
            return
        void = deal.outcome.kind == "void"
        points = () if void else self._points(deal)
        self._note(deal, points, guard=guard)
        if void:
            self._again(deal, guard=guard)
            return
        if self.play_offs:
            self.events.append(Scored(deal.round, points, self.totals, deal.hands))
            least = min(points[seat] for seat in self.playing)
            self._play_off(deal, tuple(seat for seat in self.playing if points[seat] == least))
            return
        self.totals = tuple(total + more for total, more in zip(self.totals, points, strict=True))
        out = deal.outcome.seat
        self.rounds_won = tuple(won + (seat == out) for seat, won in enumerate(self.rounds_won))
        self.events.append(Scored(deal.round, points, self.totals, deal.hands))
        if out is not None and self.rules.money.pot_to is PotTo.GOING_OUT:
            self._pay(Paid(None, out, self.pot, "money.pot-to"))
        self.course = self.course.played(deal.round, deal.aside.chooser)
        self._who_is_bust(deal)

    def _points(self, deal: DealState) -> tuple[int, ...]:
        """What a deal costs each seat; on paper somebody else has counted."""
        return deal_points(self.round, deal)

    def _again(self, deal: DealState, *, guard: bool) -> None:
        """Play the round of a void deal again, unless the engine has seen enough of it."""
        self._voids += 1
        # where an empty stock makes a deal void, one that would not end is no more than that
        stops = guard and self._guards > 1 and self.round.end_of_round.stock_empty is not Exhausted.VOID
        if stops:
            self.over = self.unfinished = True
            self.events.append(Stopped(deal.round))
            return
        chooser = deal.aside.chooser
        if self._voids > VOID_GUARD:
            self.events.append(StruckOff(deal.round))
            self.course = self.course.played(deal.round, self._void_choice if chooser is None else chooser)
            self._void_choice = None
            self._next_round(deal)
            return
        if guard:
            self.events.append(RoundVoid())
        if chooser is not None and self.rules.match.void_choice is VoidChoice.ANOTHER:
            self._void_choice, chooser = chooser, None
        self._chooser = chooser
        self._new_deal(next_dealer(self.round, deal.dealer, self.rules.seats, void=True, playing=self.playing))

    # -- who is still in ----------------------------------------------------------------------------------------------

    def _who_is_bust(self, deal: DealState) -> None:
        """After the last round nobody is asked any more: who is bust has not the lowest total."""
        seats = [seat for seat in from_the_left(deal.dealer, self.rules.seats) if seat in self.playing]
        bust = gone_bust(self.rules, self.totals, seats) if self.course.to_play else None
        if bust is None:
            self._next_round(deal)
            return
        self.events.append(WentBust(bust.seats, bust.total))
        if len(bust.seats) == len(seats):
            self._finish(deal)
            return
        if bust.total is None:
            for seat in bust.seats:
                self.events.append(LeftMatch(seat, self.totals[seat]))
                self._leave(seat)
            bust = Bust((), None)
        self._bust = bust
        self._ask_the_next(deal)

    def _ask_the_next(self, deal: DealState) -> None:
        (*asked,), total = self._bust
        if not asked or total is None:
            self.deal = deal
            self._next_round(deal)
            return
        seat = asked.pop(0)
        self._bust = Bust(tuple(asked), total)
        self._ask("re-enter", seat, (ReEnter(seat, total), Leave(seat, self.totals[seat])))

    def _answered(self, answer: ReEnter | Leave) -> None:
        seat = answer.seat
        if isinstance(answer, ReEnter):
            self.totals = tuple(answer.total if n == seat else total for n, total in enumerate(self.totals))
            self.re_entries = tuple(times + (n == seat) for n, times in enumerate(self.re_entries))
        else:
            self._leave(seat)
        self._ask_the_next(self.deal._replace(phase="play"))

    # -- the next round, or the end -----------------------------------------------------------------------------------

    def _next_round(self, deal: DealState) -> None:
        if not self.course.to_play or len(self.playing) == 1:
            self._play_off(deal, self._winners())
            return
        anew = self._void_choice
        if anew in self.playing and self.course.open_to(anew):
            # whose choice was void starts again: the seat before it deals, as it did
            dealer = next(seat for seat in from_the_right(anew, self.rules.seats) if seat in self.playing)
        else:
            dealer = self._dealer_after(deal.dealer)
        self._begin_round(dealer)

    def _dealer_after(self, dealer: int) -> int:
        """Who deals next. Rounds left over come at the end: while there are choices, somebody starts who has one."""
        dealer = next_dealer(self.round, dealer, self.rules.seats, playing=self.playing)
        if any(map(self.course.open_to, self.playing)):
            while not self.course.open_to(self._starter(dealer)):
                dealer = next_dealer(self.round, dealer, self.rules.seats, playing=self.playing)
        return dealer

    def _play_off(self, deal: DealState, level: tuple[int, ...]) -> None:
        """The last round once more between the seats that are level, where the rules want it; else the end."""
        again = self.rules.match.tie is Tie.LAST_ROUND_AGAIN and len(level) > 1
        if again and self.play_offs < PLAY_OFF_GUARD:
            self.playing = level
            self.play_offs += 1
            self._voids = self._guards = 0
            self._chooser = None
            self.events.append(PlayOff(deal.round, level))
            self._new_deal(next_dealer(self.round, deal.dealer, self.rules.seats, playing=level))
            return
        if self.play_offs:
            self.playing = level
        self._finish(deal)
