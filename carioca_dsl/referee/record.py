"""Writing the record of a match, and the step that an action is."""

from collections.abc import Iterator, Sequence
from typing import Any

from carioca_dsl.cards import Card, face_of
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Event,
    Lay,
    LayOff,
    Leave,
    Match,
    MatchOver,
    Open,
    Pass,
    ReEnter,
    Refuse,
    RoundVoid,
    Scored,
    Show,
    Stopped,
    StruckOff,
    Swap,
    TurnGuard,
    UpcardTurned,
)
from carioca_dsl.model import MeldName, Origin, Step, Verb
from carioca_dsl.referee.player_names import LANGUAGE, check_names
from carioca_dsl.referee.record_text import RecordHead, files_text, head_text
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step

_NOWHERE = Origin(file="", line=1)


def write_record(match: Match, head: RecordHead) -> str:
    """The record of a match, or of as much of it as has been played. Of the passes it has the last one alone, where
    nothing has been done since: the others are implied (see `passing`).

    Raises `UnrecordableName` for a player whose name could not be read again: one with a comma, or called like a line.
    """
    check_names(match.players)
    lines = record_lines(match, passes=False)
    return "\n".join((head_text(head).rstrip("\n"), *lines)) + "\n" + files_text(head)


def growing_record(match: Match, head: RecordHead) -> str:
    """The same with all that belongs to the head in front, so that `record_lines` can be added as they happen; and so
    it has every pass, because nobody knows yet what comes next.
    """
    check_names(match.players)
    lines = record_lines(match)
    return "\n".join((head_text(head) + files_text(head).rstrip("\n"), *lines)) + "\n"


def action_text(action: Action, names: tuple[str, ...], language: str = LANGUAGE, offered: Card | None = None) -> str:
    """The line that an action is in examples, records and on the keyboard; ``offered`` is what a pass is about."""
    return write_step(step_of_action(action, names, offered), vocabulary(language), verdict=False).rstrip()


def step_of_action(action: Action, names: tuple[str, ...], offered: Card | None = None) -> Step:
    """The step that an action is: faces instead of physical cards, names instead of seats."""
    said: dict[str, Any] = {"actor": names[action.seat], "text": "", "origin": _NOWHERE}
    match action:
        case Draw(source=source):
            return Step(verb=Verb.DRAWS, source=source, **said)
        case Open(melds=melds):
            return Step(verb=Verb.OPENS, melds=tuple(tuple(map(face_of, meld)) for meld in melds), **said)
        case Lay(cards=cards):
            return Step(verb=Verb.LAYS, melds=(tuple(map(face_of, cards)),), **said)
        case LayOff(card=card, owner=owner, number=number, end=end):
            said |= {"meld": MeldName(owner=names[owner], number=number), "end": end}
            return Step(verb=Verb.ADDS, card=face_of(card), **said)
        case Swap(card=card, wild=wild, owner=owner, number=number, end=end):
            said |= {"meld": MeldName(owner=names[owner], number=number), "end": end}
            return Step(verb=Verb.SWAPS, card=face_of(card), wild=face_of(wild), **said)
        case Discard(card=card):
            return Step(verb=Verb.DISCARDS, card=face_of(card), **said)
        case Refuse(card=card):
            return Step(verb=Verb.REFUSES, card=face_of(card), **said)
        case Buy(card=card):
            return Step(verb=Verb.BUYS, card=face_of(card), **said)
        case Pass():
            return Step(verb=Verb.PASSES, card=None if offered is None else face_of(offered), **said)
        case Choose(round=number):
            return Step(verb=Verb.CHOOSES, number=number, **said)
        case Show(cards=cards):
            return Step(verb=Verb.SHOWS, melds=(tuple(map(face_of, cards)),), **said)
        case ReEnter(total=total):
            return Step(verb=Verb.RE_ENTERS, number=total, **said)
        case Leave(total=total):
            return Step(verb=Verb.LEAVES, number=total, **said)


def heading(event: Dealt, names: tuple[str, ...]) -> str:
    """The line that begins a deal; its round may still have to be chosen."""
    round = f"round {event.round}" if event.round else "round to be chosen"
    return f"deal {event.deal}: {round}, dealt by {names[event.dealer]}"


def tally(names: tuple[str, ...], points: tuple[int, ...]) -> str:
    """Points by name, as in ``scores: ana 0, beto 35``."""
    return ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))


def outcome_line(event: Event, names: tuple[str, ...]) -> str | None:
    """The line about how a deal or the match ended; ``None`` for an event that is none of these."""
    match event:
        case Scored(points=points):
            return f"scores: {tally(names, points)}"
        case RoundVoid() | TurnGuard():
            return "void"
        case MatchOver(totals=totals):
            return f"end: {tally(names, totals)}"
        case Stopped():
            return "end: unfinished"
        case _:
            return None


def record_lines(match: Match, since: int | None = None, *, passes: bool = True) -> Iterator[str]:
    """The lines of a record that tell what has happened, or what has happened ``since`` so many actions.

    ``passes``: with every pass in an offer. The others, of who shows no cards for a new deal, are never written.
    """
    actions, marks = match.actions, [*match.marks, len(match.events)]
    if since is None:
        yield from _of_events(match.events[: marks[0]], match.players)
    for number in range(since or 0, len(actions)):
        action, offered = actions[number], None
        if isinstance(action, Pass):
            offered = _offered_at(match, number)
            written = offered is not None and (passes or number == len(actions) - 1)
        else:
            written = True
        if written:
            yield f"  {action_text(action, match.players, offered=offered)}"
        yield from _of_events(match.events[marks[number] : marks[number + 1]], match.players)


def _offered_at(match: Match, number: int) -> Card | None:
    """The card that the pass of that number is about; ``None`` where nothing was offered."""
    while number and isinstance(match.actions[number], Pass):
        number -= 1
    if not isinstance(match.actions[number], Draw):
        return None
    for place in range(match.marks[number] - 1, -1, -1):
        event = match.events[place]
        if isinstance(event, Discarded | UpcardTurned):
            return event.card
        if isinstance(event, Dealt):
            break
    return None


def _of_events(events: Sequence[Event], names: tuple[str, ...]) -> Iterator[str]:
    """The lines about deals and ends among these events of one action."""
    ended = False
    for event in events:
        if isinstance(event, Dealt):
            ended = False
            yield ""
            yield heading(event, names)
        elif isinstance(event, StruckOff):
            yield f"# round {event.round} was given up"
        elif (line := outcome_line(event, names)) is not None:
            if not (line == "void" and ended):  # the guard's deal is void too, and says so once
                yield line
            ended = True
