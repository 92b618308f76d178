"""How cards are written: ``8♣ 10♦ A♠``, joker ``★``; typed also as ``8c 10d As *``.

Letters are A J Q K in every language of the files; what a reader sees in a rulebook is the business of prose.
"""

import re

from carioca_dsl.cards.card import FACES, JOKER, Face, natural_face, rank_of, suit_of

SUIT_GLYPHS = "♣♦♥♠"
RANK_LETTERS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS) if letter} | {"T": 10}
_SUITS = {glyph: suit for suit, glyph in enumerate(SUIT_GLYPHS)} | {"c": 0, "d": 1, "h": 2, "s": 3}
_SUITS |= {"♧": 0, "♢": 1, "♡": 2, "♤": 3}
_FIGURES = {"V": "J", "F": "J", "D": "Q", "R": "K"}
"""What French, Italian and Portuguese cards have in their corners."""
_FIGURE_CARD = re.compile(r"(?<!\w)[VFDRvfdr][♣♦♥♠♧♢♡♤cdhsCDHS](?!\w)")
_JOKERS = frozenset({"★", "*"})
_FACE = re.compile(r"(10|[2-9AJQKTajqkt])([♣♦♥♠♧♢♡♤cdhsCDHS])\ufe0f?")


class UnreadableCard(ValueError):
    """A text that is no card; ``text`` holds it."""

    def __init__(self, text: str) -> None:
        super().__init__(f"`{text}` is not a card")
        self.text = text


def read_face(text: str) -> Face:
    """The face written as ``text``; raises `UnreadableCard`."""
    if text in _JOKERS:
        return JOKER
    found = _FACE.fullmatch(text)
    if not found:
        raise UnreadableCard(text)
    return natural_face(_RANKS[found[1].upper()], _SUITS[found[2].lower()])


def read_typed_face(text: str) -> Face:
    """The same as somebody types it, who may use the letters of the cards at hand: ``V♦`` or ``F♦`` for ``J♦``."""
    figure = _FIGURES.get(text[:1].upper())
    try:
        return read_face(f"{figure}{text[1:]}" if figure else text)
    except UnreadableCard:
        raise UnreadableCard(text) from None


def with_file_letters(text: str) -> str:
    """A text with its cards in the letters of the files."""
    return _FIGURE_CARD.sub(lambda found: f"{_FIGURES[found[0][0].upper()]}{found[0][1:]}", text)


def read_faces(text: str) -> tuple[Face, ...]:
    """The faces written in ``text``, parted by blanks; raises `UnreadableCard` at the first bad one."""
    return tuple(read_face(word) for word in text.split())


def face_text(card: int) -> str:
    """A card or face as the files write it."""
    if card % FACES == JOKER:
        return "★"
    return RANK_LETTERS[rank_of(card)] + SUIT_GLYPHS[suit_of(card)]


def faces_text(cards: "tuple[int, ...] | list[int]") -> str:
    """Cards or faces as the files write them, parted by blanks."""
    return " ".join(face_text(card) for card in cards)
