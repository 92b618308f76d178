"""Dealing: from a shuffled pack to hands, a discard pile and a stock."""

from collections.abc import Collection

from carioca_dsl.cards import Card, is_joker, pack, rank_of
from carioca_dsl.engine import claiming
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.events import DealerDrawn, Dealt, Event, UpcardBuried, UpcardTurned
from carioca_dsl.engine.state import NOTHING_ASIDE, Aside, DealState
from carioca_dsl.model import FirstDealer, RoundRules, Seats, VoidDealer, WildUpcard


def first_dealer(rules: RoundRules, seats: int, chance: Chance) -> DealerDrawn:
    """Who deals first: by lot, or by the card that each seat draws (ace high, jokers and equal cards drawn again).

    Where the cards drawn decide the seats, too, the seats are those to which they led: whoever drew the highest has
    the others after them in the order of play, from high to low.
    """
    how = rules.deal.first_dealer
    if how is FirstDealer.BY_LOT:
        return DealerDrawn(chance.shuffled(tuple(range(seats)), "first dealer")[0])
    seated = rules.deal.seats is Seats.BY_CARD
    attempt = 0
    while True:
        mixed = chance.shuffled(pack(rules.deck.packs, rules.deck.jokers), "first dealer", attempt)
        drawn = tuple(card for card in mixed if not is_joker(card))[:seats]
        heights = [_height(card) for card in drawn]
        wanted = max(heights) if how is FirstDealer.HIGHEST_CARD else min(heights)
        if seated and len(set(heights)) == seats:
            drawn = _from_high_to_low(drawn)
            return DealerDrawn([_height(card) for card in drawn].index(wanted), drawn)
        if not seated and heights.count(wanted) == 1:
            return DealerDrawn(heights.index(wanted), drawn)
        attempt += 1


def _height(card: Card) -> int:
    return 14 if rank_of(card) == 1 else rank_of(card)


def _from_high_to_low(drawn: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as they lie before the seats once everybody sits; the highest where it was drawn."""
    ordered = sorted(drawn, key=_height, reverse=True)
    first = drawn.index(ordered[0])
    return tuple(ordered[(seat - first) % len(drawn)] for seat in range(len(drawn)))


def next_dealer(
    rules: RoundRules, dealer: int, seats: int, *, void: bool = False, playing: Collection[int] = ()
) -> int:
    """Who deals after ``dealer``, of those ``playing`` (all, unless given).

    Seats are in the order of play, so the way of play decides what is right and left.
    """
    if void and rules.end_of_round.dealer_after_a_void_round is VoidDealer.SAME:
        return dealer
    with_play = rules.deal.next_dealer is rules.deal.direction.onward
    following = (dealer + (1 if with_play else -1)) % seats
    while playing and following not in playing:
        following = (following + (1 if with_play else -1)) % seats
    return following


def deal_out(
    rules: RoundRules,
    number: int,
    dealer: int,
    seats: int,
    chance: Chance,
    playing: Collection[int] = (),
    bought_before: tuple[int, ...] = (),
) -> tuple[DealState, tuple[Event, ...]]:
    """Shuffle and deal: so many cards at a time, first to the seat that will start, to the dealer last.

    Only those ``playing`` (all, unless given) get cards; the others have no part in the deal. ``bought_before`` says
    how many cards each seat has bought in the deals before this one.
    """
    stock = list(chance.shuffled(pack(rules.deck.packs, rules.deck.jokers), "deal"))
    hands: list[list[Card]] = [[] for _ in range(seats)]
    order = [(dealer + 1 + n) % seats for n in range(seats)]
    order = [seat for seat in order if not playing or seat in playing]
    while len(hands[order[-1]]) < rules.deal.hand:
        for seat in order:
            for _ in range(min(rules.deal.cards_at_a_time, rules.deal.hand - len(hands[seat]))):
                hands[seat].append(stock.pop())
    dealt = tuple(map(tuple, hands))
    discards, turned = _turn_up(rules, stock)
    state = DealState(
        round=rules.number,
        dealer=dealer,
        seat=order[0],
        phase="draw",
        hands=dealt,
        stock=tuple(stock),
        discards=discards,
        table=((),) * seats,
        opened=(None,) * seats,
        aside=Aside(bought_before=bought_before) if bought_before else NOTHING_ASIDE,
    )
    return claiming.begin(rules, state), (Dealt(number, rules.number, dealer, dealt), *turned)


def _turn_up(rules: RoundRules, stock: list[Card]) -> tuple[tuple[Card, ...], list[Event]]:
    """Take the upcard off the stock; a wild one may have to go to the bottom, each further one beneath the last."""
    events: list[Event] = []
    if not rules.deal.upcard:
        return (), events
    for _ in range(len(stock)):
        card = stock.pop()
        if rules.deal.wild_upcard is WildUpcard.BURIED and rules.deck.wild.holds(card):
            stock.insert(0, card)
            events.append(UpcardBuried(card))
        else:
            return (card,), [*events, UpcardTurned(card)]
    return (), events  # nothing but wild cards: there is no card to start the pile with
