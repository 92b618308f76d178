"""What a player can do: cards are physical, a meld is named by its owner and its number among the owner's, from 1.

Actions are tuples: two acts with the same values, as a discard and a purchase of one card, are equal where nobody looks
at what acts they are.
"""

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


class Refuse(NamedTuple):
    """Lay the first card from the stock on the discard pile and take the next one instead."""

    seat: int
    card: Card


class Buy(NamedTuple):
    """Take the discard that is offered, out of turn."""

    seat: int
    card: Card


class Pass(NamedTuple):
    """Leave what one is asked about: a discard that is offered, or the right to a new deal."""

    seat: int


class Choose(NamedTuple):
    """Name the round that this deal plays."""

    seat: int
    round: int


class Show(NamedTuple):
    """Show pairs of identical cards, for which the cards are dealt anew."""

    seat: int
    cards: tuple[Card, ...]


class ReEnter(NamedTuple):
    """Go on after going bust, with that total."""

    seat: int
    total: int


class Leave(NamedTuple):
    """Be out of the match after going bust, with that total."""

    seat: int
    total: int


Action: TypeAlias = Draw | Open | Lay | LayOff | Swap | Discard | Refuse | Buy | Pass | Choose | Show | ReEnter | Leave
