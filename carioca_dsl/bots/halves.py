"""Melds that a hand holds, and melds that lack it one card: found by giving the hand one wild card more."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from carioca_dsl.cards import FACES, JOKER, SUITS, Card, Face, is_joker, make_card, natural_face
from carioca_dsl.melds import Meld, MeldRoom, by_rules, melds_of, room_of, worth_of
from carioca_dsl.model import Bound, ByAct, CardClass, Combination, RoundRules

_ONE_MORE = make_card(JOKER, 60)
"""No deck has so many jokers."""


class Half(NamedTuple):
    """A meld of the hand, or one that lacks a single card."""

    cards: tuple[Card, ...]
    """Those that the hand has."""
    wanted: tuple[Face, ...]
    """The faces of which one would complete it; none where it is whole."""
    worth: int
    """What it is worth at most when it is whole, where a contract asks for points."""


def halves(rules: RoundRules, cards: Sequence[Card]) -> list[Half]:
    """The melds of whatever kinds that natural cards hold, or would hold with one card more."""
    room = _planning(rules)
    naturals = [card for card in cards if not is_joker(card)]
    found: dict[tuple[tuple[Card, ...], bool], Half] = {}
    for meld in room.candidates([*naturals, _ONE_MORE], "opening"):
        held = tuple(card for card in meld.cards if card != _ONE_MORE)
        whole = len(held) == len(meld.cards)
        wanted = () if whole else _lacking(meld, held)
        worth = worth_of(room.terms, (meld,)) if room.terms.prices else 0
        known = found.get((held, whole), Half(held, (), 0))
        found[held, whole] = Half(held, (*known.wanted, *wanted), max(worth, known.worth))
    return list(found.values())


def _lacking(meld: Meld, held: Sequence[Card]) -> tuple[Face, ...]:
    stands_for = meld.stands_for(_ONE_MORE)
    if stands_for is not None:
        return (stands_for,)
    there = {card % FACES for card in held}
    faces = [natural_face(meld.rank, suit) for suit in SUITS]
    return tuple(face for face in faces if face not in there) or tuple(faces)


@by_rules
def _planning(rules: RoundRules) -> MeldRoom:
    """The room of the round with one wild card a meld, which is the one more."""
    terms = melds_of(rules).terms
    one = Bound(most=1)
    wild_cards = terms.wild_cards.model_copy(update={"per_meld": ByAct(opening=one, melding=one, laying_off=one)})
    free = tuple(entry for entry in terms.contract if entry.free) or (Combination(worth=Bound()),)
    return room_of(
        replace(terms, wild=CardClass(jokers=True), wild_cards=wild_cards, contract=free, kinds=terms.free_kinds)
    )
