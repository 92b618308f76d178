"""A meld as it lies on the table: its cards in order, the wild ones in their places."""

from collections.abc import Collection

from carioca_dsl.cards import Card, Face, face_of, is_joker, rank_of, suit_of
from carioca_dsl.melds import Meld, MeldRoom
from carioca_dsl.prose.diagrams.pictures import Picture, PicturedCard
from carioca_dsl.prose.phrases import Phrases


def meld_picture(meld: Meld, room: MeldRoom, phrases: Phrases, new: Collection[Card] = ()) -> Picture:
    """The meld; ``new`` are cards that have just come to it."""
    return Picture(tuple(_in_meld(card, meld, room, phrases, card in new) for card in meld.cards))


def leaving_picture(card: Card, phrases: Phrases) -> Picture:
    """A wild card that somebody takes from the table."""
    return Picture((_card(card, phrases, wild=True),), leaves=True)


def _in_meld(card: Card, meld: Meld, room: MeldRoom, phrases: Phrases, new: bool) -> PicturedCard:
    wild = room.wild_in(meld, card)
    return _card(card, phrases, wild=wild, stands_for=meld.stands_for(card) if wild else None, new=new)


def _card(
    card: Card, phrases: Phrases, *, wild: bool, stands_for: Face | None = None, new: bool = False
) -> PicturedCard:
    face = face_of(card)
    return PicturedCard(
        suit=suit_of(face),
        letter="" if is_joker(face) else phrases.letter(rank_of(face)),
        name=phrases.card_name(face),
        wild=wild,
        stands_for=None if stands_for is None else _named(stands_for, phrases),
        new=new,
    )


def _named(face: Face, phrases: Phrases) -> tuple[int, str, str]:
    return suit_of(face), phrases.letter(rank_of(face)), phrases.card_name(face)
