"""What follows from a round's rules is worked out once."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from carioca_dsl.model import RoundRules

T = TypeVar("T")
_MOST = 256


def by_rules(make: Callable[[RoundRules], T]) -> Callable[[RoundRules], T]:
    """Remember what ``make`` makes of rules.

    By the identity of the rules, which are held here so that it stays theirs: hashing a model on each call is slow.
    """
    known: dict[int, tuple[RoundRules, T]] = {}

    @wraps(make)
    def remembered(rules: RoundRules) -> T:
        try:
            return known[id(rules)][1]
        except KeyError:
            pass
        if len(known) >= _MOST:
            known.clear()
        made = make(rules)
        known[id(rules)] = (rules, made)
        return made

    return remembered
