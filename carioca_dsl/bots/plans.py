"""What a plan is."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.melds import PLACES, Planes, faces_at


class Plan(NamedTuple):
    """The contract that a hand is nearest to."""

    left: Planes
    """The cards of the hand that do not stand in it; wild cards always do."""
    wanted: int
    """The faces that would bring it nearer, as bits of a plane."""
    missing: int
    """How many cards it lacks, wild cards counted in."""
    loose: frozenset[Card] | None = None
    """The cards in `left`, where the plan says which of equal cards they are."""

    def wants(self, card: Card) -> bool:
        """Whether such a card would bring the hand nearer."""
        return bool(self.wanted & PLACES[card % FACES])

    @property
    def wanted_faces(self) -> list[Face]:
        """The faces that would bring the hand nearer."""
        return faces_at(self.wanted)

    def spare(self, card: Card) -> bool:
        """Whether a card of the hand stands in no meld of the plan; of equal cards, whether one does not."""
        if self.loose is not None:
            return card in self.loose
        face = card % FACES
        if face == JOKER:
            return self.left.wilds > 0
        c0, c1, c2, _ = self.left
        return bool((c0 | c1 | c2) & PLACES[face])

    def spares(self, hand: Sequence[Card]) -> list[Card]:
        """The cards of that hand that stand in no meld, in their order; of equal cards, the first ones, unless
        the plan says which."""
        if self.loose is not None:
            return [card for card in hand if card in self.loose]
        found: list[Card] = []
        count = dict.fromkeys(range(FACES), 0)
        for card in hand:
            face = card % FACES
            count[face] += 1
            if count[face] <= self._left(face):
                found.append(card)
        return found

    def _left(self, face: Face) -> int:
        if face == JOKER:
            return self.left.wilds
        c0, c1, c2, _ = self.left
        place = PLACES[face]
        return bool(c0 & place) + 2 * bool(c1 & place) + 4 * bool(c2 & place)
