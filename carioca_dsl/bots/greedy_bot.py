"""A bot that works towards the contract, opens, lays off, and throws what it needs least."""

from collections.abc import Iterator
from typing import ClassVar

from carioca_dsl.bots.answers import answer, refusal
from carioca_dsl.bots.further import helps_to_meld, lay_first, may_follow, promising
from carioca_dsl.bots.near import Near, scarce
from carioca_dsl.bots.needs import free_entries, opens_at_once, takes_wilds
from carioca_dsl.bots.plans import Plan
from carioca_dsl.bots.swaps import pays, worth_taking
from carioca_dsl.bots.worth import Wants, fits, leftover, plan
from carioca_dsl.cards import FACES, Card, made
from carioca_dsl.engine import Action, Discard, Lay, LayOff, Open, Swap, View, card_points, draws
from carioca_dsl.melds import melds_of
from carioca_dsl.model import FinalDiscard

OPENINGS = 12
"""How many ways of opening it compares: the first ones use the fewest wild cards."""


class GreedyBot:
    """Takes the best-looking step and never looks further. It is deterministic: the same view, the same choice."""

    name: ClassVar[str] = "greedy"
    version: ClassVar[str] = "2"

    def __init__(self, seed: int | str = 0) -> None:
        """The seed makes no difference: it is taken so that all bots are made alike."""
        self._planned: tuple[object, tuple[Card, ...], Plan] | None = None

    def choose(self, view: View) -> Action:
        """One legal action; what to do is tried in the order in which it pays."""
        phase = view.phase
        if phase == "draw":
            return self._draw(view)
        if phase != "play":
            return answer(view)
        openings: list[Open] = []
        plays: list[Action] = []
        for action in view.plays(opening=self._may_open(view)):
            if isinstance(action, Open):
                openings.append(action)
                if len(openings) == OPENINGS:
                    break
            elif not isinstance(action, Swap) or pays(view, action):
                plays.append(action)
        if openings or plays:
            for action in self._by_worth(view, openings, plays):
                if view.allows(action):
                    return action
            if len(openings) == OPENINGS and isinstance(first := next(view.legal_actions()), Open):
                return first
        if view.turn == 1:
            for refuse in refusal(view):
                if view.allows(refuse):
                    return refuse
        return self._discard(view)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def _draw(self, view: View) -> Action:
        stock, discards = draws(view.seat)
        top = view.top_discard
        for source in (discards, stock) if top is not None and self._helps(view, top) else (stock, discards):
            if view.allows(source):
                return source
        return next(view.legal_actions())

    def _helps(self, view: View, card: Card) -> bool:
        """Whether the top discard brings the seat further than an unknown card would."""
        if fits(view, card) if view.opened else self._wants(view, card):
            return True
        return worth_taking(view, card) or (view.opened and helps_to_meld(view, card))

    def _wants(self, view: View, card: Card) -> bool:
        if melds_of(view.rules).is_wild(card):
            return takes_wilds(view.goal)
        if self._plan(view).wants(card):
            # In melds of whatever kinds a card may be wanted and yet be spare once it is there: two players who took
            # and threw it in turn would do so for ever.
            return not free_entries(view.goal) or not plan(view.goal, (*view.hand, card), view.turn).spare(card)
        return scarce(view.goal) and Near(view.goal, view.hand).takes(card % FACES)

    def _plan(self, view: View) -> Plan:
        goal, hand = view.goal, view.hand
        if self._planned and self._planned[0] is goal and self._planned[1] == hand:
            return self._planned[2]
        found = plan(goal, hand, view.turn)
        self._planned = (goal, hand, found)
        return found

    # -- playing ----------------------------------------------------------------------------------------------------

    def _may_open(self, view: View) -> bool:
        """Whether it is worth asking how to open: not where the plan for a whole contract lacks two cards or more."""
        return not view.opened and (not opens_at_once(view.rules) or self._plan(view).missing < 2)

    def _by_worth(self, view: View, openings: list[Open], plays: list[Action]) -> Iterator[Action]:
        """Openings that leave few points, then plays that rid the hand of many: wild cards last, they fit anywhere."""
        rules = view.rules
        worth = lay_first(view) if any(isinstance(action, Lay) for action in plays) else None

        def gain(action: Action) -> tuple[int, int, int]:
            if isinstance(action, LayOff):
                return (0 if melds_of(rules).is_wild(action.card) else 1, card_points(rules, action.card), 0)
            if worth is not None and isinstance(action, Lay):
                return (2, *worth(action))
            return (3, 0, 0)

        yield from sorted(openings, key=leftover(rules, view.hand)) if len(openings) > 1 else openings
        yield from sorted(plays, key=gain, reverse=True)

    def _discard(self, view: View) -> Action:
        """The card that is needed least, the dearest of those that are needed equally little."""
        for card in self._least_needed_first(view):
            action = made(Discard, (view.seat, card))
            if view.allows(action):
                return action
        return next(view.legal_actions())

    def _least_needed_first(self, view: View) -> Iterator[Card]:
        rules, hand = view.goal, view.hand
        price = rules.scoring.by_face
        if view.opened:
            # Where the last card has to be laid off, one that fits is worth more than it costs.
            keep = rules.turn.final_discard is FinalDiscard.FORBIDDEN or may_follow(rules)
            near = promising(view)
            yield from sorted(
                hand, key=lambda card: (keep and fits(view, card), card in near, -price[card % FACES], -card)
            )
            return
        nearest = self._plan(view)
        wants = Wants(rules, hand, nearest)
        spare = wants.least_first(Near(rules, hand) if scarce(rules) else None)
        first = next(spare, None)
        if first is not None:
            # What is thrown is no part of the plan, so the plan stands on the next turn.
            place = hand.index(first)
            self._planned = (rules, hand[:place] + hand[place + 1 :], nearest)
            yield first
            yield from spare
        kept = set(hand).difference(nearest.spares(hand))
        # In melds of whatever kinds all cards may be kept: a wild one thrown for its price would be taken, and thrown,
        # for ever.
        last = melds_of(rules).is_wild if free_entries(rules) else _never
        yield from sorted((card for card in hand if card in kept), key=lambda card: (last(card), -price[card % FACES]))


def _never(card: Card) -> bool:
    return False
