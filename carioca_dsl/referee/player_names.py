"""Names of players: as they are typed, and whether a record can hold them."""

import re
import unicodedata
from collections.abc import Callable, Sequence

from carioca_dsl.compiler import UnreadableStep, read_step
from carioca_dsl.model import MeldName, Origin, Step, Verb
from carioca_dsl.referee.record_text import take_apart
from carioca_dsl.referee.record_versions import FIRST
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step

LANGUAGE = "en"
"""Records are written in one language, so that they can be compared; whoever tells a match chooses another."""
_ABOUT_MELDS = (Verb.ADDS, Verb.SWAPS)
"""The verbs whose steps name a player twice: in front, and as the owner of a meld."""


def tidy(name: str) -> str:
    """A name as it is kept: single blanks, each letter with its accents as one sign where there is one.

    Some keyboards and file systems write ``é`` as an ``e`` and an accent: the same name, and it has to be found again.
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def but_names(text: str, names: Sequence[str], change: Callable[[str], str]) -> str:
    """A step with ``change`` done to all but the names in it: in front, and in front of the number of a meld.

    Somebody may be called like a card, and the same card may be meant somewhere else.
    """
    anybody = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    name = re.compile(rf"(?:^|(?<=\s))(?:{anybody})(?=\s+[0-9]+(?:\s|->|$))|^(?:{anybody})(?=\s+\S)", re.IGNORECASE)
    made, last = [], 0
    for found in name.finditer(text):
        made += [change(text[last : found.start()]), found[0]]
        last = found.end()
    return "".join((*made, change(text[last:])))


class UnrecordableName(ValueError):
    """A name whose lines in a record would not be read as they were written; ``instead`` is one that would, if any."""

    def __init__(self, name: str, instead: str | None) -> None:
        said = f"; {instead!r} would do" if instead else "; choose another name"
        super().__init__(
            f"a record cannot hold a player called {name[:40]!r}:"
            f" its lines about them would be read as something else{said}"
        )
        self.name = name
        self.instead = instead


def check_names(names: Sequence[str]) -> None:
    """Whether all lines about these players come out of a record as they went in; raises `UnrecordableName`."""
    for seat, name in enumerate(names):
        if not _readable(name, names):
            others = [*names[:seat], *names[seat + 1 :]]
            raise UnrecordableName(name, next((one for one in _like(name) if _fits(one, others)), None))


def _like(name: str) -> tuple[str, ...]:
    """Other ways to write a name, the nearest first."""
    return tidy(name), name.capitalize(), tidy(re.sub(r"[^\w'’ -]|-(?=>)", "", name))


def _fits(name: str, others: Sequence[str]) -> bool:
    names = (name, *others)
    new = bool(name) and name.casefold() not in {other.casefold() for other in others}
    return new and all(_readable(one, names) for one in names)


def _readable(name: str, names: Sequence[str]) -> bool:
    if "," in name or name != " ".join(name.split()):
        return False
    return all(_comes_back(_step(name, verb), names) for verb in _ABOUT_MELDS)


def _comes_back(step: Step, names: Sequence[str]) -> bool:
    text = write_step(step, vocabulary(LANGUAGE))
    if [(line.kind, line.text) for line in take_apart(f"{FIRST}\n  {text}").lines] != [("step", text)]:
        return False
    try:
        again = read_step(text, LANGUAGE, names=names)
    except UnreadableStep:
        return False
    return (again.actor, again.meld, again.end) == (step.actor, step.meld, step.end)


def _step(name: str, verb: Verb) -> Step:
    """A step of that player onto a meld of their own."""
    meld = MeldName(owner=name, number=1)
    wild = 1 if verb is Verb.SWAPS else None
    return Step(actor=name, verb=verb, text="", origin=Origin(file="", line=1), card=0, wild=wild, meld=meld, end="low")
