"""In which worlds a hand comes to hold the contract, and what each of its cards does for that."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from carioca_dsl.bots.strong_shapes import RunShape, SetShape, Shapes, shapes_of
from carioca_dsl.bots.strong_worlds import Mask, Worlds
from carioca_dsl.cards import FACES, JOKER, Card
from carioca_dsl.melds import melds_of
from carioca_dsl.model import RoundRules

STRETCHES = 4
"""Of each suit, so many stretches are looked at for a run: those that most worlds complete."""
RANKS = 5
"""For a set, so many ranks."""

Levels = tuple[Mask, Mask, Mask, Mask]
"""Worlds by how many wild cards are used at most, from none to three."""


FIRST_SET = 52
"""Places are bits: one for each natural face of a run, and from here on one for each rank of a set."""
_OF_RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39

Option = tuple[int, Mask, Mask, int]
"""A meld that the hand may come to hold: in how many worlds, where all its cards have come, where all but one have,
and its places."""
Way = tuple[Mask, int]
"""A contract that the hand may come to hold: in which worlds, and the places of its melds."""


class Chances:
    """Looks at one hand in some worlds."""

    def __init__(self, rules: RoundRules, hand: Sequence[Card], worlds: Worlds) -> None:
        self.worlds = worlds
        self.contract = shapes_of(rules)
        self.is_wild = melds_of(rules).is_wild
        self.held = [0] * 52
        self.suits = [0, 0, 0, 0]
        self.ranks = [0] * 13
        self.wilds = 0
        for card in hand:
            face = card % FACES
            if self.is_wild(card):
                self.wilds += 1
            elif face != JOKER:
                self.held[face] += 1
                self.suits[face // 13] |= 1 << face % 13
                self.ranks[face % 13] += 1
        self._known: dict[tuple[int, RunShape, int, int], list[Option]] = {}
        steps = range(len(worlds.faces))
        self._wilds = [self._wilds_by(step) for step in steps]
        self._ways: list[list[Way]] = [[] for _ in steps]
        self.good = self._all([worlds.every] * len(steps), [0] * len(steps), self._ways)
        """For each step, the worlds in which the hand holds the contract by then."""

    def without(self, card: Card) -> list[Mask]:
        """The same for the hand without one of its natural cards."""
        if card % FACES == JOKER:
            return self.good
        face = card % FACES
        suit, rank = face // 13, face % 13
        before = self.suits[suit]
        self.ranks[rank] -= 1
        self.held[face] -= 1
        gone = 1 << FIRST_SET + rank
        if not self.held[face]:
            self.suits[suit] ^= 1 << rank
            gone |= 1 << face
        found = self._all(self.good, self._leave(gone))
        self.ranks[rank] += 1
        self.held[face] += 1
        self.suits[suit] = before
        return found

    # -- worlds -----------------------------------------------------------------------------------------------------

    def _wilds_by(self, step: int) -> Levels:
        came = self.worlds.wilds[step]
        every = self.worlds.every
        one, two, three = (every if self.wilds >= n else came[n - self.wilds - 1] for n in (1, 2, 3))
        return every, one, two, three

    def _leave(self, gone: Mask) -> list[Mask]:
        """For each step, the worlds in which a contract has been found that does not need what is gone."""
        left = []
        for ways in self._ways:
            good = 0
            for there, places in ways:
                if not places & gone:
                    good |= there
            left.append(good)
        return left

    def _all(self, within: Sequence[Mask], known: Sequence[Mask], ways: Sequence[list[Way]] = ()) -> list[Mask]:
        """For each step the good worlds within those given; ``known`` are good, and new ways are put into ``ways``.

        Later steps come first: what has not come late has not come early.
        """
        found = list(within)
        still = self.worlds.every
        for step in range(len(found) - 1, -1, -1):
            good = known[step]
            left = still & within[step] & ~good
            for shapes in self.contract:
                if left:
                    more = self._search(shapes, step, left, ways[step] if ways else [])
                    good, left = good | more, left & ~more
            found[step] = still = good
        return found

    def _search(self, shapes: Shapes, step: int, within: Mask, ways: list[Way]) -> Mask:
        """The worlds in which these melds are there by the step; each way that is good for some of them is kept."""
        _, one, two, three = self._wilds[step]
        runs, sets = shapes
        melds = (*runs, *sets)
        count = len(melds)
        again = [*(one_meld == another for one_meld, another in pairwise(melds)), False]
        choices = [self._runs(shape, step) for shape in runs]
        tables = [self._sets(shape, step, len(runs)) for shape in sets]
        left = within

        def add(index: int, first: int, levels: Levels, places: int) -> None:
            nonlocal left
            zero_used, one_used, two_used, three_used = levels
            if index < len(runs):
                options = choices[index]
            else:
                # Cards of a rank that lie in runs are not there for a set of it.
                options = [by_used[(places & faces).bit_count()] for faces, by_used in tables[index - len(runs)]]
            for number in range(first, len(options)):
                _, whole, short, new = options[number]
                if new & places:
                    continue
                none = zero_used & whole
                single = one_used & whole | zero_used & short
                double = two_used & whole | one_used & short
                triple = three_used & whole | two_used & short
                # With the wild cards that each world has, so many worlds could still become good.
                hope = (none | single & one | double & two | triple & three) & left
                if not hope:
                    continue
                if index + 1 == count:
                    left &= ~hope
                    ways.append((hope, places | new))
                else:
                    add(index + 1, number + 1 if again[index] else 0, (none, single, double, triple), places | new)
                if not left:
                    return

        if count:
            add(0, 0, (within, within, within, within), 0)
            return within & ~left
        return within

    # -- melds ------------------------------------------------------------------------------------------------------

    def _runs(self, shape: RunShape, step: int) -> list[Option]:
        found = [option for suit in range(4) for option in self._of_suit(shape, step, suit)]
        found.sort(reverse=True)
        return found

    def _of_suit(self, shape: RunShape, step: int, suit: int) -> list[Option]:
        held = self.suits[suit]
        key = (step, shape, suit, held)
        known = self._known.get(key)
        if known is not None:
            return known
        came = self.worlds.faces[step]
        wild = self._wilds[step][1] if shape.wilds else 0
        first = 13 * suit
        found = []
        for window in shape.windows:
            whole = short = self.worlds.every
            for rank in ranks_in(window & ~held):
                there = came[first + rank]
                short = short & there | whole
                whole &= there
            if not wild:
                short = whole
            if there := whole | short & wild:
                found.append((there.bit_count(), whole, short, window << first))
        found.sort(reverse=True)
        del found[STRETCHES:]
        self._known[key] = found
        return found

    def _sets(self, shape: SetShape, step: int, most: int) -> list[tuple[int, list[Option]]]:
        """Sets of the likeliest ranks: the faces of the rank, and the set beside runs that use none of them, one, and
        so on up to ``most``."""
        wild = self._wilds[step][1]
        order = []
        for rank in shape.ranks:
            whole, short = self._set_of(shape, step, rank, shape.size)
            if there := whole | short & wild:
                order.append((-there.bit_count(), -self.ranks[rank], rank))
        order.sort()
        found = []
        for _, _, rank in order[:RANKS]:
            place = 1 << FIRST_SET + rank
            by_used = [(0, *self._set_of(shape, step, rank, shape.size + used), place) for used in range(most + 1)]
            found.append((_OF_RANK << rank, by_used))
        return found

    def _set_of(self, shape: SetShape, step: int, rank: int, size: int) -> tuple[Mask, Mask]:
        """Where so many cards of the rank have come, and where all but one have, if a wild card may stand for it."""
        every = self.worlds.every
        counts: Sequence[Mask] = self.worlds.ranks[step][rank]
        lacking = size - self.ranks[rank]
        if shape.distinct:
            counts, lacking = self._suits_of(step, rank), size
        most = len(counts)
        whole = every if lacking <= 0 else counts[lacking - 1] if lacking <= most else 0
        if not shape.wilds:
            return whole, whole
        return whole, every if lacking <= 1 else counts[lacking - 2] if lacking - 1 <= most else 0

    def _suits_of(self, step: int, rank: int) -> list[Mask]:
        """Where the rank has come in one suit, in two, in three and in all."""
        counts = [0, 0, 0, 0]
        came = self.worlds.faces[step]
        for face in range(rank, 52, 13):
            there = self.worlds.every if self.held[face] else came[face]
            for place in range(4):
                counts[place], there = counts[place] | there, counts[place] & there
        return counts


@lru_cache(maxsize=1 << 13)
def ranks_in(window: int) -> tuple[int, ...]:
    """The ranks (0 for the ace) at which a stretch has bits."""
    return tuple(rank for rank in range(13) if window >> rank & 1)
