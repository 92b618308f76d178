"""Who deals, which way, how many cards."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Needs, Rule
from carioca_dsl.model.sections.choices import Answer
from carioca_dsl.model.sections.section import Section


class FirstDealer(StrEnum):
    """Who deals first."""

    BY_LOT = "by lot"
    HIGHEST_CARD = "highest card drawn"
    LOWEST_CARD = "lowest card drawn"


class Side(StrEnum):
    """A neighbour at the table."""

    RIGHT = "to the right"
    LEFT = "to the left"


class Direction(StrEnum):
    """The way round the table."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"

    @property
    def onward(self) -> Side:
        """On which side of a player the next one sits."""
        return Side.RIGHT if self is Direction.ANTICLOCKWISE else Side.LEFT


class WildUpcard(StrEnum):
    """What happens to a first face-up card that is wild."""

    KEPT = "kept"
    BURIED = "buried, another turned"


class Cut(StrEnum):
    """Who cuts the cards before the deal."""

    RIGHT = "the player to the dealer's right"
    LEFT = "the player to the dealer's left"


class Misdeal(StrEnum):
    """What follows from a wrong deal (for the people at a table; the engine deals correctly)."""

    BEFORE_FIRST_TURN = "dealt again before the first turn"
    STANDS = "stands"


class Seats(StrEnum):
    """How the players find their seats."""

    BY_CARD = "by card drawn, highest first"
    FREE = "as they like"


class Deal(Section):
    """Who deals, which way, how many cards."""

    id: ClassVar[str] = "deal"

    first_dealer: Annotated[FirstDealer, Rule("choice", TABLE)]
    """How the first dealer is found."""
    next_dealer: Annotated[Side, Rule("choice", TABLE)]
    """On which side of the dealer the next one sits."""
    direction: Annotated[Direction, Rule("choice", TABLE)]
    """The way round of dealing and of play; the dealer's neighbour that way starts."""
    cards_at_a_time: Annotated[int, Rule("count")]
    """How many cards a player gets at a time; the player who will start is served first, the dealer last."""
    hand: Annotated[int, Rule("count")]
    """How many cards each player is dealt."""
    upcard: Annotated[int, Rule("count")]
    """How many cards are turned up to start the discard pile (none or one)."""
    wild_upcard: Annotated[WildUpcard | None, Rule("choice", needs=Needs("upcard", (0,), negated=True))]
    """What happens when that card is wild."""
    misdeal: Annotated[Misdeal, Rule("choice", TABLE, engine=False)]
    """What follows from a wrong deal."""
    cut: Annotated[Cut | None, Rule("choice", TABLE, engine=False, neutral=True)] = None
    """Who cuts the shuffled cards before they are dealt; ``None`` where nobody says."""
    open_hands: Annotated[Answer, Rule("choice", TABLE, neutral=True)] = Answer.NO
    """Whether all hands lie face up on the table, for everybody to see."""
    seats: Annotated[Seats | None, Rule("choice", TABLE, engine=False, neutral=True)] = None
    """How the players find their seats before the first deal; ``None`` where nobody says."""
    new_deal_with: Annotated[int | None, Rule("count", neutral=True, optional=True)] = None
    """With how many pairs of identical cards (no jokers) a player may ask for a new deal, showing them before the first
    card is drawn; ``None``: nobody may."""
