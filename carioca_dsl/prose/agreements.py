"""What players may agree before the match: each choice, told by the facts that it changes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from carioca_dsl.model import Agreement, RulesError
from carioca_dsl.prose.blocks import Block, Paragraph, Sentence
from carioca_dsl.prose.compose import blocks, said_alone
from carioca_dsl.prose.facts import EVERYWHERE, Cases, Fact, Scope, Standing, cases_of, chapters
from carioca_dsl.prose.facts.contracts import Contracts
from carioca_dsl.prose.facts.fact import OfWildCards
from carioca_dsl.prose.facts.scoring import Prices
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.plan import TABLES, Planned
from carioca_dsl.prose.speech import Speech


@dataclass(frozen=True)
class Choice:
    """Something that may be agreed: the option's text, if it has a name, and what is then different."""

    text: str | None
    changed: tuple[Fact, ...]


def choices(cases: Cases, agree: Agreement | None, language: str = "en") -> Iterator[Choice]:
    """The choices that are left beside what is agreed; one that changes nothing here is left out."""
    agreed = agree or Agreement()
    agreements = list(_agreements(cases, agreed, language))
    before = [fact for found in chapters(cases).values() for fact in found] if agreements else []
    for text, agreement in agreements:
        try:
            after = chapters(cases_of(cases.variant, agreement))
        except RulesError:
            continue
        facts = dict.fromkeys(_bare(fact) for found in after.values() for fact in found)
        changed = tuple(news for fact in facts if (news := _news(fact, before)) is not None)
        if changed:
            yield Choice(text, changed)


def _bare(fact: Fact) -> Fact:
    """The fact without where it comes from, which is no part of what may be agreed."""
    return replace(fact, standing=Standing.STATED)


def _news(fact: Fact, before: list[Fact]) -> Fact | None:
    """What of a fact was not said before: of a table the new rows; nothing where only its scope has shrunk."""
    same = [other for other in before if type(other) is type(fact)]
    if any(_content(fact) == _content(other) and _within(fact.scope, other.scope) for other in same):
        return None
    if isinstance(fact, Prices):
        old = {row for other in same if isinstance(other, Prices) for row in other.rows}
        prices = tuple(row for row in fact.rows if row not in old)
        return replace(fact, rows=prices) if prices else None
    if isinstance(fact, Contracts):
        # the cards in hand have a sentence of their own
        known = {(row.round, row.contract) for other in same if isinstance(other, Contracts) for row in other.rows}
        rounds = tuple(row for row in fact.rows if (row.round, row.contract) not in known)
        return replace(fact, rows=rounds) if rounds else None
    return fact


def _content(fact: Fact) -> Fact:
    """What a fact says, wherever it holds and whatever wild cards are called."""
    bare = replace(_bare(fact), scope=EVERYWHERE)
    return replace(bare, jokers_only=True) if isinstance(bare, OfWildCards) else bare


def _within(scope: Scope, other: Scope) -> bool:
    rounds = other.rounds is None or (scope.rounds is not None and set(scope.rounds) <= set(other.rounds))
    return rounds and other.seats in (None, scope.seats)


def _agreements(cases: Cases, agreed: Agreement, language: str) -> Iterator[tuple[str | None, Agreement]]:
    for option in cases.variant.options:
        if not option.mode and option.name not in agreed.options:
            with_it = Agreement(options=agreed.options | {option.name}, choices=agreed.choices)
            yield cases.variant.option_text(option, language), with_it
    made = dict(agreed.choices)
    values: dict[str, int] = {}
    for line in cases.variant.lines:
        values[line.key] = max(values.get(line.key, 0), len(line.values))
    for key, count in values.items():
        for index in range(count):
            if index != made.get(key, 0):
                yield None, Agreement(options=agreed.options, choices=tuple({**made, key: index}.items()))


def told(cases: Cases, agree: Agreement | None, speech: Speech) -> Iterator[Block]:
    """Each choice: a paragraph, and the tables that go with it."""
    for choice in choices(cases, agree, speech.language.code):
        lead = speech.say("option_named", clean(choice.text)) if choice.text else speech.say("option_other")
        plain = [fact for fact in choice.changed if fact.key() not in TABLES]
        sentences = (Sentence(said_alone(fact, speech), rules=fact.rules) for fact in plain)
        yield Paragraph((Sentence(lead), *sentences))
        for fact in choice.changed:
            if fact.key() in TABLES:
                yield from blocks(Planned("table", (fact,)), speech)
