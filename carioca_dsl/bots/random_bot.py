"""A bot that opens whenever it can and otherwise does anything legal."""

import random
from typing import ClassVar

from carioca_dsl.cards import Card, made
from carioca_dsl.engine import Action, Discard, Open, Refuse, View, draws, one_of_each
from carioca_dsl.model import FirstDraw


class RandomBot:
    """Plays at random: the yardstick for other bots, and the stress test of the engine."""

    name: ClassVar[str] = "random"
    version: ClassVar[str] = "1"

    def __init__(self, seed: int | str) -> None:
        """The same seed makes the same choices in the same views."""
        self.chance = random.Random(f"random/{seed}")

    def choose(self, view: View) -> Action:
        """The first opening there is; otherwise one legal action in the draw."""
        others: list[Action | Card] = []
        phase = view.phase
        if phase == "draw":
            others += draws(view.seat)
        elif phase != "play":
            others += view.candidates()
        else:
            for action in view.plays():
                if not isinstance(action, Open):
                    others.append(action)
                elif view.allows(action):
                    return action
            others += one_of_each(view.hand)
            if view.turn == 1 and view.rules.turn.first_draw is FirstDraw.SECOND:
                drew = view.state.drew
                if drew is not None:
                    others.append(Refuse(view.seat, drew))
        # Taking candidates out one by one until one is legal draws each legal action equally often. A card stands for
        # its discard, which is made when it is drawn.
        while True:
            drawn = others.pop(int(self.chance.random() * len(others)))
            action = made(Discard, (view.seat, drawn)) if isinstance(drawn, int) else drawn
            if view.allows(action):
                return action
