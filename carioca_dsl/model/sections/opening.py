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
    """What is laid with the contract."""

    CONTRACT_ONLY = "the contract only"


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
    """What may be laid together with the contract."""
    sets_of_one_rank: Annotated[SameRankSets, Rule("choice")]
    """Whether two sets of one contract may have the same rank."""
    runs_of_one_suit: Annotated[SameSuitRuns, Rule("choice")]
    """Whether two runs of one contract may have the same suit."""
    only_when_going_out: Annotated[Answer, Rule("choice", neutral=True)] = Answer.NO
    """Whether the contract may be laid only by a player who goes out with it in the same turn."""
