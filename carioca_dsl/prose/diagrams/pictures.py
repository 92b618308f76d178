"""What a drawing shows: cards in a row, each with what it stands for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PicturedCard:
    """One card; texts are in the reader's letters."""

    suit: int
    """0–3; -1 for a joker."""
    letter: str
    """What is printed in its corner; empty on a joker."""
    name: str
    """The card in words."""
    wild: bool = False
    """Whether it is wild where it lies."""
    stands_for: tuple[int, str, str] | None = None
    """Suit, letter and name of the card whose place a wild card has in a run."""
    new: bool = False
    """Whether it has just come to the cards beside it."""

    @property
    def spoken(self) -> str:
        """The card in words, with the one that it stands for."""
        return f"{self.name} ({self.stands_for[2]})" if self.stands_for else self.name


@dataclass(frozen=True)
class Picture:
    """Cards that lie together: a meld, or a card by itself that leaves the table."""

    cards: tuple[PicturedCard, ...]
    leaves: bool = False
    """Whether they go from the table to a hand."""

    @property
    def spoken(self) -> str:
        """All cards in words: what is read to those who cannot see them."""
        return ", ".join(card.spoken for card in self.cards)


@dataclass(frozen=True)
class Figure:
    """Pictures with a line that says what they show."""

    title: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True)
class Gallery:
    """Figures one after the other; ``fact`` is the key of what they belong to."""

    fact: str
    figures: tuple[Figure, ...]
