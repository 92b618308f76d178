"""A meld: cards that lie together on the table, and what each of them stands for."""

from typing import NamedTuple

from carioca_dsl.cards import Card, Face, face_of, natural_face


class Meld(NamedTuple):
    """Cards of one kind, read one way.

    A set has ``rank`` 1–13, ``suit`` -1 and ``low`` 0; its natural cards come first, by face and copy, then its wild
    cards. A run has ``rank`` 0, its ``suit`` and ``low``, the place of its first card (1 is the low ace, 14 the high
    one); its cards follow one another from the low end, wild cards at the places they stand for.
    """

    kind: str
    shape: str
    cards: tuple[Card, ...]
    rank: int
    suit: int
    low: int

    @property
    def high(self) -> int:
        """The place of a run's last card; around the corner it may lie beyond 14."""
        return self.low + len(self.cards) - 1

    def place_of(self, card: Card) -> int:
        """The place at which a card of a run lies; raises `ValueError` where it is not in the meld."""
        return self.low + self.cards.index(card)

    def stands_for(self, card: Card) -> Face | None:
        """The face that a card of a run stands for; ``None`` in a set, where any suit will do."""
        return natural_face(rank_at(self.place_of(card)), self.suit) if self.shape == "run" else None


def rank_at(place: int) -> int:
    """The rank that belongs at a place: place 14 is an ace again, and so on around the corner."""
    return (place - 1) % 13 + 1


def of_set(kind: str, rank: int, naturals: list[Card], wilds: list[Card]) -> Meld:
    """A set with its cards in order."""
    ordered = (*sorted(naturals, key=_by_face), *sorted(wilds, key=_by_face))
    return Meld(kind, "set", ordered, rank, -1, 0)


def _by_face(card: Card) -> tuple[Face, Card]:
    return face_of(card), card


def of_run(kind: str, suit: int, low: int, cards: tuple[Card, ...]) -> Meld:
    """A run whose cards lie in order from the place ``low``."""
    return Meld(kind, "run", cards, 0, suit, low)
