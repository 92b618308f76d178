"""Laying off: where a card can go on a meld that lies on the table, and why it cannot."""

from carioca_dsl.cards import Card, natural_face, rank_of, suit_of
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
        if _against_set(terms, kind, meld, card) or _against_limits(terms, meld, card):
            return ()
        return ((None, _grown_set(terms, meld, card)),)
    places = _places(terms, kind, meld, card)
    if not places or _against_limits(terms, meld, card):
        return ()
    return tuple((end, _grown_run(meld, card, end, place)) for end, place in places.items())


def placement_faults(terms: Terms, meld: Meld, card: Card, end: str | None) -> tuple[Reason, ...]:
    """Nothing where the card goes to exactly one place (at ``end``, if one is named); otherwise why it does not."""
    kind = terms.kind(meld.kind)
    limits = _against_limits(terms, meld, card)
    if isinstance(kind, SetKind):
        ends = [reason("law.no-ends", kind=kind.name)] if end is not None else []
        return (*_against_set(terms, kind, meld, card), *ends, *limits)
    places = _places(terms, kind, meld, card)
    if not places or (end is not None and end not in places):
        return (*_against_run(terms, kind, meld, card), *limits)
    if end is None and len(places) > 1:
        return (reason("law.name-the-end", kind=kind.name, card=card), *limits)
    return tuple(limits)


def _places(terms: Terms, kind: RunKind, meld: Meld, card: Card) -> dict[str, int]:
    """The places at the ends of a run where the card could lie, whatever the limits."""
    wild = terms.is_wild(card)
    if not wild and suit_of(card) != meld.suit:
        return {}
    free = track_of(kind).ends(meld.low, len(meld.cards))
    return free if wild else {end: place for end, place in free.items() if rank_of(card) == rank_at(place)}


def _against_limits(terms: Terms, meld: Meld, card: Card) -> list[Reason]:
    """The limits of growth and of wild cards that one more card would break."""
    kind = terms.kind(meld.kind)
    found = []
    count = len(meld.cards) + 1
    if kind.grows_to is not None and count > kind.grows_to:
        found.append(reason(f"{kind.shape}.grows-to", kind=kind.name, count=count, limit=kind.grows_to))
    bound = terms.wild_cards.per_meld.laying_off
    if terms.is_wild(card) and bound is not None:
        wilds = 1 + sum(terms.is_wild(other) for other in meld.cards)
        if bound.most is not None and wilds > bound.most:
            found.append(reason("wild-cards.per-meld", kind=kind.name, count=wilds, limit=bound))
    return found


def _against_set(terms: Terms, kind: SetKind, meld: Meld, card: Card) -> list[Reason]:
    if not terms.is_wild(card) and rank_of(card) != meld.rank:
        return [reason("law.not-one-rank", kind=kind.name, cards=(card,))]
    if kind.suits is Suits.DIFFERENT:
        suits = {suit_of(other) for other in meld.cards if not terms.is_wild(other)}
        if len(meld.cards) >= 4 or (not terms.is_wild(card) and suit_of(card) in suits):
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
    naturals = [other for other in cards if not terms.is_wild(other)]
    return of_set(meld.kind, meld.rank, naturals, [other for other in cards if terms.is_wild(other)])


def _grown_run(meld: Meld, card: Card, end: str, place: int) -> Meld:
    if end == "low":
        return of_run(meld.kind, meld.suit, place, (card, *meld.cards))
    return of_run(meld.kind, meld.suit, meld.low, (*meld.cards, card))
