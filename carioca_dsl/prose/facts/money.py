"""Facts about money: what is agreed, what is paid to whom and when. Points are another matter."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import PotTo, Rules
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact, Standing

AMOUNTS: dict[str, str] = {
    "money.stake": "stake",
    "money.pot-per-round": "pot-share",
    "buying.price": "price",
    "money.re-entry-fee": "re-entry-fee",
}
"""Rules that are amounts, each with its noun in the lexicons."""


@dataclass(frozen=True, kw_only=True)
class AmountsToAgree(Fact):
    """Which amounts the players agree on before they play; one that they do not agree on is nothing."""

    concepts: tuple[str, ...]
    """Nouns of the lexicons."""


@dataclass(frozen=True, kw_only=True)
class Stake(Fact):
    """What each of the others pays the winner of the match."""

    rules: ClassVar = ("money.stake",)
    coins: int
    open: bool
    """Whether the amount is still to be agreed; ``coins`` holds unless it is."""


@dataclass(frozen=True, kw_only=True)
class PotPerRound(Fact):
    """What every player puts into the pot before each new round; nothing before one that is played again."""

    rules: ClassVar = ("money.pot-per-round",)
    coins: int
    open: bool


@dataclass(frozen=True, kw_only=True)
class PotGoes(Fact):
    """Who takes the pot; it stays where nobody goes out."""

    rules: ClassVar = ("money.pot-to",)
    to: PotTo


@dataclass(frozen=True, kw_only=True)
class ReEntryFee(Fact):
    """What each re-entry costs: a debt to the winner of the match, paid at the end."""

    rules: ClassVar = ("money.re-entry-fee",)
    coins: int
    open: bool


@dataclass(frozen=True, kw_only=True)
class Settlement(Fact):
    """Winners who are level share what the others owe, odd coins from the last dealer's neighbour on."""


def open_amounts(cases: Cases) -> tuple[str, ...]:
    """Nouns of the amounts that the players have still to agree on."""
    return tuple(noun for rule, noun in AMOUNTS.items() if cases.open_amount(rule))


def money(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on money; none where nothing is paid."""
    concepts = open_amounts(cases)
    if concepts:
        yield AmountsToAgree(concepts=concepts)
    yield from _amounts(cases, Stake, lambda table: table.money.stake)
    yield from _amounts(cases, PotPerRound, lambda table: table.money.pot_per_round)
    for scope, to in cases.by_table(lambda table: table.money.pot_to):
        if to is not None:
            yield PotGoes(to=to, scope=scope, standing=cases.standing(PotGoes.rules, scope))
    yield from _amounts(cases, ReEntryFee, lambda table: table.money.re_entry_fee)
    for scope, owed in cases.by_table(lambda table: (table.money.stake, table.money.re_entry_fee)):
        if any(amount is not None for amount in owed):
            yield Settlement(scope=scope, standing=Standing.CONVENTION)


def _amounts(
    cases: Cases, fact: type[Stake | PotPerRound | ReEntryFee], amount: Callable[[Rules], int | None]
) -> Iterator[Fact]:
    """An amount wherever there is one, or one may still be agreed."""
    open_ = any(cases.open_amount(rule) for rule in fact.rules)
    for scope, coins in cases.by_table(amount):
        if coins or (open_ and coins is not None):
            yield fact(coins=coins, open=open_, scope=scope, standing=cases.standing(fact.rules, scope))
