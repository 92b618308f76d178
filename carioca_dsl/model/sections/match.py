"""How the match is won."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Needs, Rule
from carioca_dsl.model.sections.section import Section


class Winner(StrEnum):
    """Who wins the match."""

    LOWEST_TOTAL = "lowest total"


class Tie(StrEnum):
    """What decides between equal lowest totals."""

    SHARED = "shared"
    MOST_ROUNDS_WON = "most rounds won"
    LAST_ROUND_AGAIN = "the last round again"


class Order(StrEnum):
    """In which order the rounds are played."""

    IN_ORDER = "in order"
    CHOSEN = "chosen by the player who starts"


class Choices(StrEnum):
    """How often each player chooses, and what happens to the rounds that nobody chooses."""

    EQUAL = "equally many each, the rest in order"


class VoidChoice(StrEnum):
    """What becomes of a choice whose deal was void."""

    ANOTHER = "played again unchosen, then another choice"
    STANDS = "played again, the choice stands"


class ReEntry(StrEnum):
    """What a player may do who has gone over the limit."""

    NONE = "none"
    HIGHEST = "at the highest total of the others"


_CHOSEN = Needs("order", (Order.CHOSEN,))
_BUSTS = Needs("bust_over", (None,), negated=True)


class Match(Section):
    """How the match is won."""

    id: ClassVar[str] = "match"

    winner: Annotated[Winner, Rule("choice", TABLE)]
    """Who wins."""
    tie: Annotated[Tie, Rule("choice", TABLE)]
    """What decides between equal totals (then shared, where that leaves them equal)."""
    games: Annotated[int, Rule("count", TABLE, engine=False, neutral=True)] = 1
    """Of how many matches the one who wins most of them is the winner; 1 where each match stands alone."""
    order: Annotated[Order, Rule("choice", TABLE, neutral=True)] = Order.IN_ORDER
    """In which order the rounds are played; a chosen one is named after the deal and before the first card is drawn."""
    choices: Annotated[Choices | None, Rule("choice", TABLE, needs=_CHOSEN, neutral=True)] = None
    """How often each player chooses."""
    void_choice: Annotated[VoidChoice | None, Rule("choice", TABLE, needs=_CHOSEN, neutral=True)] = None
    """What becomes of a choice whose deal was void."""
    bust_over: Annotated[int | None, Rule("amount", TABLE, neutral=True, optional=True)] = None
    """Above which total a player is bust; ``None`` where nobody is."""
    re_entry: Annotated[ReEntry | None, Rule("choice", TABLE, needs=_BUSTS, neutral=True)] = None
    """Whether a player who is bust may go on, each time anew; otherwise that player is out of the match."""
