"""Plans for contracts that name their melds: filled greedily, meld after meld, on bit planes."""

from collections.abc import Sequence

from carioca_dsl.bots.needs import Slot, orders_of
from carioca_dsl.bots.plans import Plan
from carioca_dsl.cards import made
from carioca_dsl.melds import ACES, LANE, PLACES, SUIT_MASK, Planes, by_rules, melds_of
from carioca_dsl.model import RoundRules

_LANES = tuple(tuple(LANE * (suit % 4) for suit in range(first, first + 4)) for first in range(4))
"""The lanes of the suits from each one on."""


def named_plan(rules: RoundRules, hand: Planes, shift: int) -> Plan | None:
    """The nearest of the contracts that name their melds, runs filled first and then sets first; ``None`` where there
    is no such contract. Of melds that are equally near the first one is taken; ``shift`` says from where it is counted.
    """
    orders, wild_faces, jokers = _known(rules)
    c0, c1, c2, held = hand
    wilds = held if jokers else 0
    if wild_faces:
        wilds += sum((plane & wild_faces).bit_count() << number for number, plane in enumerate((c0, c1, c2)))
        c0, c1, c2 = c0 & ~wild_faces, c1 & ~wild_faces, c2 & ~wild_faces
    best: Plan | None = None
    for order in orders:
        found = _fill(order, c0, c1, c2, wilds, shift)
        if best is None or found.missing < best.missing:
            best = found
        if not best.missing:
            break
    if best is None or jokers or not held:
        return best
    return best._replace(left=best.left._replace(wilds=held))  # jokers that are not wild are good for nothing


@by_rules
def _known(rules: RoundRules) -> tuple[tuple[tuple[Slot, ...], ...], int, bool]:
    """The orders in which to fill melds, the natural faces that are wild, and whether jokers are."""
    wild = melds_of(rules).terms.wild_faces
    faces = sum(place for place, is_wild in zip(PLACES, wild, strict=True) if is_wild)
    return orders_of(rules), faces, wild[-1]


def _fill(slots: Sequence[Slot], c0: int, c1: int, c2: int, wilds: int, shift: int) -> Plan:
    """Fill the slots one after another, wild cards taking the places of missing ones."""
    lanes, from_rank = _LANES[shift % 4], shift % 13
    wanted = missing = closed = lane = window = reach = 0
    for run, size, may_be_wild, fullest, taken, _, distinct, apart, ranks in slots:
        held = c0 | c1 | c2
        if run:
            count = -1
            for other in lanes:
                found = fullest[held >> other & SUIT_MASK]
                if found[0] > count:
                    count, window, reach = found
                    lane = other
            there = held >> lane & SUIT_MASK
            k0 = (window & there) << lane
            borrow = k0 & ~c0
            c0, c1, c2 = c0 ^ k0, c1 ^ borrow, c2 ^ (borrow & ~c1)
            places = (reach & ~there) << lane
        else:
            among = (ranks & ~closed) or ranks
            rank = _fullest(held, 0, 0, among, from_rank) if distinct else _fullest(c0, c1, c2, among, from_rank)
            suits = c0 >> rank & ACES
            if c1 | c2:
                suits |= (c1 >> rank & ACES) << 1 | (c2 >> rank & ACES) << 2
            k0, k1, k2, count = taken[suits]
            k0, k1, k2 = k0 << rank, k1 << rank, k2 << rank
            borrow = k0 & ~c0
            c0, c1, c2 = c0 ^ k0, c1 ^ k1 ^ borrow, c2 ^ k2 ^ ((~c1 & (k1 | borrow)) | (k1 & borrow))
            places = (ACES << rank) & ~held if distinct else ACES << rank
            if apart and count:
                closed |= 1 << rank
        if count < size:
            wanted |= places
            lacking = size - count
            filled = min(wilds, lacking, may_be_wild)
            wilds -= filled
            missing += lacking - filled
    return made(Plan, (made(Planes, (c0, c1, c2, 0)), wanted, missing, None))


def _fullest(c0: int, c1: int, c2: int, among: int, first: int) -> int:
    """Of those ranks (bits) the one of which there are most cards, counted from ``first`` up and around."""
    if c2:
        turned = [rank % 13 for rank in range(first, first + 13) if among >> rank % 13 & 1]
        return max(
            turned, key=lambda rank: sum((c >> rank & ACES).bit_count() << n for n, c in enumerate((c0, c1, c2)))
        )
    # The cards of all ranks are counted at once: bit by bit the suits are added up, and so are the planes.
    ones, twos, fours = _added(c0)
    eights = 0
    if c1:
        ones1, twos1, fours1 = _added(c1)
        carry = twos & ones1
        eights = fours1 ^ ((fours & twos1) | (carry & (fours ^ twos1)))
        twos, fours = twos ^ ones1, fours ^ twos1 ^ carry
    most = among
    for level in (eights, fours, twos, ones):
        most = most & level or most
    above = most >> first
    return first + (above & -above).bit_length() - 1 if above else (most & -most).bit_length() - 1


def _added(plane: int) -> tuple[int, int, int]:
    """For each rank the number of its cards in a plane: bits of one, two and four."""
    a, b, c, d = plane, plane >> LANE, plane >> 2 * LANE, plane >> 3 * LANE
    one, other = a ^ b, c ^ d
    both, others = a & b, c & d
    carry = one & other
    twos = both ^ others
    return (one ^ other) & SUIT_MASK, (twos ^ carry) & SUIT_MASK, ((both & others) | (carry & twos)) & SUIT_MASK
