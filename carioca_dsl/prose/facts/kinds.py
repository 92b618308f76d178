"""Facts about one kind of meld: what it is made of, and how far it may grow."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import (
    Ace,
    Bound,
    CardClass,
    Corner,
    RoundRules,
    RunKind,
    SetKind,
    Suits,
)
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact


@dataclass(frozen=True, kw_only=True)
class OfKind(Fact):
    """Base of the facts about one kind; ``kind`` is its name in the file, ``set`` or ``run`` in the family."""

    kind: str


@dataclass(frozen=True, kw_only=True)
class SetSize(OfKind):
    """What a kind of set is, and how many cards it is laid with."""

    rules: ClassVar = ("set.size",)
    size: Bound
    like: str | None = None
    """The kind that it is a case of: then only what is different is told of it."""


@dataclass(frozen=True, kw_only=True)
class SetRanks(OfKind):
    """The only ranks that a kind of set may be of."""

    rules: ClassVar = ("set.ranks",)
    ranks: CardClass
    like: str | None = None
    """The kind that it is a case of, where this is all that is told of it: of the same size, and of these ranks."""


@dataclass(frozen=True, kw_only=True)
class SetSuits(OfKind):
    """Whether a suit may come twice in a set."""

    rules: ClassVar = ("set.suits",)
    suits: Suits
    twins: bool
    """Whether identical cards, from different packs, may lie in one set."""


@dataclass(frozen=True, kw_only=True)
class SetGrowth(OfKind):
    """How many cards a set may have on the table."""

    rules: ClassVar = ("set.grows-to",)
    most: int | None
    suits: Suits
    """Where all suits differ, no set grows beyond the suits there are."""


@dataclass(frozen=True, kw_only=True)
class RunSize(OfKind):
    """What a kind of run is, and how many cards it is laid with."""

    rules: ClassVar = ("run.size",)
    size: Bound
    like: str | None = None
    """As with sets."""


@dataclass(frozen=True, kw_only=True)
class RunContains(OfKind):
    """Cards of which a kind of run must hold so many when it is laid: its key cards."""

    rules: ClassVar = ("run.contains",)
    number: Bound
    cards: CardClass


@dataclass(frozen=True, kw_only=True)
class RunAce(OfKind):
    """Where an ace may stand in a run; ``next_low`` and ``next_high`` are its neighbours' ranks."""

    rules: ClassVar = ("run.ace",)
    ace: Ace
    next_low: int = 2
    next_high: int = 13


@dataclass(frozen=True, kw_only=True)
class RunCorner(OfKind):
    """Whether a run goes on from the king over the ace to the two."""

    rules: ClassVar = ("run.around-the-corner",)
    corner: Corner
    ranks: tuple[int, ...] = (13, 1, 2)


@dataclass(frozen=True, kw_only=True)
class RunGrowth(OfKind):
    """How long a run may get on the table."""

    rules: ClassVar = ("run.grows-to",)
    most: int | None
    """What the rule says."""
    places: int | None
    """Places from end to end; ``None`` around the corner."""

    @property
    def longest(self) -> int | None:
        """The longest run that there can be."""
        limits = [limit for limit in (self.most, self.places) if limit is not None]
        return min(limits) if limits else None

    @property
    def whole(self) -> bool:
        """True where a run may fill every place there is."""
        return self.places is not None and self.longest == self.places

    @property
    def two_aces(self) -> bool:
        """True where the longest run has an ace at both ends, which takes two different aces."""
        return self.places == 14 and self.longest == 14


def kind_facts(cases: Cases, name: str, told: Collection[str] = ()) -> Iterator[Fact]:
    """What a kind is; of one that is like another of which a reader has been told, only what is not the same."""
    like = _like(cases, name, told)
    if cases.rules.rounds[0].kind(name).shape == "set":
        yield from _set_facts(cases, name, like)
    else:
        yield from _run_facts(cases, name, like)


def _like(cases: Cases, name: str, told: Collection[str]) -> str | None:
    """The nearest of the kinds that this one is like of which a reader has been told."""
    likes = {kind.name: kind.like for kind in cases.variant.kinds}
    found = likes.get(name)
    while found is not None and found not in told:
        found = likes.get(found)
    return found


def _set(entry: RoundRules, name: str) -> SetKind:
    found = entry.kind(name)
    assert isinstance(found, SetKind)
    return found


def _run(entry: RoundRules, name: str) -> RunKind:
    found = entry.kind(name)
    assert isinstance(found, RunKind)
    return found


def _same(cases: Cases, name: str, like: str | None, field: str) -> bool:
    """Whether a rule of the kind is everywhere that of the one that it is like."""
    entries = [entry for table in cases.tables for entry in table.rounds]
    return like is not None and all(
        getattr(entry.kind(name), field) == getattr(entry.kind(like), field) for entry in entries
    )


def _set_facts(cases: Cases, name: str, like: str | None) -> Iterator[Fact]:
    ranked = like is not None and all(_set(entry, name).ranks for table in cases.tables for entry in table.rounds)
    brief = ranked and _same(cases, name, like, "size") and not _same(cases, name, like, "ranks")
    for scope, size in () if brief else cases.groups(lambda entry: _set(entry, name).size):
        standing = cases.standing(SetSize.rules, scope, name)
        yield SetSize(kind=name, like=like, size=size, scope=scope, standing=standing)
    for scope, ranks in cases.groups(lambda entry: _set(entry, name).ranks):
        if ranks is not None and not _same(cases, name, like, "ranks"):
            standing = cases.standing(SetRanks.rules, scope, name)
            yield SetRanks(kind=name, ranks=ranks, like=like if brief else None, scope=scope, standing=standing)
    for scope, suits in cases.groups(lambda entry: _set(entry, name).suits):
        if not _same(cases, name, like, "suits"):
            twins = suits is Suits.ANY and all(entry.deck.packs > 1 for table in cases.tables for entry in table.rounds)
            standing = cases.standing(SetSuits.rules, scope, name)
            yield SetSuits(kind=name, suits=suits, twins=twins, scope=scope, standing=standing)
    for scope, (most, suits) in cases.groups(lambda entry: (_set(entry, name).grows_to, _set(entry, name).suits)):
        if not (_same(cases, name, like, "grows_to") and _same(cases, name, like, "suits")):
            standing = cases.standing(SetGrowth.rules, scope, name)
            yield SetGrowth(kind=name, most=most, suits=suits, scope=scope, standing=standing)


def _run_facts(cases: Cases, name: str, like: str | None) -> Iterator[Fact]:
    for scope, size in cases.groups(lambda entry: _run(entry, name).size):
        standing = cases.standing(RunSize.rules, scope, name)
        yield RunSize(kind=name, like=like, size=size, scope=scope, standing=standing)
    for scope, holding in cases.groups(lambda entry: _run(entry, name).contains):
        if holding is not None and not _same(cases, name, like, "contains"):
            standing = cases.standing(RunContains.rules, scope, name)
            yield RunContains(kind=name, number=holding.number, cards=holding.cards, scope=scope, standing=standing)
    for scope, ace in cases.groups(lambda entry: _run(entry, name).ace):
        if not _same(cases, name, like, "ace"):
            yield RunAce(kind=name, ace=ace, scope=scope, standing=cases.standing(RunAce.rules, scope, name))
    for scope, corner in cases.groups(lambda entry: _run(entry, name).around_the_corner):
        if not _same(cases, name, like, "around_the_corner"):
            standing = cases.standing(RunCorner.rules, scope, name)
            yield RunCorner(kind=name, corner=corner, scope=scope, standing=standing)
    for scope, (most, places) in cases.groups(lambda entry: (_run(entry, name).grows_to, _run(entry, name).places)):
        if not (_same(cases, name, like, "grows_to") and _same(cases, name, like, "places")):
            standing = cases.standing(RunGrowth.rules, scope, name)
            yield RunGrowth(kind=name, most=most, places=places, scope=scope, standing=standing)
