"""Who plays."""

from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections.section import Section
from carioca_dsl.model.values import Bound


class Players(Section):
    """Who plays."""

    id: ClassVar[str] = "players"

    number: Annotated[Bound, Rule("limit", ())]
    """How many can play, each for themselves."""
    best: Annotated[Bound | None, Rule("limit", (), engine=False, neutral=True)] = None
    """With how many players the game is at its best; ``None`` where nobody says."""
