"""What a move changed on the table, drawn from the engine's events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from carioca_dsl.cards import Card
from carioca_dsl.engine import Event, Laid, LaidOff, Opened, Swapped
from carioca_dsl.melds import Meld, MeldRoom
from carioca_dsl.prose.diagrams.melds import leaving_picture, meld_picture
from carioca_dsl.prose.diagrams.pictures import Picture
from carioca_dsl.prose.phrases import Phrases


def pictures_of(events: Sequence[Event], room: MeldRoom, phrases: Phrases) -> tuple[Picture, ...]:
    """Each meld that the events made or changed, as it is afterwards, and beside it what went from it to a hand."""
    changed: list[_Changed] = []
    for event in events:
        if isinstance(event, Opened):
            # all of these came at once; only what comes to them later stands out
            changed += [_Changed(meld) for meld in event.melds]
        elif isinstance(event, Laid):
            changed.append(_Changed(event.meld))
        elif isinstance(event, LaidOff | Swapped):
            _change(changed, event)
    return tuple(picture for each in changed for picture in _pictures(each, room, phrases))


@dataclass
class _Changed:
    """A meld as it is now, the cards that came to it, and the wild ones that were taken from it."""

    meld: Meld
    new: set[Card] = field(default_factory=set)
    freed: list[Card] = field(default_factory=list)


def _change(changed: list[_Changed], event: LaidOff | Swapped) -> None:
    """The meld of the event instead of what it was before, where that was drawn, too."""
    swapped = {event.wild} if isinstance(event, Swapped) else set()
    before = set(event.meld.cards) - {event.card} | swapped
    found = next((each for each in changed if set(each.meld.cards) == before), None)
    if found is None:
        found = _Changed(event.meld)
        changed.append(found)
    found.meld = event.meld
    found.new = (found.new | {event.card} | swapped) & set(event.meld.cards)
    found.freed += swapped - set(event.meld.cards)


def _pictures(changed: _Changed, room: MeldRoom, phrases: Phrases) -> Iterator[Picture]:
    yield meld_picture(changed.meld, room, phrases, changed.new)
    yield from (leaving_picture(card, phrases) for card in changed.freed)
