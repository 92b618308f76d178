"""From the command line to a command, and from whatever happens there to an exit status."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from carioca_dsl import __version__
from carioca_dsl.cli.commands import COMMANDS
from carioca_dsl.cli.exits import BUG, INTERRUPTED, USAGE, WRONG, Stop, Usage
from carioca_dsl.cli.screen import Screen, harmless


def run(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status says how it went (see `exits`)."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    screen = Screen()
    status = _guarded(arguments, screen)
    screen.close()
    if screen.lost is not None:
        screen.note(f"carioca: the result could not be written: {(screen.lost.strerror or str(screen.lost)).lower()}")
        return status or WRONG
    return status


def _guarded(arguments: list[str], screen: Screen) -> int:
    try:
        return _run(arguments, screen)
    except SystemExit as stop:  # argparse has said what it had to say
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        screen.note("")
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("CARIOCA_DEBUG"):
            import traceback

            screen.note(traceback.format_exc())
        screen.note(harmless(_our_bug(error, arguments)))
        return BUG


def _run(arguments: list[str], screen: Screen) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        # says help, version, or what is wrong with the command
        _overview().parse_args(arguments or ["--help"])
        return USAGE
    name = arguments[0]
    command = importlib.import_module(f"carioca_dsl.cli.commands.{name}")
    parser = _parser(name, command)
    options = parser.parse_args(arguments[1:])
    try:
        status: int = command.run(options, screen)
    except Usage as problem:
        screen.note(f"{parser.prog}: {harmless(str(problem))}")
        return USAGE
    except Stop:
        return WRONG
    except Exception as problem:
        # looked up late: most commands that end well never load the room of files
        from carioca_dsl.files.problem import FileProblem

        if not isinstance(problem, FileProblem):
            raise
        screen.note(f"{parser.prog}: {problem}")
        return WRONG
    return status


class _Parser(argparse.ArgumentParser):
    """A parser whose help ends with examples."""

    examples: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the command, which may have been pasted from anywhere."""
        super().error(harmless(message))

    def format_help(self) -> str:
        """The help; only who reads it needs the names of games."""
        from carioca_dsl.cli.examples import filled

        heading = "example" if len(self.examples) == 1 else "examples"
        return "\n".join((super().format_help(), f"{heading}:", *(f"  {line}" for line in filled(self.examples)), ""))


def _parser(name: str, command: Any) -> argparse.ArgumentParser:
    parser = _Parser(
        prog=f"carioca {name}",
        description=(command.__doc__ or "").strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.examples = command.EXAMPLES
    command.arguments(parser)
    return parser


def _overview() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    listing = "\n".join(f"  {name:<{width}}  {summary}" for name, summary in COMMANDS.items())
    parser = _Parser(
        prog="carioca",
        usage="carioca [-h] [--version] COMMAND …",
        description="Rules of contract rummy: written once, then checked, refereed, played and printed.",
        epilog=f"commands:\n{listing}\n\n`carioca COMMAND --help` says more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.examples = ("carioca check {game}",)
    parser.add_argument("--version", action="version", version=f"carioca {__version__}")
    parser.add_argument("command", metavar="COMMAND", choices=list(COMMANDS), help=argparse.SUPPRESS)
    return parser


def _our_bug(error: Exception, arguments: list[str]) -> str:
    said = f"{type(error).__name__}: {error}".splitlines()[0][:200]
    return (
        f"carioca {__version__} has failed. This is our bug, not yours: {said}\n"
        "Please report it to the authors, with your file and this command:\n"
        f"  carioca {' '.join(arguments)}\n"
        "(CARIOCA_DEBUG=1 shows where it happened.)"
    )
