"""Small situations: a player with some cards, some melds on the table, in the middle of a turn."""

from collections.abc import Iterable, Iterator, Sequence

from carioca_dsl.cards import FACES, JOKER, KING, RANKS, SUITS, Card, make_card, natural_face, rank_of
from carioca_dsl.engine import DealState
from carioca_dsl.melds import Meld, MeldRoom, melds_of
from carioca_dsl.model import RoundRules
from carioca_dsl.prose.diagrams.specimens import Kind, groups_of, is_meld, specimen
from carioca_dsl.prose.facts.played import laid_in

THE_JOKER: Card = make_card(JOKER, 1)
"""The joker of these situations."""
_OTHERS = 7
"""Cards that the other player holds: which they are does not matter."""


def plain_meld(entry: RoundRules, shape: str, avoiding: Iterable[Card] = ()) -> tuple[Kind, Meld] | None:
    """A kind of that shape and a meld of it without wild cards; nothing where no such melds are laid."""
    room, used, laid = melds_of(entry), set(avoiding), laid_in(entry)
    ranks = {rank_of(card) for card in used}
    for kind in entry.kinds:
        if kind.shape != shape or kind.size.least < 3 or kind.name not in laid:
            continue
        for cards, _ in groups_of(kind, kind.size.least, 1):
            apart = not ranks & set(map(rank_of, cards)) if shape == "set" else not used & set(cards)
            if apart and not any(map(room.is_wild, cards)) and is_meld(room, kind, cards):
                return kind, room.readings(cards, "opening")[0]
    return None


def contract_melds(entry: RoundRules) -> tuple[Meld, ...]:
    """Melds that are the contract of the round, or none."""
    return next((melds for each in entry.contract if (melds := specimen(entry, each))), ())


def with_joker(meld: Meld, room: MeldRoom) -> tuple[Meld, Card] | None:
    """The meld with a joker instead of its second card, and that card."""
    found = room.readings((meld.cards[0], THE_JOKER, *meld.cards[2:]), "laying_off")
    return (found[0], meld.cards[1]) if found else None


def fitting(meld: Meld, room: MeldRoom, used: Iterable[Card]) -> Iterator[Card]:
    """Natural cards that go to one place of the meld and to no other."""
    taken = set(used) | set(meld.cards)
    for copy in range(2):
        for card in range(copy * FACES, copy * FACES + JOKER):
            if card not in taken and not room.is_wild(card) and len(room.placements(meld, card)) == 1:
                yield card


def spares(room: MeldRoom, number: int, used: Iterable[Card]) -> tuple[Card, ...]:
    """Cards that belong to nothing."""
    taken = set(used)
    every = (make_card(natural_face(rank, suit)) for rank in (KING, *RANKS) for suit in SUITS)
    return tuple(card for card in every if card not in taken and not room.is_wild(card))[:: len(SUITS) + 1][:number]


def table(
    entry: RoundRules,
    hand: Sequence[Card],
    mine: Sequence[Meld] = (),
    theirs: Sequence[Meld] = (),
    taken: Card | None = None,
) -> DealState:
    """The turn of one of two players, who has drawn; whoever has melds on the table opened earlier."""
    used = {*hand, *(card for meld in (*mine, *theirs) for card in meld.cards)}
    rest = [card for card in range(2 * FACES) if card not in used]
    other, discards, stock = rest[:_OTHERS], rest[_OTHERS : _OTHERS + 3], rest[_OTHERS + 3 :]
    return DealState(
        round=entry.number,
        dealer=1,
        seat=0,
        phase="play",
        hands=(tuple(hand), tuple(other)),
        stock=tuple(stock),
        discards=tuple(discards),
        table=(tuple(mine), tuple(theirs)),
        opened=(0 if mine else None, 0 if theirs else None),
        turn=3,
        drew=taken if taken is not None else hand[-1],
        taken=taken,
    )
