"""How near single cards are to the melds of a contract: where cards are scarce, a second string is worth having."""

from collections import Counter
from collections.abc import Sequence

from carioca_dsl.bots.needs import Slot, free_entries, slots_of
from carioca_dsl.cards import FACES, JOKER, Card, Face
from carioca_dsl.melds import by_rules
from carioca_dsl.model import Buyers, RoundRules

_FAR = 13


@by_rules
def scarce(rules: RoundRules) -> bool:
    """Whether discards are bought: then every player's throw is worth a thought, and hands may grow."""
    return rules.buying.who is not Buyers.NOBODY and not free_entries(rules)


class Near:
    """The natural cards of a hand, and what they lack to be melds of the contract."""

    def __init__(self, rules: RoundRules, hand: Sequence[Card]) -> None:
        self.slots = [slot for slots in slots_of(rules) for slot in slots]
        self.held = {card % FACES for card in hand} - {JOKER}
        self.ranks = Counter(card % FACES % 13 for card in hand if card % FACES != JOKER)
        self.suits = [sum(1 << face % 13 for face in self.held if face // 13 == suit) for suit in range(4)]

    def keep(self, face: Face) -> int:
        """How dear a card of the hand is: the less its meld lacks, the dearer."""
        if face == JOKER:
            return -_FAR
        return -min((self._lacking(slot, face) for slot in self.slots), default=_FAR)

    def takes(self, face: Face) -> bool:
        """Whether a further card makes a meld that lacks no more than those that the hand is nearest to."""
        if face == JOKER:
            return False
        return any(
            self._lacking(slot, face, 1) <= best
            for slot, best in self._best
            if best and not (face in self.held and (slot.run or slot.distinct))
        )

    @property
    def _best(self) -> list[tuple[Slot, int]]:
        return [(slot, min((self._lacking(slot, face) for face in self.held), default=_FAR)) for slot in self.slots]

    def _lacking(self, slot: Slot, face: Face, more: int = 0) -> int:
        """How many cards a meld with the card lacks at least, the card (one ``more``, if it comes) being there."""
        suit, rank = divmod(face, 13)
        if slot.run:
            there = self.suits[suit] | 1 << rank
            windows = [window for window in slot.fullest.windows if window >> rank & 1]
            return slot.size - max(((window & there).bit_count() for window in windows), default=slot.size - _FAR)
        if rank not in slot.ranks:
            return _FAR
        if not slot.distinct:
            return max(0, slot.size - self.ranks[rank] - more)
        count = sum(other >> rank & 1 for number, other in enumerate(self.suits) if number != suit)
        return max(0, slot.size - 1 - count)
