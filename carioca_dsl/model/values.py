"""The values that rules take: bounds, choices per act, card classes.

A value is frozen and closed. What is written in a file is `Line` (in `variant`); what holds at a table is made of
the classes here.
"""

from enum import StrEnum
from functools import cached_property
from typing import Any

from pydantic import BaseModel, ConfigDict, GetJsonSchemaHandler

from carioca_dsl.cards import FACES, JOKER
from carioca_dsl.model.docs import attribute_docs


class Frozen(BaseModel):
    """Base of every class of the model: immutable, and no field beyond the declared ones."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        defer_build=True,
        ignored_types=(cached_property,),
    )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """The schema of the class, with the docstrings of its fields as descriptions."""
        made = handler(schema)
        properties = handler.resolve_ref_schema(made).get("properties", {})
        for name, text in attribute_docs(cls).items():
            if name in properties:
                properties[name].setdefault("description", text)
        return made


class Bound(Frozen):
    """From ``least`` to ``most`` of something; ``most`` is ``None`` where there is no limit."""

    least: int = 0
    most: int | None = None

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number and (self.most is None or number <= self.most)

    @property
    def exact(self) -> bool:
        """True where exactly one number is meant."""
        return self.least == self.most

    @property
    def unlimited(self) -> bool:
        """True where any number will do."""
        return self.least == 0 and self.most is None


class ByAct(Frozen):
    """One bound for each act of tabling cards; ``None`` for an act that these rules do not know."""

    opening: Bound
    melding: Bound | None = None
    laying_off: Bound | None = None

    def at(self, act: str) -> Any:
        """The value for ``opening``, ``melding`` or ``laying_off``."""
        return getattr(self, act)


class CardClass(Frozen):
    """A class of cards: some ranks, jokers, or both (wild cards, groups, prices and bans are all of this type)."""

    ranks: tuple[int, ...] = ()
    jokers: bool = False

    def holds(self, card: int) -> bool:
        """Whether a card or face belongs to the class."""
        face = card % FACES  # written out: this is asked for every card, all day
        return self.jokers if face == JOKER else face % 13 + 1 in self.ranks


class FaceValue(Frozen):
    """A price that is the number printed on the card."""


class AnyAmount(Frozen):
    """Stands among what may be agreed (``option any amount``): the players name a number themselves."""


AN_AMOUNT = 10
"""A number that players might name, for examples."""


class Holding(Frozen):
    """So many cards of a class."""

    number: Bound
    cards: CardClass


class BanUntil(StrEnum):
    """Until when certain cards are kept back; whoever holds nothing else may throw them all the same."""

    ALL_OPENED = "until all have opened unless forced"
    OTHERS_OPENED = "until the others have opened unless forced"


class Ban(Frozen):
    """Cards that are not discarded for a while."""

    cards: CardClass
    until: BanUntil


class Unit(StrEnum):
    """In what a price is paid."""

    COINS = "coin"
    POINTS = "point"


class Price(Frozen):
    """So many coins or points."""

    amount: int
    unit: Unit
