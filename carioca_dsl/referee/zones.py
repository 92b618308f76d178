"""Which physical card lies where in an example: those it names first, the rest of the pack after them."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, chain
from typing import NamedTuple

from carioca_dsl.cards import Card, face_of, face_text, pack
from carioca_dsl.model import Example, Origin, RoundRules
from carioca_dsl.model.sections import WildUpcard
from carioca_dsl.referee.fault import Faulty

Shuffle = Callable[[Sequence[Card]], Sequence[Card]]
"""Shuffles the cards that an example does not name, the same way every time."""


class Zones(NamedTuple):
    """Every card of the pack in one place; of ``stock`` and ``discards`` the last is the top."""

    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[tuple[Card, ...], ...], ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]


def lay_out(example: Example, names: Sequence[str], rules: RoundRules, shuffle: Shuffle) -> Zones:
    """Put every card of the pack where the example says; raises `Faulty` if it names a card too often."""
    box = _Box(pack(rules.deck.packs, rules.deck.jokers), example)
    laid = tuple(tuple(box.take(meld) for meld in example.laid.get(name, ())) for name in names)
    held = {name: box.take(example.holds[name]) for name in names if name in example.holds}
    discards = box.take(example.discards or ())
    named_stock = box.take(example.stock)

    rest = list(shuffle(box.rest()))
    hands = []
    for name in names:
        if name not in held:
            held[name] = tuple(rest.pop() for _ in range(min(rules.deal.hand, len(rest))))
        hands.append(held[name])
    if example.discards is None and rest and rules.deal.upcard:
        discards = (rest.pop(_upcard(rest, rules)),)
    beneath = tuple(rest) if example.stock_goes_on else ()
    return Zones(tuple(hands), laid, beneath + named_stock[::-1], discards)


def _upcard(rest: list[Card], rules: RoundRules) -> int:
    """The place of the card that is turned up: the top one, or the first that may stay."""
    if rules.deal.wild_upcard is WildUpcard.BURIED:
        for place in range(len(rest) - 1, -1, -1):
            if not rules.deck.wild.holds(rest[place]):
                return place
    return -1


class _Box:
    """The pack, from which cards are taken by face: of equal cards the first copy that is left."""

    def __init__(self, cards: Iterable[Card], example: Example) -> None:
        self.example = example
        self.left: dict[int, list[Card]] = {}
        self.total: dict[int, int] = {}
        for card in cards:
            self.left.setdefault(face_of(card), []).append(card)
            self.total[face_of(card)] = self.total.get(face_of(card), 0) + 1

    def take(self, faces: Iterable[int]) -> tuple[Card, ...]:
        return tuple(self._take(face) for face in faces)

    def _take(self, face: int) -> Card:
        if not self.left.get(face):
            have = self.total.get(face, 0)
            counts = self._named(face)
            places = list(accumulate(count for _, count in counts))
            over = next(index for index, needed in enumerate(places) if needed > have)
            also = tuple(place for place, _ in counts[:over])
            raise Faulty("too few copies", counts[over][0], also, card=face_text(face), needed=places[-1], have=have)
        return self.left[face].pop(0)

    def _named(self, face: int) -> list[tuple[Origin, int]]:
        """The lines of the example that name the face, in the order of the file, and how often each does."""
        example = self.example
        lines = [("discards", example.discards or ()), ("stock", example.stock)]
        lines += [(f"holds {name}", hand) for name, hand in example.holds.items()]
        lines += [(f"laid {name}", tuple(chain(*melds))) for name, melds in example.laid.items()]
        found = [(example.place(line), faces.count(face)) for line, faces in lines if face in faces]
        return sorted(found, key=lambda one: one[0].line)

    def rest(self) -> list[Card]:
        return [card for cards in self.left.values() for card in cards]
