"""Play the examples of a rule file, or a record; each step with its verdict and the rule that says so."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_agree, add_language
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca judge {game}", "carioca judge {game} --lang fr", "carioca judge {game} --format json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a rule file, a file of examples, a record, a link of one, or a shipped name",
    )
    add_language(parser)
    add_agree(parser)
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to show it")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if a step does not come out as stated, or the file has errors."""
    from carioca_dsl.diagnostics import is_error, render
    from carioca_dsl.files.judging import judge_file
    from carioca_dsl.referee import Replay, UnknownAgreement

    try:
        judgement = judge_file(options.file, options.agree)
    except UnknownAgreement as unknown:
        raise Usage(str(unknown)) from None
    if options.format == "json":
        screen.say_json(judgement.to_json())
    elif judgement.variant is not None:
        from carioca_dsl.cli.verdicts import verdict_lines
        from carioca_dsl.play.voice import table_speech
        from carioca_dsl.prose.book import speech_for

        speech = speech_for(judgement.variant, options.lang)
        for line in verdict_lines(judgement.reports, speech, coloured=screen.coloured):
            screen.say(line)
        for report in judgement.reports:
            if isinstance(report, Replay):  # its allowed steps are not listed: there are hundreds
                table = table_speech(judgement.variant, options.lang)
                screen.note(table.say("steps_judged", len(report.steps)))
                if report.ok and report.head.seal:
                    screen.note(table.say("seal_holds", report.head.seal))
    of_a_record = any(isinstance(report, Replay) for report in judgement.reports)
    shown = [one for one in judgement.diagnostics if of_a_record or is_error(one)]
    if shown:
        screen.note(render(shown, judgement.source_text, language=options.lang))
    return FINE if judgement.ok else WRONG
