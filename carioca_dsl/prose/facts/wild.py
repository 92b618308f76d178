"""Facts about wild cards after the opening: how many, and how they are swapped."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import From, RoundRules, SetKind, Suits, SwapBy, SwapIn, SwappedCard, WildSwap
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards
from carioca_dsl.prose.facts.played import played_shapes
from carioca_dsl.prose.facts.wild_in_melds import has_wild_cards, only_jokers_wild, wild_limits


@dataclass(frozen=True, kw_only=True)
class Swap(OfWildCards):
    """Whether a natural card may take the place of the wild card that stands for it."""

    rules: ClassVar = ("wild-cards.swap",)
    swap: WildSwap


@dataclass(frozen=True, kw_only=True)
class SwapPlaces(OfWildCards):
    """Where the freed wild card goes: to an end of the same run, never to a hand or another meld."""

    rules: ClassVar = ("wild-cards.swap",)


@dataclass(frozen=True, kw_only=True)
class SwapToHand(OfWildCards):
    """The freed wild card goes to the hand of the player who swaps: from which melds, and what may be done with it."""

    rules: ClassVar = ("wild-cards.swap", "wild-cards.swap-in", "wild-cards.swapped-card")
    melds: SwapIn
    card: SwappedCard
    suits: Suits | None
    """Whether any card of the rank will do in a set, or only one of a suit that is missing; ``None``: not in sets."""
    elsewhere: bool = True
    """Whether melds of the other shape are laid, too, where ``melds`` names one."""


@dataclass(frozen=True, kw_only=True)
class SwapWho(Fact):
    """Who may swap, and from when."""

    rules: ClassVar = ("wild-cards.swap-by", "wild-cards.swap-from")
    by: SwapBy
    since: From | None


def wild(cases: Cases) -> Iterator[Fact]:
    """The facts about wild cards in the chapter on jokers."""
    shapes = played_shapes(cases)
    yield from wild_limits(cases, opening=False)
    for scope, found in cases.groups(lambda entry: _swap(entry, shapes)):
        if found is not None:
            swap, jokers_only = found
            standing = cases.standing(Swap.rules, scope)
            yield Swap(swap=swap, jokers_only=jokers_only, scope=scope, standing=standing)
            if swap is WildSwap.WITHIN_RUN:
                yield SwapPlaces(jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, to_hand in cases.groups(lambda entry: _to_hand(entry, shapes)):
        if to_hand is not None:
            melds, card, suits, jokers_only = to_hand
            yield SwapToHand(
                melds=melds,
                card=card,
                suits=suits,
                elsewhere=len(shapes) > 1,
                jokers_only=jokers_only,
                scope=scope,
                standing=cases.standing(SwapToHand.rules, scope),
            )
    for scope, (swapped, by, since) in cases.groups(
        lambda entry: (swapped_in(entry, shapes), entry.wild_cards.swap_by, entry.wild_cards.swap_from)
    ):
        if swapped and by is not None:
            yield SwapWho(by=by, since=since, scope=scope, standing=cases.standing(SwapWho.rules, scope))


def swapped_in(entry: RoundRules, shapes: Collection[str]) -> SwapIn | None:
    """In which of the melds that are laid a wild card may be swapped; ``None`` where it never can."""
    rules = entry.wild_cards
    if rules.swap is WildSwap.FORBIDDEN or not has_wild_cards(entry):
        return None
    places = SwapIn.RUNS if rules.swap is WildSwap.WITHIN_RUN else rules.swap_in
    runs = places is not SwapIn.SETS and "run" in shapes
    sets = places is not SwapIn.RUNS and "set" in shapes
    if runs and sets:
        return SwapIn.ANY
    return SwapIn.RUNS if runs else SwapIn.SETS if sets else None


def _swap(entry: RoundRules, shapes: Collection[str]) -> tuple[WildSwap, bool] | None:
    """Whether wild cards are swapped, where that does not go to the hand; never, where no such melds are laid."""
    if not has_wild_cards(entry):
        return None
    swap = entry.wild_cards.swap if swapped_in(entry, shapes) else WildSwap.FORBIDDEN
    return None if swap is WildSwap.TO_HAND else (swap, only_jokers_wild(entry))


def _to_hand(entry: RoundRules, shapes: Collection[str]) -> tuple[SwapIn, SwappedCard, Suits | None, bool] | None:
    melds, card = swapped_in(entry, shapes), entry.wild_cards.swapped_card
    if melds is None or card is None or entry.wild_cards.swap is not WildSwap.TO_HAND:
        return None
    found = [kind.suits for kind in entry.kinds if isinstance(kind, SetKind)]
    suits = Suits.ANY if Suits.ANY in found else Suits.DIFFERENT
    return melds, card, None if melds is SwapIn.RUNS else suits, only_jokers_wild(entry)
