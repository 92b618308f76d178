"""Where the last card of a hand may not be discarded, no play may leave it without another way out of the hand."""

from collections.abc import Callable, Sequence

from carioca_dsl.engine.actions import Action
from carioca_dsl.engine.candidates import lay_offs, swaps
from carioca_dsl.engine.chance import Chance
from carioca_dsl.engine.checks.case import Case
from carioca_dsl.engine.state import DealState
from carioca_dsl.engine.step import step
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import RoundRules

Judge = Callable[[RoundRules, DealState, Action], bool]
_NO_CHANCE = Chance("", 0)
"""Only a discard can lead to a shuffle, and none is tried here."""


def stranded(case: Case, allowed: Judge) -> Sequence[Reason]:
    """Look at the table as the play, otherwise allowed, would leave it; ``allowed`` judges what comes next.

    Asked only about plays that leave the turn going on, under rules that forbid to discard the last card. A swap to
    the hand is a way out where the wild card that it brings has one: ``allowed`` asks this of it in turn.
    """
    after, _ = step(case.rules, case.state, case.action, _NO_CHANCE)
    if len(after.hands[case.state.seat]) != 1:
        return ()
    ways_out = (way for find in (lay_offs, swaps) for way in find(case.rules, after))
    if any(allowed(case.rules, after, way) for way in ways_out):
        return ()
    return (reason("turn.final-discard", value=case.rules.turn.final_discard),)
