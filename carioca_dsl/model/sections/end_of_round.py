"""How a round ends other than by going out, and what is counted then."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Needs, Rule
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import Bound


class Exhausted(StrEnum):
    """What happens when a card should be drawn from a stock that is empty."""

    RESHUFFLE = "discards reshuffled except the top one"
    VOID = "round void, played again"
    OVER = "round over"


class NothingLeft(StrEnum):
    """What happens when there is nothing (more) to reshuffle."""

    VOID = "round void, played again"
    OVER = "round over"


class VoidDealer(StrEnum):
    """Who deals after a void round."""

    SAME = "the same"
    NEXT = "the next"


class HandCounts(StrEnum):
    """Which cards of a hand count against its holder."""

    EVERY = "every card"
    UNMATCHED = "unmatched cards"


_RESHUFFLES = Needs("stock_empty", (Exhausted.RESHUFFLE,))


class EndOfRound(Section):
    """How a round ends other than by going out, and what is counted then."""

    id: ClassVar[str] = "end-of-round"

    stock_empty: Annotated[Exhausted, Rule("choice")]
    """What happens when the stock is empty at the start of a turn."""
    reshuffles: Annotated[Bound | None, Rule("limit", needs=_RESHUFFLES)]
    """How often the discards may become a new stock in one deal."""
    nothing_to_reshuffle: Annotated[NothingLeft | None, Rule("choice", needs=_RESHUFFLES)]
    """What happens when there is no discard to reshuffle, or no reshuffle left: void, or over."""
    dealer_after_a_void_round: Annotated[VoidDealer, Rule("choice")]
    """Who deals after a void round."""
    hand_counts: Annotated[HandCounts, Rule("choice")]
    """Which cards of a hand count."""
