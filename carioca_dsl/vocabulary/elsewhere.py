"""Why a label is not known here: it stands in another section, in another language, or is not built yet."""

import re
from dataclasses import dataclass
from typing import Literal

from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.nearness import akin, nearest
from carioca_dsl.vocabulary.vocabulary import (
    NAMED_HEADINGS,
    QUALIFYING,
    RULE_SECTIONS,
    Vocabulary,
    begins,
    vocabulary,
)

Why = Literal["another language", "later", "another section", "unknown"]


@dataclass(frozen=True)
class Elsewhere:
    """``right`` is the label or heading to write instead, ``where`` the language or section that has this one.

    A label that is ``unknown`` may have both: what is near it here, and the section where ``name`` stands as it is
    written.
    """

    why: Why
    right: str = ""
    where: str = ""
    name: str = ""


def look_elsewhere(here: Vocabulary, section: str, text: str) -> Elsewhere:
    """What the unknown label of a section may be."""
    if here.later(section, text):
        return Elsewhere("later")
    for language in languages():
        if language != here.language:
            found = vocabulary(language).label(section, text)
            if found and found.end == len(text.rstrip()):
                return Elsewhere("another language", here.words.labels[found.id][0], language)
    verb = _verb_elsewhere(here, section, text)
    if verb is not None:
        return verb
    name, _ = _parted(here, text)
    for other in RULE_SECTIONS:
        found = here.label(other, name) if other != section else None
        if found and found.end == len(name.rstrip()) and found.id != "expect":
            near = _nearest_label(here, section, text)  # `jokers` below `scoring` is a slip, not a line gone astray
            why: Why = "unknown" if near else "another section"
            return Elsewhere(why, near or here.label_of(found.id), here.heading_of(other), text[: found.end])
    for other in here.words.later:
        if here.later(other, text):
            return Elsewhere("later")
    return Elsewhere("unknown", _near_label(here, section, text))


def _verb_elsewhere(here: Vocabulary, section: str, text: str) -> Elsewhere | None:
    """A label of this language behind a verb of another."""
    for language in languages():
        for word, spellings in vocabulary(language).words.changes.items() if language != here.language else ():
            for spelling in spellings:
                rest = text[begins(spelling, text) or len(text) :].strip()
                if rest and here.label(section, rest):
                    return Elsewhere("another language", f"{here.words.changes[word][0]} {rest}", language)
    return None


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
    return Elsewhere("unknown", _near_heading(here, text))


def _near_heading(here: Vocabulary, text: str) -> str:
    """The heading that is nearest to a text, with what stands behind it where something has to."""
    words = text.split()
    followed = [spelling for id, known in here.words.headings.items() if id in NAMED_HEADINGS for spelling in known]
    for spelling in followed:
        size = len(spelling.split())
        if words[size:] and nearest(" ".join(words[:size]), (spelling,)):
            return " ".join((spelling, *words[size:]))
    return akin(text, [spelling for known in here.words.headings.values() for spelling in known])


def _near_label(here: Vocabulary, section: str, text: str) -> str:
    """The label of the section that is nearest to a text; what says when it holds stays as it is written."""
    name, rest = _parted(here, text)
    near = akin(name, _spellings(here, section))
    return f"{near}{rest}" if near else akin(text, _spellings(here, section))


def _nearest_label(here: Vocabulary, section: str, text: str) -> str:
    name, rest = _parted(here, text)
    near = nearest(name, _spellings(here, section))
    return f"{near}{rest}" if near else ""


def _spellings(here: Vocabulary, section: str) -> list[str]:
    return [spelling for spellings in here.labels(section).values() for spelling in spellings]


def _parted(here: Vocabulary, text: str) -> tuple[str, str]:
    """A text before the words that say when a line holds, and from there on."""
    keywords = (spelling for terminal in QUALIFYING for spelling in here.words.keywords[terminal])
    found = re.search(rf" +(?:{'|'.join(map(re.escape, keywords))})(?!\w)", text, re.IGNORECASE)
    return (text[: found.start()], text[found.start() :]) if found else (text, "")
