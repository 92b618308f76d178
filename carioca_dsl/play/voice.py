"""The voice of the table: the interface's own sentences, those of the referee, and the rulebook, in one language."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.engine import Action, DealState, Event, Passed
from carioca_dsl.melds import Reason
from carioca_dsl.model import Agreement, Rules, Variant
from carioca_dsl.play.typing_words import fold
from carioca_dsl.prose.blocks import Block, Chapter, Paragraph, Steps, Table, Tip
from carioca_dsl.prose.book import rule_chapters, speech_for, title_of
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.reasons import reason_phrase
from carioca_dsl.prose.speech import Speech
from carioca_dsl.prose.stories import try_key
from carioca_dsl.prose.telling import told
from carioca_dsl.prose.words import own_words
from carioca_dsl.referee import action_text, but_names
from carioca_dsl.referee.record import step_of_action

_TEXTS = Path(__file__).parent / "texts"
_FIGURE = re.compile(r"(?<!\w)[AJQK](?=[♣♦♥♠]|[cdhs](?!\w))")
"""The letter of a card in a step, whose suit may be a letter, too."""


def table_speech(variant: Variant, code: str) -> Speech:
    """The interface's sentences with the variant's own words in them."""
    spoken = language(code)
    return Speech(replace(spoken, folder=_TEXTS / code), own_words(variant, code))


class Voice:
    """Says everything that is said at one table. Texts have the marks of `prose.inline`, for a screen to show."""

    def __init__(self, variant: Variant, agreement: Agreement, rules: Rules, code: str) -> None:
        """Raises `UnknownLanguage`."""
        self.variant = variant
        self.agreement = agreement
        self.rules = rules
        self.code = code
        self._table = table_speech(variant, code)
        self._prose = speech_for(variant, code)

    # -- sentences --------------------------------------------------------------------------------------------------

    def say(self, key: str, *args: Any) -> str:
        """A sentence of the interface."""
        return self._table.say(key, *args)

    def phrase(self, key: str, *args: Any) -> str:
        """The same without a capital."""
        return self._table.phrase(key, *args)

    def pair(self, first: str, second: str = "") -> str:
        """``first: second``, with the blanks of the language; of the first alone what leads over to the next line."""
        return f"{first}{self._table.phrases.colon}{second}".rstrip()

    def card(self, card: int) -> str:
        """One card."""
        return self._table.phrases.card(card)

    def letter(self, rank: int) -> str:
        """What is printed on cards of a rank."""
        return self._table.phrases.letter(rank)

    def figure(self, number: int) -> str:
        """A number in figures, with a true minus sign."""
        return self._table.phrases.figure(number)

    def cards(self, cards: Sequence[int]) -> str:
        """Cards in a row."""
        return self._table.phrases.cards(cards)

    def title(self) -> str:
        """The variant's title."""
        return title_of(self.variant, self.code, self.agreement)

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What has happened, a line for each turn; that somebody did nothing is nothing to tell."""
        return list(told([event for event in events if not isinstance(event, Passed)], self._prose, names))

    def action(self, action: Action, names: Sequence[str], offered: int | None = None) -> str:
        """An action as a step, with the reader's keywords; ``offered`` is the card that a pass is about."""
        return action_text(action, tuple(names), self.code, offered)

    def in_letters(self, step: str, names: Sequence[str]) -> str:
        """A step, which has the letters of the rule files, with those on the reader's cards: ``V♦`` for ``J♦``."""

        def shown(text: str) -> str:
            return _FIGURE.sub(lambda found: self.letter(RANK_LETTERS.index(found[0])), text)

        return but_names(step, names, shown)

    def wanted(self, action: Action, names: Sequence[str], state: DealState) -> str:
        """What somebody would like to do, as a sentence: ``Ana would like to draw from the stock``."""
        step = step_of_action(action, tuple(names), state.discards[-1] if state.discards else None)
        meld = state.meld(names.index(step.meld.owner), step.meld.number) if step.meld else None
        return self._prose.say(try_key(step.verb), step, meld.cards if meld else ())

    def reason(self, reason: Reason, round: int, names: Sequence[str]) -> str:
        """Why something is not allowed."""
        return reason_phrase(reason, self._prose, self.rules, round, names)

    # -- the rulebook -----------------------------------------------------------------------------------------------

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The rulebook's chapters of rules."""
        return rule_chapters(self.variant, self.agreement, self.code)

    def chapter(self, name: str) -> Chapter | None:
        """The chapter of that id, number or title, or whose title has that word."""
        wanted = fold(name)
        for number, chapter in enumerate(self.chapters, 1):
            if wanted in (chapter.id, str(number)):
                return chapter
        return next((chapter for chapter in self.chapters if wanted and wanted in fold(chapter.title)), None)

    def about(self, rule: str) -> tuple[Block, ...]:
        """The blocks of the rulebook that tell a rule, or what a law comes from."""
        rule = _LAWS_OF.get(rule, rule)
        found: list[Block] = []
        for chapter in self.chapters:
            for place, block in enumerate(chapter.blocks):
                if rule in _rules_of(block):
                    found.append(block)
                    found += [table for table in chapter.blocks[place + 1 : place + 2] if _leads_to(block, table)]
        return tuple(found)


_LAWS_OF = {
    "law.not-one-rank": "set.size",
    "law.not-one-suit": "run.size",
    "law.not-consecutive": "run.size",
    "law.place-taken": "run.size",
    "law.run-full": "run.grows-to",
    "law.draw-first": "turn.draw",
    "law.already-drawn": "turn.draw",
    "law.opened-already": "opening.parts",
    "law.not-opened": "opening.parts",
    "law.to-the-hand": "wild-cards.swap",
    "law.not-wild": "wild-cards.swap",
    "law.wild-for-wild": "wild-cards.swap",
    "law.not-its-place": "wild-cards.swap",
    "law.answer-first": "buying.offered",
    "law.nothing-asked": "buying.offered",
    "law.not-offered": "buying.offered",
    "law.own-discard": "buying.who",
    "law.choose-first": "match.order",
    "law.round-not-left": "match.choices",
    "law.wrong-total": "match.re-entry",
}
"""By law, the rule whose sentences in the rulebook say most about it."""


class Refusal:
    """An action that the judge refused, to be explained as long as somebody wants to know."""

    def __init__(self, action: Action, text: str, reasons: Sequence[Reason], round: int) -> None:
        self.action = action
        self.text = text
        """What was wanted, as a sentence."""
        self.reasons = tuple(reasons)
        self.round = round

    def short(self, voice: Voice, names: Sequence[str]) -> str:
        """The first reason as a sentence, with the id of the rule."""
        if not self.reasons:
            return voice.say("misread_step")
        reason = self.reasons[0]
        return f"{voice.say('refused', voice.reason(reason, self.round, names))} [{reason.id}]"

    def sentences(self, voice: Voice, names: Sequence[str]) -> list[str]:
        """Every reason as a sentence."""
        return [f"{voice.reason(reason, self.round, names)} [{reason.id}]" for reason in self.reasons]

    def blocks(self, voice: Voice) -> list[Block]:
        """The paragraphs of the rulebook that say so."""
        found: list[Block] = []
        for reason in self.reasons:
            found += [block for block in voice.about(reason.id) if block not in found]
        return found


def chapter_of_moment(phase: str, opened: bool, *, deal_over: bool = False, match_over: bool = False) -> str:
    """The id of the chapter that says what somebody wants to know at this moment."""
    if match_over:
        return "match"
    if deal_over:
        return "scoring"
    return _CHAPTERS.get(phase) or ("turn" if opened or phase == "draw" else "contracts")


_CHAPTERS = {"claim": "deal", "choose": "contracts", "offer": "buying", "re-enter": "match"}
"""By phase in which somebody is asked something."""


def _leads_to(block: Block, following: Block) -> bool:
    """Whether a paragraph ends with a colon, after which a table has to come."""
    if not isinstance(block, Paragraph) or not isinstance(following, Table):
        return False
    return plain(block.sentences[-1].text).rstrip().endswith(":")


def _rules_of(block: Block) -> set[str]:
    match block:
        case Paragraph(sentences=sentences) | Steps(items=sentences):
            return {rule for sentence in sentences for rule in sentence.rules}
        case Tip(sentence=sentence):
            return set(sentence.rules)
        case _:
            return set()
