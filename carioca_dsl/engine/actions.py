"""What a player can do: cards are physical, a meld is named by its owner and its number among the owner's, from 1."""

from typing import Literal, NamedTuple, TypeAlias

from carioca_dsl.cards import Card

Source = Literal["stock", "discards"]
End = Literal["low", "high"]


class Draw(NamedTuple):
    """Take the card that a turn begins with."""

    seat: int
    source: Source


class Open(NamedTuple):
    """Lay the contract: each meld in the order in which its player lays it (in a run, wild cards in their places)."""

    seat: int
    melds: tuple[tuple[Card, ...], ...]


class Lay(NamedTuple):
    """Lay another meld after opening."""

    seat: int
    cards: tuple[Card, ...]


class LayOff(NamedTuple):
    """Add a card to a meld; ``end`` is named where both ends of a run are free for it."""

    seat: int
    card: Card
    owner: int
    number: int
    end: str | None = None


class Swap(NamedTuple):
    """Put a natural card in the place of a wild one, which goes to an end of the run or, where so ruled, to the hand.

    ``end`` says to which end, where both are free.
    """

    seat: int
    card: Card
    wild: Card
    owner: int
    number: int
    end: str | None = None


class Discard(NamedTuple):
    """Throw a card, which ends the turn."""

    seat: int
    card: Card


Action: TypeAlias = Draw | Open | Lay | LayOff | Swap | Discard
