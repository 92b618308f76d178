"""Money, apart from points: every amount is agreed by the players, and is nothing unless they do."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Needs, Rule
from carioca_dsl.model.sections.section import Section


class PotTo(StrEnum):
    """Who gets the pot."""

    GOING_OUT = "the player going out"
    WINNER = "the winner of the match"


class Money(Section):
    """What is paid, in whole coins."""

    id: ClassVar[str] = "money"

    stake: Annotated[int | None, Rule("coins", TABLE, neutral=True, optional=True)] = None
    """What each of the others pays the winner of the match; ``None`` where a game knows no such payment."""
    pot_per_round: Annotated[int | None, Rule("coins", TABLE, neutral=True, optional=True)] = None
    """What every player puts into the pot before each new round."""
    pot_to: Annotated[
        PotTo | None, Rule("choice", TABLE, needs=Needs("pot_per_round", (None,), negated=True), neutral=True)
    ] = None
    """Who gets the pot; it stays where nobody goes out."""
    re_entry_fee: Annotated[int | None, Rule("coins", TABLE, neutral=True, optional=True)] = None
    """What each re-entry costs, owed to the winner of the match."""
