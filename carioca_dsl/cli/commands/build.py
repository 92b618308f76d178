"""Write the rulebooks of all shipped variants under generated/, or see whether they are up to date."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.exits import FINE, WRONG

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca build", "carioca build --check")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--check", action="store_true", help="change nothing; name the files that differ")
    parser.add_argument("--into", metavar="FOLDER", default="generated", help="the folder (default: generated)")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if a file differs, with ``--check``."""
    from pathlib import Path

    from carioca_dsl.files.generated import build, differences

    folder = Path(options.into)
    paths = differences(folder) if options.check else build(folder)
    for path in paths:
        screen.say(str(folder / path))
    if options.check and paths:
        screen.note("these differ from a rebuild: run `carioca build`")
        return WRONG
    return FINE
