"""Numbers with or without the unit in which they count."""

from typing import Any

from carioca_dsl.compiler.context import Findings
from carioca_dsl.compiler.trees import extent, numbers, subtrees
from carioca_dsl.diagnostics import report
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Vocabulary


def amount_in(tree: Any, text: Text, unit: str | None, words: Vocabulary, findings: Findings) -> int | None:
    """The number of the ``money`` tree in a tree; ``None`` after reporting another unit than the one that it counts."""
    money = next(subtrees(tree, "money"))
    number = numbers(money)[0]
    return number if in_unit(money, text, unit, number, words, findings) else None


def in_unit(tree: Any, text: Text, unit: str | None, number: int, words: Vocabulary, findings: Findings) -> bool:
    """Whether the number of a tree counts that unit, or says none; reports another one."""
    for written in subtrees(tree, "unit"):
        place = extent(written)
        said = text.text[slice(*place)]
        if unit is None or not words.is_unit(unit, said):
            right = f"{number} {words.unit(unit, number)}" if unit else str(number)
            findings.append(report("wrong-unit", text.span_of(*place), text=said, right=right))
            return False
    return True
