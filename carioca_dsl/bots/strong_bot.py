"""A bot that looks ahead: it samples how the cards out of sight may come, and keeps what opens soonest."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar

from carioca_dsl.bots.further import may_follow
from carioca_dsl.bots.greedy_bot import GreedyBot
from carioca_dsl.bots.needs import free_entries
from carioca_dsl.bots.strong_chances import Chances
from carioca_dsl.bots.strong_sight import to_come
from carioca_dsl.bots.strong_worlds import Mask, Worlds
from carioca_dsl.bots.swaps import worth_taking
from carioca_dsl.bots.worth import Wants, fits, plan
from carioca_dsl.cards import FACES, JOKER, Card
from carioca_dsl.engine import Action, Discard, Draw, View
from carioca_dsl.melds import melds_of
from carioca_dsl.model import RoundRules

STEPS = (2, 5, 10, 16)
"""After so many cards that came within reach it looks whether a hand would have opened."""
PATIENCE = 0.88
"""What opening is still worth when it takes a card more."""
COMPARED = 7
"""It weighs so many cards against one another before it throws one."""
THRIFT = 0.5
"""What a point less in the hand is worth to a seat that has not opened: dear cards can also be thrown later."""

_WEIGHTS = tuple(
    PATIENCE**step - (PATIENCE**later if later else 0) for step, later in zip(STEPS, (*STEPS[1:], 0), strict=True)
)


class StrongBot(GreedyBot):
    """Until it has opened, each draw and each discard is compared in the same sampled worlds; what it lays, and when,
    it decides as `GreedyBot` does. The same seed makes the same choices in the same views."""

    name: ClassVar[str] = "strong"
    version: ClassVar[str] = "1"

    def __init__(self, seed: int | str = 0, worlds: int = 128) -> None:
        """``worlds`` are looked at for each decision: more of them see finer differences, and take longer."""
        super().__init__(seed)
        self.seed = seed
        self.worlds = worlds

    # -- drawing ----------------------------------------------------------------------------------------------------

    def _draw(self, view: View) -> Action:
        top = view.top_discard
        if (
            view.opened
            or free_entries(view.goal)
            or top is None
            or melds_of(view.rules).is_wild(top)
            or worth_taking(view, top)
        ):
            return super()._draw(view)
        stock, discards = Draw(view.seat, "stock"), Draw(view.seat, "discards")
        if not view.allows(stock) or not view.allows(discards):
            return super()._draw(view)
        chances = Chances(view.goal, [*view.hand, top], self._worlds(view))
        without = chances.without(top)
        if without == chances.good:
            return stock
        return discards if self._worth(chances.good) > self._worth(without, sooner=1) else stock

    # -- discarding -------------------------------------------------------------------------------------------------

    def _discard(self, view: View) -> Action:
        if free_entries(view.goal) or (view.opened and may_follow(view.rules)):
            return super()._discard(view)
        order = self._of_no_more_use(view) if view.opened else self._least_missed(view)
        for card in order:
            action = Discard(view.seat, card)
            if view.allows(action):
                return action
        return super()._discard(view)

    def _of_no_more_use(self, view: View) -> list[Card]:
        """After opening: what fits no meld goes first, the dearest before the others."""
        price = view.rules.scoring.by_face
        return sorted(view.hand, key=lambda card: (fits(view, card), -price[card % FACES], -card))

    def _least_missed(self, view: View) -> list[Card]:
        """Before opening: the cards by what the hand is worth without them. Wild cards are not thought of."""
        rules = view.goal
        price = rules.scoring.by_face
        is_wild = melds_of(rules).is_wild
        wants = Wants(rules, view.hand, plan(rules, view.hand))
        faces: dict[int, Card] = {}
        for card in sorted(view.hand, key=lambda card: (wants.keep(card), -price[card % FACES])):
            if not is_wild(card):
                faces.setdefault(card % FACES, card)
        compared = list(faces.values())[:COMPARED]
        if len(compared) < 2:
            return compared
        chances = Chances(rules, view.hand, self._worlds(view))
        stake = _stake(rules)

        def worth(card: Card) -> float:
            return stake * self._worth(chances.without(card)) + THRIFT * price[card % FACES]

        return sorted(compared, key=worth, reverse=True)

    # -- looking ahead ----------------------------------------------------------------------------------------------

    def _worlds(self, view: View) -> Worlds:
        """Worlds of this decision: they hang on the bot's seed and on what its seat can see, and on nothing else."""
        state = view.state
        chance = random.Random(f"strong/{self.seed}/{state.round}/{state.turn}/{state.phase}/{view.stock_size}")
        return Worlds(view.rules, to_come(view), STEPS, self.worlds, chance)

    def _worth(self, good: Sequence[Mask], sooner: float = 0) -> float:
        """From 0 to 1: how often, and how soon, a hand opens; ``sooner`` by so many cards than the steps say."""
        there = [mask.bit_count() for mask in good]
        if sooner:
            # Between two steps the worlds become good at an even pace, and after the last as between those before it.
            pace = [(after - before) / (STEPS[n + 1] - STEPS[n]) for n, (before, after) in enumerate(pairwise(there))]
            there_sooner = [count + sooner * each for count, each in zip(there, (*pace, pace[-1]), strict=True)]
            return sum(weight * count for weight, count in zip(_WEIGHTS, there_sooner, strict=True)) / self.worlds
        return sum(weight * count for weight, count in zip(_WEIGHTS, there, strict=True)) / self.worlds


def _stake(rules: RoundRules) -> float:
    """About what is lost when another goes out first: the price of a hand as it is dealt."""
    return rules.deal.hand * sum(rules.scoring.by_face[:JOKER]) / JOKER
