"""A variant as if it stood on no other: its rounds counted from 1 on, and no line left that speaks of others."""

from carioca_dsl.model import Expectation, Line, Qualifiers, Variant, round_concept, round_of_concept

_CONTRACT = "rounds.contract"


def standing_alone(variant: Variant) -> Variant:
    """The same rules without the gaps that a file leaves when it takes rounds out of its parent's."""
    numbers = sorted(
        {line.subject for line in variant.lines if line.rule == _CONTRACT and isinstance(line.subject, int)}
    )
    counted = {number: place for place, number in enumerate(numbers, 1)}
    lines: dict[tuple[object, ...], tuple[Qualifiers, Line]] = {}
    for line in variant.lines:
        when = _when(line.when, counted)
        if when is None:
            continue
        subject = counted[line.subject] if line.rule == _CONTRACT and isinstance(line.subject, int) else line.subject
        key = (line.rule, subject, when, line.level)
        known = lines.get(key)
        # two that differed only in rounds that are gone: the narrower one has won before, and has to win now
        if known is None or line.when.narrower(known[0]):
            lines[key] = line.when, line.model_copy(update={"subject": subject, "when": when})
    words = {
        language: {found: word for concept, word in known.items() if (found := _concept(concept, counted))}
        for language, known in variant.words.items()
    }
    return variant.model_copy(
        update={
            "without_rounds": frozenset(),
            "lines": tuple(line for _, line in lines.values()),
            "expectations": tuple(_expectations(variant, counted)),
            "words": {language: known for language, known in words.items() if known},
        }
    )


def _when(when: Qualifiers, counted: dict[int, int]) -> Qualifiers | None:
    """The qualifiers with the rounds as they are counted; ``None`` where none of them is there."""
    if when.rounds is None:
        return when
    rounds = tuple(counted[number] for number in when.rounds if number in counted)
    return when.model_copy(update={"rounds": rounds}) if rounds else None


def _expectations(variant: Variant, counted: dict[int, int]) -> list[Expectation]:
    found = [(one, _when(one.when, counted)) for one in variant.expectations]
    return [one.model_copy(update={"when": when}) for one, when in found if when is not None]


def _concept(concept: str, counted: dict[int, int]) -> str | None:
    """``round 5`` under its new number, any other concept as it is."""
    number = round_of_concept(concept)
    if number is None:
        return concept
    return round_concept(counted[number]) if number in counted else None
