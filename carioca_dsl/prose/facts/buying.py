"""Facts about buying: taking a discard out of turn, for a price."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Bound, Buyers, CardClass, Offered, PaidTo, RoundRules, Rules, Unit
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing


@dataclass(frozen=True, kw_only=True)
class BuyingOffer(Fact):
    """When the top discard is offered, and to whom: from the next player on, but not to the one who threw it."""

    rules: ClassVar = ("buying.offered", "buying.who")
    who: Buyers
    offered: Offered


@dataclass(frozen=True, kw_only=True)
class NobodyBuys(Fact):
    """Between two nobody buys: one is about to draw, and the other threw the card."""


@dataclass(frozen=True, kw_only=True)
class BuyingPrice(Fact):
    """What a card costs, and who gets it."""

    rules: ClassVar = ("buying.price", "buying.paid-to")
    amount: int
    unit: Unit
    open: bool
    """Whether the players agree on the amount before the match; ``amount`` is then what holds unless they do."""
    paid_to: PaidTo | None


@dataclass(frozen=True, kw_only=True)
class BuyingExtra(Fact):
    """How many cards of the stock come with a bought card, which stays in the hand, nothing being discarded for it."""

    rules: ClassVar = ("buying.extra-cards",)
    cards: int


@dataclass(frozen=True, kw_only=True)
class BuyingLimits(Fact):
    """How often one player may buy in a round and in a match."""

    rules: ClassVar = ("buying.per-deal", "buying.per-match")
    per_deal: Bound
    per_match: Bound

    @property
    def unlimited(self) -> bool:
        """True where everybody may buy as often as they like."""
        return self.per_deal.unlimited and self.per_match.unlimited


@dataclass(frozen=True, kw_only=True)
class NotBought(Fact):
    """Cards that nobody may buy; the next player may take them all the same."""

    rules: ClassVar = ("buying.not-bought",)
    cards: CardClass


def buying(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on buying; none where nobody may buy."""
    for scope, (who, offered) in cases.groups(lambda entry: (entry.buying.who, entry.buying.offered)):
        if who is not Buyers.NOBODY:
            standing = cases.standing(BuyingOffer.rules, scope)
            moment = offered or Offered.STOCK_CHOSEN
            yield BuyingOffer(who=who, offered=moment, scope=scope, standing=standing)
    for scope, alone in cases.by_table(_nobody_left):
        if alone:
            yield NobodyBuys(scope=scope, standing=Standing.DERIVED)
    open_ = cases.open_amount("buying.price")
    for scope, (price, paid_to) in cases.groups(lambda entry: (entry.buying.price, entry.buying.paid_to)):
        if price is not None:
            standing = cases.standing(BuyingPrice.rules, scope)
            yield BuyingPrice(
                amount=price.amount, unit=price.unit, open=open_, paid_to=paid_to, scope=scope, standing=standing
            )
    for scope, cards in cases.groups(lambda entry: entry.buying.extra_cards):
        if cards is not None:
            yield BuyingExtra(cards=cards, scope=scope, standing=cases.standing(BuyingExtra.rules, scope))
    for scope, limits in cases.groups(_limits):
        if limits is not None:
            standing = cases.standing(BuyingLimits.rules, scope)
            yield BuyingLimits(per_deal=limits[0], per_match=limits[1], scope=scope, standing=standing)
    for scope, never in cases.groups(lambda entry: entry.buying.not_bought):
        if never is not None:
            yield NotBought(cards=never, scope=scope, standing=cases.standing(NotBought.rules, scope))


def _nobody_left(table: Rules) -> bool:
    """Whether a card may be bought in some round, and nobody is left who could be asked."""
    return table.seats == 2 and any(entry.buying.who is not Buyers.NOBODY for entry in table.rounds)


def _limits(entry: RoundRules) -> tuple[Bound, Bound] | None:
    per_deal, per_match = entry.buying.per_deal, entry.buying.per_match
    if entry.buying.who is Buyers.NOBODY or (per_deal is None and per_match is None):
        return None
    return per_deal or Bound(), per_match or Bound()
