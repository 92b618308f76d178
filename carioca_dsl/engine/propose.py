"""Legal actions: candidates, each passed through the judge.

Complete up to equal cards — of two actions that differ only in which of two equal cards is used, one is given — and
lazy. Never empty while a deal goes on: every restriction has its way out.
"""

from collections.abc import Iterator

from carioca_dsl.engine.actions import Action
from carioca_dsl.engine.candidates import candidates
from carioca_dsl.engine.judge import allowed
from carioca_dsl.engine.state import DealState
from carioca_dsl.model import RoundRules


def legal_actions(rules: RoundRules, state: DealState) -> Iterator[Action]:
    """What the seat that is to act may do: openings first, then other plays, discards last."""
    if not state.waits:
        return
    for action in candidates(rules, state):
        if allowed(rules, state, action):
            yield action
