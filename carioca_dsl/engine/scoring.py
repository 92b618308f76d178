"""What a deal costs each player, and who wins the match."""

from collections.abc import Sequence

from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import melds_of
from carioca_dsl.model import HandCounts, RoundRules, Tie


def card_points(rules: RoundRules, card: Card) -> int:
    """The price of one card in a hand."""
    return rules.scoring.by_face[card % FACES]


def hand_points(rules: RoundRules, hand: Sequence[Card]) -> int:
    """What a hand costs: every card, or those that are in no meld of the best partition."""
    if rules.end_of_round.hand_counts is HandCounts.UNMATCHED:
        return melds_of(rules).best_partition(hand, rules.scoring.by_face).left
    price = rules.scoring.by_face
    return sum([price[card % FACES] for card in hand])


def deal_points(rules: RoundRules, state: DealState) -> tuple[int, ...]:
    """What each seat gets for a deal that has ended and is not void."""
    out = state.outcome.seat if state.outcome else None
    return tuple(
        rules.scoring.going_out if seat == out else hand_points(rules, hand) for seat, hand in enumerate(state.hands)
    )


def winners(tie: Tie, totals: Sequence[int], rounds_won: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total, and of those, where the rules say so, the ones that won most rounds."""
    lowest = min(totals)
    found = [seat for seat, total in enumerate(totals) if total == lowest]
    if tie is Tie.MOST_ROUNDS_WON:
        most = max(rounds_won[seat] for seat in found)
        found = [seat for seat in found if rounds_won[seat] == most]
    return tuple(found)
