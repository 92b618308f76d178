"""Tell a recorded match in readable lines; every move goes through the judge again."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_language
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.engine import Event, Match

EXAMPLES = ("carioca replay match.txt --lang fr", "carioca replay match.txt --deal 1 --hands")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("record", metavar="RECORD", help="the path of a record, or its link (see `carioca record`)")
    add_language(parser)
    parser.add_argument("--deal", type=int, metavar="N", help="tell this deal alone")
    parser.add_argument("--hands", action="store_true", help="say also what everybody was dealt")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if the record is broken; what could be played is told all the same."""
    from carioca_dsl.diagnostics import render
    from carioca_dsl.files import parents_beside
    from carioca_dsl.files.records import BrokenRecord, open_record
    from carioca_dsl.prose.book import speech_for
    from carioca_dsl.prose.telling import tell
    from carioca_dsl.referee import replay

    try:
        source = open_record(options.record)
    except BrokenRecord as broken:
        screen.note(broken.shown(options.lang))
        return WRONG
    again = replay(source.text, source.name, parents_beside(None))
    if again.match is not None and again.variant is not None:
        events = again.match.events if options.deal is None else _deal(again.match, options.deal)
        speech = speech_for(again.variant, options.lang)
        for line in tell(events, speech, again.match.players, hands=options.hands):
            screen.say(line)
    if again.diagnostics:
        screen.note(render(again.diagnostics, source.text_of, language=options.lang))
    return FINE if again.ok else WRONG


def _deal(match: Match, number: int) -> list[Event]:
    """The events of one deal, from the dealing to its score."""
    from carioca_dsl.engine import Dealt

    starts = [place for place, event in enumerate(match.events) if isinstance(event, Dealt)]
    if not 1 <= number <= len(starts):
        raise Usage(f"this record has deals 1 to {len(starts)}, not {number}")
    end = starts[number] if number < len(starts) else len(match.events)
    return match.events[starts[number - 1] : end]
