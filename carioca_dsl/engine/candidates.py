"""Candidates: the actions worth asking the judge about, by what the hand holds and what lies on the table."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine.actions import Action, Buy, Discard, Draw, Lay, LayOff, Open, Pass, Refuse, Show, Swap
from carioca_dsl.engine.checks.refusing import is_first_card
from carioca_dsl.engine.doubles import doubles_of
from carioca_dsl.engine.on_the_table import on_the_table
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import MeldRoom, melds_of
from carioca_dsl.model import LayOffOnto, NewMelds, OpeningMelds, Parts, RoundRules, SwapBy, WildSwap


def candidates(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """Everything that may turn out to be legal: openings first, then other plays, discards last."""
    if state.phase == "draw":
        yield from draws(state.seat)
        return
    if state.phase != "play":
        yield from answers(rules, state)
        return
    yield from plays(rules, state)
    if state.turn == 1 and state.drew is not None and is_first_card(rules, state):
        yield Refuse(state.seat, state.drew)
    for card in one_of_each(state.hand):
        yield Discard(state.seat, card)


def answers(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """What the seat that is asked something may answer, the answer that changes things first."""
    seat = state.actor
    if state.phase == "claim":
        wanted, doubles = rules.deal.new_deal_with, doubles_of(state.hands[seat])
        if wanted is not None and len(doubles) >= wanted:
            yield Show(seat, tuple(card for pair in doubles[:wanted] for card in pair))
        yield Pass(seat)
    elif state.phase == "offer":
        yield Buy(seat, state.discards[-1])
        yield Pass(seat)
    else:
        yield from state.aside.answers


@lru_cache(maxsize=1 << 6)
def draws(seat: int) -> tuple[Draw, Draw]:
    """The two cards that a turn may begin with."""
    return Draw(seat, "stock"), Draw(seat, "discards")


def plays(rules: RoundRules, state: DealState, *, opening: bool = True) -> Iterator[Action]:
    """What may be done between the draw and the discard; but for ``opening``, if that is not asked about."""
    if state.opened[state.seat] is not None:
        return chain(swaps(rules, state), lay_offs(rules, state), further_melds(rules, state))
    if not opening:
        return swaps(rules, state) if any(state.table) else iter(())
    return chain(openings(rules, state), swaps(rules, state)) if any(state.table) else openings(rules, state)


def one_of_each(cards: Iterable[Card]) -> Iterable[Card]:
    """One card of each face, the others being equal to it."""
    return {card % FACES: card for card in cards}.values()


def openings(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """The contracts that the hand holds."""
    seat = state.seat
    if state.opened[seat] is not None:
        return iter(())
    room, hand = melds_of(rules), state.hands[seat]
    in_parts = rules.opening.parts is Parts.OVER_TURNS
    ways = room.part_openings(state.table[seat], hand) if in_parts else room.openings(hand)
    return (Open(seat, tuple([meld.cards for meld in melds])) for melds in ways)


def further_melds(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """The melds that the hand of a player who has opened holds."""
    turn = state.opened[state.seat]
    if turn is None:
        return
    now = turn == state.turn
    if rules.opening.melds is OpeningMelds.MORE if now else rules.turn.new_melds_later is NewMelds.ALLOWED:
        for meld in melds_of(rules).candidates(state.hand, "melding"):
            yield Lay(state.seat, meld.cards)


def lay_offs(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """The cards of the hand that fit a meld; the end is named where there are two."""
    if state.opened[state.seat] is None or rules.turn.lay_off_onto is LayOffOnto.NONE:
        return
    table, hand = on_the_table(melds_of(rules), state.table), state.hands[state.seat]
    fitting = {card % FACES: card for card in hand if table[card % FACES]}
    for owner, number, places in table.melds if fitting else ():
        for face, card in fitting.items():
            ends = places[face]
            for end in ends:
                yield LayOff(state.seat, card, owner, number, end if len(ends) > 1 else None)


def swaps(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """The natural cards of the hand for which a wild card on the table stands."""
    wild_cards = rules.wild_cards
    if wild_cards.swap is WildSwap.FORBIDDEN:
        return iter(())
    if wild_cards.swap_by is SwapBy.OPENED and state.opened[state.seat] is None:
        return iter(())
    return _swaps(melds_of(rules), state)


def _swaps(room: MeldRoom, state: DealState) -> Iterator[Swap]:
    melds = on_the_table(room, state.table).with_wilds
    held = {card % FACES: card for card in state.hand} if melds else {}
    for owner, number, places in melds:
        for wild, faces in places.wilds:
            for natural in [held[face] for face in faces if face in held]:
                ends = room.swaps(places.meld, natural, wild)
                for end, _ in ends:
                    yield Swap(state.seat, natural, wild, owner, number, end if len(ends) > 1 else None)
