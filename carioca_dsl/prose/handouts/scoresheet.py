"""The score sheet: a field for the points and one for the total of each player in each round, and how to fill them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from carioca_dsl.engine import next_dealer
from carioca_dsl.model import Agreement, ReEntry, Unit, Variant
from carioca_dsl.prose.blocks import Align, Book, Chapter, Table
from carioca_dsl.prose.book import title_of
from carioca_dsl.prose.compose import contract_cell
from carioca_dsl.prose.facts import Cases, Fact, cases_of, chapters
from carioca_dsl.prose.facts.contracts import Contracts
from carioca_dsl.prose.handouts.brief import BriefSpeech, brief_chapters, brief_speech
from carioca_dsl.prose.inline import clean
from carioca_dsl.prose.speech import capital

ON_THE_SHEET: tuple[str, ...] = (
    *("first_dealers", "next_dealer", "starter"),
    *("going_out_score", "going_out_after_choosing", "hand_count", "prices"),
    *("bust", "re_entries", "winners", "ties", "series"),
    *("amounts_to_agree", "stake", "pot_per_round", "pot_goes", "re_entry_fee", "settlement"),
)
"""Keys of the facts that the sheet tells: what a scorer asks."""
_EMPTY = "……"
_BLANK = "…… / ……"
"""A field to write in, where lines cannot be drawn."""


@dataclass(frozen=True)
class Guests:
    """Who plays: names in order of play, or only how many; and who deals first, where that is known."""

    number: int | None = None
    """``None`` leaves room for as many as can play."""
    names: tuple[str, ...] = ()
    first_dealer: int | None = None
    """A seat, counted from 0."""


@dataclass(frozen=True)
class Column:
    """A player: ``name`` is empty where it is still to be written; ``spoken`` never is."""

    name: str
    spoken: str


@dataclass(frozen=True)
class SheetRow:
    """A round: what it asks for and how many cards are dealt; who deals and who begins, where that is known."""

    round: int
    contract: str
    hand: str
    dealer: str = ""
    starts: str = ""


@dataclass(frozen=True)
class Headings:
    """What stands over the columns and beside the fields."""

    round: str
    contract: str
    hand: str
    dealer: str
    starts: str
    """Empty where nobody knows yet who begins."""
    points: str
    total: str
    date: str


@dataclass(frozen=True)
class ScoreSheet(Book):
    """A score sheet: a book whose first chapter is the table to write in, kept also in its parts."""

    columns: tuple[Column, ...]
    rows: tuple[SheetRow, ...]
    heads: Headings

    @property
    def wide(self) -> bool:
        """Whether a sheet of paper has to lie on its side."""
        return len(self.columns) > 4

    @property
    def grid(self) -> Chapter:
        """The chapter of the table to write in."""
        return self.chapters[0]

    @property
    def beside(self) -> tuple[Chapter, ...]:
        """The chapters that say how to fill it."""
        return self.chapters[1:]


def score_sheet(variant: Variant, agree: Agreement | None, code: str, guests: Guests | None = None) -> ScoreSheet:
    """The sheet of a variant; raises `RulesError` (where so many cannot play, too) and `UnknownLanguage`."""
    guests = guests or Guests()
    number = len(guests.names) or guests.number
    cases = _at(cases_of(variant, agree), number, variant, agree)
    speech = brief_speech(variant, code)
    told = chapters(cases)
    columns = _columns(guests, number or cases.tables[-1].seats, speech)
    rows = _rows(cases, told["contracts"], guests, speech)
    heads = Headings(
        round=speech.say("head_round"),
        contract=speech.say("head_contract"),
        hand=speech.say("head_hand"),
        dealer=speech.say("head_dealer"),
        starts=speech.phrase("head_starts") if any(row.starts for row in rows) else "",
        points=speech.say("head_points"),
        total=speech.say("head_total"),
        date=speech.say("head_date"),
    )
    keys = [key for key in ON_THE_SHEET if key != "first_dealers" or guests.first_dealer is None]
    titles = {name: speech.say(f"title_{name}") for name in ("scoring", "deal", "match", "money")}
    grid = Chapter("sheet", speech.say("title_sheet"), (_table(columns, rows, heads),))
    return ScoreSheet(
        language=code,
        title=title_of(variant, code, agree),
        chapters=(grid, *_tally(cases, columns, speech), *brief_chapters(told, keys, titles, speech)),
        contents=grid.title,
        legend=(),
        colophon=(
            speech.say("sheet_how"),
            speech.say("hash_line", tuple((table.seats, table.hash) for table in cases.tables)),
        ),
        columns=columns,
        rows=rows,
        heads=heads,
    )


def _at(cases: Cases, number: int | None, variant: Variant, agree: Agreement | None) -> Cases:
    """The cases with so many players alone."""
    if number is None:
        return cases
    found = [(table, used) for table, used in zip(cases.tables, cases.used, strict=True) if table.seats == number]
    if not found:  # a table larger than those looked at, or one at which nobody can play, and that is said there
        return replace(cases, tables=(variant.rules(number, agree or Agreement()),), used=((),))
    return replace(cases, tables=(found[0][0],), used=(found[0][1],))


def _columns(guests: Guests, number: int, speech: BriefSpeech) -> tuple[Column, ...]:
    if guests.names:
        return tuple(Column(clean(name), clean(name)) for name in guests.names)
    return tuple(Column("", speech.say("sheet_player", seat)) for seat in range(1, number + 1))


def _rows(cases: Cases, told: Sequence[Fact], guests: Guests, speech: BriefSpeech) -> tuple[SheetRow, ...]:
    """A row for each round, with who deals it and who begins where the first dealer is known."""
    facts = [fact for fact in told if isinstance(fact, Contracts)]
    made, dealer = [], guests.first_dealer
    for index, entry in enumerate(cases.rules.rounds):
        contract = _cell([(fact, contract_cell(fact.rows[index], speech)) for fact in facts], speech)
        hand = _cell([(fact, str(fact.rows[index].hand)) for fact in facts], speech)
        row = SheetRow(entry.number, contract, hand)
        if dealer is not None and guests.names:
            seats = len(guests.names)
            starts = guests.names[(dealer + 1) % seats]
            row = replace(row, dealer=clean(guests.names[dealer]), starts=clean(starts))
            dealer = next_dealer(entry, dealer, seats)
        made.append(row)
    return tuple(made)


def _cell(values: Sequence[tuple[Fact, str]], speech: BriefSpeech) -> str:
    """The value; where it depends on the number of players, each with when it holds."""
    if len({value for _, value in values}) == 1:
        return values[0][1]
    return "; ".join(speech.phrase("sheet_cell", fact, value) for fact, value in values)


def _tally(cases: Cases, columns: Sequence[Column], speech: BriefSpeech) -> tuple[Chapter, ...]:
    """Fields for what each player has besides points: re-entries and coins, where the game has them."""
    first = cases.rules
    coins = any(value is not None for value in first.money.model_dump().values())
    kept = {"re-entry": first.match.re_entry is ReEntry.HIGHEST, "coin": coins or _bought_with_coins(cases)}
    nouns = [speech.phrases.entry(concept).plural for concept, has in kept.items() if has]
    if not nouns:
        return ()
    left: Align = "left"
    names = tuple(column.name or column.spoken for column in columns)
    rows = tuple((noun, *(_EMPTY for _ in columns)) for noun in nouns)
    table = Table(
        "tally", (capital(speech.phrases.entry("player").plural), *names), rows, (left, *(left for _ in columns))
    )
    return (Chapter("tally", capital(speech.phrases.all_of(nouns)), (table,)),)


def _bought_with_coins(cases: Cases) -> bool:
    prices = [entry.buying.price for table in cases.tables for entry in table.rounds]
    return any(price is not None and price.unit is Unit.COINS for price in prices)


def _table(columns: Sequence[Column], rows: Sequence[SheetRow], heads: Headings) -> Table:
    """The table to write in, for formats in which nobody can draw lines."""
    dealt = bool(heads.starts)
    head = (heads.round, heads.contract, heads.hand, *((f"{heads.dealer} → {heads.starts}",) if dealt else ()))
    align: tuple[Align, ...] = ("right", "left", "right", *(("left",) if dealt else ()))
    lines = tuple(
        (
            str(row.round),
            row.contract,
            row.hand,
            *((f"{row.dealer} → {row.starts}",) if dealt else ()),
            *(_BLANK for _ in columns),
        )
        for row in rows
    )
    names = tuple(column.name or column.spoken for column in columns)
    left: Align = "left"
    return Table("sheet", (*head, *names), lines, (*align, *(left for _ in columns)))
