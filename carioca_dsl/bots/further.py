"""Further melds: which to lay once the contract lies, and which cards would make one."""

from collections.abc import Callable, Sequence

from carioca_dsl.bots.halves import halves
from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine import Lay, View
from carioca_dsl.melds import melds_of
from carioca_dsl.model import FinalDiscard, NewMelds, RoundRules


def may_follow(rules: RoundRules) -> bool:
    """Whether a player who has opened may lay further melds on later turns."""
    return rules.turn.new_melds_later is NewMelds.ALLOWED


def helps_to_meld(view: View, card: Card) -> bool:
    """Whether a seat that has opened could meld the card with others that it could not meld without it."""
    rules = view.rules
    if not may_follow(rules):
        return False
    room, price = melds_of(rules), rules.scoring.by_face
    found = room.best_partition((*view.hand, card), price)
    if not found.unmatched and view.phase == "draw" and rules.turn.final_discard is FinalDiscard.REQUIRED:
        # One card of a meld would have to be thrown: two players who took and threw it in turn would do so for ever.
        return False
    return found.left < room.best_partition(view.hand, price).left


def lay_first(view: View) -> Callable[[Lay], tuple[int, int]]:
    """How much each further meld should be laid: the melds of the best partition first, dear ones before others."""
    rules = view.rules
    price = rules.scoring.by_face
    best = {_faces(meld.cards) for meld in melds_of(rules).best_partition(view.hand, price).melds}
    return lambda lay: (_faces(lay.cards) in best, sum(price[card % FACES] for card in lay.cards))


def _faces(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(sorted(card % FACES for card in cards))


def promising(view: View) -> frozenset[Card]:
    """The cards of a hand that lack one card to a further meld."""
    if not may_follow(view.rules):
        return frozenset()
    return frozenset(card for half in halves(view.rules, view.hand) for card in half.cards if len(half.cards) > 1)
