"""Whether two lines of a file and its parent are about the same."""

from typing import Any, TypeAlias

from carioca_dsl.compiler.labels import EXPECT
from carioca_dsl.compiler.verbs import Said
from carioca_dsl.model import CardClass, Expectation, Line, Qualifiers

Key: TypeAlias = tuple[str, Any, Qualifiers, tuple[int, ...]]
"""Rule, subject, qualifiers, and the cards of a number that a source prints."""


def key_of(one: Said | Line | Expectation) -> Key:
    """What a line is about: two lines with the same key say something about the very same."""
    if isinstance(one, Expectation):
        return EXPECT, one.section, one.when, one.cards
    cards = one.entry.cards if isinstance(one, Said) and isinstance(one.entry, Expectation) else ()
    return one.rule, one.subject, one.when, cards


def level_of(one: Line | Expectation | None) -> int:
    """0 for the lines of the family and for printed numbers, which belong to no level."""
    return one.level if isinstance(one, Line) else 0


def values_of(one: Line | Expectation) -> tuple[Any, ...]:
    """What a line says."""
    return one.values if isinstance(one, Line) else (one.number,)


def share(one: Any, other: Any) -> bool:
    """Whether two subjects have something in common: the same kind or round, or a card."""
    if isinstance(one, CardClass) and isinstance(other, CardClass):
        return bool(set(one.ranks) & set(other.ranks)) or (one.jokers and other.jokers)
    return bool(one == other)
