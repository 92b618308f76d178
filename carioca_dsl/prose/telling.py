"""What happened at a table, told line by line: one line a turn."""

import re
from collections.abc import Iterable, Iterator, Sequence

from carioca_dsl.engine import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Laid,
    LaidOff,
    Opened,
    Swapped,
    WentOut,
)
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.speech import Speech

ACTS = (Drew, Opened, Laid, LaidOff, Swapped, Discarded, WentOut)
"""What a player does in a turn; everything else happens to the whole table."""


def tell(events: Iterable[Event], speech: Speech, names: Sequence[str], *, hands: bool = False) -> list[str]:
    """The events as lines of plain text; ``hands`` adds what each player was dealt, where the events know it."""
    return [plain(line) for line in told(events, speech, names, hands=hands)]


def told(events: Iterable[Event], speech: Speech, names: Sequence[str], *, hands: bool = False) -> Iterator[str]:
    """The same with cards marked, for a layout."""
    acts: list[str] = []
    seat: int | None = None
    before: Event | None = None
    for event in events:
        if isinstance(event, ACTS):
            if acts and (event.seat != seat or isinstance(event, Drew)):
                yield _turn(speech, names, seat, acts)
                acts = []
            seat = event.seat
            if isinstance(event, Discarded) and isinstance(before, Drew) and _thrown_back(before, event):
                acts[-1] = speech.phrase("act_drew_and_discarded", event, names)
            else:
                acts.append(speech.phrase(f"act_{event_key(event)}", event, names))
            before = event
            continue
        if acts:
            yield _turn(speech, names, seat, acts)
            acts = []
        yield speech.say(f"event_{event_key(event)}", event, names)
        if hands and isinstance(event, Dealt):
            yield from (speech.say("event_hand", *held) for held in zip(names, event.hands, strict=True) if held[1])
    if acts:
        yield _turn(speech, names, seat, acts)


def _thrown_back(drew: Drew, discarded: Discarded) -> bool:
    """Whether the card drawn from the stock is the one discarded."""
    return drew.source == "stock" and drew.card == discarded.card


def _turn(speech: Speech, names: Sequence[str], seat: int | None, acts: list[str]) -> str:
    return speech.say("turn_line", names[seat or 0], acts)


def event_key(event: Event) -> str:
    """``went_out`` for `WentOut`: the end of the name of its sentence."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
