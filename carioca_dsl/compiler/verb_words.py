"""The words that may stand in front of a label, in each language, before anything else of a file is known."""

from enum import StrEnum

from carioca_dsl.vocabulary import RULE_SECTIONS, Vocabulary, begins

FIXED = "fixed"
WAS = "was"


class Verb(StrEnum):
    """What a line does to a line of the parent; the key of the verb's spellings."""

    CHANGE = "change"
    REMOVE = "remove"
    ADD = "add"


IN_FRONT = (FIXED, *Verb, FIXED)
"""What may stand in front of a label: a verb, and `fixed` before it (or, as people write, behind it)."""


def end_of(id: str, text: str, words: Vocabulary) -> int | None:
    """Where a text goes on behind one of these words; ``None`` if it does not begin with it, or nothing follows."""
    for spelling in words.words.changes[id]:
        end = begins(spelling, text)
        if end is not None and text[end:].strip():
            return end
    return None


def verbs_before(section: str | None, text: str, words: Vocabulary) -> tuple[int, frozenset[str]]:
    """Where the label of a line begins, and the words before it, in a section whose lines may have any."""
    done, found = 0, set()
    if section == "meld" or section in RULE_SECTIONS:
        for id in IN_FRONT:
            end = end_of(id, text[done:], words)
            if end is not None:
                found.add(str(id))
                rest = text[done + end :]
                done += end + len(rest) - len(rest.lstrip())
    return done, frozenset(found)
