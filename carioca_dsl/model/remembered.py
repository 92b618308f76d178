"""What is asked again and again of the same frozen thing: it is worked out once, and remembered for a while.

A variant holds far too much to be compared or hashed each time, so it is known by being that very object.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
R = TypeVar("R")
P = ParamSpec("P")


def remembered_of(size: int) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
    """Remembers the last ``size`` answers of a function of a frozen object and of further, hashable arguments.

    What it answers is shared by all who ask: it must never be changed. What it raises is not remembered.
    """

    def remembering(function: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
        # the object is kept beside its answer: so nothing else can have its address as long as that is known
        known: dict[Any, tuple[T, R]] = {}

        @wraps(function)
        def asked(of: T, /, *args: P.args, **named: P.kwargs) -> R:
            key = (id(of), args, tuple(named.items()))
            found = known.pop(key, None) or (of, function(of, *args, **named))
            known[key] = found  # as the latest that was asked for
            if len(known) > size:
                known.pop(next(iter(known)), None)
            return found[1]

        return asked

    return remembering
