"""Kinds of meld: ``set`` and ``run``, which the family base defines, and the named kinds made from them."""

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections import Section
from carioca_dsl.model.values import Bound, CardClass, Holding


class Suits(StrEnum):
    """The suits of a set."""

    ANY = "any"
    DIFFERENT = "all different"


class Ace(StrEnum):
    """Where an ace may stand in a run."""

    LOW = "low"
    HIGH = "high"
    LOW_OR_HIGH = "low or high"
    BOTH_ENDS = "low, high or both ends"


class Corner(StrEnum):
    """Whether a run may go on from the king over the ace to the two."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class BeyondContract(StrEnum):
    """Whether melds of a kind may be laid that the contract does not ask for."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class SetKind(Section):
    """Cards of one rank."""

    id: ClassVar[str] = "set"

    name: str = "set"
    """The kind's name in the file: ``set``, or that of a `meld` section."""
    size: Annotated[Bound, Rule("size")]
    """How many cards it has when it is laid."""
    grows_to: Annotated[int | None, Rule("growth")]
    """How many cards it may have at most on the table; ``None`` for any number."""
    suits: Annotated[Suits, Rule("choice")]
    """Whether suits may repeat."""
    ranks: Annotated[CardClass | None, Rule("cards")] = None
    """The ranks it may be of; ``None`` for all."""
    beyond_the_contract: Annotated[BeyondContract, Rule("choice", neutral=True)] = BeyondContract.ALLOWED
    """Whether such melds may be laid that the contract does not ask for, and count as matched in a hand."""
    shape: Literal["set"] = "set"


class RunKind(Section):
    """Consecutive cards of one suit."""

    id: ClassVar[str] = "run"

    name: str = "run"
    """The kind's name in the file: ``run``, or that of a `meld` section."""
    size: Annotated[Bound, Rule("size")]
    """How many cards it has when it is laid."""
    grows_to: Annotated[int | None, Rule("growth")]
    """How many cards it may have at most on the table; ``None`` for as many as there are places."""
    ace: Annotated[Ace, Rule("choice")]
    """Where an ace may stand."""
    around_the_corner: Annotated[Corner, Rule("choice")]
    """Whether a run may go on from the king over the ace."""
    contains: Annotated[Holding | None, Rule("holding", neutral=True, optional=True)] = None
    """Cards that it must hold when it is laid; ``None`` where any will do."""
    beyond_the_contract: Annotated[BeyondContract, Rule("choice", neutral=True)] = BeyondContract.ALLOWED
    """Whether such melds may be laid that the contract does not ask for, and count as matched in a hand."""
    shape: Literal["run"] = "run"

    @property
    def places(self) -> int | None:
        """How many places there are from one end to the other: 13 or 14; ``None`` around the corner."""
        if self.around_the_corner is Corner.ALLOWED:
            return None
        return 14 if self.ace is Ace.BOTH_ENDS else 13


Kind = Annotated[SetKind | RunKind, Field(discriminator="shape")]
