"""How the match is won."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Rule
from carioca_dsl.model.sections.section import Section


class Winner(StrEnum):
    """Who wins the match."""

    LOWEST_TOTAL = "lowest total"


class Tie(StrEnum):
    """What decides between equal lowest totals."""

    SHARED = "shared"
    MOST_ROUNDS_WON = "most rounds won"
    LAST_ROUND_AGAIN = "the last round again"


class Match(Section):
    """How the match is won."""

    id: ClassVar[str] = "match"

    winner: Annotated[Winner, Rule("choice", TABLE)]
    """Who wins."""
    tie: Annotated[Tie, Rule("choice", TABLE)]
    """What decides between equal totals (then shared, where that leaves them equal)."""
    games: Annotated[int, Rule("count", TABLE, engine=False, neutral=True)] = 1
    """Of how many matches the one who wins most of them is the winner; 1 where each match stands alone."""
