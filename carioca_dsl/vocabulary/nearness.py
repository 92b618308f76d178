"""Did you mean …: the word that is legal in that place and nearest to what was written."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

_MOST = 200
"""So many candidates are compared: a file that declares more names than that is no file of rules."""

_LONGEST_STEM = 40


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """The text for comparing: small letters, no accents, single blanks, straight apostrophes."""
    bare = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return " ".join(bare.replace("’", "'").lower().split())


def nearest(text: str, legal: Iterable[str]) -> str:
    """The legal text nearest to this one, or ``""`` where none is near enough to be meant."""
    written = plain(text)[:80]
    best, found = max(1, len(written) // 3) + 1, ""
    for candidate in islice(legal, _MOST):
        steps = _distance(written, plain(candidate), best)
        if steps < best:
            best, found = steps, candidate
    return found


def akin(text: str, legal: Sequence[str]) -> str:
    """The nearest legal text, or else the only one that begins as this one does: ``scores`` is akin to `scoring`."""
    near = nearest(text, legal)
    if near or len(text) > _LONGEST_STEM:
        return near
    written = plain(text)
    for size in range(len(written), 2, -1):
        found = {one for one in legal if plain(one).startswith(written[:size])}
        if found:
            # half of a word says enough, or all of a short one
            whole = size == len(written) or size >= max(4, len(written) // 2 + 1)
            return found.pop() if len(found) == 1 and whole else ""
    return ""


def _distance(a: str, b: str, limit: int) -> int:
    """How many letters must be added, dropped, changed or swapped with their neighbour; ``limit`` stands for more."""
    if abs(len(a) - len(b)) >= limit:
        return limit
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) >= limit:
            return limit
        before, last = last, row
    return min(last[-1], limit)
