"""What the melds on a table have room for: worked out once, and remembered as long as they lie there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

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
        self.wilds = tuple(_wilds(room, meld))
        """The wild cards of the meld, each with the faces that it may stand for; of equal ones in a set the first."""

    def __missing__(self, face: Face) -> tuple[str | None, ...]:
        ends = self.room.placements(self.meld, face) if face in self.within_reach else ()
        found = self[face] = tuple([end for end, _ in ends])
        return found


def _wilds(room: MeldRoom, meld: Meld) -> Iterator[tuple[Card, Sequence[Face]]]:
    seen: set[Face] = set()
    for card in filter(room.is_wild, meld.cards):
        face = card % FACES
        stands_for = meld.stands_for(card)
        if stands_for is not None:
            yield card, (stands_for,)
        elif face not in seen:
            seen.add(face)
            yield card, range(meld.rank - 1, JOKER, 13)


@lru_cache(maxsize=1 << 12)
def ends_of(room: MeldRoom, meld: Meld) -> Ends:
    """The ends of a meld."""
    return Ends(room, meld)


class OnTheTable(dict[Face, bool]):
    """By face, whether such a card can be added to one of the melds; filled as faces are asked about."""

    def __init__(self, room: MeldRoom, table: Table) -> None:
        super().__init__()
        self.room = room
        self.table = table
        self.melds = [
            (owner, number, ends_of(room, meld))
            for owner, melds in enumerate(table)
            for number, meld in enumerate(melds, 1)
        ]
        """The melds with their owners, and their numbers among those of the owner, from 1."""
        self.with_wilds = [laid for laid in self.melds if laid[2].wilds]
        self.within_reach = frozenset[Face]().union(*[ends.within_reach for _, _, ends in self.melds])

    def __missing__(self, face: Face) -> bool:
        found = self[face] = face in self.within_reach and any(ends[face] for _, _, ends in self.melds)
        return found


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
