"""Passes that nobody writes: who is asked something out of turn, and does not answer in the next step, has passed.

Examples, records and whatever else is told in steps leave passes out; here, and nowhere else, they are put in again.
"""

from collections.abc import Sequence

from carioca_dsl.engine import Chance, DealState, Pass, Phase, step
from carioca_dsl.model import RoundRules, Step, Verb

_ANSWERS: dict[Phase, tuple[Verb, ...]] = {"claim": (Verb.SHOWS, Verb.PASSES), "offer": (Verb.BUYS, Verb.PASSES)}
"""The phases in which seat after seat is asked, and what is an answer in each."""
_NO_CHANCE = Chance("", 0)
"""Nobody shuffles because of a pass."""


def passes_before(
    following: Step | None, names: Sequence[str], rules: RoundRules, state: DealState
) -> tuple[Pass, ...]:
    """Who has passed where ``following`` is the next step (``None``: nothing is said of anybody any more).

    Everybody who is asked before the one who answers; everybody, where it is no answer. Nobody at all where it is the
    answer of somebody who is not asked: then it is judged as the table stands, and refused.
    """
    answers = _ANSWERS.get(state.phase)
    if answers is None or state.outcome is not None:
        return ()
    answer = following is not None and following.verb in answers
    passed: list[Pass] = []
    phase = state.phase
    while state.phase == phase and state.outcome is None:
        if answer and following is not None and names[state.actor] == following.actor:
            return tuple(passed)
        passed.append(Pass(state.actor))
        state, _ = step(rules, state, passed[-1], _NO_CHANCE)
    return () if answer else tuple(passed)
