"""What holds for every act: whose turn it is, what a hand holds, and that a turn must be able to end."""

from collections.abc import Iterable, Iterator, Sequence

from carioca_dsl.cards import Card
from carioca_dsl.engine.actions import Draw
from carioca_dsl.engine.checks.case import Case
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import FinalDiscard, From, LayOffOnto


def timing(case: Case) -> Iterator[Reason]:
    """The deal goes on, it is this player's turn, and the turn has come so far."""
    state = case.state
    if state.outcome is not None:
        yield reason("law.deal-over")
    elif case.action.seat != state.seat:
        yield reason("law.not-your-turn")
    elif (state.phase == "draw") != isinstance(case.action, Draw):
        yield reason("law.draw-first" if state.phase == "draw" else "law.already-drawn")


def held(case: Case, cards: Sequence[Card]) -> Iterator[Reason]:
    """Each card is in the hand, and is used once."""
    hand = case.state.hand
    seen: set[Card] = set()
    for card in cards:
        if card not in hand:
            yield reason("law.not-held", card=card)
        elif card in seen:
            yield reason("law.used-twice", card=card)
        seen.add(card)


def can_end(case: Case, used: Iterable[Card]) -> Iterator[Reason]:
    """After playing ``used`` the turn can still be ended as `turn.final-discard` wants it."""
    final = case.rules.turn.final_discard
    if final is FinalDiscard.OPTIONAL:
        return
    left = [card for card in case.state.hand if card not in set(used)]
    if final is FinalDiscard.REQUIRED:
        if not left:
            yield reason("turn.final-discard", value=final)
    elif len(left) == 1 and not _can_be_laid_off(case, left[0]):
        yield reason("turn.final-discard", value=final)


def _can_be_laid_off(case: Case, card: Card) -> bool:
    """Whether the card could follow: the last card may not be discarded, so it must go to a meld on the table."""
    turn, state = case.rules.turn, case.state
    if turn.lay_off_onto is LayOffOnto.NONE or not (state.opened_earlier or turn.lay_off_from is From.OPENING_TURN):
        return False
    owners = [state.seat] if turn.lay_off_onto is LayOffOnto.OWN else range(len(state.table))
    return any(case.melds.placements(meld, card) for owner in owners for meld in state.table[owner])
