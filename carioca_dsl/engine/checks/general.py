"""What holds for every act: whose turn it is, what a hand holds, and that a turn must be able to end."""

from collections.abc import Iterable, Iterator, Sequence

from carioca_dsl.cards import Card
from carioca_dsl.engine.actions import Draw
from carioca_dsl.engine.checks.case import Against, Case
from carioca_dsl.engine.state import Phase
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import Buyers, FinalDiscard, RoundRules


def timing(phase: Phase) -> Against:
    """The deal goes on, it is this player's turn, and the turn has come so far."""

    def against(case: Case) -> Sequence[Reason]:
        state = case.state
        if case.action.seat == state.seat and state.phase == phase and state.outcome is None:
            return ()
        return _untimely(case)

    return against


def _untimely(case: Case) -> Sequence[Reason]:
    state, action = case.state, case.action
    if state.outcome is not None:
        return (reason("law.deal-over"),)
    if action.seat != state.seat:
        return _out_of_turn(case)
    if state.phase in ("draw", "play"):
        return (reason("law.draw-first" if state.phase == "draw" else "law.already-drawn"),)
    return (reason("law.choose-first" if state.phase == "choose" else "law.answer-first"),)


def _out_of_turn(case: Case) -> Sequence[Reason]:
    state, action = case.state, case.action
    if action.seat == state.aside.asked:
        return (reason("law.answer-first"),)
    out_of_turn = reason("law.not-your-turn")
    if isinstance(action, Draw) and action.source == "discards" and case.rules.buying.who is Buyers.NOBODY:
        # Whoever takes a discard out of turn buys it.
        return (out_of_turn, reason("buying.who", value=case.rules.buying.who))
    return (out_of_turn,)


def card_held(case: Case) -> Sequence[Reason]:
    """The one card of the action is in the hand."""
    card, state = case.action.card, case.state
    return () if card in state.hands[state.seat] else (reason("law.not-held", card=card),)


def held(case: Case, cards: Sequence[Card]) -> Iterator[Reason]:
    """Each card is in the hand, and is used once."""
    hand = case.state.hands[case.action.seat]
    seen: set[Card] = set()
    for card in cards:
        if card not in hand:
            yield reason("law.not-held", card=card)
        elif card in seen:
            yield reason("law.used-twice", card=card)
        seen.add(card)


def can_end(case: Case, used: Iterable[Card]) -> Iterator[Reason]:
    """After playing ``used`` a card is left for the discard, which the rules require."""
    if set(used).issuperset(case.state.hand):
        yield reason("turn.final-discard", value=case.rules.turn.final_discard)


def discard_required(rules: RoundRules) -> bool:
    """Whether `can_end` is a question."""
    return rules.turn.final_discard is FinalDiscard.REQUIRED
