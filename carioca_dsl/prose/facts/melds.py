"""Facts about the kinds of meld: what they are made of, and how far they may grow."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import (
    Ace,
    Act,
    Bound,
    CardClass,
    Corner,
    NewMelds,
    OwnPlace,
    RoundRules,
    RunKind,
    SetKind,
    Suits,
)
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards, Standing


@dataclass(frozen=True, kw_only=True)
class OfKind(Fact):
    """Base of the facts about one kind; ``kind`` is its name in the file, ``set`` or ``run`` in the family."""

    kind: str


@dataclass(frozen=True, kw_only=True)
class Melds(Fact):
    """Which kinds of meld there are."""

    kinds: tuple[str, ...]

    @property
    def few(self) -> bool:
        """Whether a heading can name them all."""
        return len(self.kinds) < 4


@dataclass(frozen=True, kw_only=True)
class SetSize(OfKind):
    """What a kind of set is, and how many cards it is laid with."""

    rules: ClassVar = ("set.size",)
    size: Bound


@dataclass(frozen=True, kw_only=True)
class SetRanks(OfKind):
    """The only ranks that a kind of set may be of."""

    rules: ClassVar = ("set.ranks",)
    ranks: CardClass


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


@dataclass(frozen=True, kw_only=True)
class WildLimit(OfWildCards):
    """How many wild cards a meld may hold once a player has done ``acts``."""

    rules: ClassVar = ("wild-cards.per-meld",)
    acts: tuple[Act, ...]
    limit: Bound
    eased: bool = False
    """True where the opening has a limit and these acts have none."""


@dataclass(frozen=True, kw_only=True)
class NaturalCard(OfWildCards):
    """How many natural cards a meld must have (said only where the limits on wild cards leave it open)."""

    rules: ClassVar = ("wild-cards.natural-cards-per-meld",)
    limit: Bound


@dataclass(frozen=True, kw_only=True)
class InItsOwnPlace(OfWildCards):
    """What a card of a wild rank is where it lies in the place of its own face."""

    rules: ClassVar = ("wild-cards.in-its-own-place",)
    place: OwnPlace
    cards: CardClass
    """The ranks that are wild."""


@dataclass(frozen=True, kw_only=True)
class WildStandsFor(OfWildCards):
    """In a run a wild card is one card, named when it is laid; in a set it is any card of the rank."""


def melds(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on melds."""
    names = played_kinds(cases)
    yield Melds(kinds=names)
    for name in names:
        shape = cases.rules.rounds[0].kind(name).shape
        yield from _set_facts(cases, name) if shape == "set" else _run_facts(cases, name)
    yield from wild_limits(cases, opening=True)
    for scope, found in cases.groups(_naturals):
        if found is not None:
            limit, jokers_only = found
            standing = cases.standing(NaturalCard.rules, scope)
            yield NaturalCard(limit=limit, jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, (exist, jokers_only) in cases.groups(lambda entry: (has_wild_cards(entry), only_jokers_wild(entry))):
        if exist:
            standing = Standing.DERIVED
            yield WildStandsFor(jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, (place, ranks) in cases.groups(lambda entry: (entry.wild_cards.in_its_own_place, entry.deck.wild.ranks)):
        if place is not None:
            standing = cases.standing(InItsOwnPlace.rules, scope)
            yield InItsOwnPlace(
                place=place, cards=CardClass(ranks=ranks), jokers_only=False, scope=scope, standing=standing
            )


def played_kinds(cases: Cases) -> tuple[str, ...]:
    """The kinds that can ever be laid: those of the contracts, and all where new melds are free."""
    entries = [entry for table in cases.tables for entry in table.rounds]
    asked = {part.kind for entry in entries for combination in entry.contract for part in combination.parts}
    free = any(entry.turn.new_melds_later is NewMelds.ALLOWED for entry in entries)
    names = dict.fromkeys(kind.name for entry in entries for kind in entry.kinds)
    return tuple(name for name in names if free or name in asked)


def _set_facts(cases: Cases, name: str) -> Iterator[Fact]:
    def kind(entry: RoundRules) -> SetKind:
        found = entry.kind(name)
        assert isinstance(found, SetKind)
        return found

    for scope, size in cases.groups(lambda entry: kind(entry).size):
        yield SetSize(kind=name, size=size, scope=scope, standing=cases.standing(SetSize.rules, scope, name))
    for scope, ranks in cases.groups(lambda entry: kind(entry).ranks):
        if ranks is not None:
            yield SetRanks(kind=name, ranks=ranks, scope=scope, standing=cases.standing(SetRanks.rules, scope, name))
    for scope, suits in cases.groups(lambda entry: kind(entry).suits):
        twins = suits is Suits.ANY and all(entry.deck.packs > 1 for table in cases.tables for entry in table.rounds)
        standing = cases.standing(SetSuits.rules, scope, name)
        yield SetSuits(kind=name, suits=suits, twins=twins, scope=scope, standing=standing)
    for scope, (most, suits) in cases.groups(lambda entry: (kind(entry).grows_to, kind(entry).suits)):
        standing = cases.standing(SetGrowth.rules, scope, name)
        yield SetGrowth(kind=name, most=most, suits=suits, scope=scope, standing=standing)


def _run_facts(cases: Cases, name: str) -> Iterator[Fact]:
    def kind(entry: RoundRules) -> RunKind:
        found = entry.kind(name)
        assert isinstance(found, RunKind)
        return found

    for scope, size in cases.groups(lambda entry: kind(entry).size):
        yield RunSize(kind=name, size=size, scope=scope, standing=cases.standing(RunSize.rules, scope, name))
    for scope, ace in cases.groups(lambda entry: kind(entry).ace):
        yield RunAce(kind=name, ace=ace, scope=scope, standing=cases.standing(RunAce.rules, scope, name))
    for scope, corner in cases.groups(lambda entry: kind(entry).around_the_corner):
        yield RunCorner(kind=name, corner=corner, scope=scope, standing=cases.standing(RunCorner.rules, scope, name))
    for scope, (most, places) in cases.groups(lambda entry: (kind(entry).grows_to, kind(entry).places)):
        standing = cases.standing(RunGrowth.rules, scope, name)
        yield RunGrowth(kind=name, most=most, places=places, scope=scope, standing=standing)


def wild_limits(cases: Cases, *, opening: bool) -> Iterator[Fact]:
    """The limit for the opening, or those for the later acts; acts with the same limit make one fact.

    A limit that never changes is told with the opening.
    """

    def limits(entry: RoundRules) -> tuple[tuple[tuple[Act, ...], Bound], ...]:
        by_limit: dict[Bound, tuple[Act, ...]] = {}
        for act in Act if has_wild_cards(entry) else ():
            limit = entry.wild_cards.per_meld.at(act.field)
            if limit is not None:
                by_limit[limit] = (*by_limit.get(limit, ()), act)
        if len(by_limit) > 1:
            first = entry.wild_cards.per_meld.opening
            later = {limit: tuple(act for act in acts if act is not Act.OPENING) for limit, acts in by_limit.items()}
            by_limit = {first: (Act.OPENING,)} if opening else {limit: acts for limit, acts in later.items() if acts}
        elif not opening:
            return ()
        return tuple((found, limit) for limit, found in by_limit.items())

    for scope, (found, at_opening, jokers_only) in cases.groups(
        lambda entry: (limits(entry), entry.wild_cards.per_meld.opening, only_jokers_wild(entry))
    ):
        for which, limit in found:
            standing = cases.standing(WildLimit.rules, scope, act=which[0])
            eased = limit.unlimited and not at_opening.unlimited
            yield WildLimit(
                acts=which, limit=limit, eased=eased, jokers_only=jokers_only, scope=scope, standing=standing
            )


def _naturals(entry: RoundRules) -> tuple[Bound, bool] | None:
    """The bound of natural cards, where the limits on wild cards alone would let a meld be laid with fewer."""
    wanted = entry.wild_cards.natural_cards_per_meld
    least = min((kind.size.least for kind in entry.kinds), default=0)
    limits = [entry.wild_cards.per_meld.opening, entry.wild_cards.per_meld.melding]
    open_ = any(limit is not None and (limit.most is None or limit.most > least - wanted.least) for limit in limits)
    return (wanted, only_jokers_wild(entry)) if open_ and has_wild_cards(entry) else None


def has_wild_cards(entry: RoundRules) -> bool:
    """Whether any card of the deck may stand for another."""
    return bool(entry.deck.wild.ranks) or (entry.deck.wild.jokers and entry.deck.jokers > 0)


def only_jokers_wild(entry: RoundRules) -> bool:
    """Whether "joker" says the same as "wild card"."""
    return entry.deck.wild.jokers and not entry.deck.wild.ranks
