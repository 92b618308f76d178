"""The differences of two variants as a book, which any layout prints, and as data."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.blocks import Align, Block, Book, Chapter, Paragraph, Sentence, Table
from carioca_dsl.prose.book import speech_for, title_of
from carioca_dsl.prose.compose import sentences
from carioca_dsl.prose.difference import ChapterDifference, Difference, differences
from carioca_dsl.prose.difference_cells import NOTHING, Side
from carioca_dsl.prose.difference_rounds import Slot, slots_of
from carioca_dsl.prose.difference_table import (
    RuleRow,
    columns,
    contract_rows,
    price_rows,
    rule_rows,
    tabled,
)
from carioca_dsl.prose.facts import Fact, cases_of
from carioca_dsl.prose.facts.contracts import Contracts
from carioca_dsl.prose.facts.fact import OfWildCards, Scope
from carioca_dsl.prose.facts.melds import Melds
from carioca_dsl.prose.inline import clean, plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech


@dataclass(frozen=True)
class Compared:
    """A variant to compare, with what its players agree, and the agreement as they wrote it."""

    variant: Variant
    agreement: Agreement
    agreed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """Two variants and what differs between them, in one language."""

    first: Side
    second: Side
    common: Speech
    """The language with the words that both have."""
    chapters: tuple[ChapterDifference, ...]

    @property
    def same(self) -> bool:
        """Whether the two have the same rules."""
        return not self.chapters

    @property
    def rows(self) -> tuple[RuleRow, ...]:
        """The rules that differ, side by side."""
        return rule_rows(self.chapters, self.first, self.second, self.common)

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The rounds of both, side by side."""
        return slots_of(self.first.cases, self.second.cases)


def compare(first: Compared, second: Compared, code: str) -> Comparison:
    """What differs between two variants; raises `RulesError` and `UnknownLanguage`."""
    cases = [cases_of(each.variant, each.agreement) for each in (first, second)]
    titles = _titles(first, second, code)
    sides = [
        Side(found, title, speech_for(each.variant, code))
        for each, found, title in zip((first, second), cases, titles, strict=True)
    ]
    words = [each.variant.words.get(code, {}) for each in (first, second)]
    shared = {concept: word for concept, word in words[0].items() if words[1].get(concept) == word}
    return Comparison(sides[0], sides[1], Speech(language(code), shared), differences(*cases))


def _titles(first: Compared, second: Compared, code: str) -> tuple[str, str]:
    """What tells the two apart: their titles, what is agreed, and if need be their names and places."""
    both = (first, second)
    titles = [title_of(each.variant, code) for each in both]
    agreed = [clean(", ".join(each.agreed)) for each in both]
    names = [clean(each.variant.name) for each in both]
    if titles[0] == titles[1] and agreed[0] == agreed[1] and names[0] != names[1]:
        agreed = [", ".join(filter(None, (name, text))) for name, text in zip(names, agreed, strict=True)]
    titles = [f"{title} ({text})" if text else title for title, text in zip(titles, agreed, strict=True)]
    if titles[0] == titles[1]:
        titles = [f"{title} [{number}]" for number, title in enumerate(titles, 1)]
    return titles[0], titles[1]


def difference_book(found: Comparison) -> Book:
    """The table of the rules that differ, then chapter for chapter what each of the two says."""
    say = found.common.say
    first, second = found.first, found.second
    if found.same:
        made = [Chapter("same", say("title_same"), (_paragraph(say("difference_none", first.title, second.title)),))]
    else:
        told = [Chapter(one.id, _title(one, found.common), tuple(_told(one, found))) for one in found.chapters]
        made = [*_overview(found), *told]
    # what the overview begins with is said where there is none, too
    rest = [] if found.same or found.rows else [say("difference_rest")]
    hashes = [tuple((table.seats, table.hash) for table in side.cases.tables) for side in (first, second)]
    return Book(
        language=found.common.language.code,
        title=say("difference_title", first.title, second.title),
        chapters=tuple(made),
        contents=say("title_contents"),
        legend=(),
        colophon=(
            *rest,
            *(
                f"{side.title}. {side.speech.say('hash_line', tables)}"
                for side, tables in zip((first, second), hashes, strict=True)
            ),
        ),
    )


def difference_data(found: Comparison) -> dict[str, Any]:
    """The same for programs: the facts as sentences, the tables as rows."""
    return {
        "same": found.same,
        "first": _side_data(found.first),
        "second": _side_data(found.second),
        "rounds": [{"first": slot.first, "second": slot.second} for slot in found.slots],
        "rules": [
            {"rule": row.rule, "kind": row.kind, "label": row.label, "first": row.first, "second": row.second}
            for row in found.rows
        ],
        "chapters": [
            {
                "id": chapter.id,
                "title": plain(_title(chapter, found.common)),
                "differences": [_difference_data(difference, found) for difference in chapter.differences],
            }
            for chapter in found.chapters
        ],
    }


def _side_data(side: Side) -> dict[str, Any]:
    tables = side.cases.tables
    name = side.cases.variant.name
    return {"variant": name, "title": side.title, "hashes": {str(table.seats): table.hash for table in tables}}


def _difference_data(difference: Difference, found: Comparison) -> dict[str, Any]:
    said = {
        "first": [plain(each.text) for each in sentences(difference.first, found.first.speech)],
        "second": [plain(each.text) for each in sentences(difference.second, found.second.speech)],
    }
    data: dict[str, Any] = {"rules": list(difference.rules), "kind": difference.kind}
    if not tabled(difference):
        return data | said
    table = _table(difference, found)
    return data | {"table": [list(map(plain, row)) for row in (table.head, *table.rows)]}


# -- chapters ---------------------------------------------------------------------------------------------------------


def _overview(found: Comparison) -> Iterator[Chapter]:
    """The table of the rules that differ, unless all that differs has a table in its own chapter."""
    say = found.common.say
    rows = tuple((row.label, row.first, row.second) for row in found.rows)
    if rows:
        head = (say("head_rule"), found.first.title, found.second.title)
        table = Table("difference", head, rows, ("left", "left", "left"))
        yield Chapter("overview", say("title_overview"), (_paragraph(say("difference_rest")), table))


def _title(chapter: ChapterDifference, speech: Speech) -> str:
    """The title that the chapter has in a rulebook, for all that either of the two says there."""
    facts = (*chapter.first, *chapter.second)
    kinds = tuple(dict.fromkeys(kind for fact in facts if isinstance(fact, Melds) for kind in fact.kinds))
    if kinds:
        return speech.say("title_melds", Melds(kinds=kinds))
    wild = [fact.wild for fact in facts if isinstance(fact, OfWildCards)]
    if chapter.id == "wild" and wild:
        return speech.say("title_wild", max(wild))  # in two games of which one has only jokers they are wild cards
    return speech.say("title_ending" if chapter.id == "wild" else f"title_{chapter.id}")


def _told(chapter: ChapterDifference, found: Comparison) -> Iterator[Block]:
    """What the first says and the second says instead; what only one of them says, together."""
    for how, group in groupby(chapter.differences, _how):
        pairs = tuple(group)
        if how == "table":
            for pair in pairs:
                yield from _tables(pair, found)
        elif how == "both":
            for pair in pairs:
                yield _says("difference_of", found.first, pair.first)
                yield _says("difference_of", found.second, pair.second)
        elif how == "first":
            yield _says("difference_only", found.first, (fact for pair in pairs for fact in pair.first))
        else:
            yield _says("difference_only", found.second, (fact for pair in pairs for fact in pair.second))


def _how(difference: Difference) -> str:
    if tabled(difference):
        return "table"
    if difference.first and difference.second:
        return "both"
    return "first" if difference.first else "second"


def _says(lead: str, side: Side, facts: Iterable[Fact]) -> Paragraph:
    return Paragraph((Sentence(side.speech.say(lead, side.title)), *sentences(tuple(facts), side.speech)))


def _tables(difference: Difference, found: Comparison) -> Iterator[Block]:
    table = _table(difference, found)
    leads = [_moved(found)] if table.fact == "contracts" and any(slot.moved for slot in found.slots) else []
    one_sided = table.fact == "contracts" and all(NOTHING in row for row in table.rows)
    leads.append(found.common.say("difference_rounds" if one_sided else f"difference_{table.fact}"))
    yield Paragraph(tuple(Sentence(text, rules=difference.rules) for text in leads))
    yield table


def _moved(found: Comparison) -> str:
    """Under which numbers each of the two has the rounds that both have, but not as the same."""
    moved = [slot for slot in found.slots if slot.moved]
    sides = ((found.first, [slot.first for slot in moved]), (found.second, [slot.second for slot in moved]))
    where = []
    for side, numbers in sides:
        rounds = tuple(number for number in numbers if number is not None)
        where.append((side.title, side.speech.phrase("in_rounds", Fact(scope=Scope(rounds=rounds)))))
    return found.common.say("difference_moved", *where)


def _table(difference: Difference, found: Comparison) -> Table:
    """The rows of both tables that are not the same, side by side."""
    beside = columns(difference, found.first, found.second)
    contracts = isinstance(beside[0].fact, Contracts)
    rows = contract_rows(beside, found.first, found.slots) if contracts else price_rows(beside, found.common)
    head = (found.common.say("head_round" if contracts else "head_card"), *(column.head for column in beside))
    # numbers to the right, words to the left
    aside: tuple[Align, Align] = ("right", "left") if contracts else ("left", "right")
    return Table("contracts" if contracts else "prices", head, rows, (aside[0], *[aside[1]] * len(beside)))


def _paragraph(text: str, rules: tuple[str, ...] = ()) -> Paragraph:
    return Paragraph((Sentence(text, rules=rules),))
