"""What holds in every state, whatever has been played: for tests, soaks and whoever suspects a bug."""

from collections import Counter
from collections.abc import Sequence

from carioca_dsl.cards import Card, pack
from carioca_dsl.engine.state import DealState
from carioca_dsl.model import RoundRules


class Broken(AssertionError):
    """An invariant that does not hold: a bug of ours."""


def cards_in_play(state: DealState) -> list[Card]:
    """Every card of every place, as often as it lies somewhere."""
    places = [*state.hands, state.stock, state.discards]
    places += [meld.cards for melds in state.table for meld in melds]
    return [card for place in places for card in place]


def check_cards(rules: RoundRules, state: DealState) -> None:
    """Each physical card of the deck lies in exactly one place; raises `Broken`."""
    have, want = Counter(cards_in_play(state)), Counter(pack(rules.deck.packs, rules.deck.jokers))
    if have != want:
        raise Broken(f"missing {sorted((want - have).elements())}, too many {sorted((have - want).elements())}")


def check_money(money: Sequence[int], pot: int) -> None:
    """Coins are moved and never made: what has been won, lost and put into the pot is 0 together; raises `Broken`."""
    if sum(money) + pot or pot < 0:
        raise Broken(f"coins were made or lost: seats {tuple(money)}, pot {pot}")
