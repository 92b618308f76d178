"""A hand as bit planes: how many cards of each face, in three integers.

A face is one bit: suits are lanes of sixteen bits, ranks ace to king the lowest thirteen of a lane. The number of
cards of a face is ``c0 + 2 * c1 + 4 * c2``, bit by bit, so seven packs have room. One wild card is like another here.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.cards import FACES, JOKER, Card, Face, is_joker, made, make_card

LANE = 16
LANES = range(0, 4 * LANE, LANE)
SUIT_MASK = (1 << 13) - 1
ACES = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE
"""The aces of all suits: shifted by ``r``, all cards of the rank ``r + 1``."""
MOST_PACKS = 7
MOST_JOKERS = 63

_WILD_BITS = 8
_PLANE = 4 * LANE
_PLANE_MASK = (1 << _PLANE) - 1


def _bit(card: Card) -> int:
    copy, face = divmod(card, FACES)
    return 1 if face == JOKER else 1 << (_WILD_BITS + _PLANE * copy + LANE * (face // 13) + face % 13)


_bit_of = {card: _bit(card) for card in range(FACES * MOST_JOKERS) if card < FACES * MOST_PACKS or is_joker(card)}


class Planes(NamedTuple):
    """The natural cards of a hand, and the number of its wild cards."""

    c0: int
    c1: int
    c2: int
    wilds: int

    def without(self, faces: int, wilds: int = 0) -> "Planes":
        """What is left when one card of each of these faces (all held) and so many wild cards are gone."""
        c0, c1, c2, held = self
        borrow = faces & ~c0
        return made(Planes, (c0 ^ faces, c1 ^ borrow, c2 ^ (borrow & ~c1), held - wilds))

    def suit(self, lane: int) -> int:
        """The ranks held of one suit; bit 13 says that its ace is held twice."""
        c0, c1, c2, _ = self
        more = (c1 | c2) >> lane
        return ((c0 >> lane) | more) & SUIT_MASK | (more & 1) << 13

    def rank(self, number: int) -> int:
        """How many cards of a rank (0 for the ace) there are of each suit: three bits at the foot of each lane."""
        c0, c1, c2, _ = self
        return (c0 >> number & ACES) | (c1 >> number & ACES) << 1 | (c2 >> number & ACES) << 2


class _Latest:
    """One decision asks about one hand several times. Hand and planes are one value: threads cannot mix them up."""

    known: tuple[tuple[Card, ...], Planes] = ((), Planes(0, 0, 0, 0))


def planes(cards: Sequence[Card]) -> Planes:
    """The planes of a hand of physical cards, each once, of which only jokers are wild; of equal cards the first seven
    count."""
    hand, found = _Latest.known
    if cards is hand:
        return found
    found = _counted(cards)
    if isinstance(cards, tuple):
        _Latest.known = cards, found
    return found


def _counted(cards: Sequence[Card]) -> Planes:
    # Different cards have different bits, and wild cards are added up.
    try:
        packed = sum(map(_bit_of.__getitem__, cards))
    except KeyError:  # of a deck of more packs: copies are numbered as they are held
        held = Counter(card % FACES for card in cards)
        counted = ((face, copy) for face, count in held.items() for copy in range(min(count, _most(face))))
        packed = sum(_bit_of[make_card(face, copy)] for face, copy in counted)
    wilds = packed & (1 << _WILD_BITS) - 1
    packed >>= _WILD_BITS
    one, two = packed & _PLANE_MASK, packed >> _PLANE & _PLANE_MASK
    c0, c1, c2 = one ^ two, one & two, 0
    packed >>= 2 * _PLANE
    while packed:
        carry = c0 & packed & _PLANE_MASK
        c0 ^= packed & _PLANE_MASK
        c1, c2 = c1 ^ carry, c2 ^ (c1 & carry)
        packed >>= _PLANE
    return made(Planes, (c0, c1, c2, wilds))


def _most(face: Face) -> int:
    return MOST_JOKERS if face == JOKER else MOST_PACKS


PLACES = (*(1 << LANE * (face // 13) + face % 13 for face in range(JOKER)), 0)
"""For each face its bit in a plane; a joker has none."""


def faces_at(places: int) -> list[Face]:
    """The faces whose bits are set in a plane, in their order."""
    return [face for face, place in enumerate(PLACES) if places & place]


def repeated(held: int, more: int) -> int:
    """The ranks of which there are two cards or more: of the faces ``held``, and of ``more`` more than one."""
    low, high = held, held >> 2 * LANE
    pairs = (low & low >> LANE) | (high & high >> LANE) | ((low | low >> LANE) & (high | high >> LANE))
    return (pairs | more | more >> LANE | more >> 2 * LANE | more >> 3 * LANE) & SUIT_MASK
