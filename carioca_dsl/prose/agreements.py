"""What players may agree before the match: each choice, told by the facts that it changes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from carioca_dsl.model import Agreement, AnyAmount, CardClass, Line, RulesError
from carioca_dsl.prose.blocks import Block, Paragraph, Sentence
from carioca_dsl.prose.compose import blocks, said_alone
from carioca_dsl.prose.facts import EVERYWHERE, Cases, Fact, Scope, Standing, cases_of, chapters
from carioca_dsl.prose.facts.contracts import Contracts
from carioca_dsl.prose.facts.fact import OfWildCards
from carioca_dsl.prose.facts.money import open_amounts
from carioca_dsl.prose.facts.scoring import PriceRow, Prices, WorkedSum
from carioca_dsl.prose.facts.turn import OpeningGoesOut
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.plan import TABLES, Planned
from carioca_dsl.prose.speech import Speech


@dataclass(frozen=True)
class Choice:
    """Something that may be agreed: the option's text, if it has a name, and what is then different."""

    text: str | None
    changed: tuple[Fact, ...]
    line: Line | None = None
    """The line that offers the value, where it is no option with a name."""
    value: Any = None
    """The value that it then has."""


def choices(cases: Cases, agree: Agreement | None, language: str = "en") -> Iterator[Choice]:
    """The choices that are left beside what is agreed; one that changes nothing here is left out."""
    agreed = agree or Agreement()
    agreements = list(_agreements(cases, agreed, language))
    before = [fact for found in chapters(cases).values() for fact in found] if agreements else []
    for text, agreement, line in agreements:
        try:
            after = chapters(cases_of(cases.variant, agreement))
        except RulesError:
            continue
        facts = dict.fromkeys(_bare(fact) for found in after.values() for fact in found)
        changed = tuple(news for fact in facts if (news := _news(fact, before)) is not None)
        if changed:
            yield Choice(text, changed, line, agreement.value(line) if line else None)


def _bare(fact: Fact) -> Fact:
    """The fact without where it comes from, which is no part of what may be agreed."""
    return replace(fact, standing=Standing.STATED)


def _news(fact: Fact, before: list[Fact]) -> Fact | None:
    """What of a fact was not said before: of a table the new rows; nothing where only its scope has shrunk."""
    if isinstance(fact, WorkedSum):  # an illustration of prices that are told
        return None
    same = [other for other in before if type(other) is type(fact)]
    if any(_content(fact) == _content(other) and _within(fact.scope, other.scope) for other in same):
        return None
    if isinstance(fact, OpeningGoesOut):  # its rounds are its scope
        told = [other for other in same if isinstance(other, OpeningGoesOut) and _around(fact, other)]
        new = tuple(number for number in fact.rounds if all(number not in other.rounds for other in told))
        gone = any(set(other.rounds) - set(fact.rounds) for other in told)
        # all its rounds where some take the place of others, or those would be thought to be named still
        return replace(fact, rounds=fact.rounds if gone else new) if new else None
    if isinstance(fact, Prices):
        prices = tuple(_new_prices(fact, [other for other in same if isinstance(other, Prices)]))
        return replace(fact, rows=prices) if prices else None
    if isinstance(fact, Contracts):
        # the cards in hand have a sentence of their own
        known = {(row.round, row.contract) for other in same if isinstance(other, Contracts) for row in other.rows}
        rounds = tuple(row for row in fact.rows if (row.round, row.contract) not in known)
        return replace(fact, rows=rounds) if rounds else None
    return fact


def _around(fact: OpeningGoesOut, other: OpeningGoesOut) -> bool:
    """Whether the other said the same wherever this one holds, of whichever rounds."""
    return other.discard == fact.discard and _within(fact.scope, other.scope)


def _new_prices(fact: Prices, before: list[Prices]) -> Iterator[PriceRow]:
    """The prices that cards did not have; of cards that only share a row with those nothing is said."""
    old = {price for other in before for row in other.rows for price in _each(row)}
    for row in fact.rows:
        new = [rank for rank, points in _each(row) if (rank, points) not in old]
        ranks = tuple(rank for rank in new if rank)
        if new:
            points = ranks[0] if row.points is None and len(ranks) == 1 else row.points
            yield PriceRow(cards=CardClass(ranks=ranks, jokers=0 in new), points=points)


def _each(row: PriceRow) -> list[tuple[int, int]]:
    """What each rank of a row costs; the joker has the rank 0."""
    ranks = (*row.cards.ranks, 0) if row.cards.jokers else row.cards.ranks
    return [(rank, rank if row.points is None else row.points) for rank in ranks]


def _content(fact: Fact) -> Fact:
    """What a fact says, wherever it holds and whatever wild cards are called."""
    bare = replace(_bare(fact), scope=EVERYWHERE)
    return replace(bare, jokers_only=True) if isinstance(bare, OfWildCards) else bare


def _within(scope: Scope, other: Scope) -> bool:
    rounds = other.rounds is None or (scope.rounds is not None and set(scope.rounds) <= set(other.rounds))
    return rounds and other.seats in (None, scope.seats)


def _agreements(cases: Cases, agreed: Agreement, language: str) -> Iterator[tuple[str | None, Agreement, Line | None]]:
    for option in cases.variant.options:
        if not option.mode and option.name not in agreed.options:
            with_it = agreed.model_copy(update={"options": agreed.options | {option.name}})
            yield cases.variant.option_text(option, language), with_it, None
    made = dict(agreed.choices)
    lines: dict[str, Line] = {}
    for line in cases.variant.lines:
        if line.key not in lines or len(line.values) > len(lines[line.key].values):
            lines[line.key] = line
    for key, line in lines.items():
        for index, value in enumerate(line.values):
            if index != made.get(key, 0) and not isinstance(value, AnyAmount):
                yield None, agreed.model_copy(update={"choices": tuple({**made, key: index}.items())}), line


def told(cases: Cases, agree: Agreement | None, speech: Speech) -> Iterator[Block]:
    """Each choice: a paragraph, and the tables that go with it; the other values of one line together; open amounts."""
    if open_amounts(cases):
        # which they are, the chapter on money has said
        yield Paragraph((Sentence(speech.say("option_amounts", speech.say("title_money"))),))
    for line, group in groupby(choices(cases, agree, speech.language.code), key=lambda choice: choice.line):
        found = list(group)
        together = _together(line, found, speech) if line else None
        if together:
            yield together
            continue
        for choice in found:
            yield from _alone(choice, speech)


def _alone(choice: Choice, speech: Speech) -> Iterator[Block]:
    tables = [fact for fact in choice.changed if fact.key() in TABLES and not _one_row(fact, speech)]
    plain = [fact for fact in choice.changed if fact not in tables]
    for scope, facts in _by_scope(plain):
        inside = [fact if scope.everywhere else replace(fact, scope=EVERYWHERE) for fact in facts]
        said = (Sentence(_one_row(fact, speech) or said_alone(fact, speech), rules=fact.rules) for fact in inside)
        yield Paragraph((_lead(choice, scope, speech), *said))
    if not plain:
        yield Paragraph((_lead(choice, EVERYWHERE, speech),))
    for fact in tables:
        yield from blocks(Planned("table", (fact,)), speech)


def _lead(choice: Choice, scope: Scope, speech: Speech) -> Sentence:
    """What introduces the facts of a choice, with the scope that they share."""
    where = Fact(scope=scope)
    text = speech.say("option_named", clean(choice.text), where) if choice.text else speech.say("option_other", where)
    return Sentence(text)


def _by_scope(facts: list[Fact]) -> Iterator[tuple[Scope, list[Fact]]]:
    """The facts of which several hold in the same rounds, with these; all others together, each with its own."""
    scopes = [fact.scope for fact in facts]
    shared = [scope for scope in dict.fromkeys(scopes) if not scope.everywhere and scopes.count(scope) > 1]
    rest = [fact for fact in facts if fact.scope not in shared]
    if rest:
        yield EVERYWHERE, rest
    for scope in shared:
        yield scope, [fact for fact in facts if fact.scope == scope]


def _one_row(fact: Fact, speech: Speech) -> str:
    """A table of one row as a sentence; nothing where there are more, or a price is no number of points."""
    if isinstance(fact, Prices) and len(fact.rows) == 1 and fact.rows[0].points is not None:
        return speech.say("price_alone", fact)
    return speech.say("contract_alone", fact) if isinstance(fact, Contracts) and len(fact.rows) == 1 else ""


def _together(line: Line, found: list[Choice], speech: Speech) -> Paragraph | None:
    """One sentence for all other values of a line, and what follows from them; ``None`` where no sentence fits."""
    said = [next((fact for fact in choice.changed if line.rule in fact.rules), None) for choice in found]
    follows = [
        tuple(fact for fact in choice.changed if fact is not own) for choice, own in zip(found, said, strict=True)
    ]
    values = [choice.value for choice in found]
    first = said[0]
    if first is None or len(set(follows)) > 1 or not all(isinstance(value, int) for value in values):
        return None
    name = f"instead_{first.key()}"
    if not speech.knows(name) or any(fact is None or fact.scope != first.scope for fact in said):
        return None
    cards = line.subject if isinstance(line.subject, CardClass) else CardClass(jokers=True)
    text = speech.say(name, first, values, cards)
    rest = (Sentence(said_alone(fact, speech), rules=fact.rules) for fact in follows[0])
    return Paragraph((Sentence(text, rules=first.rules), *rest))
