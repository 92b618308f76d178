"""What a turn is made of."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Needs, Rule
from carioca_dsl.model.sections.choices import From
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import Ban


class DrawFrom(StrEnum):
    """Where the card of a turn comes from."""

    EITHER = "stock or discard pile"
    STOCK = "stock"


class FirstDraw(StrEnum):
    """What the player who starts a deal may do with the first card from the stock."""

    ONE = "one card"
    SECOND = "a second card if the first is refused"


class LayOffOnto(StrEnum):
    """Whose melds may be extended."""

    ANY = "any meld"
    OWN = "own melds"
    NONE = "no meld"


class NewMelds(StrEnum):
    """New melds after the opening."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class FinalDiscard(StrEnum):
    """Whether the last card of a hand is discarded."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    FORBIDDEN = "forbidden"


class Discarding(StrEnum):
    """Whether a card may be discarded."""

    ALLOWED = "allowed"
    UNLESS_FORCED = "forbidden unless forced"


class Turn(Section):
    """What a turn is made of: take a card, lay cards, discard one."""

    id: ClassVar[str] = "turn"

    draw: Annotated[DrawFrom, Rule("choice")]
    """Where the first card of a turn may come from."""
    first_draw: Annotated[FirstDraw, Rule("choice", neutral=True)] = FirstDraw.ONE
    """What the player who starts a deal may do with the first card from the stock: a card refused goes face up to the
    discard pile, and the next one is kept."""
    lay_off_onto: Annotated[LayOffOnto, Rule("choice")]
    """Whose melds a player who has opened may add to."""
    lay_off_from: Annotated[From | None, Rule("choice", needs=Needs("lay_off_onto", (LayOffOnto.NONE,), negated=True))]
    """From when."""
    new_melds_later: Annotated[NewMelds, Rule("choice")]
    """Whether a player who has opened may lay further melds on later turns."""
    discard_of_wild_cards: Annotated[Discarding, Rule("choice")]
    """Whether a wild card may be discarded."""
    discard_of_the_card_taken: Annotated[Discarding, Rule("choice")]
    """Whether the card just taken from the discard pile may be thrown back."""
    no_discard_of: Annotated[Ban | None, Rule("ban", neutral=True, optional=True)] = None
    """Cards that are kept back until others have opened; ``None`` where there are none."""
    final_discard: Annotated[FinalDiscard, Rule("choice")]
    """Whether going out takes a discard."""
