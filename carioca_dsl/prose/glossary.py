"""The last chapter: the terms of the game with their meaning, and what the other languages call them."""

from carioca_dsl.model import Variant
from carioca_dsl.prose.blocks import Chapter, Paragraph, Sentence
from carioca_dsl.prose.facts import Cases
from carioca_dsl.prose.facts.glossary import glossary
from carioca_dsl.prose.inline import foreign
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.prose.speech import Speech, speech_of
from carioca_dsl.prose.words import own_words


def glossary_chapter(cases: Cases, speech: Speech) -> Chapter:
    """Each term as a paragraph of its own."""
    made = []
    for gloss in glossary(cases):
        text = speech.say(gloss.key(), gloss)
        if gloss.term:
            text = f"{text} ({_abroad(gloss.term, cases.variant, speech)})"
        made.append(Paragraph((Sentence(text, facts=(gloss.key(),)),)))
    return Chapter("glossary", speech.say("title_glossary"), tuple(made))


def _abroad(concept: str, variant: Variant, speech: Speech) -> str:
    """What the variant calls the concept in every other language: ``fr: brelan; es: trío``."""
    names = {
        code: speech_of(language, own_words(variant, code)).phrase("term", concept)
        for code, language in LANGUAGES.items()
        if code != speech.language.code
    }
    return "; ".join(f"{code}: {foreign(code, name)}" for code, name in names.items())
