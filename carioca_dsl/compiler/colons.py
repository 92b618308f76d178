"""Colons that are missing or too many: a heading written like a label, a line that has none or another sign instead."""

import re

from carioca_dsl.syntax import Line, Text
from carioca_dsl.vocabulary import (
    EXPECTING,
    NAMED_HEADINGS,
    RULE_SECTIONS,
    Found,
    Vocabulary,
    Writer,
    begins,
    look_elsewhere,
    look_for_heading,
    plain,
    sample,
)

_UNNAMED = ("rounds.contract", "scoring.card-points")


def heading_meant(section: str | None, line: Line, words: Vocabulary) -> Text | None:
    """The line without its colon, if it can only be a heading; ``section`` is the one above it.

    What is a label where it stands is that label: `deal` is a word as well as a section. Whatever this says, the line
    is wrong; so nothing that is right ever changes its meaning here.
    """
    label = line.label
    if label is None or _is_label(section, label.text, words):
        return None
    end = len(label.text)
    rest = line.whole.text[end:]
    if line.value is None:
        if words.heading(label.text) or _misspelt(section, label.text, words):
            return label
        return None
    behind = rest.find(line.value.text)
    written = f"{label.text}{' ' * behind}{line.value.text}".replace(":", " ").rstrip()
    found = words.heading(written)
    if found is None or found[0] not in NAMED_HEADINGS or '"' in line.value.text:
        return None
    return line.whole.part(0, len(written)).masked(written)


def label_end(section: str, text: str, words: Vocabulary) -> int | None:
    """Where the label of a line without colon ends; ``None`` if it begins with no label of the section."""
    if section == "example":
        return _step_end(text, words)
    end = rule_end(section, text, words)
    if end is not None and not text[end:].strip():
        label = _label(section, text, words)
        return None if label and label.id != "expect" else end  # a label alone may be any word
    return end


def rule_end(section: str, text: str, words: Vocabulary) -> int | None:
    """Where the label of a rule ends that a text begins with: words, the number of a round, cards that have a price."""
    if section in EXPECTING and (end := begins(words.words.labels["expect"][0], text)) is not None:
        return end
    if section == "rounds":
        found = re.match(r"\d+\b", text)
        return found.end() if found else None
    if section == "scoring":
        rank = "(?:10|[2-9AJQK])"
        span = rf"{rank}(?:(?: +{words.keyword('_TO')} +| *- *){rank}(?!\w))?"
        found = re.match(rf"{span}(?: *, *{span})*(?![\w'’-])", text)
        if found:
            return found.end()
    label = _label(section, text, words)
    return label.end if label else None


def sign_instead(rest: str) -> int:
    """How long a sign is that stands instead of the colon, with its blanks: `joker = 50 points`, `1. 2 sets`.

    A minus belongs to its number.
    """
    found = re.match(r"\s*(?:[=.)]+>?|[-–]+>|[-–](?= ))\s*", rest)
    return found.end() if found else 0


def line_below(section: str | None, line: Line, words: Vocabulary) -> str:
    """What may stand below a heading that has a value behind its colon; ``""`` if the line can be something else."""
    if line.label is None or line.value is None or not (section is None or section in (*RULE_SECTIONS, "meld")):
        return ""
    found = words.heading(line.label.text)
    if found is None or found[0] in NAMED_HEADINGS or _is_label(section, line.label.text, words):
        return ""
    if section in RULE_SECTIONS and section is not None:
        label = look_elsewhere(words, section, line.label.text)
        if label.why != "unknown" or (label.right and found[0] != section):
            return ""
    return line_of_value(found[0], line.value.text, words)


def line_of_value(section: str, value: str, words: Vocabulary) -> str:
    """A line of the section that looks most like one that has lost its label, or its colon."""
    written = _words(value)
    match section:
        case "title":
            return f'{words.language}: "{value.strip(chr(34))}"'
        case "sources" | "options" | "words" | "notes":
            return f'{value.split(chr(34))[0].strip()}: "…"'
        case "groups":
            return f"{value.split()[0]}: A, {Writer(words).span('J', 'K')}"
        case "example":
            return f"ana {words.words.verbs['draws'][0]}: {words.words.sources['stock'][0]}"
    samples = [sample(rule, words) for rule in (*words.labels(section), *_UNNAMED) if rule.startswith(f"{section}.")]
    scores = [_alike(written, one) for one in samples]
    return samples[scores.index(max(scores))] if samples else ""


def _alike(written: set[str], line: str) -> tuple[int, int, bool]:
    """How many words a line has in common with a text, in all and behind its colon, and whether it has a number."""
    return len(written & _words(line)), len(written & _words(line.partition(":")[2])), bool(re.search(r"\d", line))


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", plain(text)))


def _label(section: str, text: str, words: Vocabulary) -> Found | None:
    return words.label("set" if section == "meld" else section, text) or words.label(section, text)


def _is_label(section: str | None, text: str, words: Vocabulary) -> bool:
    if section is None:
        return False
    match section:
        case "words":
            return words.find("concepts", text) is not None or words.find("kinds", text) is not None
        case "notes":
            return words.find("topics", text) is not None
        case "example":
            written = plain(text)
            return any(plain(one) == written for known in words.words.example.values() for one in known)
        case "meld":
            return _is_label("set", text, words) or _is_label("run", text, words)
    found = words.label(section, text) if section in RULE_SECTIONS else None
    return found is not None and found.end == len(text)


def _misspelt(section: str | None, text: str, words: Vocabulary) -> bool:
    """Whether it is the heading of another language or of later, or nearer to a heading than to any label here."""
    if words.later("headings", text):
        return True
    if section in RULE_SECTIONS:
        label = look_elsewhere(words, section, text)
        if label.why != "unknown" or label.right:
            return False
    elif section is not None and section not in ("title", "sources", "options", "groups"):
        return False
    found = look_for_heading(words, text)
    return found.why != "unknown" or bool(found.right)


def _step_end(text: str, words: Vocabulary) -> int | None:
    for spellings in (*words.words.verbs.values(), *words.words.example.values()):
        for spelling in spellings:
            for found in re.finditer(r"(?:^|(?<= ))\S", text):
                end = begins(spelling, text[found.start() :])
                if end is not None and text[found.start() + end :].strip():
                    return found.start() + end
    return None
