"""Doubles: pairs of identical cards, for which some games are dealt anew."""

from collections.abc import Sequence

from carioca_dsl.cards import FACES, JOKER, Card


def doubles_of(cards: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """The pairs of identical cards among these, no card in two of them; jokers make none."""
    single: dict[int, Card] = {}
    found = []
    for card in cards:
        face = card % FACES
        if face in single:
            found.append((single.pop(face), card))
        elif face != JOKER:
            single[face] = card
    return tuple(found)
