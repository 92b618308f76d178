"""A player for tests of the engine: it opens where it can and otherwise does anything legal, whatever it is asked."""

import random
from collections.abc import Sequence

from carioca_dsl.engine import Action, Match, Open

MANY = 150
"""So many legal actions are enough to choose from."""


def wander(offered: Sequence[Action], chance: random.Random) -> Action:
    """An opening where there is one, or else any of the actions."""
    return chance.choice([action for action in offered if isinstance(action, Open)] or offered)


def first_of(match: Match, most: int = MANY) -> list[Action]:
    """The first of the legal actions."""
    return [action for action, _ in zip(match.legal_actions(), range(most), strict=False)]
