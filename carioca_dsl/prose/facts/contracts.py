"""Facts about the contracts: the table of the rounds, and how free a player is in meeting them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import (
    BeyondContract,
    Combination,
    FinalDiscard,
    LayOffOnto,
    Order,
    Part,
    Parts,
    RoundRules,
)
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.choosing import choosing
from carioca_dsl.prose.facts.fact import Fact, Standing
from carioca_dsl.prose.facts.played import free_kinds
from carioca_dsl.prose.facts.side_by_side import side_by_side


@dataclass(frozen=True, kw_only=True)
class ContractRow:
    """One round: its contract, how many cards that takes, and how many are dealt."""

    round: int
    contract: tuple[Combination, ...]
    """The alternatives; a part has a size only where that is not the usual one of its kind."""
    cards: tuple[tuple[int, int | None], ...]
    """Least and most for each alternative."""
    hand: int


@dataclass(frozen=True, kw_only=True)
class Contracts(Fact):
    """The table of the rounds."""

    rules: ClassVar = ("rounds.contract",)
    rows: tuple[ContractRow, ...]
    order: Order = Order.IN_ORDER
    """Whether the rounds are played as they stand in the table."""


@dataclass(frozen=True, kw_only=True)
class ContractOrder(Fact):
    """Each round has its contract, and everybody plays the same one."""

    rounds: int


@dataclass(frozen=True, kw_only=True)
class WorthContract(Fact):
    """A contract of points: melds of whatever kinds, each card at its price; how a low ace counts in a run."""

    rules: ClassVar = ("opening.low-ace",)
    low_ace: int | None
    """``None``: as much as an ace costs."""
    sample: tuple[int, ...]
    """The points of an ace, a two and a three in a run, for an example."""
    kinds: tuple[str, ...] = ()
    """The kinds that will do, where some are laid only for a contract that names them."""

    @property
    def total(self) -> int:
        """What the three are worth together."""
        return sum(self.sample)


@dataclass(frozen=True, kw_only=True)
class WholeHand(Fact):
    """A contract of the whole hand: melds of whatever kinds, with nothing left but what is discarded."""

    discard: FinalDiscard
    kinds: tuple[str, ...] = ()
    """As in `WorthContract`."""


@dataclass(frozen=True, kw_only=True)
class NothingBefore(Fact):
    """Before the whole contract a player lays nothing, neither a part of it nor cards onto other melds."""

    rules: ClassVar = ("opening.parts",)
    parts: Parts
    lay_off: LayOffOnto
    """Whose melds may be added to later: where none may, nothing needs to be said about them here."""


def contracts(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on contracts."""
    yield ContractOrder(rounds=len(cases.rules.rounds))
    for scope, (rows, order) in cases.by_table(
        lambda table: (tuple(_row(entry) for entry in table.rounds), table.match.order)
    ):
        yield Contracts(rows=rows, order=order, scope=scope, standing=cases.standing(Contracts.rules, scope))
    yield from whole_contracts(cases)
    yield from choosing(cases)
    yield from _nothing_before(cases)
    yield from side_by_side(cases)


def whole_contracts(cases: Cases) -> Iterator[Fact]:
    """The facts about contracts that name no kinds: of points, of the whole hand."""
    for scope, worth in cases.groups(_worth):
        if worth is not None:
            low_ace, sample, kinds = worth
            standing = cases.standing(WorthContract.rules, scope)
            yield WorthContract(low_ace=low_ace, sample=sample, kinds=kinds, scope=scope, standing=standing)
    for scope, whole in cases.groups(_whole_hand):
        if whole is not None:
            yield WholeHand(discard=whole[0], kinds=whole[1], scope=scope, standing=Standing.DERIVED)


def _whole_hand(entry: RoundRules) -> tuple[FinalDiscard, tuple[str, ...]] | None:
    if not any(each.whole_hand for each in entry.contract):
        return None
    return entry.turn.final_discard, _will_do(entry)


def _will_do(entry: RoundRules) -> tuple[str, ...]:
    """The kinds that will do where none is named; nothing where they all do."""
    some_do_not = any(kind.beyond_the_contract is BeyondContract.FORBIDDEN for kind in entry.kinds)
    return free_kinds(entry) if some_do_not else ()


def _worth(entry: RoundRules) -> tuple[int | None, tuple[int, ...], tuple[str, ...]] | None:
    """What a low ace counts in a contract of points, the points of ace, two and three in a run, and what will do."""
    if not any(each.worth for each in entry.contract):
        return None
    ace, two, three = entry.scoring.card_points[:3]
    low = entry.opening.low_ace
    return low, (ace if low is None else low, two, three), _will_do(entry)


def _nothing_before(cases: Cases) -> Iterator[Fact]:
    for scope, (parts, lay_off) in cases.groups(lambda entry: (entry.opening.parts, entry.turn.lay_off_onto)):
        standing = cases.standing(NothingBefore.rules, scope)
        yield NothingBefore(parts=parts, lay_off=lay_off, scope=scope, standing=standing)


def _row(entry: RoundRules) -> ContractRow:
    sizes, hand = entry.contract_sizes, entry.deal.hand
    return ContractRow(round=entry.number, contract=usual_contract(entry), cards=sizes, hand=hand)


def usual_contract(entry: RoundRules) -> tuple[Combination, ...]:
    """The alternatives of a round, in which a part has a size only where that is not the usual one of its kind."""
    return tuple(
        combination.model_copy(update={"parts": tuple(_named(entry, part) for part in combination.parts)})
        for combination in entry.contract
    )


def _named(entry: RoundRules, part: Part) -> Part:
    """A part without its size where that is the usual one of the kind, which is said elsewhere."""
    return Part(count=part.count, kind=part.kind) if part.size == entry.kind(part.kind).size else part
