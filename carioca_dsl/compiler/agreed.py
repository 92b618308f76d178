"""A variant as it is once something has been agreed: its lines say what then holds, and offer it no more."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from carioca_dsl.model import OPTION, Agreement, Expectation, Line, Qualifiers, Variant

T = TypeVar("T", Line, Expectation)


def with_agreed(variant: Variant, agreement: Agreement) -> Variant:
    """The same variant with the agreed values in place, and without the lines that they replace."""
    lines = [_chosen(line, agreement) for line in variant.lines]
    told = {f"{OPTION} {name}" for name in agreement.options}
    words = {
        language: {concept: word for concept, word in known.items() if concept not in told}
        for language, known in variant.words.items()
    }
    return variant.model_copy(
        update={
            "lines": _settled(lines, agreement, lambda line: (line.rule, line.subject, line.level)),
            "expectations": _settled(_printed(variant, agreement), agreement, lambda one: (one.section, one.cards)),
            "options": tuple(option for option in variant.options if option.name not in agreement.options),
            "words": {language: known for language, known in words.items() if known},
        }
    )


def _chosen(line: Line, agreement: Agreement) -> Line:
    agreed = any(line.key == key for key, _ in (*agreement.choices, *agreement.amounts))
    return line.model_copy(update={"values": (agreement.value(line),)}) if agreed else line


def _printed(variant: Variant, agreement: Agreement) -> tuple[Expectation, ...]:
    """The totals that a source prints for just this agreement: those for another may be other numbers."""
    nothing_chosen = not agreement.choices
    return tuple(one for one in variant.expectations if nothing_chosen and set(one.when.options) == agreement.options)


def _settled(entries: Iterable[T], agreement: Agreement, about: Callable[[T], Hashable]) -> tuple[T, ...]:
    """The entries without the conditions that are met; of two that then hold in the same cases, the narrower one."""
    kept: dict[Hashable, tuple[int, T]] = {}
    for entry in entries:
        met = agreement.options.intersection(entry.when.options)
        left = tuple(name for name in entry.when.options if name not in met)
        when: Qualifiers = entry.when.model_copy(update={"options": left})
        key = (about(entry), when)
        if key not in kept or len(met) > kept[key][0]:
            kept[key] = len(met), entry.model_copy(update={"when": when})
    return tuple(entry for _, entry in kept.values())
