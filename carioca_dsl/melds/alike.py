"""Readings by what cards show: cards that show the same are read alike, so that each hand of faces is read once."""

from collections.abc import Sequence

from carioca_dsl.cards import FACES, Card, made, make_card
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.readings import readings
from carioca_dsl.melds.terms import Terms

LONGEST = 13
"""Longer melds are rare, and runs that go round and round may be of any length: these are read each time."""
_MOST = 1 << 13

Pattern = tuple[Card, ...]
"""Cards as laid, of each face those of the first packs."""


class Alike(dict[tuple[str, Pattern], tuple[Meld, ...]]):
    """The readings of some terms, by act and pattern; filled as cards are laid."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms

    def __missing__(self, key: tuple[str, Pattern]) -> tuple[Meld, ...]:
        if len(self) >= _MOST:
            self.clear()
        act, pattern = key
        found = self[key] = readings(self.terms, pattern, act)
        return found

    def readings(self, cards: Sequence[Card], act: str) -> tuple[Meld, ...]:
        """The legal readings of cards laid together, as `readings` gives them."""
        if len(cards) > LONGEST:
            return readings(self.terms, cards, act)
        pattern = tuple([card % FACES for card in cards])
        if len(set(pattern)) < len(pattern):
            if len(set(cards)) < len(cards):
                return readings(self.terms, cards, act)  # one card twice: this is no meld, and has no pattern
            pattern = _numbered(cards)
        found = self[act, pattern]
        if not found:
            return found
        real = dict(zip(pattern, cards, strict=True))
        return tuple(
            [
                made(Meld, (kind, shape, tuple([real[card] for card in laid]), rank, suit, low))
                for kind, shape, laid, rank, suit, low in found
            ]
        )


def _numbered(cards: Sequence[Card]) -> Pattern:
    """The pattern of cards of which some show the same: these keep their order."""
    copies: dict[Card, Card] = {}
    count = dict.fromkeys([card % FACES for card in cards], 0)
    for card in sorted(cards):
        face = card % FACES
        copies[card] = make_card(face, count[face])
        count[face] += 1
    return tuple([copies[card] for card in cards])
