"""Writing the record of a match, and the step that an action is."""

from collections.abc import Iterable, Iterator
from typing import Any

from carioca_dsl.cards import face_of
from carioca_dsl.compiler import UnreadableStep, read_step
from carioca_dsl.engine import (
    Action,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    Event,
    Laid,
    LaidOff,
    Lay,
    LayOff,
    Match,
    MatchOver,
    Open,
    Opened,
    RoundVoid,
    Scored,
    Stopped,
    StruckOff,
    Swap,
    Swapped,
    TurnGuard,
)
from carioca_dsl.model import MeldName, Origin, Step, Verb
from carioca_dsl.referee.record_text import RecordHead, files_text, head_text
from carioca_dsl.vocabulary import vocabulary
from carioca_dsl.vocabulary.step_writing import write_step

LANGUAGE = "en"
"""Records are written in one language, so that they can be compared; whoever tells a match chooses another."""
_NOWHERE = Origin(file="", line=1)


def write_record(match: Match, head: RecordHead) -> str:
    """The record of a match, or of as much of it as has been played.

    Raises `ValueError` for a player whose name could not be read again: one with a comma, or that is a word of a step.
    """
    _check_names(match)
    lines = record_lines(match.events, match.actions, match.players)
    return "\n".join((head_text(head).rstrip("\n"), *lines)) + "\n" + files_text(head)


def growing_record(match: Match, head: RecordHead) -> str:
    """The same with all that belongs to the head in front, so that `record_lines` can be added as they happen."""
    _check_names(match)
    lines = record_lines(match.events, match.actions, match.players)
    return "\n".join((head_text(head) + files_text(head).rstrip("\n"), *lines)) + "\n"


def _check_names(match: Match) -> None:
    for name in match.players:
        if not _readable(name, match.players):
            raise ValueError(f"a record cannot hold a player called {name!r}")


def action_text(action: Action, names: tuple[str, ...], language: str = LANGUAGE) -> str:
    """The line that an action is in examples, records and on the keyboard."""
    return write_step(step_of_action(action, names), vocabulary(language), verdict=False)


def step_of_action(action: Action, names: tuple[str, ...]) -> Step:
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


def _readable(name: str, names: tuple[str, ...]) -> bool:
    if "," in name or name != " ".join(name.split()):
        return False
    step = step_of_action(Swap(names.index(name), 0, 1, names.index(name), 1, "low"), names)
    try:
        again = read_step(write_step(step, vocabulary(LANGUAGE)), LANGUAGE, names=names)
    except UnreadableStep:
        return False
    return (again.actor, again.meld, again.end) == (step.actor, step.meld, step.end)


def heading(event: Dealt, names: tuple[str, ...]) -> str:
    """The line that begins a deal."""
    return f"deal {event.deal}: round {event.round}, dealt by {names[event.dealer]}"


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


def record_lines(events: Iterable[Event], actions: Iterable[Action], names: tuple[str, ...]) -> Iterator[str]:
    """The lines of a record that tell these events, which came of these actions."""
    actions = iter(actions)
    ended = False
    for event in events:
        if isinstance(event, Dealt):
            ended = False
            yield ""
            yield heading(event, names)
        elif isinstance(event, Drew | Opened | Laid | LaidOff | Swapped | Discarded):
            yield f"  {action_text(next(actions), names)}"
        elif isinstance(event, StruckOff):
            yield f"# round {event.round} was given up"
        elif (line := outcome_line(event, names)) is not None:
            if not (line == "void" and ended):  # the guard's deal is void too, and says so once
                yield line
            ended = True
