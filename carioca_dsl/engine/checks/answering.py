"""May this player answer now, and so? Whoever is asked about something, in turn or out of it, answers."""

from collections.abc import Sequence

from carioca_dsl.engine.actions import Action, Buy, Choose, Leave, Pass, ReEnter, Show
from carioca_dsl.engine.checks.buying import objections
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.state import DealState, Phase
from carioca_dsl.melds import Reason, reason

ASKED_IN: dict[type[Action], tuple[Phase, ...]] = {
    Buy: ("offer",),
    Pass: ("claim", "offer"),
    Show: ("claim",),
    Choose: ("choose",),
    ReEnter: ("re-enter",),
    Leave: ("re-enter",),
}
"""When there is a question that the act answers."""
_ASKING = frozenset(phase for phases in ASKED_IN.values() for phase in phases)


def timing(case: Case) -> Sequence[Reason]:
    """There is such a question, and this player is asked."""
    state, action = case.state, case.action
    if not state.waits:
        return (reason("law.deal-over"),)
    open_now = state.phase in ASKED_IN[type(action)]
    if open_now and action.seat == state.actor:
        return ()
    if isinstance(action, Buy):
        found = tuple(objections(case.rules, state, action.seat, action.card))
        if found:
            return found
        if state.phase == "draw":
            return (reason("buying.offered", value=case.rules.buying.offered), reason("law.nothing-asked"))
    if open_now and not _was_asked(state, action.seat):
        return (reason("law.not-your-turn" if state.phase == "choose" else "law.answer-first"),)
    if isinstance(action, Show) and case.rules.deal.new_deal_with is not None:
        return (reason("law.nothing-asked"), reason("deal.new-deal-with", value=case.rules.deal.new_deal_with))
    if state.phase in _ASKING and action.seat == state.actor:  # something else is asked, and this is no answer to it
        return (reason("law.choose-first" if state.phase == "choose" else "law.answer-first"),)
    return (reason("law.nothing-asked"),)


def _was_asked(state: DealState, seat: int) -> bool:
    """Whether the question has passed this seat: who has answered is not asked again."""
    if state.phase not in ("claim", "offer"):
        return False
    seats = len(state.hands)
    return (seat - state.seat) % seats < (state.actor - state.seat) % seats


def possible(case: Case) -> Sequence[Reason]:
    """The answer is one of those that the match has said to be possible."""
    action = case.action
    # Two acts with the same values are equal as tuples.
    if any(type(action) is type(answer) and action == answer for answer in case.state.aside.answers):
        return ()
    if isinstance(action, Choose):
        return (reason("law.round-not-left", round=action.round),)
    return (reason("law.wrong-total", total=action.total),)


CHECKS = (Check(possible),)
"""What is asked about answers that only the match can judge."""
