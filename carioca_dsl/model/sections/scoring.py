"""What cards cost."""

from functools import cached_property
from typing import Annotated, ClassVar

from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections.section import Section


class Scoring(Section):
    """What cards cost."""

    id: ClassVar[str] = "scoring"

    going_out: Annotated[int, Rule("amount")]
    """What the player who goes out scores, in points."""
    going_out_after_choosing: Annotated[int | None, Rule("amount", neutral=True, optional=True)] = None
    """What the player who goes out scores where that player chose the round; ``None``: the same as others."""
    card_points: Annotated[tuple[int, ...], Rule("fare")]
    """Points of each natural rank: ``card_points[rank - 1]`` for rank 1 (ace) to 13 (king). In a file the label is a
    span of ranks (``2 to 10: face value``)."""
    joker: Annotated[int | None, Rule("fare")]
    """Points of a joker; ``None`` where the deck has none."""

    @cached_property
    def by_face(self) -> tuple[int, ...]:
        """The price of each face, 0–52."""
        return (*self.card_points * 4, self.joker or 0)
