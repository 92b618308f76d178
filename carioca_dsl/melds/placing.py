"""Laying off: where a card can go on a meld that lies on the table, and why it cannot."""

from carioca_dsl.cards import JOKER, Card, Face, natural_face, rank_of, suit_of
from carioca_dsl.melds.meld import Meld, of_run, of_set, rank_at
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms
from carioca_dsl.melds.track import track_of
from carioca_dsl.model import RunKind, SetKind, Suits

Placed = tuple[str | None, Meld]


def placements(terms: Terms, meld: Meld, card: Card) -> tuple[Placed, ...]:
    """The ends at which the card can be added (``None`` for a set), each with the meld that comes of it."""
    kind = terms.kind(meld.kind)
    if isinstance(kind, SetKind):
        wild = terms.wild_in_set(card, meld.rank)
        if _against_set(terms, kind, meld, card) or _against_limits(terms, meld, wild):
            return ()
        return ((None, _grown_set(terms, meld, card)),)
    places = _places(terms, kind, meld, card)
    if not places:
        return ()
    return tuple((end, _grown_run(meld, card, end, place)) for end, place in _free(terms, meld, card, places).items())


def within_reach(terms: Terms, meld: Meld) -> frozenset[Face]:
    """The faces that have a place on the meld if no limit is in the way; no other has one."""
    kind = terms.kind(meld.kind)
    if isinstance(kind, SetKind):
        return terms.all_wild.union(range(meld.rank - 1, JOKER, 13))
    places = track_of(kind).ends(meld.low, len(meld.cards)).values()
    return terms.all_wild.union([natural_face(rank_at(place), meld.suit) for place in places])


def placement_faults(terms: Terms, meld: Meld, card: Card, end: str | None) -> tuple[Reason, ...]:
    """Nothing where the card goes to exactly one place (at ``end``, if one is named); otherwise why it does not."""
    kind = terms.kind(meld.kind)
    if isinstance(kind, SetKind):
        ends = [reason("law.no-ends", kind=kind.name)] if end is not None else []
        limits = _against_limits(terms, meld, terms.wild_in_set(card, meld.rank))
        return (*_against_set(terms, kind, meld, card), *ends, *limits)
    places = _places(terms, kind, meld, card)
    if not places or (end is not None and end not in places):
        return (*_against_run(terms, kind, meld, card), *_against_limits(terms, meld, terms.is_wild(card)))
    if end is not None:
        return tuple(_against_limits_at(terms, meld, card, places[end]))
    free = _free(terms, meld, card, places)
    if len(free) == 1:
        return ()
    limits = [] if free else _against_limits_at(terms, meld, card, next(iter(places.values())))
    if len(places) > 1:
        return (reason("law.name-the-end", kind=kind.name, card=card), *limits)
    return tuple(limits)


def _places(terms: Terms, kind: RunKind, meld: Meld, card: Card) -> dict[str, int]:
    """The places at the ends of a run where the card could lie, whatever the limits."""
    wild = terms.is_wild(card)
    if not wild and suit_of(card) != meld.suit:
        return {}
    free = track_of(kind).ends(meld.low, len(meld.cards))
    return free if wild else {end: place for end, place in free.items() if rank_of(card) == rank_at(place)}


def _free(terms: Terms, meld: Meld, card: Card, places: dict[str, int]) -> dict[str, int]:
    """Those of the places where no limit is in the way: a card of a wild rank counts as wild at some of them only."""
    return {end: place for end, place in places.items() if not _against_limits_at(terms, meld, card, place)}


def _against_limits_at(terms: Terms, meld: Meld, card: Card, place: int) -> list[Reason]:
    """The limits that the card would break at that place of a run."""
    return _against_limits(terms, meld, terms.wild_in_run(card, rank_at(place), meld.suit))


def _against_limits(terms: Terms, meld: Meld, wild: bool) -> list[Reason]:
    """The limits of growth, wild cards and natural cards that one more card, ``wild`` or not, would break."""
    kind = terms.kind(meld.kind)
    found = []
    count = len(meld.cards) + 1
    if kind.grows_to is not None and count > kind.grows_to:
        found.append(reason(f"{kind.shape}.grows-to", kind=kind.name, count=count, limit=kind.grows_to))
    bound = terms.wild_cards.per_meld.laying_off
    if wild and bound is not None and bound.most is not None:
        wilds = 1 + terms.wilds_in(meld)
        if wilds > bound.most:
            found.append(reason("wild-cards.per-meld", kind=kind.name, count=wilds, limit=bound))
    if not wild and terms.naturals.most is not None:
        naturals = count - terms.wilds_in(meld)
        if naturals > terms.naturals.most:
            limit = terms.naturals
            found.append(reason("wild-cards.natural-cards-per-meld", kind=kind.name, count=naturals, limit=limit))
    return found


def _against_set(terms: Terms, kind: SetKind, meld: Meld, card: Card) -> list[Reason]:
    wild = terms.wild_in_set(card, meld.rank)
    if not wild and rank_of(card) != meld.rank:
        return [reason("law.not-one-rank", kind=kind.name, cards=(card,))]
    if kind.suits is Suits.DIFFERENT:
        suits = {suit_of(other) for other in meld.cards if not terms.wild_in_set(other, meld.rank)}
        if len(meld.cards) >= 4 or (not wild and suit_of(card) in suits):
            return [reason("set.suits", kind=kind.name, cards=(card,))]
    return []


def _against_run(terms: Terms, kind: RunKind, meld: Meld, card: Card) -> list[Reason]:
    """Why the card has no place at the ends, or not at the one that was named."""
    free = track_of(kind).ends(meld.low, len(meld.cards))
    if not terms.is_wild(card):
        if suit_of(card) != meld.suit:
            return [reason("law.not-one-suit", kind=kind.name, cards=(card,))]
        for place, other in enumerate(meld.cards, meld.low):
            if natural_face(rank_at(place), meld.suit) == card % 53 and free:
                return [reason("law.place-taken", kind=kind.name, card=card, by=other)]
    if not free:
        return [reason("law.run-full", kind=kind.name)]
    return [reason("law.not-consecutive", kind=kind.name, cards=(card,))]


def _grown_set(terms: Terms, meld: Meld, card: Card) -> Meld:
    cards = (*meld.cards, card)
    naturals = [other for other in cards if not terms.wild_in_set(other, meld.rank)]
    return of_set(meld.kind, meld.rank, naturals, [other for other in cards if terms.wild_in_set(other, meld.rank)])


def _grown_run(meld: Meld, card: Card, end: str, place: int) -> Meld:
    if end == "low":
        return of_run(meld.kind, meld.suit, place, (card, *meld.cards))
    return of_run(meld.kind, meld.suit, meld.low, (*meld.cards, card))
