"""Facts about going over the limit, coming back and leaving."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Order, ReEntry, Rules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing


@dataclass(frozen=True, kw_only=True)
class Bust(Fact):
    """Above which total a player is bust, once the points of a round are written down."""

    rules: ClassVar = ("match.bust-over",)
    over: int


@dataclass(frozen=True, kw_only=True)
class ReEntries(Fact):
    """Whether a player who is bust may go on, and with which total; never after the last round."""

    rules: ClassVar = ("match.re-entry",)
    how: ReEntry


@dataclass(frozen=True, kw_only=True)
class Leaving(Fact):
    """What it means to be out of the match; if one player is left, that one has won."""

    chooses: bool
    """Whether players choose rounds: choices that are left lapse, and the rounds are played in order."""
    pays: bool
    """Whether there is money to be paid all the same."""
    pot: bool = False
    """Whether the others go on paying into a pot."""


def busting(cases: Cases) -> Iterator[Fact]:
    """The facts about players who are bust; none where nobody is."""
    for scope, over in cases.by_table(lambda table: table.match.bust_over):
        if over is not None:
            yield Bust(over=over, scope=scope, standing=cases.standing(Bust.rules, scope))
    for scope, how in cases.by_table(lambda table: table.match.re_entry):
        if how is not None:
            yield ReEntries(how=how, scope=scope, standing=cases.standing(ReEntries.rules, scope))
    for scope, (busts, chooses, pays, pot) in cases.by_table(_leaving):
        if busts:
            yield Leaving(chooses=chooses, pays=pays, pot=pot, scope=scope, standing=Standing.CONVENTION)


def _leaving(table: Rules) -> tuple[bool, bool, bool, bool]:
    money = table.money
    pays = money.stake is not None or money.re_entry_fee is not None
    chooses = table.match.order is Order.CHOSEN
    return table.match.bust_over is not None, chooses, pays, money.pot_per_round is not None
