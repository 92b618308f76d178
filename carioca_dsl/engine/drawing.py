"""Taking cards: the one of a turn, a second where the first was refused, and out of turn for a price."""

from carioca_dsl.cards import made
from carioca_dsl.engine.actions import Buy, Draw, Refuse, Source
from carioca_dsl.engine.checks.buying import may_buy
from carioca_dsl.engine.events import Bought, Drew, Passed, Refused
from carioca_dsl.engine.scoring import coins_for_a_discard
from carioca_dsl.engine.state import DealState
from carioca_dsl.engine.stepping import Step, put
from carioca_dsl.model import Buyers, RoundRules


def draw(rules: RoundRules, state: DealState, action: Draw) -> Step:
    """The seat has its card; but where the stock is chosen, the others are first asked whether they buy the discard."""
    seat, source = action
    if source == "stock" and rules.buying.who is not Buyers.NOBODY:
        asked = next_asked(rules, state, seat)
        if asked is not None:
            return state._replace(phase="offer", aside=state.aside._replace(asked=asked)), ()
    return _take(state, source)


def next_asked(rules: RoundRules, state: DealState, after: int) -> int | None:
    """Who is asked next about the top discard: the first who may buy it, up to the seat whose turn it is."""
    seat = state.following(after)
    while seat != state.seat:
        if may_buy(rules, state, seat):
            return seat
        seat = state.following(seat)
    return None


def pass_by(rules: RoundRules, state: DealState) -> Step:
    """The seat that was asked leaves the discard to the next one; after the last, the card from the stock comes."""
    seat = state.actor
    asked = next_asked(rules, state, seat)
    state = state._replace(aside=state.aside._replace(asked=asked))
    if asked is not None:
        return state, (Passed(seat),)
    state, events = _take(state, "stock")
    return state, (Passed(seat), *events)


def buy(rules: RoundRules, state: DealState, action: Buy) -> Step:
    """The discard goes to its buyer, with as many extra cards as leave one in the stock for the seat in turn."""
    seat, card = action
    buying = rules.buying
    count = min(buying.extra_cards or 0, len(state.stock) - 1)
    extra = tuple(reversed(state.stock[len(state.stock) - count :]))
    before = state.aside.bought or (0,) * len(state.hands)
    coins = coins_for_a_discard(rules)
    state = state._replace(
        hands=put(state.hands, seat, (*state.hands[seat], card, *extra)),
        stock=state.stock[: len(state.stock) - count],
        discards=state.discards[:-1],
        aside=state.aside._replace(asked=None, bought=put(before, seat, before[seat] + 1)),
    )
    state, events = _take(state, "stock")
    return state, (Bought(seat, card, coins, extra), *events)


def refuse(state: DealState, action: Refuse) -> Step:
    """The first card lies on the discard pile, and the next one is in the hand in its stead."""
    seat, card = action
    left = tuple(other for other in state.hands[seat] if other != card)
    state = state._replace(
        hands=put(state.hands, seat, left),
        discards=(*state.discards, card),
        aside=state.aside._replace(refused=card),
    )
    state, events = _take(state, "stock")
    return state, (Refused(seat, card), *events)


def _take(state: DealState, source: Source) -> Step:
    seat = state.seat
    card = (state.stock if source == "stock" else state.discards)[-1]
    hands = put(state.hands, seat, state.hands[seat] + (card,))
    return state.with_card(hands, source, card), (made(Drew, (seat, source, card)),)
