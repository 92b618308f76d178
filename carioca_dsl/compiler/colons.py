"""A heading that somebody has written like a label, with a colon behind it or in it."""

from carioca_dsl.syntax import Line, Text
from carioca_dsl.vocabulary import NAMED_HEADINGS, RULE_SECTIONS, Vocabulary, look_elsewhere, look_for_heading, plain


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
    written = f"{label.text}{' ' * behind}{line.value.text}"
    found = words.heading(written)
    if found is None or found[0] not in NAMED_HEADINGS or line.value.text.startswith('"'):
        return None
    return line.whole.part(0, len(written)).masked(written)


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
