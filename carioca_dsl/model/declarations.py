"""The rules that the model declares, read off its fields: what a vocabulary is made from."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic.fields import FieldInfo

from carioca_dsl.model.contract import Contract
from carioca_dsl.model.docs import attribute_docs
from carioca_dsl.model.kinds import RunKind, SetKind
from carioca_dsl.model.rule import Rule
from carioca_dsl.model.sections import (
    Buying,
    Deal,
    Deck,
    EndOfRound,
    Match,
    Money,
    Opening,
    Players,
    Scoring,
    Section,
    Turn,
    WildCards,
)

SECTIONS: tuple[type[Section], ...] = (
    Players,
    Deck,
    SetKind,
    RunKind,
    WildCards,
    Deal,
    Contract,
    Opening,
    Turn,
    Buying,
    EndOfRound,
    Scoring,
    Match,
    Money,
)
"""The sections of rules, in the order of a file."""


@dataclass(frozen=True)
class Declared:
    """One rule: ``id``, the section class and field that hold it, and its `Rule` annotation."""

    id: str
    section: type[Section]
    field: str
    rule: Rule
    info: FieldInfo

    @property
    def doc(self) -> str:
        """The meaning of the rule: the docstring of its field."""
        return attribute_docs(self.section).get(self.field, "")

    @property
    def has_default(self) -> bool:
        """Whether something holds where no line says anything: what always held, or nothing that an engine needs."""
        return not self.info.is_required() and (
            self.info.default is not None or self.rule.optional or not self.rule.engine
        )

    @property
    def type(self) -> Any:
        """The type of the field without its annotations."""
        return self.info.annotation


def rule_id(section: type[Section], field: str) -> str:
    """The id of the rule that a field declares."""
    return f"{section.id}.{field.replace('_', '-')}"


@cache
def declared_rules() -> dict[str, Declared]:
    """Every rule of the model by id, in the order of the sections."""
    found: dict[str, Declared] = {}
    for section in SECTIONS:
        for field, info in section.model_fields.items():
            rule = next((extra for extra in info.metadata if isinstance(extra, Rule)), None)
            if rule is not None:
                name = rule_id(section, field)
                found[name] = Declared(name, section, field, rule, info)
    return found


@cache
def rules_of(section: type[Section]) -> tuple[Declared, ...]:
    """The rules that a section class declares."""
    return tuple(declared for declared in declared_rules().values() if declared.section is section)
