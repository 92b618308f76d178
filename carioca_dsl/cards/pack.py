"""What a pack of a game is made of."""

from functools import lru_cache

from carioca_dsl.cards.card import JOKER, Card, make_card


@lru_cache(maxsize=16)
def pack(packs: int, jokers: int) -> tuple[Card, ...]:
    """All physical cards of ``packs`` 52-card packs and ``jokers`` jokers, in a fixed order."""
    naturals = [make_card(face, copy) for copy in range(packs) for face in range(52)]
    return tuple(naturals + [make_card(JOKER, copy) for copy in range(jokers)])
