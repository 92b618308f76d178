"""Facts about the order of the rounds, where the players choose it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Choices, Order, Rules, Side, VoidChoice
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact


@dataclass(frozen=True, kw_only=True)
class OrderChosen(Fact):
    """Who starts chooses the round, of those that are left, after the deal and before the first card is drawn."""

    rules: ClassVar = ("match.order",)
    order: Order
    side: Side
    """On which side of the dealer the chooser sits."""


@dataclass(frozen=True, kw_only=True)
class ChoicesEach(Fact):
    """How often each player chooses, and how many rounds are then played in order, chosen by nobody."""

    rules: ClassVar = ("match.choices",)
    choices: Choices
    each: int
    rest: int


@dataclass(frozen=True, kw_only=True)
class VoidChoices(Fact):
    """What becomes of a choice whose deal was void."""

    rules: ClassVar = ("match.void-choice",)
    what: VoidChoice


def choosing(cases: Cases) -> Iterator[Fact]:
    """The facts about chosen rounds; none where the rounds are played in order."""
    for scope, (order, way) in cases.by_table(lambda table: (table.match.order, table.rounds[0].deal.direction)):
        if order is Order.CHOSEN:
            standing = cases.standing(OrderChosen.rules, scope)
            yield OrderChosen(order=order, side=way.onward, scope=scope, standing=standing)
    for scope, found in cases.by_table(_shares):
        if found is not None:
            choices, each, rest = found
            standing = cases.standing(ChoicesEach.rules, scope)
            yield ChoicesEach(choices=choices, each=each, rest=rest, scope=scope, standing=standing)
    for scope, what in cases.by_table(lambda table: table.match.void_choice):
        if what is not None:
            yield VoidChoices(what=what, scope=scope, standing=cases.standing(VoidChoices.rules, scope))


def _shares(table: Rules) -> tuple[Choices, int, int] | None:
    """How often each chooses, and what is left over."""
    if table.match.choices is None:
        return None
    each, rest = divmod(len(table.rounds), table.seats)
    return table.match.choices, each, rest
