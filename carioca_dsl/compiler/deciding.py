"""The lines that would decide an open question otherwise, as they would stand in the variant's own file."""

from typing import Any

from carioca_dsl.compiler.rows import Rows
from carioca_dsl.compiler.verb_words import Verb
from carioca_dsl.model import AN_AMOUNT, AnyAmount, Bound, Line, Price, Variant, declared_rules
from carioca_dsl.vocabulary import CEILINGS, choice_values, vocabulary

# another number that tables play with, where the family's own is not to be repeated
_ANOTHER = {
    "deal.cards-at-a-time": 2,
    "deal.upcard": 0,
    "match.games": 3,
    "scoring.going-out": -10,
    "set.grows-to": 6,
    "run.grows-to": 10,  # a run of any size ends with its suit: 13 would say the same
}


def deciding_lines(variant: Variant, rule: str, kind: str | None, line: Line | None) -> tuple[str, tuple[str, ...]]:
    """The heading, and below it a line for each other value; of a number, one that might be.

    ``line`` is what decides meanwhile, ``None`` where nothing does. A rule that knows one value only is stated with it.
    """
    words = vocabulary(variant.language)
    rows = Rows(variant, words)
    section = rule.partition(".")[0]
    declared = {known.name for known in variant.kinds}
    heading = f"{words.heading_of('meld')} {kind}" if kind in declared else words.heading_of(section)
    label = f"{rows.label(line)} {rows.qualifiers(line)}".rstrip() if line else words.label_of(rule)
    verb = _verb(variant, kind, line)
    spoken = f"{words.words.changes[verb][0]} {label}" if verb else label
    return heading, tuple(f"{spoken}: {rows.writer.value(rule, value)}" for value in _others(rule, line))


def _verb(variant: Variant, kind: str | None, line: Line | None) -> Verb | None:
    """What stands in front of a line below a named parent: nothing in what belongs to the file alone."""
    own = {known.name for known in variant.kinds if known.origin.file not in variant.based_on}
    if len(variant.based_on) < 2 or kind in own:
        return None
    there = line is not None and (kind is None or line.subject == kind)
    return Verb.CHANGE if there else Verb.ADD


def _example(line: Line) -> Price | int:
    """A number that the players might name."""
    held = line.values[0]
    return held.model_copy(update={"amount": AN_AMOUNT}) if isinstance(held, Price) else AN_AMOUNT


def _others(rule: str, line: Line | None) -> tuple[Any, ...]:
    """The values that are not the one of the line: those that it offers, all of a choice, or one for example."""
    if line and len(line.values) > 1:
        return tuple(_example(line) if isinstance(value, AnyAmount) else value for value in line.values[1:])
    declared = declared_rules()[rule]
    value = line.values[0] if line else None
    match declared.rule.shape:
        case "choice":
            return tuple(one for one in choice_values(declared) if one != value) or (value,)
        case "size" if isinstance(value, Bound):
            # beside "at least 3 cards", "3 cards" would look like the same once more
            exact = value.least + 1
            return (Bound(least=exact, most=exact) if value.most is None else Bound(least=value.least),)
        case "growth":
            return (_ANOTHER[rule] if value is None else None,)
        case "limit" if isinstance(value, Bound):
            return (Bound(least=0, most=1) if rule in CEILINGS else Bound(least=value.least + 1),)
        case _:
            return (_ANOTHER.get(rule, value),)
