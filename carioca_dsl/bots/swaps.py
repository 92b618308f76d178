"""What a swap to the hand is worth: it costs a card that fits one place, and brings one that fits many."""

from collections.abc import Iterator

from carioca_dsl.bots.worth import fits, plan
from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine import Swap, View
from carioca_dsl.melds import melds_of
from carioca_dsl.model import SwapBy, WildSwap


def pays(view: View, swap: Swap) -> bool:
    """Whether the swap brings the seat nearer to its contract or, once it has opened, rid of a card.

    A swap within a run always pays: it rids the hand of a card.
    """
    if view.rules.wild_cards.swap is not WildSwap.TO_HAND:
        return True
    if view.opened:
        return not fits(view, swap.card) and fits(view, swap.wild)
    return _nearer(view, [card for card in view.hand if card != swap.card], swap.wild)


def worth_taking(view: View, card: Card) -> bool:
    """Whether a card that the seat could take is one to swap for a wild card."""
    wild_cards = view.rules.wild_cards
    if wild_cards.swap is not WildSwap.TO_HAND or not any(view.table):
        return False
    if view.opened:
        return any(fits(view, wild) for wild in _freed_by(view, card))
    if wild_cards.swap_by is not SwapBy.ANYONE:
        return False
    wild = next(_freed_by(view, card), None)
    return wild is not None and _nearer(view, view.hand, wild)


def _nearer(view: View, kept: "list[Card] | tuple[Card, ...]", wild: Card) -> bool:
    """Whether fewer cards are missing with these and the wild card than with the hand as it is."""
    missing = plan(view.goal, view.hand, view.turn).missing
    return missing > 0 and plan(view.goal, (*kept, wild), view.turn).missing < missing


def _freed_by(view: View, card: Card) -> Iterator[Card]:
    """The wild cards on the table whose place the card could take."""
    room = melds_of(view.rules)
    face = card % FACES
    for melds in view.table:
        for meld in melds:
            for wild in meld.cards:
                if room.is_wild(wild) and meld.stands_for(wild) in (None, face) and room.swaps(meld, card, wild):
                    yield wild
