"""Two variants side by side: the rules in which they differ, the contracts of the rounds, the prices of the cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from carioca_dsl.cards import ACE, RANKS
from carioca_dsl.model import CardClass
from carioca_dsl.prose.difference import ChapterDifference, Difference, prices
from carioca_dsl.prose.difference_cells import (
    NOTHING,
    Side,
    cell,
    has_figures,
    needs_figures,
    rounds_cell,
    rounds_label,
    row_label,
)
from carioca_dsl.prose.difference_rounds import Slot
from carioca_dsl.prose.difference_values import numbers_of_rounds, settings
from carioca_dsl.prose.facts import Fact
from carioca_dsl.prose.facts.contracts import ContractRow, Contracts
from carioca_dsl.prose.facts.scoring import PriceRow, Prices
from carioca_dsl.prose.plan import TABLES
from carioca_dsl.prose.speech import Speech

_CONTRACT = "rounds.contract"


@dataclass(frozen=True)
class RuleRow:
    """A rule that differs: its id, its kind of meld, its label, and what the first and the second say."""

    rule: str
    kind: str | None
    label: str
    first: str
    second: str


def rule_rows(chapters: Iterable[ChapterDifference], first: Side, second: Side, common: Speech) -> tuple[RuleRow, ...]:
    """The rules whose values differ, in the order of a rulebook, without those that have a table of their own.

    Of the rounds, which have one, it is said how many there are.
    """
    found: dict[tuple[str, str | None], RuleRow] = {}
    for difference in (pair for chapter in chapters for pair in chapter.differences):
        if tabled(difference):
            if _CONTRACT in difference.rules and (row := _rounds_row(first, second, common)):
                found[_CONTRACT, None] = row
            continue
        for rule in difference.rules:
            kind = difference.kind
            one, two = settings(first.cases, rule, kind), settings(second.cases, rule, kind)
            if one != two and (rule, kind) not in found:
                label = row_label(rule, kind, common, _who_names(kind, common, first.speech, second.speech))
                figures = has_figures(rule, one, first) or has_figures(rule, two, second)
                cells = [cell(rule, said, side, figures=figures) for said, side in ((one, first), (two, second))]
                found[rule, kind] = RuleRow(rule, kind, label, *cells)
    return tuple(found.values())


def _rounds_row(first: Side, second: Side, common: Speech) -> RuleRow | None:
    one, two = numbers_of_rounds(first.cases), numbers_of_rounds(second.cases)
    if one == two:
        return None
    figures = any(needs_figures((each.value for each in said), side) for said, side in ((one, first), (two, second)))
    cells = [rounds_cell(said, side, figures=figures) for said, side in ((one, first), (two, second))]
    return RuleRow(_CONTRACT, None, rounds_label(common), *cells)


def tabled(difference: Difference) -> bool:
    """Whether it is told as a table."""
    return any(fact.key() in TABLES for fact in (*difference.first, *difference.second))


def _who_names(kind: str | None, *speeches: Speech) -> Speech:
    """The first who has a word for a kind: what both know is called as everywhere, the rest as its own game has it."""
    return next((speech for speech in speeches if kind and kind in speech.phrases.lexicon), speeches[0])


@dataclass(frozen=True)
class Column:
    """What one table of a variant has in each row, and where it holds, if it has several."""

    side: Side
    fact: Fact
    alone: bool

    @property
    def head(self) -> str:
        """The title of the variant, with when the table holds."""
        return self.side.speech.say("difference_column", self.side.title, None if self.alone else self.fact)


def columns(difference: Difference, first: Side, second: Side) -> tuple[Column, ...]:
    """A column for each table of the first and of the second."""
    pairs = ((first, difference.first), (second, difference.second))
    return tuple(
        Column(side, fact, alone=len(facts) == 1 and fact.scope.everywhere) for side, facts in pairs for fact in facts
    )


def contract_rows(found: Sequence[Column], first: Side, slots: Sequence[Slot]) -> tuple[tuple[str, ...], ...]:
    """The rounds whose contracts are not the same everywhere: the number, and the contract in each column."""

    def contracts(column: Column) -> dict[int, ContractRow]:
        assert isinstance(column.fact, Contracts)
        by_number = {row.round: row for row in column.fact.rows}
        numbers = [slot.first if column.side is first else slot.second for slot in slots]
        return {place: by_number[number] for place, number in enumerate(numbers) if number is not None}

    tables = [contracts(column) for column in found]
    rows = []
    for place, slot in enumerate(slots):
        if len({table[place].contract if place in table else None for table in tables}) > 1:
            rows.append((_number(slot), *_cells(found, tables, place, "cell_contract")))
    return tuple(rows)


def _number(slot: Slot) -> str:
    """The number of a round, or both where it has moved."""
    return " / ".join(dict.fromkeys(str(number) for number in (slot.first, slot.second) if number is not None))


def price_rows(found: Sequence[Column], common: Speech) -> tuple[tuple[str, ...], ...]:
    """The cards that do not cost the same everywhere: neighbours that agree in every column make one row."""

    def by_rank(column: Column) -> dict[int, PriceRow]:
        assert isinstance(column.fact, Prices)
        return {rank: row for row in column.fact.rows for rank in (*row.cards.ranks, *(0,) * row.cards.jokers)}

    tables = [by_rank(column) for column in found]
    points = [prices(column.fact) for column in found if isinstance(column.fact, Prices)]
    joined: list[tuple[list[int], tuple[Any, ...]]] = []
    for rank in (*RANKS[1:], ACE, 0):
        if len({table.get(rank) for table in points}) == 1:
            continue
        costs = tuple(table[rank].points if rank in table else NOTHING for table in tables)
        if joined and joined[-1][1] == costs and rank:
            joined[-1][0].append(rank)
        else:
            joined.append(([rank], costs))
    rows = []
    for ranks, _ in joined:
        cards = CardClass(ranks=tuple(ranks)) if ranks[0] else CardClass(jokers=True)
        name = common.phrase("cell_cards", PriceRow(cards=cards, points=None))
        rows.append((name, *_cells(found, [_costs(table, ranks) for table in tables], ranks[0], "cell_points")))
    return tuple(rows)


def _costs(table: dict[int, PriceRow], ranks: Sequence[int]) -> dict[int, PriceRow]:
    """The row of these ranks: what costs its own number is said in figures where it stands alone."""
    row = table.get(ranks[0])
    if row is not None and row.points is None and len(ranks) == 1:
        row = replace(row, points=ranks[0])
    return {} if row is None else {ranks[0]: row}


def _cells(found: Sequence[Column], tables: Sequence[dict[int, Any]], key: int, cell: str) -> Iterator[str]:
    for column, table in zip(found, tables, strict=True):
        yield column.side.speech.phrase(cell, table[key]) if key in table else NOTHING
