"""Why a label is not known here: it stands in another section, in another language, or is not built yet."""

from dataclasses import dataclass
from typing import Literal

from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.nearness import akin
from carioca_dsl.vocabulary.vocabulary import RULE_SECTIONS, Vocabulary, vocabulary

Why = Literal["another language", "later", "another section", "unknown"]


@dataclass(frozen=True)
class Elsewhere:
    """``right`` is the label or heading to write instead, ``where`` the language or section that has this one."""

    why: Why
    right: str = ""
    where: str = ""


def look_elsewhere(here: Vocabulary, section: str, text: str) -> Elsewhere:
    """What the unknown label of a section may be."""
    if here.later(section, text):
        return Elsewhere("later")
    for language in languages():
        if language != here.language:
            found = vocabulary(language).label(section, text)
            if found and found.end == len(text.rstrip()):
                return Elsewhere("another language", here.words.labels[found.id][0], language)
    for other in RULE_SECTIONS:
        found = here.label(other, text) if other != section else None
        if found and found.id != "expect":
            return Elsewhere("another section", here.label_of(found.id), here.heading_of(other))
    for other in here.words.later:
        if here.later(other, text):
            return Elsewhere("later")
    return Elsewhere("unknown", near_label(here, section, text))


def look_for_heading(here: Vocabulary, text: str) -> Elsewhere:
    """What the unknown heading may be."""
    if here.later("headings", text):
        return Elsewhere("later")
    for language in languages():
        found = vocabulary(language).heading(text) if language != here.language else None
        if found:
            return Elsewhere(
                "another language", " ".join(filter(None, (here.heading_of(found[0]), found[1]))), language
            )
    return Elsewhere("unknown", akin(text, [spelling for known in here.words.headings.values() for spelling in known]))


def near_label(here: Vocabulary, section: str, text: str) -> str:
    """The label of the section that is nearest to a text."""
    return akin(text, [spelling for spellings in here.labels(section).values() for spelling in spellings])
