"""Buying: taking a discard out of turn, for a price.

The procedure is one, its values are the rules: when the player in turn chooses the stock, the top discard is offered to
the others in turn order, the player who threw it excepted, before the card is drawn; the first who takes it pays.
"""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Needs, Rule
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import Bound, CardClass, Price


class Buyers(StrEnum):
    """Who may buy a discard out of turn."""

    NOBODY = "nobody"
    ANYONE = "any player in turn order"
    UNOPENED = "players who have not opened, in turn order"


class Offered(StrEnum):
    """When a discard is offered."""

    STOCK_CHOSEN = "when the next player draws from the stock"


class PaidTo(StrEnum):
    """Who gets the coins of a purchase."""

    POT = "the pot"
    THROWER = "the player who threw it"


_BUYS = Needs("who", (Buyers.NOBODY,), negated=True)


class Buying(Section):
    """Taking discards out of turn."""

    id: ClassVar[str] = "buying"

    who: Annotated[Buyers, Rule("choice")]
    """Who may buy a discard out of turn."""
    offered: Annotated[Offered | None, Rule("choice", needs=_BUYS, neutral=True)] = None
    """When a discard is offered to them."""
    price: Annotated[Price | None, Rule("price", needs=_BUYS, neutral=True)] = None
    """What a card costs."""
    paid_to: Annotated[PaidTo | None, Rule("choice", needs=_BUYS, neutral=True)] = None
    """Who gets the coins."""
    extra_cards: Annotated[int | None, Rule("count", needs=_BUYS, neutral=True)] = None
    """How many cards of the stock the buyer has to take besides."""
    per_deal: Annotated[Bound | None, Rule("limit", needs=_BUYS, neutral=True)] = None
    """How often one player may buy in a deal."""
    per_match: Annotated[Bound | None, Rule("limit", needs=_BUYS, neutral=True)] = None
    """How often one player may buy in a match."""
    not_bought: Annotated[CardClass | None, Rule("cards", needs=_BUYS, neutral=True)] = None
    """Cards that nobody may buy."""
