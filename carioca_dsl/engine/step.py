"""What an allowed action does: ``(state, action) → (state', events)``. Who asks has had it judged."""

from collections.abc import Sequence
from typing import TypeVar

from carioca_dsl.cards import Card
from carioca_dsl.engine.actions import Action, Discard, Draw, Lay, LayOff, Open, Swap
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.events import Discarded, Drew, Event, Laid, LaidOff, Opened, Swapped, WentOut
from carioca_dsl.engine.exhausted import begin_turn
from carioca_dsl.engine.remembered import opening_ways
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import Parts, RoundRules, WildSwap

T = TypeVar("T")
Step = tuple[DealState, tuple[Event, ...]]


def step(rules: RoundRules, state: DealState, action: Action, chance: Chance) -> Step:
    """The state after an action that the judge allows, and what the table has seen of it."""
    match action:
        case Draw():
            return _draw(state, action)
        case Discard():
            return _discard(rules, state, action, chance)
        case Open(melds=laid):
            return _open(rules, state, laid)
        case Lay(cards=cards):
            meld = melds_of(rules).readings(cards, "melding")[0]
            mine = (*state.table[state.seat], meld)
            after = _without(state, cards)._replace(table=_put(state.table, state.seat, mine))
            return _played(after, Laid(state.seat, meld, len(mine)))
        case LayOff(seat, card, owner, number, end):
            places = melds_of(rules).placements(state.table[owner][number - 1], card)
            where, meld = next(place for place in places if end is None or place[0] == end)
            after = _meld_became(_without(state, (card,)), owner, number, meld)
            return _played(after, LaidOff(seat, card, owner, number, where, meld))
        case Swap(seat, card, wild, owner, number, end):
            ends = melds_of(rules).swaps(state.table[owner][number - 1], card, wild)
            where, meld = next(place for place in ends if end is None or place[0] == end)
            freed = (wild,) if rules.wild_cards.swap is WildSwap.TO_HAND else ()
            after = _meld_became(_without(state, (card,), freed), owner, number, meld)
            return _played(after, Swapped(seat, card, wild, owner, number, where, meld))


def _open(rules: RoundRules, state: DealState, laid: tuple[tuple[Card, ...], ...]) -> Step:
    seat, room = state.seat, melds_of(rules)
    before = state.table[seat]
    in_parts = rules.opening.parts is Parts.OVER_TURNS
    melds = opening_ways(room, laid, before if in_parts else None)[0]
    whole = not in_parts or room.assign((*before, *melds)) is not None
    after = _without(state, [card for cards in laid for card in cards])
    after = after._replace(table=_put(state.table, seat, (*before, *melds)))
    if whole:
        after = after._replace(opened=_put(state.opened, seat, state.turn))
    return _played(after, Opened(seat, melds, whole))


def _draw(state: DealState, action: Draw) -> Step:
    seat, source = action
    card = (state.stock if source == "stock" else state.discards)[-1]
    hands = _put(state.hands, seat, (*state.hands[seat], card))
    return state.with_card(hands, source, card), (Drew(seat, source, card),)


def _discard(rules: RoundRules, state: DealState, action: Discard, chance: Chance) -> Step:
    seat, card = action
    thrown = Discarded(seat, card)
    left = tuple([other for other in state.hands[seat] if other != card])
    hands = _put(state.hands, seat, left)
    if not left:
        return _played(state._replace(hands=hands, discards=(*state.discards, card)), thrown)
    after = state.after_discard(hands, card)
    if after.stock:
        return after, (thrown,)
    after, events = begin_turn(rules, after, chance)
    return after, (thrown, *events)


def _played(state: DealState, event: Event) -> Step:
    """The deal ends where the hand is empty."""
    if state.hands[state.seat]:
        return state, (event,)
    return state._replace(outcome=Outcome("out", state.seat)), (event, WentOut(state.seat))


def _without(state: DealState, cards: Sequence[Card], more: tuple[Card, ...] = ()) -> DealState:
    """The state in which the seat whose turn it is has these cards no longer, and ``more`` in their stead."""
    gone = set(cards)
    left = tuple(card for card in state.hands[state.seat] if card not in gone)
    return state._replace(hands=_put(state.hands, state.seat, (*left, *more)))


def _meld_became(state: DealState, owner: int, number: int, meld: Meld) -> DealState:
    return state._replace(table=_put(state.table, owner, _put(state.table[owner], number - 1, meld)))


def _put(things: tuple[T, ...], index: int, thing: T) -> tuple[T, ...]:
    return (*things[:index], thing, *things[index + 1 :])
