"""How the contract is laid."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections.choices import Answer
from carioca_dsl.model.sections.section import Section


class Parts(StrEnum):
    """Whether a contract is laid whole."""

    ALL_AT_ONCE = "all at once"
    OVER_TURNS = "whole melds over several turns"


class OpeningMelds(StrEnum):
    """What is laid in the turn of the contract: with ``MORE``, further melds after it, as in later turns."""

    CONTRACT_ONLY = "the contract only"
    MORE = "the contract and more"


class SameRankSets(StrEnum):
    """Two sets of one rank in one contract."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class SameSuitRuns(StrEnum):
    """Two runs of one suit in one contract."""

    ALLOWED = "allowed"
    NOT_ADJACENT = "not adjacent"
    FORBIDDEN = "forbidden"


class Opening(Section):
    """How the contract is laid."""

    id: ClassVar[str] = "opening"

    parts: Annotated[Parts, Rule("choice")]
    """Whether the contract is laid whole."""
    melds: Annotated[OpeningMelds, Rule("choice")]
    """What may be laid in the same turn as the contract."""
    low_ace: Annotated[int | None, Rule("amount", neutral=True, optional=True)] = None
    """What an ace that is low in a run counts towards a contract of points; ``None``: what an ace costs."""
    sets_of_one_rank: Annotated[SameRankSets, Rule("choice")]
    """Whether two sets of one contract may have the same rank."""
    runs_of_one_suit: Annotated[SameSuitRuns, Rule("choice")]
    """Whether two runs of one contract may have the same suit."""
    only_when_going_out: Annotated[Answer, Rule("choice", neutral=True)] = Answer.NO
    """Whether the contract may be laid only by a player who goes out with it in the same turn."""
