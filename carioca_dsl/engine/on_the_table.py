"""What the melds on a table have room for: worked out once, and remembered as long as they lie there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.melds import Meld, MeldRoom

Table = tuple[tuple[Meld, ...], ...]
"""For each seat, the melds that it laid."""
_MOST = 64


class Ends(dict[Face, tuple[str | None, ...]]):
    """By face, the ends of one meld at which such a card can be added; filled as faces are asked about."""

    def __init__(self, room: MeldRoom, meld: Meld) -> None:
        super().__init__()
        self.room = room
        self.meld = meld
        self.within_reach = room.within_reach(meld)

    def __missing__(self, face: Face) -> tuple[str | None, ...]:
        ends = self.room.placements(self.meld, face) if face in self.within_reach else ()
        found = self[face] = tuple([end for end, _ in ends])
        return found


@lru_cache(maxsize=1 << 12)
def ends_of(room: MeldRoom, meld: Meld) -> Ends:
    """The ends of a meld."""
    return Ends(room, meld)


class Laid(NamedTuple):
    """A meld on the table."""

    owner: int
    number: int
    """Among those of its owner, from 1."""
    meld: Meld
    ends: Ends


class Wild(NamedTuple):
    """A wild card on the table: of equal ones in a set the first."""

    laid: Laid
    card: Card
    faces: Sequence[Face]
    """What it may stand for."""


class OnTheTable(dict[Face, bool]):
    """By face, whether such a card can be added to one of the melds; filled as faces are asked about."""

    def __init__(self, room: MeldRoom, table: Table) -> None:
        super().__init__()
        self.room = room
        self.table = table
        self.laid = [
            Laid(owner, number, meld, ends_of(room, meld))
            for owner, melds in enumerate(table)
            for number, meld in enumerate(melds, 1)
        ]
        self.wilds = [wild for laid in self.laid for wild in _wilds(room, laid)]

    def __missing__(self, face: Face) -> bool:
        found = self[face] = any(laid.ends[face] for laid in self.laid)
        return found


def _wilds(room: MeldRoom, laid: Laid) -> Iterator[Wild]:
    meld = laid.meld
    seen: set[Face] = set()
    for card in meld.cards:
        face = card % FACES
        if not room.is_wild(card):
            continue
        stands_for = meld.stands_for(card)
        if stands_for is not None:
            yield Wild(laid, card, (stands_for,))
        elif face not in seen:
            seen.add(face)
            yield Wild(laid, card, range(meld.rank - 1, JOKER, 13))


_known: dict[int, OnTheTable] = {}
"""By the identity of the table, which is held here: a hash of all its melds would take longer than the answers."""


def on_the_table(room: MeldRoom, table: Table) -> OnTheTable:
    """What lies on a table."""
    found = _known.get(id(table))
    if found is None or found.room is not room:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[id(table)] = OnTheTable(room, table)
    return found
