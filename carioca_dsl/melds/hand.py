"""A hand sorted by face, and the melds that can be made from it, up to equal cards."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from carioca_dsl.cards import SUITS, Card, Face, face_of, natural_face
from carioca_dsl.melds.meld import Meld, of_run, of_set
from carioca_dsl.melds.readings import names_itself, within
from carioca_dsl.melds.terms import Terms, Wanted
from carioca_dsl.melds.track import track_of
from carioca_dsl.model import RunKind, SetKind, Suits

Faces = tuple[Face, ...]
"""What the cards of a meld show, in the meld's order: equal cards are not told apart."""


class Hand:
    """The cards of a hand by face, in order: ``naturals`` those that are never wild, ``wilds`` those that may be."""

    def __init__(self, terms: Terms, cards: Iterable[Card]) -> None:
        self.terms = terms
        self.naturals: dict[Face, list[Card]] = defaultdict(list)
        self.wilds: dict[Face, list[Card]] = defaultdict(list)
        for card in sorted(cards):
            (self.wilds if terms.is_wild(card) else self.naturals)[face_of(card)].append(card)
        self.wild_faces = sorted(face for face, cards in self.wilds.items() for _ in cards)

    def counts(self) -> dict[Face, int]:
        """How many cards of each face there are."""
        return {face: len(cards) for group in (self.naturals, self.wilds) for face, cards in group.items()}

    def deal_out(self, melds: Sequence[Meld]) -> tuple[Meld, ...]:
        """The melds, made of faces, with the cards of this hand in their place (the lowest copies first)."""
        left = {**self.naturals, **self.wilds}
        used: dict[Face, int] = defaultdict(int)
        result = []
        for meld in melds:
            cards = []
            for face in meld.cards:
                cards.append(left[face][used[face]])
                used[face] += 1
            result.append(meld._replace(cards=tuple(cards)))
        return tuple(result)


def candidates(hand: Hand, wanted: Wanted) -> Iterator[Meld]:
    """Every meld of the wanted kind that the hand holds, as faces, each once."""
    kind = wanted.kind
    return _sets(hand, wanted, kind) if isinstance(kind, SetKind) else _runs(hand, wanted, kind)


def _bounds(hand: Hand, wanted: Wanted) -> tuple[range, range]:
    """Possible sizes and numbers of wild cards."""
    held = sum(len(cards) for cards in hand.naturals.values()) + len(hand.wild_faces)
    most = held if wanted.size.most is None else min(held, wanted.size.most)
    wilds = len(hand.wild_faces) if wanted.wilds.most is None else min(len(hand.wild_faces), wanted.wilds.most)
    return range(wanted.size.least, most + 1), range(wanted.wilds.least, wilds + 1)


def _sets(hand: Hand, wanted: Wanted, kind: SetKind) -> Iterator[Meld]:
    sizes, numbers = _bounds(hand, wanted)
    different = kind.suits is Suits.DIFFERENT
    for rank in range(1, 14):
        faces = [natural_face(rank, suit) for suit in SUITS]
        held = [face for face in faces for _ in hand.naturals.get(face, ())]
        others = hand.wild_faces
        if hand.terms.natural_in_sets and not held:
            held = [face for face in others if face in faces]
            others = [face for face in others if face not in faces]
        if not held or (kind.ranks is not None and not kind.ranks.holds(held[0])):
            continue
        pool = sorted(set(held)) if different else held
        for wilds in numbers:
            for size in sizes:
                naturals = size - wilds
                if naturals in wanted.naturals and naturals <= len(pool) and not (different and size > 4):
                    for chosen in sorted(set(combinations(pool, naturals))):
                        for taken in sorted(set(combinations(others, wilds))):
                            yield of_set(kind.name, rank, list(chosen), list(taken))


def _runs(hand: Hand, wanted: Wanted, kind: RunKind) -> Iterator[Meld]:
    sizes, numbers = _bounds(hand, wanted)
    track = track_of(kind)
    for suit in SUITS:
        for length in sizes:
            for low in track.lows(length):
                faces = [natural_face(rank, suit) for rank in track.ranks(low, length)]
                for cards in _fill(hand, faces, numbers.stop - 1):
                    meld = of_run(kind.name, suit, low, cards)
                    if not within(hand.terms, wanted, meld):
                        continue
                    if any(face in hand.naturals for face in cards) or names_itself(hand.terms, wanted, meld):
                        yield meld


def _fill(hand: Hand, faces: list[Face], wilds: int) -> Iterator[Faces]:
    """The ways of filling places with the natural cards of their faces and at most so many wild cards."""
    used: dict[Face, int] = defaultdict(int)
    chosen: list[Face] = []

    def place(index: int, wilds_left: int) -> Iterator[Faces]:
        if index == len(faces):
            yield tuple(chosen)
            return
        face = faces[index]
        options = [face] if face in hand.naturals else []
        if wilds_left:
            options += hand.wilds
        elif hand.terms.natural_in_runs and face in hand.wilds:
            options.append(face)
        for option in options:
            held = hand.wilds.get(option) or hand.naturals[option]
            if used[option] == len(held):
                continue
            used[option] += 1
            chosen.append(option)
            at_home = option == face and hand.terms.natural_in_runs
            yield from place(index + 1, wilds_left - (option in hand.wilds and not at_home))
            chosen.pop()
            used[option] -= 1

    return place(0, wilds)
