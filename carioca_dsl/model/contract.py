"""Contracts: what must be laid to open."""

from typing import Annotated, ClassVar

from carioca_dsl.model.rule import TABLE, Rule
from carioca_dsl.model.sections import Section
from carioca_dsl.model.values import Bound, Frozen


class Part(Frozen):
    """So many melds of one kind, each of the kind's size or, where ``size`` is given, of that one."""

    count: int
    kind: str
    size: Bound | None = None


class Combination(Frozen):
    """All of these parts together; the order in which they are written does not matter."""

    parts: tuple[Part, ...]


class Contract(Section):
    """One combination, or several of which the player picks one by laying it. In a file: ``rounds``, ``N: …``."""

    id: ClassVar[str] = "rounds"

    contract: Annotated[tuple[Combination, ...], Rule("contract", TABLE)]
    """The alternatives."""
