"""May this player add a card to that meld?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import From, LayOffOnto


def when(case: Case) -> Iterator[Reason]:
    """The player has opened, long enough ago, and may add to melds of that owner."""
    turn, state, action = case.rules.turn, case.state, case.action
    if turn.lay_off_onto is LayOffOnto.NONE:
        yield reason("turn.lay-off-onto", value=turn.lay_off_onto)
    elif state.opened[state.seat] is None:
        yield reason("law.not-opened")
    elif turn.lay_off_from is From.NEXT_TURN and not state.opened_earlier:
        yield reason("turn.lay-off-from", value=turn.lay_off_from)
    if turn.lay_off_onto is LayOffOnto.OWN and action.owner != state.seat:
        yield reason("turn.lay-off-onto", value=turn.lay_off_onto)


def place(case: Case) -> Iterator[Reason]:
    """There is such a meld, and the card has a place in it."""
    action = case.action
    meld = case.state.meld(action.owner, action.number)
    if meld is None:
        yield reason("law.no-such-meld", owner=action.owner, number=action.number)
    else:
        yield from case.melds.placement_faults(meld, action.card, action.end)


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended."""
    return general.can_end(case, (case.action.card,))


CHECKS = (Check(when), Check(general.card_held), Check(place), Check(can_end, general.discard_required))
