"""What a table has not decided: rules that its file leaves to the family, choices that are open, what nobody states."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain

from carioca_dsl.model import Act, Agreement, AnyAmount, Line, Option, RulesError, Variant, declared_rules
from carioca_dsl.prose.facts import Cases, Fact, Standing, cases_of, chapters
from carioca_dsl.prose.facts.kinds import OfKind
from carioca_dsl.prose.facts.played import played_kinds
from carioca_dsl.prose.facts.side_by_side import COMES_UP
from carioca_dsl.prose.facts.wild_in_melds import WildLimit
from carioca_dsl.prose.plan import TABLES


class Because(StrEnum):
    """Why a question is open."""

    FAMILY = "family"
    """The file does not say, and the family base does."""
    OPTION = "option"
    """The file offers a choice, and the table has not made it."""
    NOBODY = "nobody"
    """Nobody says, and no game needs it to be said."""


@dataclass(frozen=True)
class Undecided:
    """One question that a table has not answered."""

    because: Because
    rules: tuple[str, ...]
    """The rules that it is about; more than one only for a named option."""
    kind: str | None = None
    """The kind of meld that it is about, where the rule is about one."""
    line: Line | None = None
    """What decides meanwhile."""
    option: Option | None = None
    """The named option that may be agreed."""
    meanwhile: tuple[Fact, ...] = ()
    """What holds until somebody decides, as far as a rulebook says it."""


def undecided(variant: Variant, agree: Agreement | None = None) -> tuple[Undecided, ...]:
    """Every open question in the order of a file, named options last; raises `RulesError`."""
    return tuple(_Open(variant, agree or Agreement()).questions())


def marked(variant: Variant, agree: Agreement | None = None) -> int:
    """How many of the file's own lines have a say and carry a mark: decided, though no source says so."""
    used = chain.from_iterable(cases_of(variant, agree).used)
    return len({line.key for line in used if line.level and line.marks})


# no choice of the table: a remark about the game, and what has a single value so far
_NO_DECISION = frozenset({"players.best", "match.winner"})

# rules of which a rulebook says nothing where nothing is unusual; they are asked all the same
_QUIET = frozenset({"opening.only-when-going-out", "deal.open-hands", "match.games", "deal.cut"})


class _Open:
    def __init__(self, variant: Variant, agreed: Agreement) -> None:
        self.variant = variant
        self.agreed = agreed
        self.cases = cases_of(variant, agreed)
        self.facts = _all_facts(self.cases)
        self.used = tuple({id(line): line for line in chain.from_iterable(self.cases.used)}.values())
        self.entries = tuple(entry for table in self.cases.tables for entry in table.rounds)

    def questions(self) -> Iterator[Undecided]:
        made = {key for key, _ in (*self.agreed.choices, *self.agreed.amounts)}
        offered = [line for line in self.used if len(line.values) > 1 and line.key not in made]
        for rule in declared_rules():
            if self.comes_up(rule):
                yield from self.left_to_the_family(rule)
                yield from self.said_by_nobody(rule)
            yield from (self.choice(line) for line in offered if line.rule == rule)
        for option in self.variant.options:
            if not option.mode and option.name not in self.agreed.options:
                yield from self.named(option)

    def comes_up(self, rule: str) -> bool:
        """Whether anybody at the table can ever ask."""
        return rule not in COMES_UP or any(map(COMES_UP[rule], self.entries))

    # -- what the file does not say -------------------------------------------------------------------------------

    def left_to_the_family(self, rule: str) -> Iterator[Undecided]:
        if not self.variant.based_on:  # the family itself
            return
        lines = [line for line in self.used if line.rule == rule]
        for kind in self.kinds(rule):
            about = self.chain(kind)
            base = [line for line in lines if not line.level and line.subject in about]
            own = [line for line in lines if line.level and line.subject in about]
            acts = self.acts(rule, own)
            if not base or (own and not acts) or rule in _NO_DECISION:
                continue
            found = tuple(fact for fact in self.telling(rule, kind) if _of_acts(fact, acts))
            if found or rule in _QUIET:
                yield Undecided(Because.FAMILY, (rule,), kind, base[0], meanwhile=_conventions(found))

    def kinds(self, rule: str) -> tuple[str | None, ...]:
        """The kinds that a rule of melds is about, as far as they are played; of any other rule none."""
        shape = rule.partition(".")[0]
        if shape not in ("set", "run"):
            return (None,)
        return tuple(name for name in played_kinds(self.cases) if self.entries[0].kind(name).shape == shape)

    def chain(self, kind: str | None) -> tuple[str | None, ...]:
        """The kind and those that it is like."""
        likes = {known.name: known.like for known in self.variant.kinds}
        found = [kind]
        while found[-1] in likes:
            found.append(likes[found[-1]])
        return tuple(found)

    def acts(self, rule: str, own: Iterable[Line]) -> frozenset[Act]:
        """Of a rule with acts, those that there are and of which the file says nothing."""
        if "act" not in declared_rules()[rule].rule.qualifiers:
            return frozenset()
        said = {act for line in own for act in ((line.when.act,) if line.when.act else Act)}
        there = {act for entry in self.entries for act in Act if entry.wild_cards.per_meld.at(act.field) is not None}
        return frozenset(there - said)

    def said_by_nobody(self, rule: str) -> Iterator[Undecided]:
        declared = declared_rules()[rule]
        stated = any(line.rule == rule for line in self.used)
        if declared.has_default and not declared.rule.engine and not stated and rule not in _NO_DECISION:
            yield Undecided(Because.NOBODY, (rule,))

    def telling(self, rule: str, kind: str | None = None) -> tuple[Fact, ...]:
        """The facts that say a rule: those that say little else, where there are any."""
        found = [fact for fact in self.facts if rule in fact.rules and (kind is None or _kind_of(fact) == kind)]
        least = min((len(fact.rules) for fact in found), default=0)
        return tuple(fact for fact in found if len(fact.rules) == least)

    # -- what the file offers -------------------------------------------------------------------------------------

    def choice(self, line: Line) -> Undecided:
        made = dict(self.agreed.choices)
        values = [index for index, value in enumerate(line.values) if index and not isinstance(value, AnyAmount)]
        others = (_with_choices(self.agreed, made | {line.key: index}) for index in values)
        lost = {fact for other in others for fact in self.lost(other)}
        told = self.telling(line.rule, line.subject if isinstance(line.subject, str) else None)
        kind = line.subject if isinstance(line.subject, str) else None
        named = len(values) + 1 < len(line.values)  # the players may name an amount, and then the facts say that one
        meanwhile = tuple(fact for fact in told if (named or fact in lost) and fact.key() not in TABLES)
        return Undecided(Because.OPTION, (line.rule,), kind, line, meanwhile=meanwhile)

    def named(self, option: Option) -> Iterator[Undecided]:
        rules = tuple(dict.fromkeys(line.rule for line in self.variant.lines if option.name in line.when.options))
        agreement = self.agreed.model_copy(update={"options": self.agreed.options | {option.name}})
        lost = tuple(self.lost(agreement))
        if lost:
            meanwhile = tuple(fact for fact in lost if fact.key() not in TABLES and set(fact.rules) & set(rules))
            yield Undecided(Because.OPTION, rules, option=option, meanwhile=meanwhile)

    def lost(self, agreement: Agreement) -> Iterator[Fact]:
        """The facts that would not be said any more under another agreement."""
        try:
            after = {_bare(fact) for fact in _all_facts(cases_of(self.variant, agreement))}
        except RulesError:
            return
        yield from (fact for fact in self.facts if _bare(fact) not in after)


def _with_choices(agreement: Agreement, choices: dict[str, int]) -> Agreement:
    """The same agreement with other choices."""
    return agreement.model_copy(update={"choices": tuple(choices.items())})


def _all_facts(cases: Cases) -> tuple[Fact, ...]:
    return tuple(chain.from_iterable(chapters(cases).values()))


def _bare(fact: Fact) -> Fact:
    """The fact without where it comes from."""
    return replace(fact, standing=Standing.STATED)


def _kind_of(fact: Fact) -> str | None:
    return fact.kind if isinstance(fact, OfKind) else None


def _of_acts(fact: Fact, acts: frozenset[Act]) -> bool:
    return not isinstance(fact, WildLimit) or bool(acts.intersection(fact.acts))


def _conventions(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Those that stand as conventions, where others say the same rule for other cases."""
    return tuple(fact for fact in facts if fact.standing is Standing.CONVENTION) or facts
