"""What a check is given, and what it is."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import MeldRoom, Reason, melds_of
from carioca_dsl.model import RoundRules


class Case(NamedTuple):
    """An action in a state under the rules of the round."""

    rules: RoundRules
    state: DealState
    action: Any
    """One of the actions; each check knows which one it is made for."""

    @property
    def melds(self) -> MeldRoom:
        """The melds of these rules."""
        return melds_of(self.rules)


Against = Callable[[Case], Iterable[Reason]]
"""Looks at a case and gives the reasons against the action."""


def always(rules: RoundRules) -> bool:
    """Whatever the rules."""
    return True


class Check(NamedTuple):
    """``against`` is asked about the actions of a round under whose rules it can object, which ``under`` tells."""

    against: Against
    under: Callable[[RoundRules], bool] = always
