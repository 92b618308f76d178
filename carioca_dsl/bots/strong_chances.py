"""In which worlds a hand comes to hold the contract, and what each of its cards does for that."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from carioca_dsl.bots.strong_shapes import RunShape, SetShape, Shapes, shapes_of
from carioca_dsl.bots.strong_worlds import Mask, Worlds
from carioca_dsl.cards import FACES, Card
from carioca_dsl.melds import melds_of
from carioca_dsl.model import RoundRules

STRETCHES = 4
"""Of each suit, so many stretches are looked at for a run: those that most worlds complete."""
RANKS = 5
"""For a set, so many ranks."""

Levels = tuple[Mask, Mask, Mask, Mask]
"""Worlds by how many wild cards are used at most, from none to three."""


class Stretch(NamedTuple):
    """A run that the hand may come to hold."""

    score: int
    whole: Mask
    """Where all its cards have come."""
    short: Mask
    """Where all but one have."""
    faces: int
    """Bits at its faces."""
    ranks: tuple[int, ...]


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
            else:
                self.held[face] += 1
                self.suits[face // 13] |= 1 << face % 13
                self.ranks[face % 13] += 1
        self._stretches: dict[tuple[int, RunShape, int, int], list[Stretch]] = {}
        steps = range(len(worlds.faces))
        self._wilds = [self._wilds_by(step) for step in steps]
        self.good = self._all([worlds.every] * len(steps))
        """For each step, the worlds in which the hand holds the contract by then."""

    def without(self, card: Card) -> list[Mask]:
        """The same for the hand without one of its natural cards."""
        face = card % FACES
        suit, rank = face // 13, face % 13
        before = self.suits[suit]
        self.ranks[rank] -= 1
        self.held[face] -= 1
        if not self.held[face]:
            self.suits[suit] ^= 1 << rank
        found = self._all(self.good)
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

    def _all(self, within: Sequence[Mask]) -> list[Mask]:
        """Later steps first: what has not come late has not come early."""
        found = list(within)
        still = self.worlds.every
        for step in range(len(found) - 1, -1, -1):
            still &= found[step]
            if still:
                good = 0
                for shapes in self.contract:
                    good = self._one(shapes, step, still, good)
                still = good
            found[step] = still
        return found

    def _one(self, shapes: Shapes, step: int, within: Mask, good: Mask) -> Mask:
        """``good`` and the worlds within ``within`` in which these melds are there by the step."""
        runs, sets = shapes
        _, one, two, three = self._wilds[step]
        last_run, last_set = len(runs) - 1, len(sets) - 1
        choices = [self._runs(slot, step) for slot in runs]
        tops = [self._tops(slot, step) for slot in sets]

        def add_set(index: int, first: int, levels: Levels, used: Sequence[int]) -> None:
            nonlocal good
            zero_used, one_used, two_used, three_used = levels
            slot = sets[index]
            top = tops[index]
            for number in range(first, len(top)):
                rank = top[number]
                whole, short = self._set_of(slot, step, rank, slot.size + used[rank])
                next_levels = (
                    zero_used & whole,
                    one_used & whole | zero_used & short,
                    two_used & whole | one_used & short,
                    three_used & whole | two_used & short,
                )
                if not next_levels[3] & ~good:
                    continue
                if index == last_set:
                    good |= next_levels[0] | next_levels[1] & one | next_levels[2] & two | next_levels[3] & three
                else:
                    add_set(index + 1, number + 1 if sets[index + 1] == slot else 0, next_levels, used)
                if good == within:
                    return

        def add_run(index: int, first: int, levels: Levels, taken: int, used: list[int]) -> None:
            nonlocal good
            zero_used, one_used, two_used, three_used = levels
            found = choices[index]
            for number in range(first, len(found)):
                _, whole, short, faces, of_ranks = found[number]
                if faces & taken:
                    continue
                next_levels = (
                    zero_used & whole,
                    one_used & whole | zero_used & short,
                    two_used & whole | one_used & short,
                    three_used & whole | two_used & short,
                )
                if not next_levels[3] & ~good:
                    continue
                if index < last_run:
                    again = number + 1 if runs[index + 1] == runs[index] else 0
                    more = used
                    if sets:
                        more = used[:]
                        for rank in of_ranks:
                            more[rank] += 1
                    add_run(index + 1, again, next_levels, taken | faces, more)
                elif sets:
                    more = used[:]
                    for rank in of_ranks:
                        more[rank] += 1
                    add_set(0, 0, next_levels, more)
                else:
                    good |= next_levels[0] | next_levels[1] & one | next_levels[2] & two | next_levels[3] & three
                if good == within:
                    return

        start: Levels = (within, within, within, within)
        if runs:
            add_run(0, 0, start, 0, [0] * 13)
        elif sets:
            add_set(0, 0, start, [0] * 13)
        else:
            good = within
        return good

    # -- melds ------------------------------------------------------------------------------------------------------

    def _runs(self, slot: RunShape, step: int) -> list[Stretch]:
        found = [stretch for suit in range(4) for stretch in self._of_suit(slot, step, suit)]
        found.sort(reverse=True)
        return found

    def _of_suit(self, slot: RunShape, step: int, suit: int) -> list[Stretch]:
        held = self.suits[suit]
        key = (step, slot, suit, held)
        known = self._stretches.get(key)
        if known is not None:
            return known
        came = self.worlds.faces[step]
        first = 13 * suit
        found = []
        for window in slot.windows:
            whole = short = self.worlds.every
            for rank in ranks_in(window & ~held):
                there = came[first + rank]
                short = short & there | whole
                whole &= there
            if not slot.wilds:
                short = whole
            if short:
                score = short.bit_count() + whole.bit_count()
                found.append(Stretch(score, whole, short, window << first, ranks_in(window)))
        found.sort(reverse=True)
        del found[STRETCHES:]
        self._stretches[key] = found
        return found

    def _tops(self, slot: SetShape, step: int) -> list[int]:
        """The ranks that are likeliest for a set."""
        order = []
        for rank in slot.ranks:
            whole, short = self._set_of(slot, step, rank, slot.size)
            if short:
                order.append((-short.bit_count() - whole.bit_count(), -self.ranks[rank], rank))
        order.sort()
        return [rank for _, _, rank in order[:RANKS]]

    def _set_of(self, slot: SetShape, step: int, rank: int, size: int) -> tuple[Mask, Mask]:
        """Where so many cards of the rank have come, and where all but one have, if a wild card may stand for it."""
        every = self.worlds.every
        counts: Sequence[Mask] = self.worlds.ranks[step][rank]
        lacking = size - self.ranks[rank]
        if slot.distinct:
            counts, lacking = self._suits_of(step, rank), size
        most = len(counts)
        whole = every if lacking <= 0 else counts[lacking - 1] if lacking <= most else 0
        if not slot.wilds:
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
