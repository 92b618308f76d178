"""What the referee answers to somebody at a table, for any screen: verdicts as sentences, and what could be done."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from carioca_dsl.engine import Action, View
from carioca_dsl.model import Variant, Verb
from carioca_dsl.play.hints import options
from carioca_dsl.play.misread import Unclear
from carioca_dsl.play.typed_steps import as_step
from carioca_dsl.play.typing_words import words
from carioca_dsl.play.voice import Voice, table_speech
from carioca_dsl.prose.inline import clean, plain
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.referee import Answer, Question, StepReport, Tables, Unanswerable, answer, read_agreement

_KINDS = ("open", "lay", "add", "swap")
MOST = 20
"""Ways to do one thing that anybody wants to read."""


@dataclass(frozen=True)
class Ruling:
    """The answer to a question: each step with its verdict, and what the hand could lay besides."""

    answer: Answer
    voice: Voice

    @property
    def allowed(self) -> bool:
        """Whether every step is allowed; True where none was asked about."""
        return self.answer.allowed

    @property
    def steps(self) -> tuple[StepReport, ...]:
        """The steps that were asked about, each with ``verdict``, ``rules`` (ids) and ``reasons``."""
        return self.answer.steps

    @cached_property
    def possible(self) -> dict[str, tuple[str, ...]]:
        """What could be done after these steps: ``open``, ``lay``, ``add``, ``swap``, each with steps as texts.

        A kind of which nothing is possible is not there; of very many ways only some are (one more than `MOST`).
        """
        now = options(self.answer.view, MOST + 1)
        found: tuple[Sequence[Action], ...] = (now.openings, now.lays, now.lay_offs, now.swaps)
        return {
            kind: tuple(self._alone(self.voice.action(action, self.answer.names)) for action in actions)
            for kind, actions in zip(_KINDS, found, strict=True)
            if actions
        }

    def _alone(self, step: str) -> str:
        """A step without the name of whoever asks, which may be left out."""
        return step.removeprefix(f"{self.answer.names[0]} ")

    def sentences(self, step: StepReport) -> list[str]:
        """Why a step is refused, a sentence for each reason, with the id of its rule; nothing if it is allowed."""
        number, names = self.answer.round.number, self.answer.names
        return [plain(f"{self.voice.reason(one, number, names)} [{one.id}]") for one in step.reasons]

    def lines(self) -> Iterator[str]:
        """The whole answer as text: the verdicts, or what is possible where no step was asked about."""
        return self._verdicts() if self.steps else self._possibilities()

    def _verdicts(self) -> Iterator[str]:
        for step in self.steps:
            first, *others = self.sentences(step) or [""]
            verdict = plain(self.voice.say("may_refused", first) if first else self.voice.say("may_allowed"))
            text = clean(self._alone(self.voice.in_letters(step.step.text, self.answer.names)))
            yield self.voice.pair(text, verdict) if len(self.steps) > 1 else verdict
            yield from (f"  {reason}" for reason in others)

    def _possibilities(self) -> Iterator[str]:
        for kind, texts in self.possible.items():
            yield plain(self.voice.say(f"may_{kind}"))
            yield from (f"  {self.voice.in_letters(text, self.answer.names)}" for text in texts[:MOST])
            if len(texts) > MOST:
                yield f"  {plain(self.voice.phrase('may_more'))}"
        if not self.possible:
            yield plain(self.voice.say("may_nothing"))

    def to_json(self) -> dict[str, Any]:
        """``{"allowed", "steps": [{"text", "verdict", "rule", "rules"}]}``; or each kind of `possible`."""
        if not self.steps:
            return {kind: list(self.possible.get(kind, ())) for kind in _KINDS}
        steps = [
            {
                "text": step.step.text,
                "verdict": step.verdict,
                "rule": next(iter(step.rules), None),
                "rules": list(step.rules),
            }
            for step in self.steps
        ]
        return {"allowed": self.allowed, "steps": steps}


def default_asker(variant: Variant, language: str) -> str:
    """How whoever asks is called where they give no name: ``me``."""
    return table_speech(variant, language).phrase("may_asker")


def asker_words() -> tuple[str, ...]:
    """By which words people speak of themselves, in any language: ``adds: 8♠ to me 1``."""
    return tuple(word for language in LANGUAGES for word in words(language, "askers"))


def asked(variant: Variant, question: Question, agreed: Sequence[str], language: str) -> Ruling:
    """The ruling on a question; raises `Unanswerable`."""
    tables = Tables(variant)
    unseen = [one for one, card in (("buy", question.discards), ("refuse", question.took)) if card is None]
    so_far = question._replace(also=asker_words(), steps=())
    for text in question.steps:

        def table(verb: Verb, so_far: Question = so_far) -> View:
            return answer(variant, so_far, agreed, language, about=verb, tables=tables).view

        try:
            step = as_step(text, language, table, unseen) if isinstance(text, str) else text
        except Unclear as unclear:
            key, args = unclear.misread
            raise UnclearStep(str(text), plain(table_speech(variant, language).say(key, *args))) from None
        so_far = so_far._replace(steps=(*so_far.steps, step))
    found = answer(variant, so_far, agreed, language, tables=tables)
    return Ruling(found, Voice(variant, read_agreement(variant, agreed), found.rules, language))


class UnclearStep(Unanswerable):
    """A step that is written as at the table and leaves something open: ``sentence`` says what, and no diagnostic."""

    def __init__(self, step: str, sentence: str) -> None:
        super().__init__((), {})
        self.step = step
        self.sentence = sentence

    def __str__(self) -> str:
        return f"`{clean(self.step)}`: {self.sentence}"
