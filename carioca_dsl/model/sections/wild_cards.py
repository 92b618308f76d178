"""What wild cards may do in melds."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Needs, Rule
from carioca_dsl.model.sections.choices import From
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import Bound, ByAct


class OwnPlace(StrEnum):
    """What a card of a wild rank is where it lies in the place of its own face (a set of its rank, its suit's run)."""

    NATURAL = "natural"
    NATURAL_IN_RUNS = "natural in runs"
    WILD = "wild"


class WildSwap(StrEnum):
    """What a natural card may do to the wild card whose place it fits."""

    FORBIDDEN = "forbidden"
    WITHIN_RUN = "within the run"
    TO_HAND = "to the hand"


class SwapIn(StrEnum):
    """In which melds a wild card may be swapped."""

    ANY = "any meld"
    RUNS = "runs"
    SETS = "sets"


class SwappedCard(StrEnum):
    """What the player may do with the wild card that came to the hand."""

    FREELY = "used freely"


class SwapBy(StrEnum):
    """Who may swap."""

    OPENED = "players who have opened"
    ANYONE = "anyone"


_SWAPS = Needs("swap", (WildSwap.FORBIDDEN,), negated=True)


_TO_HAND = Needs("swap", (WildSwap.TO_HAND,))


class WildCards(Section):
    """What wild cards may do in melds."""

    id: ClassVar[str] = "wild-cards"

    per_meld: Annotated[ByAct, Rule("limit", ("act", "rounds", "players", "option"))]
    """How many wild cards one meld may hold after the act."""
    natural_cards_per_meld: Annotated[Bound, Rule("limit", neutral=True)] = Bound(least=1)
    """How many natural cards one meld must hold; never less than one, or its rank or suit would be nobody's."""
    in_its_own_place: Annotated[OwnPlace | None, Rule("choice", neutral=True)] = None
    """What a card of a wild rank is where it lies in the place of its own face; ``None`` where no rank is wild."""
    swap: Annotated[WildSwap, Rule("choice")]
    """Whether a natural card may take the place of a wild card that stands for it, and where the wild card goes."""
    swap_in: Annotated[SwapIn | None, Rule("choice", needs=_TO_HAND, neutral=True)] = None
    """In which melds a wild card may be swapped to the hand."""
    swapped_card: Annotated[SwappedCard | None, Rule("choice", needs=_TO_HAND, neutral=True)] = None
    """What may be done with the wild card that came to the hand."""
    swap_by: Annotated[SwapBy | None, Rule("choice", needs=_SWAPS)]
    """Who may swap."""
    swap_from: Annotated[From | None, Rule("choice", needs=Needs("swap_by", (SwapBy.OPENED,)))]
    """From when a player who has opened may swap."""
