"""What happened at a table, told line by line: one line a turn."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from carioca_dsl.cards import face_of
from carioca_dsl.engine import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Laid,
    LaidOff,
    Opened,
    Paid,
    Passed,
    Refused,
    Swapped,
    WentOut,
)
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.speech import Speech

_PURCHASE = "buying.price"
ACTS = (Drew, Refused, Opened, Laid, LaidOff, Swapped, Discarded, WentOut)
"""What a player does in a turn; everything else happens to the whole table."""


def tell(events: Iterable[Event], speech: Speech, names: Sequence[str], *, hands: bool = False) -> list[str]:
    """The events as lines of plain text; ``hands`` adds what each player was dealt, where the events know it."""
    return [plain(line) for line in told(events, speech, names, hands=hands)]


def told(events: Iterable[Event], speech: Speech, names: Sequence[str], *, hands: bool = False) -> Iterator[str]:
    """The same with cards marked, for a layout."""
    acts: list[str] = []
    seat: int | None = None
    before: Event | None = None
    for event, givers in _together(events):
        if isinstance(event, ACTS):
            if acts and (event.seat != seat or isinstance(event, Drew)):
                yield _turn(speech, names, seat, acts)
                acts = []
            seat = event.seat
            if (
                acts
                and isinstance(event, Discarded | Refused)
                and isinstance(before, Drew)
                and _thrown_back(before, event)
            ):
                acts[-1] = speech.phrase(f"act_drew_and_{event_key(event)}", event, names)
            else:
                acts.append(speech.phrase(f"act_{event_key(event)}", event, names))
            before = event
            continue
        if acts:
            yield _turn(speech, names, seat, acts)
            acts = []
        if len(givers) > 1:
            yield speech.say("event_paid_by_each", event, givers, names)
        else:
            yield speech.say(f"event_{event_key(event)}", event, names)
        if hands and isinstance(event, Dealt):
            held = [(name, sorted(hand, key=face_of)) for name, hand in zip(names, event.hands, strict=True)]
            yield from (speech.say("event_hand", name, hand) for name, hand in held if hand)
    if acts:
        yield _turn(speech, names, seat, acts)


def _together(events: Iterable[Event]) -> Iterator[tuple[Event, tuple[int, ...]]]:
    """The events that are told; of payments in a row that are alike one, with the seats that make them.

    Who lets a card go by says nothing, and what a card costs is told with the purchase.
    """
    told_of = [
        event
        for event in events
        if not isinstance(event, Passed) and not (isinstance(event, Paid) and event.why == _PURCHASE)
    ]
    for _, group in groupby(enumerate(told_of), key=lambda pair: _alike(*pair)):
        found = [event for _, event in group]
        yield found[0], tuple(e.giver for e in found if isinstance(e, Paid) and e.giver is not None)


def _alike(place: int, event: Event) -> tuple[object, ...]:
    """What payments have in common that are told in one sentence; of any other event nothing."""
    return (event.taker, event.coins, event.why) if isinstance(event, Paid) and event.giver is not None else (place,)


def _thrown_back(drew: Drew, discarded: Discarded | Refused) -> bool:
    """Whether the card drawn from the stock is the one discarded or refused."""
    return drew.source == "stock" and drew.card == discarded.card


def _turn(speech: Speech, names: Sequence[str], seat: int | None, acts: list[str]) -> str:
    return speech.say("turn_line", names[seat or 0], acts)


def event_key(event: Event) -> str:
    """``went_out`` for `WentOut`: the end of the name of its sentence."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
