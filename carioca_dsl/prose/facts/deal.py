"""Facts about dealing and the start of a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Cut, Direction, FirstDealer, Misdeal, RoundRules, Seats, Side, WildUpcard
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, OfWildCards, Standing
from carioca_dsl.prose.facts.wild_in_melds import has_wild_cards, only_jokers_wild


@dataclass(frozen=True, kw_only=True)
class Seating(Fact):
    """How the players find their seats."""

    rules: ClassVar = ("deal.seats",)
    how: Seats
    direction: Direction
    """The way round in which the others follow the first."""


@dataclass(frozen=True, kw_only=True)
class FirstDealers(Fact):
    """How the first dealer is found."""

    rules: ClassVar = ("deal.first-dealer",)
    how: FirstDealer


@dataclass(frozen=True, kw_only=True)
class DrawnAgain(Fact):
    """Which card drawn for seats or for the first deal is the highest, and who draws another."""

    jokers: bool
    """Whether a joker may be drawn, too: it has no rank."""


@dataclass(frozen=True, kw_only=True)
class WayRound(Fact):
    """The way round of dealing and of play."""

    rules: ClassVar = ("deal.direction",)
    direction: Direction

    @property
    def side(self) -> Side:
        """On which side of a player the next one sits."""
        return self.direction.onward


@dataclass(frozen=True, kw_only=True)
class NextDealer(Fact):
    """On which side of the dealer the next one sits."""

    rules: ClassVar = ("deal.next-dealer",)
    side: Side


@dataclass(frozen=True, kw_only=True)
class Cuts(Fact):
    """Who cuts the shuffled cards."""

    rules: ClassVar = ("deal.cut",)
    by: Cut


@dataclass(frozen=True, kw_only=True)
class HandSize(Fact):
    """How many cards each player is dealt."""

    rules: ClassVar = ("deal.hand",)
    cards: int


@dataclass(frozen=True, kw_only=True)
class CardsAtATime(Fact):
    """How the cards are given out, to whom first and to whom last."""

    rules: ClassVar = ("deal.cards-at-a-time",)
    cards: int


@dataclass(frozen=True, kw_only=True)
class Upcard(Fact):
    """Whether a card is turned up beside the stock; the rest of the pack is the stock."""

    rules: ClassVar = ("deal.upcard",)
    cards: int


@dataclass(frozen=True, kw_only=True)
class WildUpcards(OfWildCards):
    """What happens to a wild upcard."""

    rules: ClassVar = ("deal.wild-upcard",)
    what: WildUpcard


@dataclass(frozen=True, kw_only=True)
class Starter(Fact):
    """Who takes the first turn: the dealer's neighbour in the way of play."""

    side: Side


@dataclass(frozen=True, kw_only=True)
class Misdeals(Fact):
    """What follows from a wrong deal."""

    rules: ClassVar = ("deal.misdeal",)
    what: Misdeal


@dataclass(frozen=True, kw_only=True)
class MisdealSettled(Fact):
    """Who deals again after a wrong deal, and that one which is noticed too late stands."""

    rules: ClassVar = ("deal.misdeal",)


@dataclass(frozen=True, kw_only=True)
class NewDeal(Fact):
    """Who holds so many pairs of identical cards (no jokers) may show them before the first draw: a new deal."""

    rules: ClassVar = ("deal.new-deal-with",)
    doubles: int


def deal(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on dealing."""
    for scope, (seats, direction) in cases.groups(lambda entry: (entry.deal.seats, entry.deal.direction)):
        if seats is not None:
            yield Seating(how=seats, direction=direction, scope=scope, standing=cases.standing(Seating.rules, scope))
    for scope, how in cases.groups(lambda entry: entry.deal.first_dealer):
        yield FirstDealers(how=how, scope=scope, standing=cases.standing(FirstDealers.rules, scope))
    for scope, jokers in cases.groups(_drawn_from):
        if jokers is not None:
            yield DrawnAgain(jokers=jokers, scope=scope, standing=Standing.CONVENTION)
    for scope, direction in cases.groups(lambda entry: entry.deal.direction):
        yield WayRound(direction=direction, scope=scope, standing=cases.standing(WayRound.rules, scope))
    for scope, side in cases.groups(lambda entry: entry.deal.next_dealer):
        yield NextDealer(side=side, scope=scope, standing=cases.standing(NextDealer.rules, scope))
    for scope, by in cases.groups(lambda entry: entry.deal.cut):
        if by is not None:
            yield Cuts(by=by, scope=scope, standing=cases.standing(Cuts.rules, scope))
    for scope, cards in cases.groups(lambda entry: entry.deal.hand):
        yield HandSize(cards=cards, scope=scope, standing=cases.standing(HandSize.rules, scope))
    for scope, cards in cases.groups(lambda entry: entry.deal.cards_at_a_time):
        yield CardsAtATime(cards=cards, scope=scope, standing=cases.standing(CardsAtATime.rules, scope))
    for scope, cards in cases.groups(lambda entry: entry.deal.upcard):
        yield Upcard(cards=cards, scope=scope, standing=cases.standing(Upcard.rules, scope))
    upcards = cases.groups(
        lambda entry: (entry.deal.wild_upcard if has_wild_cards(entry) else None, only_jokers_wild(entry))
    )
    for scope, (what, jokers_only) in upcards:
        if what is not None:
            standing = cases.standing(WildUpcards.rules, scope)
            yield WildUpcards(what=what, jokers_only=jokers_only, scope=scope, standing=standing)
    for scope, direction in cases.groups(lambda entry: entry.deal.direction):
        side = WayRound(direction=direction).side
        yield Starter(side=side, scope=scope, standing=cases.standing(WayRound.rules, scope))
    for scope, misdeal in cases.groups(lambda entry: entry.deal.misdeal):
        yield Misdeals(what=misdeal, scope=scope, standing=cases.standing(Misdeals.rules, scope))
        if misdeal is Misdeal.BEFORE_FIRST_TURN:
            yield MisdealSettled(scope=scope, standing=Standing.CONVENTION)
    for scope, doubles in cases.groups(lambda entry: entry.deal.new_deal_with):
        if doubles is not None:
            yield NewDeal(doubles=doubles, scope=scope, standing=cases.standing(NewDeal.rules, scope))


def _drawn_from(entry: RoundRules) -> bool | None:
    """Whether there are jokers among the cards that are drawn before the first deal; ``None`` where none are drawn."""
    drawn = entry.deal.seats is Seats.BY_CARD or entry.deal.first_dealer is not FirstDealer.BY_LOT
    return entry.deck.jokers > 0 if drawn else None
