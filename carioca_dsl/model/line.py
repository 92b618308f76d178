"""Qualified lines: what a rule is, when it is so, and what a table has agreed about it."""

from enum import StrEnum
from typing import Any

from pydantic import ValidationInfo, field_validator

from carioca_dsl.model.line_values import is_plain, typed_values
from carioca_dsl.model.origin import Origin
from carioca_dsl.model.values import Bound, CardClass, Frozen, Price


class Act(StrEnum):
    """The acts of tabling cards."""

    OPENING = "opening"
    MELDING = "melding"
    LAYING_OFF = "laying off"

    @property
    def field(self) -> str:
        """The act's field in `ByAct`."""
        return self.value.replace(" ", "_")


class Mark(StrEnum):
    """What a line that the sources do not state is."""

    INFERRED = "inferred"
    CONVENTION = "convention"


class Cite(Frozen):
    """A section of a declared source, as in ``@guide.4``."""

    source: str
    section: str = ""


class Qualifiers(Frozen):
    """When a line holds; a field that is ``None`` (or empty) does not restrict it."""

    act: Act | None = None
    rounds: tuple[int, ...] | None = None
    """Numbers of rounds, ascending."""
    players: Bound | None = None
    options: tuple[str, ...] = ()
    """Names of options and modes that must have been agreed, sorted."""

    def apply(self, act: Act | None, number: int | None, players: int, agreed: frozenset[str]) -> bool:
        """Whether a line with these qualifiers speaks about this case."""
        return self.in_case(act, number) and self.at_table(players, agreed)

    def in_case(self, act: Act | None, number: int | None) -> bool:
        """Whether it speaks about this act and round, at a table where it holds."""
        return (self.act is None or self.act is act) and (
            self.rounds is None or (number is not None and number in self.rounds)
        )

    def at_table(self, players: int, agreed: frozenset[str]) -> bool:
        """Whether it holds for so many players who have agreed that."""
        return (self.players is None or players in self.players) and agreed.issuperset(self.options)

    def narrower(self, other: "Qualifiers") -> bool:
        """Whether every case of this one is a case of the other (equal qualifiers are narrower than each other)."""
        if other.act is not None and self.act is not other.act:
            return False
        if other.rounds is not None and (self.rounds is None or not set(self.rounds) <= set(other.rounds)):
            return False
        if other.players is not None:
            mine = self.players
            if mine is None or mine.least < other.players.least:
                return False
            if other.players.most is not None and (mine.most is None or mine.most > other.players.most):
                return False
        return set(self.options) >= set(other.options)


class Line(Frozen):
    """One rule, as one line of a file says it."""

    rule: str
    """The rule's id, as ``wild-cards.per-meld``."""
    subject: str | int | CardClass | None = None
    """What the rule is about where the id does not say it: a kind's name, a round's number, the cards of a price."""
    when: Qualifiers = Qualifiers()
    values: tuple[Any, ...]
    """The value that holds, then what may be agreed instead (``option``)."""
    origin: Origin
    cites: tuple[Cite, ...] = ()
    marks: tuple[Mark, ...] = ()
    level: int = 0
    """0 for the family base, 1 for the file that stands on it and for the files on that one: the higher level wins."""
    fixed: bool = False
    """Whether the files that stand on this one may not say otherwise."""

    @field_validator("values")
    @classmethod
    def _of_the_rule(cls, values: tuple[Any, ...], info: ValidationInfo) -> tuple[Any, ...]:
        """Values out of JSON get the types of their rule; those of the compiler have them."""
        if "rule" in info.data and (info.mode == "json" or any(map(is_plain, values))):
            return typed_values(info.data["rule"], values)
        return values

    @property
    def key(self) -> str:
        """Names the line among all lines of its file: its rule, what it is about, and when it holds."""
        about = self.subject
        if isinstance(about, CardClass):
            about = ",".join(map(str, (*about.ranks, *(["joker"] if about.jokers else []))))
        when = "" if self.when == Qualifiers() else self.when.model_dump_json(exclude_defaults=True)
        return " ".join(filter(None, (self.rule, "" if about is None else str(about), when)))


class NamedKind(Frozen):
    """A kind that the file declares with ``meld NAME``."""

    name: str
    like: str
    origin: Origin


class Agreement(Frozen):
    """What a table has agreed: names of options and modes, and which value of a line with ``option`` holds."""

    options: frozenset[str] = frozenset()
    choices: tuple[tuple[str, int], ...] = ()
    """Pairs of a line's key and the index of the value that holds instead of the first."""
    amounts: tuple[tuple[str, int], ...] = ()
    """Pairs of a line's key and the number that the players named, where the line lets them (``option any amount``)."""

    def value(self, line: Line) -> Any:
        """What a line says under this agreement."""
        if self.amounts and (named := dict(self.amounts).get(line.key)) is not None:
            return line.values[0].model_copy(update={"amount": named}) if isinstance(line.values[0], Price) else named
        chosen = dict(self.choices).get(line.key, 0) if self.choices and len(line.values) > 1 else 0
        return line.values[min(chosen, len(line.values) - 1)]
