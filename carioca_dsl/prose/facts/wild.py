"""Facts about wild cards after the opening: how many, and how they are swapped."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import From, RoundRules, SwapBy, WildSwap
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards
from carioca_dsl.prose.facts.melds import has_wild_cards, only_jokers_wild, wild_limits


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
        yield Swap(swap=swap, jokers_only=jokers_only, scope=scope, standing=standing)
        if swap is WildSwap.WITHIN_RUN:
            yield SwapPlaces(jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, (exist, by, since) in cases.groups(
        lambda entry: (has_wild_cards(entry), entry.wild_cards.swap_by, entry.wild_cards.swap_from)
    ):
        if exist and by is not None:
            yield SwapWho(by=by, since=since, scope=scope, standing=cases.standing(SwapWho.rules, scope))


def _swap(entry: RoundRules) -> tuple[WildSwap, bool] | None:
    return (entry.wild_cards.swap, only_jokers_wild(entry)) if has_wild_cards(entry) else None
