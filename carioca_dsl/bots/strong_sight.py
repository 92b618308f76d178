"""What a seat cannot see, by all that its view shows and all that it has seen in the deal."""

from collections.abc import Sequence

from carioca_dsl.cards import Card, pack
from carioca_dsl.engine import Discarded, Drew, Event, Laid, LaidOff, Opened, Swapped, View


def to_come(view: View) -> list[Card]:
    """The cards that may still come to the seat: the pack without its hand, the table, the discard pile, and what the
    others have taken from the pile and not shown again."""
    seen = set(view.hand).union(view.state.discards)
    for melds in view.table:
        for meld in melds:
            seen.update(meld.cards)
    out_of_sight = [card for card in pack(view.rules.deck.packs, view.rules.deck.jokers) if card not in seen]
    held = taken(view.log)
    return [card for card in out_of_sight if card not in held] or out_of_sight


def taken(log: Sequence[Event]) -> dict[Card, int]:
    """The cards that a seat has taken from the discard pile, or by a swap, and that have not been seen since, with the
    seat."""
    held: dict[Card, int] = {}
    for event in log:
        match event:
            case Drew(seat, "discards", card) if card is not None:
                held[card] = seat
            case Discarded(card=card) | LaidOff(card=card):
                held.pop(card, None)
            case Swapped(seat=seat, card=card, wild=wild, end=end):
                held.pop(card, None)
                if end is None:
                    held[wild] = seat
            case Laid(meld=meld):
                for card in meld.cards:
                    held.pop(card, None)
            case Opened(melds=melds):
                for meld in melds:
                    for card in meld.cards:
                        held.pop(card, None)
    return held
