"""What is shuffled together."""

from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Rule
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import CardClass


class Deck(Section):
    """What is shuffled together, and which of the cards are wild."""

    id: ClassVar[str] = "deck"

    packs: Annotated[int, Rule("count", TABLE)]
    """How many packs of 52 cards."""
    jokers: Annotated[int, Rule("count", TABLE)]
    """How many jokers altogether."""
    wild: Annotated[CardClass, Rule("cards", TABLE)]
    """The cards that may stand for others."""
