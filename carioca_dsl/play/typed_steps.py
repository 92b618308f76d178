"""Steps as people write them who ask the referee: as at the table (``o 8♣ 8♦ 8♥``), or without the colon."""

from carioca_dsl.play.typing_words import fold, words
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary import vocabulary

_STEPS = {
    "draw": "draws: stock",
    "take": "draws: discards",
    "open": "opens: {rest}",
    "lay": "lays: {rest}",
    "discard": "discards: {rest}",
    "buy": "buys: {rest}",
    "choose": "chooses: {rest}",
    "add": "adds: {card} to {place}",
}
"""By command of the table, the step that it is. The others name too little for somebody who sees no table."""


def as_step(text: str, language: str) -> str:
    """The step that a text is, in the notation of files; the text itself where it is one already, or none at all."""
    head, _, rest = " ".join(text.split()).partition(" ")
    if ":" in text or not head:
        return text
    if fold(head) in _verbs():
        return f"{head}: {rest}"
    step = _STEPS.get(words(language, "commands").get(fold(head), ""), "")
    card, _, place = rest.partition(" ")
    first, _, others = place.partition(" ")
    if fold(first) in words(language, "fillers"):
        place = others
    return step.format(rest=rest, card=card, place=place) or text


def _verbs() -> set[str]:
    """The verbs of steps, in every language that has them."""
    found = set()
    for language in languages():
        for known in vocabulary(language).words.verbs.values():
            found |= {fold(word) for word in known}
    return found
