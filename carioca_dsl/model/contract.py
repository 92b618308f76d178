"""Contracts: what must be laid to open."""

from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Neutral, Rule
from carioca_dsl.model.sections import Section
from carioca_dsl.model.values import Bound, Frozen


class Part(Frozen):
    """So many melds of one kind, each of the kind's size or, where ``size`` is given, of that one."""

    count: int
    kind: str
    size: Bound | None = None


class Combination(Frozen):
    """What is laid to open: melds of certain kinds, melds worth so many points, or every card of the hand.

    Of ``parts``, ``worth`` and ``whole_hand`` one is given; the order in which parts are written does not matter.
    """

    parts: tuple[Part, ...] = ()
    """All of these together."""
    worth: Annotated[Bound | None, Neutral()] = None
    """Melds of whatever kinds that together are worth so many points, each card at its price (an ace that is low in a
    run at `Opening.low_ace`)."""
    whole_hand: Annotated[bool, Neutral()] = False
    """Melds of whatever kinds that leave no card of the hand but the one that is discarded."""

    @property
    def free(self) -> bool:
        """Whether the kinds of its melds are left open."""
        return self.worth is not None or self.whole_hand


class Contract(Section):
    """One combination, or several of which the player picks one by laying it. In a file: ``rounds``, ``N: …``."""

    id: ClassVar[str] = "rounds"

    contract: Annotated[tuple[Combination, ...], Rule("contract", TABLE)]
    """The alternatives."""
