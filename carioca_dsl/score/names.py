"""The players' names, as they are typed."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from carioca_dsl.prose.inline import clean
from carioca_dsl.referee import tidy
from carioca_dsl.score.hands import Problem
from carioca_dsl.score.words import is_word

LONGEST_NAME = 30
_LONGEST = 500
"""Characters of a line that are looked at."""


def read_names(text: str) -> tuple[str, ...]:
    """The players' names in order of play; raises `Problem`."""
    names = tuple(name for part in text.split(",") if (name := tidy(part)))
    if not names:
        raise Problem("no_names")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable() or re.search(r"[:|#;]", name) or is_word(name):
            raise Problem("bad_name", name[:LONGEST_NAME])
    if len(set(map(_folded, names))) != len(names):
        raise Problem("same_names")
    return names


def seat_of(text: str, names: Sequence[str]) -> int:
    """Where the player of that name sits; raises `Problem`."""
    wanted = _folded(text)
    for seat, name in enumerate(names):
        if _folded(name) == wanted:
            return seat
    raise Problem("no_such_player", wanted[:LONGEST_NAME])


def _folded(name: str) -> str:
    """A name for comparing."""
    return tidy(name).casefold()


def named(text: str, names: Sequence[str]) -> tuple[int, int | None]:
    """The one or two players whom a text names; raises `Problem`."""
    words = clean(text).split()
    for place in range(len(words), 0, -1):
        first = _folded(" ".join(words[:place]))
        if first in map(_folded, names):
            rest = " ".join(words[place:])
            return seat_of(first, names), seat_of(rest, names) if rest else None
    raise Problem("no_such_player", text[:LONGEST_NAME])


def nameless(text: str, asked: str, names: Sequence[str], is_hand: Callable[[str], bool]) -> str:
    """The text without the name of whoever is asked, which many type in front; raises `Problem` for another name.

    A name that could be a hand has to have a colon after it: somebody called A may have an ace left.
    """
    words = re.sub(r"\s*:", ": ", text).split()
    known = {_folded(name): name for name in names}
    for place in range(1, len(words)):
        said = " ".join(words[:place])
        name = known.get(_folded(said.removesuffix(":")))
        if name is not None and (said.endswith(":") or not is_hand(said)):
            if name != asked:
                raise Problem("other_hand", asked)
            return " ".join(words[place:])
    return text


def dealer_of(text: str, names: Sequence[str], lot: Callable[[int], int]) -> tuple[int, Literal["named", "lot"]]:
    """Who deals first: the one that is named, or by lot where nobody is; raises `Problem`."""
    wanted = clean(text[:_LONGEST])
    return (seat_of(wanted, names), "named") if wanted.strip() else (lot(len(names)), "lot")
