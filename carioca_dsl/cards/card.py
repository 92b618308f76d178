"""A card is an integer; so is a face.

A *face* is what is printed on a card: 0–51 are the natural cards, suit by suit and ace to king within a suit,
and 52 is the joker. A *card* is one physical card: two packs hold two cards of each face, and the rules tell
them apart (an A…A run needs two different aces). ``card = copy * 53 + face``, so a card knows its face.
"""

from typing import TypeAlias

Card: TypeAlias = int
"""One physical card: ``copy * 53 + face``."""
Face: TypeAlias = int
"""What a card shows: 0–51 natural, 52 the joker."""
Rank: TypeAlias = int
"""1 (ace) to 13 (king)."""
Suit: TypeAlias = int
"""0 clubs, 1 diamonds, 2 hearts, 3 spades."""

FACES = 53
JOKER: Face = 52
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANKS: range = range(1, 14)
SUITS: range = range(4)


def make_card(face: Face, copy: int = 0) -> Card:
    """The physical card number ``copy`` (from 0) with this face."""
    return copy * FACES + face


def face_of(card: Card) -> Face:
    """What the card shows."""
    return card % FACES


def is_joker(card: Card) -> bool:
    """True for every physical joker."""
    return card % FACES == JOKER


def natural_face(rank: Rank, suit: Suit) -> Face:
    """The face of a natural card."""
    return suit * 13 + rank - 1


def rank_of(card: Card) -> Rank:
    """The rank of a natural card or face, 1–13; 0 for a joker."""
    face = card % FACES
    return face % 13 + 1 if face != JOKER else 0


def suit_of(card: Card) -> Suit:
    """The suit of a natural card or face, 0–3; -1 for a joker."""
    face = card % FACES
    return face // 13 if face != JOKER else -1
