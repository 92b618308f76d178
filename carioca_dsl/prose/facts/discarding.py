"""Facts about what may be discarded."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import BanUntil, CardClass, Discarding, DrawFrom, FirstDraw, RoundRules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards
from carioca_dsl.prose.facts.wild_in_melds import has_wild_cards, only_jokers_wild


@dataclass(frozen=True, kw_only=True)
class DiscardWild(OfWildCards):
    """Whether wild cards may be discarded."""

    rules: ClassVar = ("turn.discard-of-wild-cards",)
    discard: Discarding


@dataclass(frozen=True, kw_only=True)
class DiscardTaken(Fact):
    """Whether the card just taken from the discard pile may go back onto it."""

    rules: ClassVar = ("turn.discard-of-the-card-taken",)
    discard: Discarding


@dataclass(frozen=True, kw_only=True)
class NoDiscardOf(Fact):
    """Cards that are kept back until others have opened, unless somebody holds nothing else."""

    rules: ClassVar = ("turn.no-discard-of",)
    cards: CardClass
    until: BanUntil
    refusing: bool
    """Whether a first card from the stock may be refused: not one of these."""


def discards(cases: Cases) -> Iterator[Fact]:
    """The facts about what may be discarded."""
    wild = cases.groups(
        lambda entry: (entry.turn.discard_of_wild_cards if has_wild_cards(entry) else None, only_jokers_wild(entry))
    )
    for scope, (discard, jokers_only) in wild:
        if discard is not None:
            standing = cases.standing(DiscardWild.rules, scope)
            yield DiscardWild(discard=discard, jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, taken in cases.groups(lambda entry: _taken(entry)):
        if taken is not None:
            standing = cases.standing(DiscardTaken.rules, scope)
            yield DiscardTaken(discard=taken, scope=scope, standing=standing)
    for scope, (ban, first) in cases.groups(lambda entry: (entry.turn.no_discard_of, entry.turn.first_draw)):
        if ban is not None:
            refusing = first is FirstDraw.SECOND
            standing = cases.standing(NoDiscardOf.rules, scope)
            yield NoDiscardOf(cards=ban.cards, until=ban.until, refusing=refusing, scope=scope, standing=standing)


def _taken(entry: RoundRules) -> Discarding | None:
    """The rule about throwing a card back, where cards come from the discard pile at all."""
    return entry.turn.discard_of_the_card_taken if entry.turn.draw is DrawFrom.EITHER else None
