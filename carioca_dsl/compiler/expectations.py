"""Printed totals: the numbers that an ``expect`` line of a section of rules restates."""

from carioca_dsl.cards import UnreadableCard, read_face
from carioca_dsl.compiler.context import Context, Findings, origin_of
from carioca_dsl.compiler.trees import extent, numbers, subtrees, tokens
from carioca_dsl.diagnostics import report
from carioca_dsl.model import Expectation, Qualifiers
from carioca_dsl.syntax import Text, Unreadable, parse

_UNIT = {"deck": "card", "rounds": "card", "scoring": "point"}
_EXAMPLE = {"deck": "expect: 108 cards", "rounds": "expect: 108 cards", "scoring": "expect: A♠ Q♥ 3♦ = 33 points"}


def read_expectation(
    section: str, when: Qualifiers, value: Text, context: Context, findings: Findings, *, cards: bool = True
) -> Expectation | None:
    """The number that a value restates; ``None`` after reporting what is wrong.

    In ``scoring`` it names the cards that it adds up; it may leave them out unless they are wanted (``cards``).
    """
    try:
        tree = parse("expected", value.text, context.language)
        faces = [str(token) for tree in subtrees(tree, "faces") for token in tokens(tree)]
        money = next(subtrees(tree, "money"))
    except Unreadable as error:
        _unreadable(section, value, error, context, findings)
        return None
    if (section == "scoring") != bool(faces) and (cards or faces):
        _wrong(section, value, context, findings)
        return None
    for written in subtrees(money, "unit"):
        part = value.part(extent(written)[0])
        if not context.words.is_unit(_UNIT[section], part.text):
            number = numbers(money)[0]
            right = f"{number} {context.words.unit(_UNIT[section], number)}"
            findings.append(report("wrong-unit", part.span, text=part.text, right=right))
            return None
    return Expectation(
        section=section,
        when=when,
        cards=tuple(read_face(face) for face in faces),
        number=numbers(money)[0],
        origin=origin_of(value),
    )


def _unreadable(section: str, value: Text, error: Unreadable, context: Context, findings: Findings) -> None:
    rest = value.part(error.fits)
    word = rest.text.split(" ")[0]
    if "CARD" in error.expected and word and word != "=":
        place = value.part(error.fits, value.text.find(word, error.fits) + len(word))
        try:
            read_face(word)
        except UnreadableCard:
            findings.append(report("bad-card", place.span, text=word))
            return
    _wrong(section, value, context, findings)


def _wrong(section: str, value: Text, context: Context, findings: Findings) -> None:
    label = context.words.words.labels["expect"][0]
    findings.append(report("wrong-value", value.span, text=value.text, label=label, example=_EXAMPLE[section]))
