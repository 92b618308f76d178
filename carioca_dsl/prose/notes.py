"""Notes of a file: the author's own sentences, in which numbers are placeholders filled from the rules."""

import re
import sys
from collections.abc import Iterator

from carioca_dsl.model import Mark, Note, Rules, Variant
from carioca_dsl.prose.blocks import Sentence
from carioca_dsl.prose.facts import Standing
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.speech import Speech
from carioca_dsl.vocabulary.placeholders import round_named

CHAPTER_OF: dict[str, str] = {
    "preparation": "preparation",
    "melds": "melds",
    "contracts": "contracts",
    "deal": "deal",
    "turn": "turn",
    "wild-cards": "wild",
    "stock": "wild",
    "scoring": "scoring",
    "end": "match",
    "history": "origin",
    "tips": "tips",
    "example": "examples",
}
"""Where the notes on a topic stand."""

_PLACEHOLDER = re.compile(r"\{([a-z0-9-]+)\}")


def notes(variant: Variant, rules: Rules, speech: Speech, chapter: str) -> Iterator[Sentence]:
    """The notes of a chapter in the language, in the order of the file; without those on a round that is not played."""
    values = placeholders(rules)
    for note in variant.notes:
        if note.language == speech.language.code and CHAPTER_OF.get(note.topic, "origin") == chapter:
            of_rounds = rounds_of(note, variant)
            if all(number <= len(rules.rounds) for number in of_rounds.values()):
                yield Sentence(_filled(note.text, values | of_rounds, speech), _standing(note))


def placeholders(rules: Rules) -> dict[str, int]:
    """The numbers that a note may name: ``{rounds}``, ``{joker}`` (its points) …; of the first round, if they vary."""
    first = rules.rounds[0]
    values = {
        "rounds": len(rules.rounds),
        "packs": first.deck.packs,
        "jokers": first.deck.jokers,
        "cards": first.deck.packs * 52 + first.deck.jokers,
        "hand": first.deal.hand,
        "last-round": len(rules.rounds),
        "ace": first.scoring.card_points[0],
        "king": first.scoring.card_points[-1],
        "two": first.scoring.card_points[1],
        "going-out": first.scoring.going_out,
        "fewest-players": rules.players.number.least,
    }
    if rules.players.number.most is not None:
        values["most-players"] = rules.players.number.most
    if first.scoring.joker is not None:
        values["joker"] = first.scoring.joker
    return values


def rounds_of(note: Note, variant: Variant) -> dict[str, int]:
    """The placeholders of a note that name rounds, each with the number under which players count that round.

    One that has been taken out has a number beyond all others.
    """
    gone, found = variant.without_rounds, {}
    for name in _PLACEHOLDER.findall(note.text):
        number = round_named(name)
        if number is not None:
            found[name] = sys.maxsize if number in gone else number - sum(other < number for other in gone)
    return found


def _filled(text: str, values: dict[str, int], speech: Speech) -> str:
    """The text with its numbers; what is no placeholder stays as it is."""

    def value(found: re.Match[str]) -> str:
        number = values.get(found[1])
        if number is None:
            return found[0]
        # the name of a round is its figure, as everywhere else
        of_round = found[1] == "last-round" or round_named(found[1]) is not None
        return str(number) if of_round else speech.phrase("number_in_note", number)

    return speech.phrases.typeset(_PLACEHOLDER.sub(value, clean(text)))


def _standing(note: Note) -> Standing:
    if Mark.CONVENTION in note.marks:
        return Standing.CONVENTION
    return Standing.INFERRED if Mark.INFERRED in note.marks else Standing.STATED
