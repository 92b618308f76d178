"""Small games with chosen rounds, bust players, purchases and money, and somebody to play them."""

import random
from collections.abc import Callable
from typing import Any, ClassVar

from carioca_dsl.cards import Card, make_card
from carioca_dsl.engine import Action, Choose, Discard, Draw, Event, Leave, Match, Pass, ReEnter, Show, View
from carioca_dsl.model import (
    Bound,
    Choices,
    Exhausted,
    Order,
    PotTo,
    ReEntry,
    Rules,
    VoidChoice,
)
from tests.support.deals import changes
from tests.support.variants import a_variant, contract, line

NAMES = "abcdefgh"
CHOSEN: dict[str, Any] = {
    "match__order": Order.CHOSEN,
    "match__choices": Choices.EQUAL,
    "match__void_choice": VoidChoice.ANOTHER,
}
BUSTS: dict[str, Any] = {"match__bust_over": 150, "match__re_entry": ReEntry.HIGHEST}
MONEY: dict[str, Any] = {
    "money__stake": 10,
    "money__pot_per_round": 1,
    "money__pot_to": PotTo.GOING_OUT,
    "money__re_entry_fee": 3,
}
DOUBLES: dict[str, Any] = {"deal__new_deal_with": 1}
VOID: dict[str, Any] = {"end_of_round__stock_empty": Exhausted.VOID}


def a_table(seats: int, rounds: int = 8, **changed: Any) -> Rules:
    """A match of so many rounds, each of one set: seven cards each, no upcard, -10 points for going out."""
    base: dict[str, Any] = {"deal__hand": 7, "deal__upcard": 0, "scoring__going_out": -10} | VOID
    more = [line("players.number", Bound(least=2, most=6), level=2)]
    return a_variant(*more, *changes(**(base | changed)), rounds=(contract(set=1),) * rounds).rules(seats)


class Player:
    """Plays whatever is allowed: melds when it can, and answers as ``answer`` says, or as chance has it."""

    def __init__(self, seed: int | str, answer: Callable[[Match, list[Action]], Action | None] | None = None) -> None:
        self.random = random.Random(str(seed))
        self.answer = answer

    def choose(self, match: Match) -> Action:
        """One of the legal actions."""
        legal = list(match.legal_actions())
        wanted = self.answer(match, legal) if self.answer else None
        return self.pick(legal) if wanted is None else wanted

    def pick(self, legal: list[Action]) -> Action:
        """Any of them; a discard seldom, where there is something else."""
        plays = [action for action in legal if not isinstance(action, Discard)]
        return self.random.choice(plays if plays and self.random.random() < 0.8 else legal)


class Anyone:
    """The same as a bot, for whoever plays by views."""

    name: ClassVar[str] = "anyone"
    version: ClassVar[str] = "1"

    def __init__(self, seed: int | str) -> None:
        self.player = Player(seed)

    def choose(self, view: View) -> Action:
        """One of the legal actions."""
        return self.player.pick(list(view.legal_actions()))


def play(match: Match, seed: int | str = 0, answer: Any = None, until: Callable[[Match], bool] | None = None) -> Match:
    """Play on to the end, or as long as ``until`` is not true."""
    player = Player(seed, answer)
    while not (match.over or (until is not None and until(match))):
        match.apply(player.choose(match))
    return match


def a_match(rules: Rules, seed: int = 1, **how: Any) -> Match:
    """A match of so many players named by letters."""
    return Match(rules, NAMES[: rules.seats], seed, **how)


def spoil(match: Match) -> None:
    """Play the deal in hand until it is void: everybody draws from the stock and throws that card away."""
    deals = match.deals
    while match.deals == deals and not match.over:
        match.apply(dull(match, list(match.legal_actions())))


def dull(match: Match, legal: list[Action]) -> Action:
    """Draw and throw away that card, or the last that may be thrown; pass; choose the first round; go on when bust."""
    for action in legal:
        if isinstance(action, Pass | Choose | ReEnter) or action == Draw(match.seat, "stock"):
            return action
    thrown = Discard(match.seat, match.deal.drew)
    return legal[-1] if match.reasons_against(thrown) else thrown


def never(*kinds: type) -> Callable[[Match, list[Action]], Action | None]:
    """An answer that is never of these kinds, where there is another."""

    def answer(match: Match, legal: list[Action]) -> Action | None:
        if not any(isinstance(action, kinds) for action in legal):
            return None
        return next((action for action in legal if not isinstance(action, kinds)), None)

    return answer


def worth(points: int, seat: int) -> tuple[Card, ...]:
    """Cards that cost so much, other ones for each seat: kings at 10, and what is left."""
    kings, rest = divmod(points, 10)
    low = [rest] if rest else []
    if rest == 1:  # no card costs one point
        kings, low = kings - 1, [9, 2]
    faces = [12] * kings + [rank - 1 for rank in low]
    return tuple(make_card(face, 100 * seat + copy) for copy, face in enumerate(faces))


def start(match: Match, number: int | None = None) -> None:
    """Nobody shows doubles; the round is chosen (the first that is left, unless given), if it is to be chosen."""
    while match.deal.phase in ("claim", "choose"):
        legal = list(match.legal_actions())
        wanted = [action for action in legal if isinstance(action, Choose) and action.round == number]
        match.apply((wanted or [dull(match, legal)])[0])


def ends(match: Match, out: int, *points: int) -> tuple[Event, ...]:
    """The deal in hand ends: seat ``out`` throws its last card, and the others hold cards that cost so much."""
    last = make_card(3, 999)
    hands = tuple((last,) if seat == out else worth(cost, seat) for seat, cost in enumerate(points))
    match.deal = match.deal._replace(hands=hands, seat=out, phase="play", drew=last, turn=9)
    return match.apply(Discard(out, last))


stays = never(Leave, Show)
"""Everybody goes on after going bust, and shows no doubles."""
leaves = never(ReEnter, Show)
"""Everybody leaves after going bust."""
