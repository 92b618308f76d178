"""The open questions of a table in the reader's language: each with what holds meanwhile, and how to decide it."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined

from carioca_dsl.compiler import deciding_lines
from carioca_dsl.compiler.rows import Rows
from carioca_dsl.model import Agreement, AnyAmount, CardClass, Line, Price, Variant
from carioca_dsl.prose.book import speech_for
from carioca_dsl.prose.compose import sentences
from carioca_dsl.prose.facts import Standing, cases_of
from carioca_dsl.prose.facts.wild_in_melds import only_jokers_wild
from carioca_dsl.prose.inline import clean, plain
from carioca_dsl.prose.speech import Speech, capital
from carioca_dsl.prose.undecided import Because, Undecided, marked, undecided
from carioca_dsl.referee import agreements_of
from carioca_dsl.vocabulary import vocabulary

_FOLDER = Path(__file__).parent / "questions"


@dataclass(frozen=True)
class Question:
    """One open question as a reader is asked it."""

    asked: Undecided
    question: str
    meanwhile: tuple[str, ...]
    """Sentences, or the value as a file writes it."""
    section: str
    """The heading under which to decide it; empty where a named option is all that there is to agree."""
    lines: tuple[str, ...]
    """Lines that would decide it otherwise, in the words of the variant's file."""
    agree: tuple[str, ...]
    """What to write behind `--agree`, where it is a choice of the file."""


@dataclass(frozen=True)
class Silence:
    """All questions of a table, and how many rules its file decides without a source."""

    name: str
    questions: tuple[Question, ...]
    marked: int


def silence(variant: Variant, agree: Agreement | None, language: str) -> Silence:
    """What the table leaves open; raises `RulesError` and `UnknownLanguage`."""
    asker = _Asker(variant, agree, speech_for(variant, language))
    found = tuple(asker.ask(one) for one in undecided(variant, agree))
    return Silence(variant.name, found, marked(variant, agree))


@cache
def questions(language: str) -> Mapping[str, str]:
    """The questions of a language by rule: templates, in which the words of the game are looked up."""
    return tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


def question_text(rule: str, speech: Speech, **about: Any) -> str:
    """The question about a rule; ``about`` says of which kind, cards, round and wild cards."""
    environment = Environment(undefined=StrictUndefined, autoescape=False)  # plain text: nothing to escape
    template = environment.from_string(questions(speech.language.code)[rule], globals=speech.phrases.vocabulary())
    return capital(speech.phrases.typeset(template.render(**about)))


class _Asker:
    def __init__(self, variant: Variant, agree: Agreement | None, speech: Speech) -> None:
        self.variant = variant
        self.agree = agree
        self.speech = speech
        entries = [entry for table in cases_of(variant, agree).tables for entry in table.rounds]
        self.wild = "joker" if all(map(only_jokers_wild, entries)) else "wild-card"

    def ask(self, one: Undecided) -> Question:
        if one.option is not None:
            text = self.variant.option_text(one.option, self.speech.language.code)
            question = self.speech.say("silence_named", clean(text))
        else:
            question = question_text(one.rules[0], self.speech, wild=self.wild, **self.about(one))
        section, lines = deciding_lines(self.variant, one.rules[0], one.kind, one.line) if not one.option else ("", ())
        return Question(
            one,
            plain(question),
            tuple(map(plain, self.meanwhile(one))),
            section,
            lines,
            self.agreements(one),
        )

    def about(self, one: Undecided) -> dict[str, Any]:
        subject = one.line.subject if one.line else None
        if isinstance(subject, CardClass):
            return {"cards": subject}
        return {"number": subject} if isinstance(subject, int) else {"kind": one.kind}

    def meanwhile(self, one: Undecided) -> Iterator[str]:
        if one.because is Because.NOBODY:
            yield self.speech.say("silence_nobody")
        elif one.meanwhile:
            # without a sign: nothing explains it here
            facts = [replace(fact, standing=Standing.STATED) for fact in one.meanwhile]
            yield from dict.fromkeys(found.text for found in sentences(facts, self.speech))
            if one.line is not None and self.not_agreed(one.line):
                yield self.speech.say("silence_nothing_agreed")
        elif one.line is not None:
            yield f"{capital(self.value(one.line))}."
        else:
            yield self.speech.say("silence_not_agreed")

    def not_agreed(self, line: Line) -> bool:
        """Whether players may name an amount, and until they do it is nothing."""
        value = (self.agree or Agreement()).value(line)
        amount = value.amount if isinstance(value, Price) else value
        return not amount and any(isinstance(other, AnyAmount) for other in line.values)

    def value(self, line: Line) -> str:
        """What a line says, in the reader's words."""
        if line.rule == "match.games":  # the form calls each a game; readers know them as matches
            return self.speech.phrase("silence_matches", (self.agree or Agreement()).value(line))
        writer = Rows(self.variant, vocabulary(self.speech.language.code)).writer
        return writer.value(line.rule, (self.agree or Agreement()).value(line))

    def agreements(self, one: Undecided) -> tuple[str, ...]:
        if one.option is not None:
            return (one.option.name,)
        return agreements_of(self.variant, one.line) if one.because is Because.OPTION and one.line else ()
