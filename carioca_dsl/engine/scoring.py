"""What a deal costs each player, and who wins the match."""

from collections.abc import Sequence

from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import melds_of
from carioca_dsl.model import HandCounts, RoundRules, Tie, Unit


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
    """What each seat gets for a deal that has ended and is not void, the cards included that it bought for points."""
    out = state.outcome.seat if state.outcome else None
    return settled(rules, state, [0 if n == out else hand_points(rules, hand) for n, hand in enumerate(state.hands)])


def settled(rules: RoundRules, state: DealState, hands: Sequence[int]) -> tuple[int, ...]:
    """The same where it has been counted what the hands cost; that of who went out does not matter."""
    out = state.outcome.seat if state.outcome else None
    points = tuple(going_out_points(rules, state) if seat == out else cost for seat, cost in enumerate(hands))
    price = rules.buying.price
    if price is None or price.unit is not Unit.POINTS:
        return points
    return tuple(cost + price.amount * state.bought(seat) for seat, cost in enumerate(points))


def coins_for_a_discard(rules: RoundRules) -> int:
    """What a discard costs whoever buys it, in coins."""
    price = rules.buying.price
    return price.amount if price is not None and price.unit is Unit.COINS else 0


def going_out_points(rules: RoundRules, state: DealState) -> int:
    """What the seat gets that goes out, which may depend on whether it chose the round."""
    after_choosing = rules.scoring.going_out_after_choosing
    chose = state.outcome is not None and state.outcome.seat == state.aside.chooser
    return after_choosing if chose and after_choosing is not None else rules.scoring.going_out


def winners(
    tie: Tie, totals: Sequence[int], rounds_won: Sequence[int], among: Sequence[int] | None = None
) -> tuple[int, ...]:
    """The seats with the lowest total, and of those, where the rules say so, the ones that won most rounds.

    ``among``: the seats that are still in, where not all of them are.
    """
    seats = range(len(totals)) if among is None else among
    lowest = min(totals[seat] for seat in seats)
    found = [seat for seat in seats if totals[seat] == lowest]
    if tie is Tie.MOST_ROUNDS_WON:
        most = max(rounds_won[seat] for seat in found)
        found = [seat for seat in found if rounds_won[seat] == most]
    return tuple(found)
