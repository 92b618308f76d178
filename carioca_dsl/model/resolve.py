"""From qualified lines to the rules at one table.

Of the lines that speak about a case, those of the highest level count (a file's own before the family's), and of
those the narrowest wins; two of which neither is narrower contradict each other. Whatever goes wrong is a value: the
compiler turns it into a diagnostic, `Variant.rules` into an exception.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from carioca_dsl.cards import RANK_LETTERS
from carioca_dsl.model.contract import Contract, Part
from carioca_dsl.model.declarations import Declared, declared_rules, rule_id
from carioca_dsl.model.kinds import RunKind, SetKind
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.model.rules import RoundRules, Rules
from carioca_dsl.model.sections import (
    Buying,
    Deal,
    Deck,
    EndOfRound,
    LayOffOnto,
    Match,
    Money,
    NewMelds,
    Opening,
    Order,
    Players,
    ReEntry,
    Scoring,
    Section,
    Turn,
    WildCards,
)
from carioca_dsl.model.values import ByAct, CardClass, FaceValue, Price, Unit
from carioca_dsl.model.variant import Act, Agreement, Line, Variant

ProblemKind = Literal[
    "missing", "contradiction", "no such round", "no such kind", "priced never", "priced twice", "players"
]


@dataclass(frozen=True)
class Problem:
    """Why lines do not make rules: what kind of fault, of which rule, in which round, and the lines that take part."""

    kind: ProblemKind
    rule: str
    subject: str | None = None
    round: int | None = None
    act: Act | None = None
    lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        where = f" in round {self.round}" if self.round else ""
        return f"{self.rule}{f' of {self.subject}' if self.subject else ''}{where}: {self.kind}"


class RulesError(ValueError):
    """The lines of a variant do not make rules for that table; ``problems`` says why."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


class Hang(NamedTuple):
    """What a rule of another section must be like, for a rule to matter at all."""

    rule: str
    matters: Callable[[Any], bool]


def _counts_points(contract: Any) -> bool:
    return isinstance(contract, tuple) and any(combination.worth for combination in contract)


def _is_in_coins(price: Any) -> bool:
    return isinstance(price, Price) and price.unit is Unit.COINS


HANGS_ON: dict[str, Hang] = {
    rule_id(WildCards, "in_its_own_place"): Hang(rule_id(Deck, "wild"), lambda wild: bool(getattr(wild, "ranks", ()))),
    rule_id(Opening, "low_ace"): Hang(rule_id(Contract, "contract"), _counts_points),
    rule_id(Scoring, "going_out_after_choosing"): Hang(rule_id(Match, "order"), lambda order: order is Order.CHOSEN),
    rule_id(Scoring, "joker"): Hang(rule_id(Deck, "jokers"), lambda jokers: jokers != 0),
    rule_id(Buying, "paid_to"): Hang(rule_id(Buying, "price"), _is_in_coins),
    rule_id(Money, "re_entry_fee"): Hang(rule_id(Match, "re_entry"), lambda re_entry: re_entry is ReEntry.HIGHEST),
}
"""By id; what hangs on one of some values of a rule of the same section says so with `Needs`."""


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
def resolve(variant: Variant, players: int | None, agreement: Agreement) -> Resolution:
    """The rules at a table of ``players`` (the fewest allowed, if not given) with that agreement."""
    return _Resolver(variant, players, agreement).run()


@dataclass
class _Case:
    """The round in hand, and the choices made in it so far, which later rules may hang on."""

    number: int | None
    made: dict[str, Any] = field(default_factory=dict)


class _Resolver:
    def __init__(self, variant: Variant, players: int | None, agreement: Agreement) -> None:
        self.variant = variant
        self.agreement = agreement
        self.problems: dict[Problem, None] = {}
        self.used: dict[int, Line] = {}
        self.by_rule: dict[str, list[Line]] = {}
        self.made: dict[str, Any] = {}
        for line in variant.lines:
            self.by_rule.setdefault(line.rule, []).append(line)
        self.seats = players or 0
        if players is None:
            number = self.section(Players, _Case(None))
            self.seats = number.number.least if number else 2

    def run(self) -> Resolution:
        case = _Case(None)
        players = self.section(Players, case)
        match = self.section(Match, case)
        money = self.section(Money, case)
        self.made = case.made
        entries = self.round_numbers()
        rounds = [self.round(entry, number) for number, entry in enumerate(entries, 1)] or self.of_no_round()
        if players and self.seats not in players.number:
            self.report(Problem("players", "players.number"))
        rules = None
        if not self.problems:
            whole = tuple(entry for entry in rounds if entry)
            rules = Rules(seats=self.seats, players=players, match=match, money=money, rounds=whole)
        return Resolution(rules, tuple(self.problems), tuple(self.used.values()), entries)

    def report(self, problem: Problem) -> None:
        self.problems.setdefault(problem)

    # -- rounds and sections ------------------------------------------------------------------------------------

    def round_numbers(self) -> tuple[int, ...]:
        """The numbers of the rounds in the file; every one up to the last, but for those that it took out."""
        numbers = {line.subject for line in self.by_rule.get("rounds.contract", ())} - self.variant.without_rounds
        last = max((number for number in numbers if isinstance(number, int)), default=0)
        if not last:
            self.report(Problem("missing", "rounds.contract"))
        return tuple(number for number in range(1, last + 1) if number not in self.variant.without_rounds)

    def round(self, entry: int, number: int) -> RoundRules | None:
        case = _Case(entry, dict(self.made))
        kinds = self.kinds(case)
        contract = case.made[rule_id(Contract, "contract")] = self.contract(entry, kinds)
        deck = self.section(Deck, case)
        turn = self.section(Turn, case)
        sections = [self.section(section, case) for section in (WildCards, Deal, Opening, Buying, EndOfRound, Scoring)]
        if self.problems:
            return None
        wild_cards, deal, opening, buying, end_of_round, scoring = sections
        return RoundRules(
            number=number,
            deck=deck,
            kinds=tuple(kinds.values()),
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
        self.kinds(case)
        return []

    def section(self, section: type[Section], case: _Case) -> Any:
        """An instance of ``section``, or ``None`` where one of its rules is missing (and reported)."""
        values: dict[str, Any] = {}
        for declared in declared_rules().values():
            if declared.section is not section:
                continue
            needs = declared.rule.needs
            needed = values.get(needs.field) if needs else None
            if needs and (needed is _MISSING or not needs.met(needed)):  # what it hangs on is missing: one cause
                values[declared.field] = None
                continue
            values[declared.field] = case.made[declared.id] = self.value(declared, case)
        return None if any(value is _MISSING for value in values.values()) else section(**values)

    def value(self, declared: Declared, case: _Case) -> Any:
        if declared.id == rule_id(WildCards, "per_meld"):
            return self.by_act(declared, case)
        if declared.id == rule_id(Scoring, "card_points"):
            return self.card_points(declared, case)
        if declared.id in HANGS_ON and not HANGS_ON[declared.id].matters(case.made.get(HANGS_ON[declared.id].rule)):
            return None
        if declared.has_default and not self.speaking(declared.id, case.number, None, None):
            return declared.info.default
        return self.chosen(declared.id, case.number)

    def by_act(self, declared: Declared, case: _Case) -> Any:
        exists = {
            Act.OPENING: True,
            Act.MELDING: case.made.get(rule_id(Turn, "new_melds_later")) is NewMelds.ALLOWED,
            Act.LAYING_OFF: case.made.get(rule_id(Turn, "lay_off_onto")) is not LayOffOnto.NONE,
        }
        values: dict[str, Any] = {
            act.field: self.chosen(declared.id, case.number, act=act) if exists[act] else None for act in Act
        }
        return _MISSING if any(value is _MISSING for value in values.values()) else ByAct(**values)

    def card_points(self, declared: Declared, case: _Case) -> Any:
        points = []
        for rank in range(1, 14):

            def prices(line: Line, rank: int = rank) -> bool:
                return isinstance(line.subject, CardClass) and rank in line.subject.ranks

            name = RANK_LETTERS[rank]
            faults: tuple[ProblemKind, ProblemKind] = ("priced never", "priced twice")
            price = self.chosen(declared.id, case.number, about=prices, subject=name, faults=faults)
            points.append(rank if isinstance(price, FaceValue) else price)
        return _MISSING if any(price is _MISSING for price in points) else tuple(points)

    # -- kinds and contracts ------------------------------------------------------------------------------------

    def kinds(self, case: _Case) -> dict[str, Any]:
        """The kinds by name; ``None`` for one that lacks a rule (reported)."""
        chains: dict[str, tuple[str, ...]] = {"set": ("set",), "run": ("run",)}
        for kind in self.variant.kinds:
            if kind.like in chains:
                chains[kind.name] = (kind.name, *chains[kind.like])
            else:
                self.report(Problem("no such kind", "meld.like", kind.name))
        return {name: self.kind(chain, case) for name, chain in chains.items()}

    def kind(self, chain: tuple[str, ...], case: _Case) -> Any:
        section = SetKind if chain[-1] == "set" else RunKind
        values: dict[str, Any] = {"name": chain[0]}
        for declared in declared_rules().values():
            if declared.section is section:
                required = declared.info.is_required()
                value = self.of_kind(declared.id, chain, case.number, required=required)
                values[declared.field] = value if value is not _MISSING or required else declared.info.default
        return None if any(value is _MISSING for value in values.values()) else section(**values)

    def of_kind(self, rule: str, chain: tuple[str, ...], number: int | None, *, required: bool) -> Any:
        """The value of the nearest kind of the chain that says anything in this case."""
        for name in chain:

            def about(line: Line, name: str = name) -> bool:
                return line.subject == name

            if self.speaking(rule, number, None, about):
                return self.chosen(rule, number, about=about, subject=chain[0])
        if required:
            self.report(Problem("missing", rule, chain[0], number))
        return _MISSING

    def contract(self, number: int, kinds: dict[str, Any]) -> Any:
        def about(line: Line) -> bool:
            return line.subject == number

        alternatives = self.chosen(
            rule_id(Contract, "contract"), number, about=about, faults=("no such round", "contradiction")
        )
        if alternatives is _MISSING:
            return _MISSING
        return tuple(
            combination.model_copy(
                update={"parts": tuple(self.part(part, kinds, number) for part in combination.parts)}
            )
            for combination in alternatives
        )

    def part(self, part: Part, kinds: dict[str, Any], number: int) -> Part:
        if part.kind not in kinds:
            self.report(Problem("no such kind", rule_id(Contract, "contract"), part.kind, number))
            return part
        kind = kinds[part.kind]
        return part if part.size or kind is None else Part(count=part.count, kind=part.kind, size=kind.size)

    # -- one line out of many -----------------------------------------------------------------------------------

    def speaking(self, rule: str, number: int | None, act: Act | None, about: "_About | None") -> list[Line]:
        """The lines of the highest level that speak about the case."""
        agreed = self.agreement.options
        lines = [
            line
            for line in self.by_rule.get(rule, ())
            if line.when.apply(act, number, self.seats, agreed) and (about is None or about(line))
        ]
        top = max((line.level for line in lines), default=0)
        return [line for line in lines if line.level == top]

    def chosen(
        self,
        rule: str,
        number: int | None,
        *,
        act: Act | None = None,
        about: "_About | None" = None,
        subject: str | None = None,
        faults: tuple[ProblemKind, ProblemKind] = ("missing", "contradiction"),
    ) -> Any:
        lines = self.speaking(rule, number, act, about)
        if not lines:
            self.report(Problem(faults[0], rule, subject, number, act))
            return _MISSING
        narrowest = list(_narrowest(lines))
        if len(narrowest) > 1:
            self.report(Problem(faults[1], rule, subject, number, act, tuple(narrowest)))
            return _MISSING
        line = narrowest[0]
        self.used[id(line)] = line
        return self.agreement.value(line)


_About = Callable[[Line], bool]


class _Missing:
    """Stands for a value that no line gives; the fault has been reported where this appears."""


_MISSING: Any = _Missing()


def _narrowest(lines: list[Line]) -> Iterable[Line]:
    for line in lines:
        if all(line.when.narrower(other.when) for other in lines):
            strictly = [other for other in lines if other.when == line.when]
            return strictly
    return [
        line for line in lines if not any(other.when.narrower(line.when) and other.when != line.when for other in lines)
    ]
