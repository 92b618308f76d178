"""What a contract asks for, as plain numbers, so that a bot can hold a hand against it quickly."""

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from carioca_dsl.cards import RANKS
from carioca_dsl.melds import by_rules
from carioca_dsl.model import Ace, Combination, Corner, Kind, RoundRules, RunKind, SetKind, Suits


class Slot(NamedTuple):
    """One meld of a contract."""

    run: bool
    size: int
    wilds: int
    """The most wild cards it may hold."""
    windows: tuple[int, ...] = ()
    """Of a run: the stretches it may be, as bits at the ranks less one."""
    ranks: frozenset[int] = frozenset(RANKS)
    """Of a set."""
    distinct: bool = False
    """Of a set: whether suits must differ."""

    def fullest(self, suit: int) -> tuple[int, int, int]:
        """Of a run, for the ranks held in one suit (as bits): how many the fullest stretch has, that stretch, and all
        places of stretches that are as full."""
        return _fullest(self.windows, suit)


@by_rules
def slots_of(rules: RoundRules) -> tuple[tuple[Slot, ...], ...]:
    """For each alternative of the contract its melds, runs first."""
    return tuple(_slots(rules, entry) for entry in rules.contract)


@lru_cache(maxsize=1 << 16)
def _fullest(windows: tuple[int, ...], suit: int) -> tuple[int, int, int]:
    best = max(windows, key=lambda window: (suit & window).bit_count())
    count = (suit & best).bit_count()
    return count, best, reduce(or_, (window for window in windows if (suit & window).bit_count() == count))


def _slots(rules: RoundRules, combination: Combination) -> tuple[Slot, ...]:
    found = []
    for part in combination.parts:
        kind = rules.kind(part.kind)
        found += [_slot(rules, kind, (part.size or kind.size).least)] * part.count
    return tuple(sorted(found, key=lambda slot: (not slot.run, -slot.size)))


def _slot(rules: RoundRules, kind: Kind, size: int) -> Slot:
    most = rules.wild_cards.per_meld.opening.most
    wilds = size - 1 if most is None else min(most, size - 1)
    if isinstance(kind, RunKind):
        return Slot(True, size, wilds, windows=_windows(kind, size))
    assert isinstance(kind, SetKind)
    ranks = frozenset(kind.ranks.ranks if kind.ranks else RANKS)
    return Slot(False, size, wilds, ranks=ranks, distinct=kind.suits is Suits.DIFFERENT)


def _windows(kind: RunKind, size: int) -> tuple[int, ...]:
    if kind.around_the_corner is Corner.ALLOWED:
        first, last = 0, 12
    else:
        first = 1 if kind.ace is Ace.HIGH else 0
        last = (12 if kind.ace is Ace.LOW else 13) - size + 1
    return tuple(sum(1 << place % 13 for place in range(low, low + min(size, 13))) for low in range(first, last + 1))
