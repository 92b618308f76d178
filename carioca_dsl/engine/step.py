"""What an allowed action does: ``(state, action) → (state', events)``. Who asks has had it judged."""

from collections.abc import Sequence

from carioca_dsl.cards import Card, made
from carioca_dsl.engine import claiming, drawing
from carioca_dsl.engine.actions import (
    Action,
    Buy,
    Choose,
    Discard,
    Draw,
    Lay,
    LayOff,
    Leave,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Swap,
)
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.events import (
    Discarded,
    Event,
    Laid,
    LaidOff,
    LeftMatch,
    Opened,
    ReEntered,
    RoundChosen,
    Swapped,
    WentOut,
)
from carioca_dsl.engine.exhausted import begin_turn
from carioca_dsl.engine.remembered import left_in_hand, opening_ways
from carioca_dsl.engine.state import DealState, Outcome
from carioca_dsl.engine.stepping import Step, put
from carioca_dsl.melds import Meld, melds_of
from carioca_dsl.model import Parts, RoundRules, WildSwap


def step(rules: RoundRules, state: DealState, action: Action, chance: Chance) -> Step:
    """The state after an action that the judge allows, and what the table has seen of it."""
    match action:
        case Draw():
            return drawing.draw(rules, state, action)
        case Discard():
            return _discard(rules, state, action, chance)
        case Open(melds=laid):
            return _open(rules, state, laid)
        case Lay(cards=cards):
            meld = melds_of(rules).readings(cards, "melding")[0]
            mine = (*state.table[state.seat], meld)
            after = _without(state, cards)._replace(table=put(state.table, state.seat, mine))
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
        case Refuse():
            return drawing.refuse(state, action)
        case Buy():
            return drawing.buy(rules, state, action)
        case Pass():
            return claiming.pass_by(state) if state.phase == "claim" else drawing.pass_by(rules, state)
        case Show():
            return claiming.show(state, action)
        case Choose(seat, number):
            aside = state.aside._replace(chooser=seat, answers=())
            return state._replace(round=number, phase="draw", aside=aside), (RoundChosen(seat, number),)
        case ReEnter(seat, total):
            return _answered(state), (ReEntered(seat, total),)
        case Leave(seat, total):
            return _answered(state), (LeftMatch(seat, total),)


def _answered(state: DealState) -> DealState:
    """Nobody is asked any more; whom else to ask, the match knows."""
    return state._replace(aside=state.aside._replace(asked=None, answers=()))


def _open(rules: RoundRules, state: DealState, laid: tuple[tuple[Card, ...], ...]) -> Step:
    seat, room = state.seat, melds_of(rules)
    before = state.table[seat]
    in_parts = rules.opening.parts is Parts.OVER_TURNS
    left = left_in_hand(room, state.hand, laid)
    melds = opening_ways(room, laid, before if in_parts else None, left)[0]
    whole = not in_parts or room.assign((*before, *melds), left) is not None
    after = _without(state, [card for cards in laid for card in cards])
    after = after._replace(table=put(state.table, seat, (*before, *melds)))
    if whole:
        after = after._replace(opened=put(state.opened, seat, state.turn))
    return _played(after, Opened(seat, melds, whole))


def _discard(rules: RoundRules, state: DealState, action: Discard, chance: Chance) -> Step:
    seat, card = action
    thrown = made(Discarded, action)
    hand = state.hands[seat]
    place = hand.index(card)
    left = hand[:place] + hand[place + 1 :]
    hands = put(state.hands, seat, left)
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
    return state._replace(hands=put(state.hands, state.seat, (*left, *more)))


def _meld_became(state: DealState, owner: int, number: int, meld: Meld) -> DealState:
    return state._replace(table=put(state.table, owner, put(state.table[owner], number - 1, meld)))
