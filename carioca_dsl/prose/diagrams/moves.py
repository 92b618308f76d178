"""What a move changed on the table, drawn from the engine's events."""

from collections.abc import Sequence

from carioca_dsl.cards import Card
from carioca_dsl.engine import Event, Laid, LaidOff, Opened, Swapped
from carioca_dsl.melds import Meld, MeldRoom
from carioca_dsl.prose.diagrams.melds import leaving_picture, meld_picture
from carioca_dsl.prose.diagrams.pictures import Picture
from carioca_dsl.prose.phrases import Phrases


def pictures_of(events: Sequence[Event], room: MeldRoom, phrases: Phrases) -> tuple[Picture, ...]:
    """Each meld that the events made or changed, as it is afterwards, and each wild card that went to a hand."""
    melds: list[tuple[Meld, frozenset[Card]]] = []
    freed: list[Card] = []
    for event in events:
        if isinstance(event, Opened):
            # all of these came at once; only what comes to them later stands out
            melds += [(meld, frozenset()) for meld in event.melds]
        elif isinstance(event, Laid):
            melds.append((event.meld, frozenset()))
        elif isinstance(event, LaidOff | Swapped):
            moved = {event.card}
            if isinstance(event, Swapped):
                if event.end is None:
                    freed.append(event.wild)
                else:
                    moved.add(event.wild)
            _change(melds, event, moved)
    drawn = [meld_picture(meld, room, phrases, new) for meld, new in melds]
    return (*drawn, *(leaving_picture(card, phrases) for card in freed))


def _change(melds: list[tuple[Meld, frozenset[Card]]], event: LaidOff | Swapped, moved: set[Card]) -> None:
    """The meld of the event instead of what it was before, where that was drawn, too."""
    before = set(event.meld.cards) - {event.card}
    if isinstance(event, Swapped):
        before.add(event.wild)
    for place, (meld, new) in enumerate(melds):
        if set(meld.cards) == before:
            melds[place] = (event.meld, (new | moved) & set(event.meld.cards))
            return
    melds.append((event.meld, frozenset(moved)))
