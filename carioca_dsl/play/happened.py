"""What has happened at a table, as far as somebody who sits there has to be told of it."""

from collections.abc import Sequence

from carioca_dsl.cards import Card
from carioca_dsl.engine import (
    Action,
    Bought,
    Dealt,
    Discard,
    Discarded,
    DoublesShown,
    Drew,
    Event,
    Laid,
    LaidOff,
    Lay,
    LayOff,
    LeftMatch,
    Match,
    Open,
    Opened,
    Paid,
    Passed,
    ReEntered,
    Refused,
    RoundChosen,
    Swap,
    Swapped,
    public,
)
from carioca_dsl.melds import Meld

ACTS = (
    Drew,
    Opened,
    Laid,
    LaidOff,
    Swapped,
    Discarded,
    Refused,
    Passed,
    Bought,
    RoundChosen,
    DoublesShown,
    ReEntered,
    LeftMatch,
)
"""What seats do; everything else happens to them."""


def next_deal(match: Match) -> int:
    """Where the events of the deal after the one that has just ended begin: with what is paid into the pot."""
    events = match.events
    found = match.marks[-1]
    while found < len(events) and not isinstance(events[found], Dealt):
        found += 1
    while found < len(events) and _is_quota(events[found - 1]):
        found -= 1
    return found


def last_seen(match: Match, seat: int) -> int:
    """How many events of a match a seat has seen that comes back to it: up to its last action, or to this deal."""
    for number in range(len(match.events), 0, -1):
        event = match.events[number - 1]
        if isinstance(event, Dealt):
            return number - 1
        if isinstance(event, ACTS) and event.seat == seat:
            return number
    return 0


def _is_quota(event: Event) -> bool:
    return isinstance(event, Paid) and event.why == "money.pot-per-round"


def seen(events: Sequence[Event], seat: int | None, *, open_hands: bool = False) -> tuple[Event, ...]:
    """The events as a seat saw them."""
    return tuple(public(event, seat, open_hands=open_hands) for event in events)


def table_after(table: Sequence[Sequence[Meld]], events: Sequence[Event]) -> tuple[tuple[Meld, ...], ...]:
    """The melds on the table after these events of one action."""
    melds = [list(laid) for laid in table]
    for event in events:
        if isinstance(event, Opened):
            melds[event.seat] += event.melds
        elif isinstance(event, Laid):
            melds[event.seat].append(event.meld)
        elif isinstance(event, LaidOff | Swapped):
            melds[event.owner][event.number - 1] = event.meld
    return tuple(map(tuple, melds))


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that leave the hand by an action."""
    match action:
        case Open(melds=melds):
            return tuple(card for meld in melds for card in meld)
        case Lay(cards=cards):
            return tuple(cards)
        case LayOff(card=card) | Swap(card=card) | Discard(card=card):
            return (card,)
        case _:
            return ()
