"""How a field of the model says that it is a rule.

The pydantic field is the declaration: its type is the shape of the value, its docstring the meaning, and a `Rule`
annotation says which qualifiers a line of it may carry and when it matters at all. Everything else — labels,
sentences, checks, reasons — is an ordinary dictionary in some other room, keyed by the rule's id.
"""

from dataclasses import dataclass
from typing import Literal

Axis = Literal["rounds", "players", "act", "option"]


@dataclass(frozen=True)
class Needs:
    """A rule matters only where a sibling field of the same section has (or has not) one of these values."""

    field: str
    values: tuple[object, ...]
    negated: bool = False

    def met(self, value: object) -> bool:
        """Whether the sibling's value lets the rule matter."""
        return (value in self.values) != self.negated


@dataclass(frozen=True)
class Rule:
    """What a line of this rule looks like.

    ``shape`` names the value's start rule in the grammar (see `grammar/`); ``qualifiers`` are the axes its lines may
    carry; ``needs`` says when it matters; ``engine`` is False for rules that only people at a table act on. ``neutral``
    is True where the field's default is what every table did before the rule existed: such a value is left out of the
    rules hash, so that a new rule of the language renames no game. ``optional`` is True where the field stays ``None``
    if no line says anything: most games know nothing of the kind.
    """

    shape: str
    qualifiers: tuple[Axis, ...] = ("rounds", "players", "option")
    needs: Needs | None = None
    engine: bool = True
    neutral: bool = False
    optional: bool = False


@dataclass(frozen=True)
class Neutral:
    """Marks a field that is no rule of its own: its default is left out of the rules hash, as with a neutral rule."""


TABLE: tuple[Axis, ...] = ("players", "option")
"""Qualifiers of rules that hold for the whole match."""
