"""What all sections of rules have in common."""

from typing import ClassVar

from carioca_dsl.model.values import Frozen


class Section(Frozen):
    """Base of the sections; ``id`` is the first half of the ids of its rules."""

    id: ClassVar[str]
