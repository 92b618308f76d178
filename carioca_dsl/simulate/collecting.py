"""Python looks for circles of objects that nobody needs any more; matches leave none, so it need not look so often."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_SELDOM = 50_000
"""So many new objects are waited for; a match makes some ten thousand, which go when the next one begins."""


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """While this lasts, such objects are looked for seldom: it takes a twentieth of the time of a simulation."""
    before = gc.get_threshold()
    gc.set_threshold(_SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
