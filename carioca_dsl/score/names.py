"""The players' names, as they are typed."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from carioca_dsl.prose.inline import clean
from carioca_dsl.score.hands import Problem
from carioca_dsl.score.words import is_word

LONGEST_NAME = 30
_LONGEST = 500
"""Characters of a line that are looked at."""


def read_names(text: str) -> tuple[str, ...]:
    """The players' names in order of play; raises `Problem`."""
    names = tuple(name for part in text.split(",") if (name := " ".join(part.split())))
    if not names:
        raise Problem("no_names")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable() or re.search(r"[:|#;]", name) or is_word(name):
            raise Problem("bad_name", name[:LONGEST_NAME])
    if len({name.casefold() for name in names}) != len(names):
        raise Problem("same_names")
    return names


def seat_of(text: str, names: Sequence[str]) -> int:
    """Where the player of that name sits; raises `Problem`."""
    wanted = " ".join(text.split()).casefold()
    for seat, name in enumerate(names):
        if name.casefold() == wanted:
            return seat
    raise Problem("no_such_player", wanted[:LONGEST_NAME])


def named(text: str, names: Sequence[str]) -> tuple[int, int | None]:
    """The one or two players whom a text names; raises `Problem`."""
    words = clean(text).split()
    for place in range(len(words), 0, -1):
        first = " ".join(words[:place]).casefold()
        if first in (name.casefold() for name in names):
            rest = " ".join(words[place:])
            return seat_of(first, names), seat_of(rest, names) if rest else None
    raise Problem("no_such_player", text[:LONGEST_NAME])


def nameless(text: str, asked: str, names: Sequence[str], is_hand: Callable[[str], bool]) -> str:
    """The text without the name of whoever is asked, which many type in front; raises `Problem` for another name.

    A name that could be a hand has to have a colon after it: somebody called A may have an ace left.
    """
    words = re.sub(r"\s*:", ": ", text).split()
    known = {name.casefold(): name for name in names}
    for place in range(1, len(words)):
        said = " ".join(words[:place])
        name = known.get(said.removesuffix(":").casefold())
        if name is not None and (said.endswith(":") or not is_hand(said)):
            if name != asked:
                raise Problem("other_hand", asked)
            return " ".join(words[place:])
    return text


def dealer_of(text: str, names: Sequence[str], lot: Callable[[int], int]) -> tuple[int, Literal["named", "lot"]]:
    """Who deals first: the one that is named, or by lot where nobody is; raises `Problem`."""
    wanted = clean(text[:_LONGEST])
    return (seat_of(wanted, names), "named") if wanted.strip() else (lot(len(names)), "lot")
