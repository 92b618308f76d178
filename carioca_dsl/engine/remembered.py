"""What several ask about the same melds: it is asked once, and remembered as long as those melds are met."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from carioca_dsl.cards import Card
from carioca_dsl.melds import Meld, MeldRoom


@lru_cache(maxsize=1 << 6)
def opening_ways(
    room: MeldRoom,
    groups: tuple[tuple[Card, ...], ...],
    laid: tuple[Meld, ...] | None = None,
    left: int | None = None,
) -> tuple[tuple[Meld, ...], ...]:
    """The readings of an opening, which the judge asks for, and then whoever lays it.

    ``laid``: what lies there already, where a contract may be laid in parts; ``left``: see `left_in_hand`.
    """
    return room.opening_readings(groups, left) if laid is None else room.part_readings(laid, groups, left)


def left_in_hand(room: MeldRoom, hand: Sequence[Card], groups: Iterable[Sequence[Card]]) -> int | None:
    """How many cards an opening leaves in the hand, where a contract asks for that."""
    if not room.whole_hand:
        return None
    return len(set(hand).difference(card for cards in groups for card in cards))
