"""Where a match stands: its deals, rounds, players and coins, and the small steps by which these change."""

from carioca_dsl.engine.bust import Bust
from carioca_dsl.engine.events import Event, MatchOver, Paid
from carioca_dsl.engine.order import from_the_left, whole_course
from carioca_dsl.engine.purse import Purse, settlement
from carioca_dsl.engine.scoring import winners
from carioca_dsl.engine.standings import DealResult
from carioca_dsl.engine.state import DealState
from carioca_dsl.model import RoundRules, Rules


class MatchState:
    """Where a match stands: what it has come to, who is in it, and what belongs to whom."""

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.rules = rules
        self.seed = seed
        self.round: RoundRules = rules.rounds[0]
        """The rules of the round that the deal in hand plays; while it is still to be chosen, those of any round."""
        self.deal: DealState
        """The deal in hand; once the match is over, the last one."""
        self.deals = 0
        """How many deals have been dealt."""
        self.results: list[DealResult] = []
        self.events: list[Event] = []
        self.totals = (0,) * rules.seats
        self.rounds_won = (0,) * rules.seats
        self.over = False
        self.unfinished = False
        """Whether the engine stopped the match before it had a winner."""
        self.playing: tuple[int, ...] = tuple(range(rules.seats))
        """The seats that play in the deal in hand: all that are still in; in a play-off, those with equal totals."""
        self.left: tuple[int, ...] = ()
        """The seats that are out of the match, in the order in which they left."""
        self.play_offs = 0
        """How many play-offs there have been."""
        self.course = whole_course(rules)
        """The rounds that are still to be played, that of the deal in hand among them."""
        self.purse = Purse((0,) * rules.seats)
        self.re_entries = (0,) * rules.seats
        """By seat, how often it went on after going bust; it owes a fee for each time."""
        self.bought = (0,) * rules.seats
        """By seat, how many cards it bought in the deals that have ended."""
        self._chooser: int | None = None  # whose choice the coming deal plays, where that was made before it
        self._void_choice: int | None = None  # whose choice was void, and who chooses anew after the round
        self._bust = Bust((), None)  # the seats that are still to be asked whether they go on
        self._voids = self._guards = self._redeals = 0
        self._deal_began = 0

    @property
    def money(self) -> tuple[int, ...]:
        """By seat, the coins that it has won so far; less than 0 where it has lost."""
        return self.purse.money

    @property
    def pot(self) -> int:
        """The coins that lie in the pot."""
        return self.purse.pot

    def _pay(self, paid: Paid) -> None:
        if paid.coins:
            self.purse = self.purse.after(paid)
            self.events.append(paid)

    def _pay_in(self) -> None:
        for seat in self.playing:
            self._pay(Paid(seat, None, self.rules.money.pot_per_round or 0, "money.pot-per-round"))

    def _note(self, deal: DealState, points: tuple[int, ...], *, guard: bool) -> None:
        assert deal.outcome is not None
        opened = tuple(turn is not None for turn in deal.opened)
        bought = tuple(map(deal.bought, range(self.rules.seats)))
        self.bought = tuple(map(sum, zip(self.bought, bought, strict=True)))
        self.results.append(
            DealResult(
                deal.round,
                deal.dealer,
                deal.outcome,
                points,
                deal.turn,
                opened,
                guard,
                deal.aside.chooser,
                bought if any(bought) else (),
            )
        )

    def _leave(self, seat: int) -> None:
        self.left += (seat,)
        self.playing = tuple(other for other in self.playing if other != seat)
        self.course = self.course.without(seat)

    def _winners(self) -> tuple[int, ...]:
        # who is out of a play-off has lost it, and of those who are left the play-off has made nobody better
        if self.play_offs:
            return self.playing
        return winners(self.rules.match.tie, self.totals, self.rounds_won, self.playing)

    def _finish(self, deal: DealState) -> None:
        self.over = True
        won = self._winners()
        order = [seat for seat in from_the_left(deal.dealer, self.rules.seats) if seat in won]
        for paid in settlement(self.rules, self.pot, order, self.re_entries):
            self._pay(paid)
        self.events.append(MatchOver(won, self.totals))
