"""Which physical card lies where in an example: those it names first, the rest of the pack after them."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from carioca_dsl.cards import Card, face_of, face_text, pack
from carioca_dsl.model import Example, RoundRules
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
            total = self.total.get(face, 0)
            raise Faulty(
                "too few copies", self.example.origin, card=face_text(face), needed=self._needed(face), have=total
            )
        return self.left[face].pop(0)

    def _needed(self, face: int) -> int:
        """How often the example names the face altogether."""
        example = self.example
        named = [*(example.discards or ()), *example.stock]
        for hand in example.holds.values():
            named += hand
        for melds in example.laid.values():
            for meld in melds:
                named += meld
        return named.count(face)

    def rest(self) -> list[Card]:
        return [card for cards in self.left.values() for card in cards]
