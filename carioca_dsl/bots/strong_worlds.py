"""Worlds: samples of the order in which the cards that a seat cannot see may come to it.

A world gives every card out of sight a moment at which it comes, and all worlds are looked at together: bit ``n`` of
a mask says that something holds in world ``n``, so one operation on integers answers for all of them.
"""

import random
from collections.abc import Sequence

from carioca_dsl.cards import FACES, JOKER, Card
from carioca_dsl.melds import melds_of
from carioca_dsl.model import RoundRules

Mask = int

COUNTED = 5
"""Of cards of one rank, and of wild cards, so many are told apart."""
_BITS = 6
"""The moment of a card is a fraction of so many binary places."""


class Worlds:
    """So many worlds, each looked at after some numbers of cards have come (``steps``, ascending)."""

    def __init__(
        self, rules: RoundRules, cards: Sequence[Card], steps: Sequence[float], number: int, chance: random.Random
    ) -> None:
        self.number = number
        self.every: Mask = (1 << number) - 1
        self.faces: list[list[Mask]] = [[0] * JOKER for _ in steps]
        """For each step and natural face: where one has come."""
        self.ranks: list[list[list[Mask]]] = [[[0] * COUNTED for _ in range(13)] for _ in steps]
        """For each step, rank (0 for the ace) and number less one: where so many of the rank have come."""
        self.wilds: list[list[Mask]] = [[0] * COUNTED for _ in steps]
        """The same for wild cards."""
        whole = 1 << _BITS
        is_wild = melds_of(rules).is_wild
        moments = [min(round(step * whole / max(len(cards), 1)), whole) for step in steps]
        for card in cards:
            digits = [chance.getrandbits(number) for _ in range(_BITS)]
            face = card % FACES
            wild = is_wild(card)
            for step, moment in enumerate(moments):
                came = self.every if moment == whole else _before(moment, digits)
                if not wild and face != JOKER:
                    self.faces[step][face] |= came
                counts = self.wilds[step] if wild else self.ranks[step][face % 13]
                for place in range(COUNTED):
                    already = counts[place]
                    counts[place] = already | came
                    came &= already
                    if not came:
                        break


def _before(moment: int, digits: Sequence[Mask]) -> Mask:
    """The worlds in which a number is less than ``moment``.

    ``digits`` are its binary places, the last first; a bit is set where the digit is 0.
    """
    came = 0
    for zero in digits:
        # A digit decides where it differs from the moment's; where it does not, the lower places have decided.
        came = came | zero if moment & 1 else came & zero
        moment >>= 1
    return came
