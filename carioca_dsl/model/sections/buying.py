"""Taking discards out of turn."""

from enum import StrEnum
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections.section import Section


class Buyers(StrEnum):
    """Who may buy a discard out of turn."""

    NOBODY = "nobody"


class Buying(Section):
    """Taking discards out of turn."""

    id: ClassVar[str] = "buying"

    who: Annotated[Buyers, Rule("choice")]
    """Who may buy a discard out of turn."""
