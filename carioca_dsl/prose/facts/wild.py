"""Facts about wild cards after the opening: how many, and how they are swapped."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import From, RoundRules, SetKind, Suits, SwapBy, SwapIn, SwappedCard, WildSwap
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards
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


@dataclass(frozen=True, kw_only=True)
class SwapWho(Fact):
    """Who may swap, and from when."""

    rules: ClassVar = ("wild-cards.swap-by", "wild-cards.swap-from")
    by: SwapBy
    since: From | None


def wild(cases: Cases) -> Iterator[Fact]:
    """The facts about wild cards in the chapter on jokers."""
    yield from wild_limits(cases, opening=False)
    for scope, found in cases.groups(_swap):
        if found is None:
            continue
        swap, jokers_only = found
        standing = cases.standing(Swap.rules, scope)
        if swap is WildSwap.TO_HAND:
            continue
        yield Swap(swap=swap, jokers_only=jokers_only, scope=scope, standing=standing)
        if swap is WildSwap.WITHIN_RUN:
            yield SwapPlaces(jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, to_hand in cases.groups(_to_hand):
        if to_hand is not None:
            melds, card, suits, jokers_only = to_hand
            standing = cases.standing(SwapToHand.rules, scope)
            yield SwapToHand(
                melds=melds, card=card, suits=suits, jokers_only=jokers_only, scope=scope, standing=standing
            )
    for scope, (exist, by, since) in cases.groups(
        lambda entry: (has_wild_cards(entry), entry.wild_cards.swap_by, entry.wild_cards.swap_from)
    ):
        if exist and by is not None:
            yield SwapWho(by=by, since=since, scope=scope, standing=cases.standing(SwapWho.rules, scope))


def _to_hand(entry: RoundRules) -> tuple[SwapIn, SwappedCard, Suits | None, bool] | None:
    melds, card = entry.wild_cards.swap_in, entry.wild_cards.swapped_card
    if melds is None or card is None or not has_wild_cards(entry):
        return None
    found = [kind.suits for kind in entry.kinds if isinstance(kind, SetKind)]
    suits = Suits.ANY if Suits.ANY in found else Suits.DIFFERENT
    return melds, card, None if melds is SwapIn.RUNS else suits, only_jokers_wild(entry)


def _swap(entry: RoundRules) -> tuple[WildSwap, bool] | None:
    return (entry.wild_cards.swap, only_jokers_wild(entry)) if has_wild_cards(entry) else None
