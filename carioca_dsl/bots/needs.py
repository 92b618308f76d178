"""What a contract asks for, as plain numbers, so that a bot can hold a hand against it quickly."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from carioca_dsl.cards import RANKS
from carioca_dsl.melds import LANES, by_rules
from carioca_dsl.model import (
    Ace,
    Combination,
    Corner,
    Kind,
    Parts,
    RoundRules,
    RunKind,
    SameRankSets,
    SetKind,
    Suits,
)


class Slot(NamedTuple):
    """One meld of a contract."""

    run: bool
    size: int
    wilds: int
    """The most wild cards it may hold."""
    fullest: "Stretches"
    """Of a run."""
    taken: "Taken"
    """Of a set."""
    ranks: tuple[int, ...]
    """Of a set: the ranks it may have, less one."""
    distinct: bool
    """Of a set: whether suits must differ."""
    apart: bool
    """Of a set: whether no other set of the contract may have its rank."""
    places: int
    """Of a set: its ranks as bits."""


class Stretches(dict[int, tuple[int, int, int]]):
    """By the ranks held in one suit (as bits): how many the fullest stretch of a run has, that stretch, and all places
    of stretches that are as full. Filled as hands turn up."""

    def __init__(self, windows: Sequence[int]) -> None:
        """``windows`` are the stretches that a run may be, as bits at the ranks less one."""
        super().__init__()
        self.windows = windows

    def __missing__(self, suit: int) -> tuple[int, int, int]:
        best = max(self.windows, key=lambda window: (suit & window).bit_count())
        count = (suit & best).bit_count()
        reach = reduce(or_, (window for window in self.windows if (suit & window).bit_count() == count))
        found = self[suit] = (count, best, reach)
        return found


class Taken(dict[int, tuple[int, int, int, int]]):
    """By what is held of one rank (as `Planes.rank`): the cards that a set takes, in three planes, and their number.
    Filled as hands turn up."""

    def __init__(self, size: int, *, distinct: bool) -> None:
        super().__init__()
        self.size = size
        self.distinct = distinct

    def __missing__(self, suits: int) -> tuple[int, int, int, int]:
        room, one, two, four = self.size, 0, 0, 0
        for lane in LANES:
            count = min(suits >> lane & 7, 1 if self.distinct else room, room)
            room -= count
            one |= (count & 1) << lane
            two |= (count >> 1 & 1) << lane
            four |= (count >> 2) << lane
        found = self[suits] = (one, two, four, self.size - room)
        return found


@by_rules
def slots_of(rules: RoundRules) -> tuple[tuple[Slot, ...], ...]:
    """For each alternative of the contract that names them its melds, runs first."""
    return tuple(_slots(rules, entry) for entry in rules.contract if not entry.free)


@by_rules
def free_entries(rules: RoundRules) -> tuple[Combination, ...]:
    """The alternatives of the contract that leave the kinds of their melds open."""
    return tuple(entry for entry in rules.contract if entry.free)


@by_rules
def takes_wilds(rules: RoundRules) -> bool:
    """Whether a wild card may bring the contract nearer; where it may not, it would be taken and thrown for ever."""
    return bool(free_entries(rules)) or any(slot.wilds for slots in slots_of(rules) for slot in slots)


@by_rules
def opens_at_once(rules: RoundRules) -> bool:
    """Whether the whole contract is laid at once, and its melds are named."""
    return not free_entries(rules) and rules.opening.parts is not Parts.OVER_TURNS


@by_rules
def orders_of(rules: RoundRules) -> tuple[tuple[Slot, ...], ...]:
    """The orders in which to fill the melds of the contract: of each alternative runs first, then sets first."""
    orders: list[tuple[Slot, ...]] = []
    for slots in slots_of(rules):
        orders += (slots, slots[::-1]) if slots[0].run != slots[-1].run else (slots,)
    return tuple(orders)


def _slots(rules: RoundRules, combination: Combination) -> tuple[Slot, ...]:
    found = []
    for part in combination.parts:
        kind = rules.kind(part.kind)
        found += [_slot(rules, kind, (part.size or kind.size).least)] * part.count
    return tuple(sorted(found, key=lambda slot: (not slot.run, -slot.size)))


def _slot(rules: RoundRules, kind: Kind, size: int) -> Slot:
    most = rules.wild_cards.per_meld.opening.most
    spare = size - rules.wild_cards.natural_cards_per_meld.least
    wilds = spare if most is None else min(most, spare)
    if isinstance(kind, RunKind):
        return Slot(True, size, wilds, Stretches(_windows(kind, size)), Taken(0, distinct=False), (), False, False, 0)
    assert isinstance(kind, SetKind)
    ranks = tuple(rank - 1 for rank in (kind.ranks.ranks if kind.ranks else RANKS))
    apart = rules.opening.sets_of_one_rank is SameRankSets.FORBIDDEN
    distinct = kind.suits is Suits.DIFFERENT
    return Slot(
        False,
        size,
        wilds,
        Stretches(()),
        Taken(size, distinct=distinct),
        ranks,
        distinct,
        apart,
        sum(1 << rank for rank in ranks),
    )


def _windows(kind: RunKind, size: int) -> tuple[int, ...]:
    if kind.around_the_corner is Corner.ALLOWED:
        first, last = 0, 12
    else:
        first = 1 if kind.ace is Ace.HIGH else 0
        last = (12 if kind.ace is Ace.LOW else 13) - size + 1
    windows = [sum(1 << place % 13 for place in range(low, low + min(size, 13))) for low in range(first, last + 1)]
    return tuple(window for window in windows if _holds(kind, window)) or tuple(windows)


def _holds(kind: RunKind, window: int) -> bool:
    """Whether a stretch has as many cards as it must hold."""
    if kind.contains is None:
        return True
    return sum(window >> rank - 1 & 1 for rank in kind.contains.cards.ranks) in kind.contains.number
