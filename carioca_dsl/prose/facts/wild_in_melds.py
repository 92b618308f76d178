"""Facts about wild cards in melds: how many, for what they stand, and which of them are natural."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Act, Bound, CardClass, OwnPlace, RoundRules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards, Standing
from carioca_dsl.prose.facts.played import BOTH_SHAPES, played_shapes


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
    """What a card of a wild rank is where it lies in the place of its own face, in the shapes of meld that are laid."""

    rules: ClassVar = ("wild-cards.in-its-own-place",)
    place: OwnPlace
    cards: CardClass
    """The ranks that are wild."""
    shapes: tuple[str, ...] = BOTH_SHAPES


@dataclass(frozen=True, kw_only=True)
class WildStandsFor(OfWildCards):
    """In a run a wild card is one card, named when it is laid; in a set it is any card of the rank."""

    shapes: tuple[str, ...] = BOTH_SHAPES
    """Those of the melds that are laid."""


def wild_in_melds(cases: Cases) -> Iterator[Fact]:
    """The facts about wild cards in the chapter on melds."""
    shapes = played_shapes(cases)
    yield from wild_limits(cases, opening=True)
    for scope, found in cases.groups(_naturals):
        if found is not None:
            limit, jokers_only = found
            standing = cases.standing(NaturalCard.rules, scope)
            yield NaturalCard(limit=limit, jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, (exist, jokers_only) in cases.groups(lambda entry: (has_wild_cards(entry), only_jokers_wild(entry))):
        if exist:
            standing = Standing.DERIVED
            yield WildStandsFor(jokers_only=jokers_only, shapes=shapes, scope=scope, standing=standing)
    for scope, (place, ranks) in cases.groups(lambda entry: (entry.wild_cards.in_its_own_place, entry.deck.wild.ranks)):
        if place is not None:
            never = place is OwnPlace.NATURAL_IN_RUNS and "run" not in shapes
            yield InItsOwnPlace(
                place=OwnPlace.WILD if never else place,
                cards=CardClass(ranks=ranks),
                shapes=shapes,
                jokers_only=False,
                scope=scope,
                standing=cases.standing(InItsOwnPlace.rules, scope),
            )


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
