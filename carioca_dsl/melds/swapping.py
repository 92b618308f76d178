"""Swaps: a natural card takes the place of the wild card that stands for it, and the wild card moves to an end."""

from carioca_dsl.cards import Card, face_of
from carioca_dsl.melds.meld import Meld, of_run
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms, track
from carioca_dsl.model import WildSwap


def swaps(terms: Terms, meld: Meld, natural: Card, wild: Card) -> tuple[tuple[str, Meld], ...]:
    """The ends to which the freed wild card can go, each with the run that comes of it."""
    # Most questions are about cards that do not fit; they are answered without a reason being made.
    if wild not in meld.cards or meld.stands_for(wild) != face_of(natural) or _against(terms, meld, natural, wild):
        return ()
    swapped = tuple(natural if card == wild else card for card in meld.cards)
    results = []
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


def _against(terms: Terms, meld: Meld, natural: Card, wild: Card) -> tuple[Reason, ...]:
    """Why the natural card does not take the place of the wild one."""
    swap = terms.wild_cards.swap
    if swap is WildSwap.FORBIDDEN or meld.shape != "run":
        return (reason("wild-cards.swap", value=swap, kind=meld.kind),)
    if wild not in meld.cards:
        return (reason("law.not-in-meld", kind=meld.kind, card=wild),)
    if not terms.is_wild(wild):
        return (reason("law.not-wild", card=wild),)
    if terms.is_wild(natural):
        return (reason("law.wild-for-wild", card=natural),)
    stands_for = meld.stands_for(wild)
    if stands_for != face_of(natural):
        return (reason("law.not-its-place", card=natural, stands_for=stands_for),)
    return ()
