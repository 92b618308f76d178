"""Play a variant at the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import argparse
import os
import shlex
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import add_agree, add_language, file_name, loaded, rules_for
from carioca_dsl.cli.exits import FINE, WRONG, Usage

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen
    from carioca_dsl.cli.table.keyboard import Keyboard
    from carioca_dsl.cli.table.paint import Paint
    from carioca_dsl.model import Agreement, Rules, Variant
    from carioca_dsl.play import Player, Resumed, Session, Voice
    from carioca_dsl.referee import RecordHead

EXAMPLES = (
    "carioca play {game}",
    "carioca play {game} --players ana,beto --bots greedy --seats 3 --lang es",
    "carioca play --resume game.txt",
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
    parser.add_argument("--players", metavar="NAMES", help="the people who play, as in ana,beto (default: one person)")
    parser.add_argument(
        "--bots", metavar="BOTS", help="the bots on the other seats (strong, greedy, random), as in strong,greedy"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (default: the fewest)")
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same cards (default: by chance)")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="one statement a line: for screen readers and pipes")
    parser.add_argument("--save", type=file_name, metavar="FILE", help="where the game is written, action by action")
    parser.add_argument("--resume", type=file_name, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--replay", type=file_name, metavar="FILE", help="step through a saved game, forward and back")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """0, 1 if the variant or the record has errors, 130 after Ctrl-C."""
    from carioca_dsl.cli.table.keyboard import Keyboard
    from carioca_dsl.cli.table.paint import Paint, has_signs

    keyboard = Keyboard()
    simple = options.plain or not keyboard.alive
    paint = Paint(coloured=screen.coloured and not simple, signs=has_signs(), fitted=not simple)
    if options.resume or options.replay:
        return _recorded(options, screen, keyboard, paint, simple)
    if options.variant is None:
        raise Usage("which variant? `carioca list` names them; or --resume FILE")
    return _new(options, screen, keyboard, paint, simple)


# -- a new game -------------------------------------------------------------------------------------------------------


def _new(options: argparse.Namespace, screen: Screen, keyboard: Keyboard, paint: Paint, simple: bool) -> int:
    import secrets
    import time

    from carioca_dsl.files.journal import FileJournal, new_game_path
    from carioca_dsl.play import Session, Voice
    from carioca_dsl.referee import sealed

    variant = loaded(options, screen)
    people = _names(options.players)
    bots = _bots(options.bots)
    fewest = rules_for(variant, None).players.number.least
    seats = options.seats or max(fewest, (len(people) or 1) + len(bots))
    rules = rules_for(variant, seats)
    voice = Voice(variant.variant, variant.agreement, rules, options.lang)
    players = _seated(people or [voice.phrase("default_name")], bots, seats)
    if options.save and os.path.exists(options.save):
        raise Usage(f"`{options.save}` exists already: --resume goes on with it, or give another name")
    path = options.save or new_game_path(variant.name, time.strftime("%Y-%m-%d-%H%M%S"))
    seed = _seed(options.seed) or secrets.token_hex(8)
    head = variant.head(rules, [one.name for one in players], seed, [_entry(one) for one in players])
    head = sealed(head, secrets.token_hex(16))
    journal = FileJournal(path, "")
    try:
        session = Session(rules, players, seed, head, journal)
    except ValueError as error:
        raise Usage(str(error)) from None
    screen.say(paint(voice.say("seal_shown", head.seal)))
    return _at_the_table(session, voice, str(path), options, screen, keyboard, paint, simple)


def _names(text: str | None) -> list[str]:
    from carioca_dsl.referee import UnrecordableName, check_names, tidy

    names = [name for part in (text or "").split(",") if (name := tidy(part))]
    if text is not None and not names:
        raise Usage("--players needs a name")
    for name in names:
        if len(name) > 30 or not name.isprintable() or any(sign in name for sign in ':#|"'):
            raise Usage(f'{name[:40]!r} is no name for a player: at most 30 letters, none of : # | "')
    if len({name.casefold() for name in names}) != len(names):
        raise Usage("two players have the same name")
    try:
        check_names(names)
    except UnrecordableName as error:
        raise Usage(str(error)) from None
    return names


def _bots(text: str | None) -> list[str]:
    from carioca_dsl.bots import BOTS

    bots = [name.strip() for name in (text or "").split(",") if name.strip()]
    for name in bots:
        if name not in BOTS:
            raise Usage(f"there is no bot `{name[:50]}`; there are {', '.join(BOTS)}")
    return bots


def _seated(people: list[str], bots: list[str], seats: int) -> list[Player]:
    from carioca_dsl.play import Player

    free = seats - len(people)
    if free < len(bots) or free < 0:
        raise Usage(f"{len(people)} people and {len(bots)} bots do not fit at a table of {seats}")
    kinds = [(bots or ["greedy"])[place % len(bots or ["greedy"])] for place in range(free)]
    taken = {name.casefold() for name in people}
    players = [Player(name) for name in people]
    for kind in kinds:
        number = 1
        while f"{kind}-{number}" in taken:
            number += 1
        taken.add(f"{kind}-{number}")
        players.append(Player(f"{kind}-{number}", kind))
    return players


def _seed(text: str | None) -> str:
    seed = (text or "").strip()
    if text is not None and (len(seed.split()) != 1 or len(seed) > 100 or "#" in seed or not seed.isprintable()):
        raise Usage("--seed must be one word")
    return seed


def _entry(player: Player) -> str:
    """How the record names who plays: the bot with its version, or a person."""
    from carioca_dsl.bots import make_bot

    return f"{player.bot} {make_bot(player.bot, 0).version}" if player.bot else "-"


# -- a saved one ------------------------------------------------------------------------------------------------------


def _recorded(options: argparse.Namespace, screen: Screen, keyboard: Keyboard, paint: Paint, simple: bool) -> int:
    from carioca_dsl.diagnostics import render
    from carioca_dsl.files import parents_beside, read_text
    from carioca_dsl.files.records import BrokenRecord, RecordSource, open_record
    from carioca_dsl.play import resume

    path = options.resume or options.replay
    if options.resume and options.save:
        raise Usage("--resume goes on in the file that it is given: leave out --save")
    told = [f"--{name}" for name in ("agree", "players", "bots", "seats", "seed") if getattr(options, name)]
    if told:
        raise Usage(f"the record knows who plays, and by which rules: leave out {', '.join(told)}")
    try:
        # a game goes on in its file, so a link can only be looked at
        source = open_record(path) if options.replay else RecordSource(path, read_text(path))
    except BrokenRecord as broken:
        screen.note(broken.shown(options.lang))
        return WRONG
    found = resume(source.text, source.name, parents_beside(None))
    if found.match is None or found.variant is None or found.rules is None:
        screen.note(render(found.diagnostics, source.text_of, language=options.lang))
        return WRONG
    if options.variant is not None and not _is_of(found.head, options.variant):
        raise Usage(f"the record is of {found.head.variant}, not of {options.variant}")
    if found.diagnostics:
        screen.note(render(found.diagnostics, source.text_of, language=options.lang))
    return _go_on(found, source.text, found.variant, found.rules, options, screen, keyboard, paint, simple)


def _is_of(head: RecordHead, named: str) -> bool:
    """Whether a record is of the variant named: by its own name or that of its file, with modes that were agreed."""
    from carioca_dsl.files.parents import SUFFIX

    name, *modes = named.split(":")
    return os.path.basename(name).removesuffix(SUFFIX) == head.variant and set(modes) <= set(head.agree)


def _go_on(
    found: Resumed,
    text: str,
    variant: Variant,
    rules: Rules,
    options: argparse.Namespace,
    screen: Screen,
    keyboard: Keyboard,
    paint: Paint,
    simple: bool,
) -> int:
    from carioca_dsl.files.journal import FileJournal
    from carioca_dsl.play import Session, Voice
    from carioca_dsl.referee import read_agreement

    agreement: Agreement = read_agreement(variant, found.head.agree)
    voice = Voice(variant, agreement, rules, options.lang)
    if options.replay:
        from carioca_dsl.cli.table.replaying import Replaying

        assert found.match is not None
        Replaying(found.match, voice, screen, keyboard, paint).run()
        return FINE
    _check_bots(found.players)
    session = Session(rules, found.players, found.head.seed, found.head, FileJournal(options.resume, text), found.match)
    screen.say(paint(voice.say("resumed", options.resume)))
    return _at_the_table(session, voice, options.resume, options, screen, keyboard, paint, simple)


def _check_bots(players: tuple[Player, ...]) -> None:
    from carioca_dsl.bots import BOTS

    for player in players:
        if player.bot and player.bot not in BOTS:
            raise Usage(f"the record was played by a bot `{player.bot[:50]}`, which there is not")


def _at_the_table(
    session: Session,
    voice: Voice,
    path: str,
    options: argparse.Namespace,
    screen: Screen,
    keyboard: Keyboard,
    paint: Paint,
    simple: bool,
) -> int:
    from carioca_dsl.cli.table.drawn import Drawn
    from carioca_dsl.cli.table.game import Game
    from carioca_dsl.cli.table.screens import Statements

    command = f"carioca play --resume {shlex.quote(path)}"
    command += f" --lang {options.lang}" if options.lang != "en" else ""
    farewell = (voice.say("saved_in", path), voice.say("resume_with", command))
    screens = Statements(voice, paint) if simple else Drawn(voice, paint)
    status = Game(session, voice, screens, screen, keyboard, paint, farewell).run()
    if session.match.over and session.head.seal:
        screen.note(paint(voice.say("seal_opened", session.head.seed, session.head.salt, shlex.quote(path))))
    return status
