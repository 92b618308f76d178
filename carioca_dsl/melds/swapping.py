"""Swaps: a natural card takes the place of a wild card, which moves to an end of the same run, or to the hand."""

from carioca_dsl.cards import Card, face_of, rank_of, suit_of
from carioca_dsl.melds.meld import Meld, of_run, of_set, rank_at
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms, track
from carioca_dsl.model import SetKind, Suits, SwapIn, WildSwap

Swapped = tuple[str | None, Meld]
_ONLY_IN = {SwapIn.RUNS: "run", SwapIn.SETS: "set"}


def swaps(terms: Terms, meld: Meld, natural: Card, wild: Card) -> tuple[Swapped, ...]:
    """The ends to which the freed wild card can go (``None``: to the hand), each with the meld that comes of it."""
    # Most questions are about cards that do not fit; they are answered without a reason being made.
    if meld.shape == "run" and wild in meld.cards and meld.stands_for(wild) != face_of(natural):
        return ()
    if _against(terms, meld, natural, wild):
        return ()
    if terms.wild_cards.swap is WildSwap.TO_HAND:
        return ((None, _with_natural(terms, meld, natural, wild)),)
    swapped = _with_natural(terms, meld, natural, wild).cards
    results: list[Swapped] = []
    for end, place in _free(terms, meld).items():
        low, cards = (place, (wild, *swapped)) if end == "low" else (meld.low, (*swapped, wild))
        results.append((end, of_run(meld.kind, meld.suit, low, cards)))
    return tuple(results)


def swap_faults(terms: Terms, meld: Meld, natural: Card, wild: Card, end: str | None) -> tuple[Reason, ...]:
    """Nothing where the swap leaves the wild card one place (at ``end``, if one is named); otherwise why not."""
    found = _against(terms, meld, natural, wild)
    if found:
        return found
    kind = terms.kind(meld.kind)
    if terms.wild_cards.swap is WildSwap.TO_HAND:
        return () if end is None else (reason("law.to-the-hand", kind=kind.name, card=wild),)
    free = _free(terms, meld)
    if not free or (end is not None and end not in free):
        count = len(meld.cards) + 1
        if kind.grows_to is not None and count > kind.grows_to and track(kind).ends(meld.low, len(meld.cards)):
            return (reason("run.grows-to", kind=kind.name, count=count, limit=kind.grows_to),)
        return (reason("law.run-full", kind=kind.name),)
    if end is None and len(free) > 1:
        return (reason("law.name-the-end", kind=kind.name, card=wild),)
    return ()


def _free(terms: Terms, meld: Meld) -> dict[str, int]:
    """The free places at the ends; none where the run may not grow. The number of wild cards stays as it is."""
    kind = terms.kind(meld.kind)
    if kind.grows_to is not None and len(meld.cards) >= kind.grows_to:
        return {}
    return track(kind).ends(meld.low, len(meld.cards))


def _with_natural(terms: Terms, meld: Meld, natural: Card, wild: Card) -> Meld:
    """The meld with the natural card in the place of the wild one."""
    cards = tuple(natural if card == wild else card for card in meld.cards)
    if meld.shape == "run":
        return meld._replace(cards=cards)
    naturals = [card for card in cards if not terms.wild_in_set(card, meld.rank)]
    return of_set(meld.kind, meld.rank, naturals, [card for card in cards if terms.wild_in_set(card, meld.rank)])


def _against(terms: Terms, meld: Meld, natural: Card, wild: Card) -> tuple[Reason, ...]:
    """Why the natural card does not take the place of the wild one."""
    rules = terms.wild_cards
    if rules.swap is WildSwap.FORBIDDEN or (rules.swap is WildSwap.WITHIN_RUN and meld.shape != "run"):
        return (reason("wild-cards.swap", value=rules.swap, kind=meld.kind),)
    if rules.swap is WildSwap.TO_HAND and _ONLY_IN.get(rules.swap_in or SwapIn.ANY, meld.shape) != meld.shape:
        return (reason("wild-cards.swap-in", value=rules.swap_in, kind=meld.kind),)
    if wild not in meld.cards:
        return (reason("law.not-in-meld", kind=meld.kind, card=wild),)
    if not terms.wild_in(meld, wild):
        return (reason("law.not-wild", card=wild),)
    found = _against_set(terms, meld, natural) if meld.shape == "set" else _against_run(terms, meld, natural, wild)
    if not found and terms.naturals.most is not None:
        count = len(meld.cards) - terms.wilds_in(meld) + 1
        if count > terms.naturals.most:
            limit = terms.naturals
            return (reason("wild-cards.natural-cards-per-meld", kind=meld.kind, count=count, limit=limit),)
    return found


def _against_run(terms: Terms, meld: Meld, natural: Card, wild: Card) -> tuple[Reason, ...]:
    """Why the card is not natural in the place of that wild card of a run."""
    if terms.wild_in_run(natural, rank_at(meld.place_of(wild)), meld.suit):
        return (reason("law.wild-for-wild", card=natural),)
    stands_for = meld.stands_for(wild)
    if stands_for != face_of(natural):
        return (reason("law.not-its-place", card=natural, stands_for=stands_for),)
    return ()


def _against_set(terms: Terms, meld: Meld, natural: Card) -> tuple[Reason, ...]:
    """Why the card is not natural in a set, where any suit will do that the set may still have."""
    if terms.wild_in_set(natural, meld.rank):
        return (reason("law.wild-for-wild", card=natural),)
    if rank_of(natural) != meld.rank:
        return (reason("law.not-one-rank", kind=meld.kind, cards=(natural,)),)
    kind = terms.kind(meld.kind)
    if isinstance(kind, SetKind) and kind.suits is Suits.DIFFERENT:
        there = {suit_of(card) for card in meld.cards if not terms.wild_in_set(card, meld.rank)}
        if suit_of(natural) in there:
            return (reason("set.suits", kind=meld.kind, cards=(natural,)),)
    return ()
