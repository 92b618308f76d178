"""Keep the score of an evening with real cards: who had what left, what it costs, who deals next, who has won."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_agree, add_language, file_name, loaded, rules_for
from carioca_dsl.cli.exits import FINE, INTERRUPTED, Stop, Usage

if TYPE_CHECKING:
    from carioca_dsl.api import Score
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.files.kept import KeptFile
    from carioca_dsl.files.loading import LoadedVariant
    from carioca_dsl.model import Rules
    from carioca_dsl.score import Entered, ScoreVoice, Sheet

EXAMPLES = (
    "carioca score {game} --players ana,beto,carla",
    "carioca score {game} --players ana,beto,carla --dealer beto --sheet evening.txt --lang es",
    "carioca score casa.carioca --players ana,beto,carla,dani --agree joker=30",
    "carioca score --sheet evening.txt --print md",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "variant",
        metavar="VARIANT",
        nargs="?",
        help="a shipped name (see `carioca list`), NAME:MODE, or the path of a rule file",
    )
    add_agree(parser)
    parser.add_argument(
        "--players", metavar="NAMES", help="who plays, in order of play, as in ana,beto,carla (default: you are asked)"
    )
    parser.add_argument("--dealer", metavar="NAME", help="who deals first (default: you are asked)")
    parser.add_argument(
        "--sheet", type=file_name, metavar="FILE", help="where the sheet is; one that is there is gone on with"
    )
    parser.add_argument("--print", choices=("text", "md"), dest="printed", help="show the sheet, and ask nothing")
    add_language(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, 1 if the variant or the sheet has errors, 130 after Ctrl-C."""
    if options.sheet and _there(options.sheet):
        if options.dealer is not None:
            raise Usage("the sheet knows who dealt first: leave out --dealer")
        return _resumed(options, screen)
    if options.printed:
        raise Usage("--print shows a sheet that is there: --sheet FILE")
    return _new(options, screen)


def _there(path: str) -> bool:
    """Whether there is something to go on with: an empty file is a new sheet."""
    try:
        return Path(path).is_dir() or Path(path).stat().st_size > 0
    except (OSError, ValueError):  # a name that is too long, that holds a NUL …
        return False


def _new(options: argparse.Namespace, screen: Screen) -> int:
    import secrets
    import time

    from carioca_dsl.cli.table.keyboard import Leave
    from carioca_dsl.files.journal import new_path
    from carioca_dsl.files.kept import KeptFile
    from carioca_dsl.files.score_sheets import new_score
    from carioca_dsl.score import Problem, ScoreVoice, dealer_of, read_names

    if options.variant is None:
        raise Usage("which variant? `carioca list` names them; or --sheet FILE with a sheet that is there")
    variant = loaded(options, screen)
    voice = ScoreVoice(options.lang, variant.variant.words.get(options.lang))
    talk = _Talk(screen)
    try:
        if options.players is None and talk.keyboard.alive:
            names, rules = _ask_for_names(variant, voice, talk)
        else:
            names = read_names(options.players or "")
            rules = rules_for(variant, len(names))
        dealer = dealer_of(options.dealer, names, secrets.randbelow)[0] if options.dealer is not None else None
    except Problem as problem:
        raise Usage(voice.problem(problem)) from None
    except Leave as leave:
        return INTERRUPTED if leave.interrupted else FINE
    path = options.sheet or str(new_path("sheets", "carioca-score", variant.name, time.strftime("%Y-%m-%d-%H%M%S")))
    while dealer is None:
        try:
            dealer, how = dealer_of(talk.ask(voice.say("prompt_dealer")), names, secrets.randbelow)
        except Leave as leave:
            return INTERRUPTED if leave.interrupted else FINE
        except Problem as problem:
            talk.say(voice.problem(problem))
        else:
            if how == "lot":
                talk.say(voice.say("dealer_by_lot", names[dealer]))
    score = new_score(variant, rules, names, dealer)
    return _keep(score, KeptFile(path, ""), options, talk)


def _ask_for_names(variant: LoadedVariant, voice: ScoreVoice, talk: _Talk) -> tuple[tuple[str, ...], Rules]:
    """The names of those who play, and the rules for so many, asked for until they can be."""
    from carioca_dsl.score import Problem, read_names

    while True:
        try:
            names = read_names(talk.ask(voice.say("prompt_players")))
            return names, rules_for(variant, len(names))
        except Problem as problem:
            talk.say(voice.problem(problem))
        except Usage as wrong:
            talk.say(str(wrong))


def _resumed(options: argparse.Namespace, screen: Screen) -> int:
    from carioca_dsl.api import BadSheet, InvalidVariant, OtherSheet, RulesError, UnknownAgreement, read_score
    from carioca_dsl.files import read_text
    from carioca_dsl.files.kept import KeptFile
    from carioca_dsl.files.loading import load
    from carioca_dsl.score import Problem, ScoreVoice, read_sheet

    voice = ScoreVoice(options.lang)
    text = read_text(options.sheet)
    try:
        score = read_score(text, options.variant, options.agree, options.players)
    except BadSheet as bad:
        screen.note(f"{options.sheet}:{bad.line}: {voice.problem(bad.problem)}")
        raise Stop from None
    except InvalidVariant as invalid:
        screen.note(str(invalid))
        raise Stop from None
    except OtherSheet as other:
        what = (
            "leave out --players, or name another file" if other.differs == "players" else f"not of {options.variant}"
        )
        raise Usage(f"the sheet is of {other.found}: {what}") from None
    except Problem as problem:
        raise Usage(voice.problem(problem)) from None
    except UnknownAgreement as unknown:
        raise Usage(str(unknown)) from None
    except RulesError:
        file = read_sheet(text)
        rules_for(load(options.variant or file.variant, options.agree or file.agree), len(file.players))
        raise
    if score.rules_changed:
        screen.note(score.voice(options.lang).say("rules_changed"))
    if options.printed:
        markdown = options.printed == "md"
        (screen.data if markdown else screen.say)("\n".join(score.lines(options.lang, markdown=markdown)))
        return FINE
    return _keep(score, KeptFile(options.sheet, text), options, _Talk(screen))


def _keep(score: Score, file: KeptFile, options: argparse.Namespace, talk: _Talk) -> int:
    from carioca_dsl.cli.table.keyboard import Leave
    from carioca_dsl.prose.book import title_of
    from carioca_dsl.score import Keeper

    def save(sheet: Sheet, entered: tuple[Entered, ...]) -> None:
        score.sheet, score.entered = sheet, entered
        file.replace(score.text())

    path = str(file.path)
    voice = score.voice(options.lang)
    title = title_of(score.variant.variant, options.lang, score.variant.agreement)
    keeper = Keeper(score.sheet, title, voice, save, score.entered)
    if not score.sheet.deals:
        save(score.sheet, score.entered)  # what cannot be written is known before anybody has typed anything
    status = FINE
    for line in (title, *(score.lines(options.lang)[1:] if score.sheet.deals else ()), *keeper.begin()):
        talk.say(line)
    while not keeper.done:
        try:
            for line in keeper.take(talk.ask(keeper.question()).rstrip("\n")):
                talk.say(line)
        except Leave as leave:
            status = INTERRUPTED if leave.interrupted else FINE
            if talk.keyboard.alive:
                talk.say("")  # the question stands there still
            break
    talk.screen.note(voice.say("saved_in", path))
    command = f"carioca score --sheet {shlex.quote(path)}{f' --lang {options.lang}' if options.lang != 'en' else ''}"
    talk.screen.note(voice.say("resume_with", command))
    return status


class _Talk:
    """What is said and asked, at a terminal or over a pipe."""

    def __init__(self, screen: Screen) -> None:
        from carioca_dsl.cli.table.keyboard import Keyboard
        from carioca_dsl.cli.table.paint import Paint, has_signs

        self.screen = screen
        self.keyboard = Keyboard()
        self.paint = Paint(coloured=screen.coloured, signs=has_signs(), fitted=self.keyboard.alive)

    def say(self, line: str) -> None:
        """A line, broken between words where a terminal ends."""
        self.screen.say(self.paint(line))

    def ask(self, question: str) -> str:
        """One line that is typed; where nobody sits at a terminal, what is asked is a line of its own."""
        if question and not self.keyboard.alive:
            self.say(question)
        return self.keyboard.line(self.paint(f"{question or '>'} "))
