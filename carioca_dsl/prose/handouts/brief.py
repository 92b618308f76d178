"""Facts said briefly: in the short form that a language has for them, else in the sentence of the rulebook."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from carioca_dsl.model import Variant
from carioca_dsl.prose.blocks import Block, Chapter, Paragraph
from carioca_dsl.prose.compose import blocks
from carioca_dsl.prose.facts import Fact, Standing
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.plan import plan
from carioca_dsl.prose.speech import Speech
from carioca_dsl.prose.words import own_words

SHORT = "short_"
"""Before the key of a fact: its short form, which says nothing at all where the rule is the usual one."""


class BriefSpeech(Speech):
    """A language in a hurry, whose lines are looked at one by one."""

    points_back = False

    def phrase(self, key: str, *args: Any, **named: Any) -> str:
        """The short form where there is one; raises `Unsaid`."""
        short = f"{SHORT}{key}"
        return super().phrase(short if super().knows(short) else key, *args, **named)

    def knows(self, key: str) -> bool:
        """A bundle of the rulebook is not for facts that are said briefly, unless it has a short form of its own.

        It would be longer than all of them.
        """
        parts = key.split("__")
        in_bundle = len(parts) > 1
        if in_bundle and super().knows(f"{SHORT}{key}"):
            return True
        return super().knows(key) and not (in_bundle and any(super(BriefSpeech, self).knows(SHORT + p) for p in parts))


def brief_speech(variant: Variant, code: str) -> BriefSpeech:
    """A language with the variant's own words, in a hurry; raises `UnknownLanguage`."""
    return BriefSpeech(language(code), own_words(variant, code))


def brief_blocks(chapter: str, facts: Sequence[Fact], speech: BriefSpeech) -> tuple[Block, ...]:
    """What the facts of a chapter say, without what goes without saying."""
    # signs of what the sources leave open belong to the rulebook, which has the room to explain them
    bare = [replace(fact, standing=Standing.STATED) for fact in facts]
    made = (block for planned in plan(chapter, bare) for block in blocks(planned, speech))
    return tuple(kept for block in made if (kept := _without_blanks(block)))


def brief_chapters(
    told: Mapping[str, tuple[Fact, ...]], keys: Collection[str], titles: Mapping[str, str], speech: BriefSpeech
) -> tuple[Chapter, ...]:
    """A chapter for each of ``titles`` in which there is anything to say about the facts with these keys."""
    made = []
    for name, title in titles.items():
        facts = tuple(fact for fact in told[name] if fact.key() in keys)
        made.append(Chapter(name, title, brief_blocks(name, facts, speech)))
    return tuple(chapter for chapter in made if chapter.blocks)


def _without_blanks(block: Block) -> Block | None:
    if isinstance(block, Paragraph):
        kept = tuple(sentence for sentence in block.sentences if sentence.text)
        return Paragraph(kept) if kept else None
    return block
