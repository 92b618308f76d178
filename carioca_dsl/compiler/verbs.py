"""Verbs: what a line does to one of the file that this one is based on, and what it says that one was.

`change joker: 30 points (was 50 points)`, `remove hand in round 7`, `add 9: 2 sets`; and `fixed`, which forbids the
files below to do so. The words stand in front of the label; a name that the file declares, or a label, wins where it is
longer than they are.
"""

from dataclasses import dataclass
from typing import Any

from carioca_dsl.compiler.names import Names
from carioca_dsl.compiler.verb_words import FIXED, IN_FRONT, WAS, Verb, end_of
from carioca_dsl.model import Expectation, Line, Qualifiers
from carioca_dsl.syntax import Text
from carioca_dsl.vocabulary import Vocabulary


@dataclass(frozen=True)
class Head:
    """A label, and the words that stood in front of it."""

    label: Text
    whole: Text
    verb: Verb | None = None
    fixed: bool = False

    @property
    def words(self) -> Text:
        """The words alone."""
        return self.whole.part(0, len(self.whole.text) - len(self.label.text))


@dataclass(frozen=True)
class Said:
    """What a line of a section of rules says, and what it does to the parent's line about the same."""

    head: Head
    rule: str
    """The rule's id, or ``expect``."""
    subject: Any
    """The subject of the rule, or the section of an ``expect`` line."""
    when: Qualifiers
    entry: Line | Expectation | None = None
    """What the file is to say from now on; ``None`` where it removes a line."""
    was: tuple[Any, ...] | None = None
    """The values that the line says the parent's had."""
    was_text: Text | None = None


def read_head(section: str, label: Text, words: Vocabulary, names: Names) -> Head:
    """A label without the words in front of it, in either order."""
    rest, found = label, set()
    for id in IN_FRONT:
        end = end_of(id, rest.text, words)
        if end is not None and end >= _name_end(section, rest.text, words, names):
            found.add(id)
            rest = rest.part(end)
    return Head(rest, label, next((verb for verb in Verb if verb in found), None), FIXED in found)


def split_was(value: Text, words: Vocabulary) -> tuple[Text, Text | None]:
    """A value, and what stands behind it as ``(was …)``; a bracket that nobody has closed is understood."""
    start = value.text.find("(")
    inside = value.part(start + 1) if start >= 0 else value
    end = end_of(WAS, inside.text, words) if start >= 0 else None
    closed = inside.text.find(")")
    if end is None or (closed >= 0 and closed != len(inside.text) - 1):
        return value, None
    return value.part(0, start), inside.part(end, closed if closed >= 0 else None)


def _name_end(section: str, text: str, words: Vocabulary, names: Names) -> int:
    """Where the label or the declared name ends that a text begins with."""
    label = words.label(section, text)
    ends = [label.end if label else 0]
    if section == "scoring":
        masked = names.mask(text, "group")
        if names.named(masked) is not None:
            ends.append(len(masked) - len(masked.lstrip(masked[0])))
    return max(ends)
