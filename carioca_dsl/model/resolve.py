"""From qualified lines to the rules at one table.

Which line holds in a case is for `lines_at_table` to say; here its values become the sections of a round. Whatever
goes wrong is a value: the compiler turns it into a diagnostic, `Variant.rules` into an exception.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.model.contract import Contract, Part
from carioca_dsl.model.declarations import Declared, rule_id, rules_of
from carioca_dsl.model.hanging import HANGS_ON, acts, matters
from carioca_dsl.model.kinds import Kind
from carioca_dsl.model.kinds_at_table import differ_by_round, kinds_at_table
from carioca_dsl.model.line import Act, Agreement, Line
from carioca_dsl.model.lines_at_table import MISSING, LinesAtTable
from carioca_dsl.model.problems import Problem, ProblemKind
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.model.rules import RoundRules, Rules
from carioca_dsl.model.sections import (
    Buying,
    Deal,
    Deck,
    EndOfRound,
    Match,
    Money,
    Opening,
    Players,
    Scoring,
    Section,
    Turn,
    WildCards,
)
from carioca_dsl.model.values import ByAct, CardClass, FaceValue

if TYPE_CHECKING:
    from carioca_dsl.model.variant import Variant

_CONTRACT = rule_id(Contract, "contract")
_PER_MELD = rule_id(WildCards, "per_meld")
_CARD_POINTS = rule_id(Scoring, "card_points")


@dataclass(frozen=True)
class Resolution:
    """``rules`` is ``None`` where ``problems`` is not empty; ``used`` are the lines that had a say.

    ``entries`` are the numbers under which the file has its rounds, in order: a file that leaves out some of its
    parent's rounds keeps their numbers, while players count them from 1 on (`RoundRules.number`).
    """

    rules: Rules | None
    problems: tuple[Problem, ...]
    used: tuple[Line, ...]
    entries: tuple[int, ...] = ()

    def entry(self, number: int) -> int:
        """The number in the file of the round that players call ``number``."""
        return self.entries[number - 1] if 0 < number <= len(self.entries) else number


@remembered_of(256)
def resolve(variant: "Variant", players: int | None, agreement: Agreement) -> Resolution:
    """The rules at a table of ``players`` (the fewest allowed, if not given) with that agreement."""
    if players is None:
        anybody = _Resolver(variant, 0, agreement).section(Players, _Case(None))
        players = anybody.number.least if anybody else 2
    return _Resolver(variant, players, agreement).run()


@dataclass
class _Case:
    """The round in hand, and the choices made in it so far, which later rules may hang on."""

    number: int | None
    made: dict[str, Any] = field(default_factory=dict)


class _Resolver:
    def __init__(self, variant: "Variant", seats: int, agreement: Agreement) -> None:
        self.variant = variant
        self.seats = seats
        self.lines = LinesAtTable(variant.lines, seats, agreement)
        self.made: dict[str, Any] = {}
        self.known: dict[tuple[object, ...], tuple[Section, dict[str, Any]]] = {}
        """Sections that came out without a fault, with their values by id: most are the same in every round."""
        self.known_kinds: dict[int | None, dict[str, Kind | None]] = {}

    def run(self) -> Resolution:
        case = _Case(None)
        players = self.section(Players, case)
        match = self.section(Match, case)
        money = self.section(Money, case)
        self.made = case.made
        entries = self.round_numbers()
        rounds = [self.round(entry, number) for number, entry in enumerate(entries, 1)] or self.of_no_round()
        if players and self.seats not in players.number:
            self.lines.report(Problem("players", "players.number"))
        problems = tuple(self.lines.problems)
        rules = None
        if not problems:
            whole = tuple(entry for entry in rounds if entry)
            rules = Rules(seats=self.seats, players=players, match=match, money=money, rounds=whole)
        return Resolution(rules, problems, tuple(self.lines.used.values()), entries)

    # -- rounds and sections ------------------------------------------------------------------------------------

    def round_numbers(self) -> tuple[int, ...]:
        """The numbers of the rounds in the file; every one up to the last, but for those that it took out."""
        gone = self.variant.without_rounds
        numbers = {line.subject for line in self.variant.lines if line.rule == _CONTRACT} - gone
        last = max((number for number in numbers if isinstance(number, int)), default=0)
        if not last:
            self.lines.report(Problem("missing", _CONTRACT))
        return tuple(number for number in range(1, last + 1) if number not in gone)

    def round(self, entry: int, number: int) -> RoundRules | None:
        case = _Case(entry, dict(self.made))
        kinds = self.kinds(entry)
        contract = case.made[_CONTRACT] = self.contract(entry, kinds)
        deck = self.section(Deck, case)
        turn = self.section(Turn, case)
        sections = [self.section(section, case) for section in (WildCards, Deal, Opening, Buying, EndOfRound, Scoring)]
        if self.lines.problems:
            return None
        wild_cards, deal, opening, buying, end_of_round, scoring = sections
        return RoundRules(
            number=number,
            deck=deck,
            kinds=tuple(filter(None, kinds.values())),
            contract=contract,
            wild_cards=wild_cards,
            deal=deal,
            opening=opening,
            turn=turn,
            buying=buying,
            end_of_round=end_of_round,
            scoring=scoring,
        )

    def of_no_round(self) -> list[RoundRules | None]:
        """No rounds; but whatever else is missing is reported all the same."""
        case = _Case(None)
        for section in (Deck, Turn, WildCards, Deal, Opening, Buying, EndOfRound, Scoring):
            self.section(section, case)
        self.kinds(None)
        return []

    def section(self, section: type[Section], case: _Case) -> Any:
        """An instance of ``section``, or ``None`` where one of its rules is missing (and reported)."""
        rules = rules_of(section)
        # what its values depend on, besides the lines at this table
        number = case.number if any(declared.id in self.lines.by_round for declared in rules) else None
        hung = tuple(matters(declared.id, case.made) for declared in rules if declared.id in HANGS_ON)
        key = (section, number, hung, acts(case.made) if section is WildCards else ())
        if key in self.known:
            instance, made = self.known[key]
            case.made |= made
            return instance
        values: dict[str, Any] = {}
        for declared in rules:
            needs = declared.rule.needs
            needed = values.get(needs.field) if needs else None
            if needs and (needed is MISSING or not needs.met(needed)):  # what it hangs on is missing: one cause
                values[declared.field] = None
                continue
            values[declared.field] = case.made[declared.id] = self.value(declared, case)
        if any(value is MISSING for value in values.values()):
            return None
        instance = section(**values)
        self.known[key] = (
            instance,
            {declared.id: case.made[declared.id] for declared in rules if declared.id in case.made},
        )
        return instance

    def value(self, declared: Declared, case: _Case) -> Any:
        if declared.id == _PER_MELD:
            return self.by_act(case)
        if declared.id == _CARD_POINTS:
            return self.card_points(case)
        if not matters(declared.id, case.made):
            return None
        if declared.has_default and not self.lines.speaking(declared.id, case.number, None):
            return declared.info.default
        return self.lines.chosen(declared.id, case.number)

    def by_act(self, case: _Case) -> Any:
        there = acts(case.made)
        values: dict[str, Any] = {
            act.field: self.lines.chosen(_PER_MELD, case.number, act=act) if act in there else None for act in Act
        }
        return MISSING if any(value is MISSING for value in values.values()) else ByAct(**values)

    def card_points(self, case: _Case) -> Any:
        points = []
        for rank in range(1, 14):

            def prices(line: Line, rank: int = rank) -> bool:
                return isinstance(line.subject, CardClass) and rank in line.subject.ranks

            name = RANK_LETTERS[rank]
            faults: tuple[ProblemKind, ProblemKind] = ("priced never", "priced twice")
            price = self.lines.chosen(_CARD_POINTS, case.number, about=prices, subject=name, faults=faults)
            points.append(rank if isinstance(price, FaceValue) else price)
        return MISSING if any(price is MISSING for price in points) else tuple(points)

    # -- kinds and contracts ------------------------------------------------------------------------------------

    def kinds(self, number: int | None) -> dict[str, Kind | None]:
        """The kinds by name; ``None`` for one that lacks a rule (reported)."""
        number = number if differ_by_round(self.lines) else None
        if number not in self.known_kinds:
            kinds = kinds_at_table(self.lines, self.variant.kinds, number)
            if None in kinds.values():
                return kinds
            self.known_kinds[number] = kinds
        return self.known_kinds[number]

    def contract(self, number: int, kinds: dict[str, Kind | None]) -> Any:
        def about(line: Line) -> bool:
            return line.subject == number

        alternatives = self.lines.chosen(_CONTRACT, number, about=about, faults=("no such round", "contradiction"))
        if alternatives is MISSING:
            return MISSING
        return tuple(
            combination.model_copy(
                update={"parts": tuple(self.part(part, kinds, number) for part in combination.parts)}
            )
            for combination in alternatives
        )

    def part(self, part: Part, kinds: dict[str, Kind | None], number: int) -> Part:
        if part.kind not in kinds:
            self.lines.report(Problem("no such kind", _CONTRACT, part.kind, number))
            return part
        kind = kinds[part.kind]
        return part if part.size or kind is None else Part(count=part.count, kind=part.kind, size=kind.size)
