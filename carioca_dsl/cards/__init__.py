"""Cards: what a card is, how it is written, what a pack holds.

Everything in this room is plain integers and strings, because every other room counts cards all day.
"""

from carioca_dsl.cards.card import (
    ACE,
    FACES,
    JACK,
    JOKER,
    KING,
    QUEEN,
    RANKS,
    SUITS,
    Card,
    Face,
    Rank,
    Suit,
    face_of,
    is_joker,
    make_card,
    natural_face,
    rank_of,
    suit_of,
)
from carioca_dsl.cards.made import made
from carioca_dsl.cards.notation import (
    RANK_LETTERS,
    SUIT_GLYPHS,
    UnreadableCard,
    face_text,
    faces_text,
    read_face,
    read_faces,
    read_typed_face,
    with_file_letters,
)
from carioca_dsl.cards.pack import pack

__all__ = [
    "ACE",
    "FACES",
    "JACK",
    "JOKER",
    "KING",
    "QUEEN",
    "RANKS",
    "RANK_LETTERS",
    "SUITS",
    "SUIT_GLYPHS",
    "Card",
    "Face",
    "Rank",
    "Suit",
    "UnreadableCard",
    "face_of",
    "face_text",
    "faces_text",
    "is_joker",
    "made",
    "make_card",
    "natural_face",
    "pack",
    "rank_of",
    "read_face",
    "read_faces",
    "read_typed_face",
    "suit_of",
    "with_file_letters",
]
