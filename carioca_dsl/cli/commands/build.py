"""Write the pages of all shipped variants under generated/, or see whether they are up to date.

These are rulebooks, cards, score sheets and comparisons in all languages, with an index for each: a folder to be served
as it is.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.arguments import file_name
from carioca_dsl.cli.exits import FINE, WRONG

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca build", "carioca build --check")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--check", action="store_true", help="change nothing; name the files that differ, and how")
    parser.add_argument(
        "--into", type=file_name, metavar="FOLDER", default="generated", help="the folder (default: generated)"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if a file differs, with ``--check``."""
    from pathlib import Path

    from carioca_dsl.files.generated import build, differences

    folder = Path(options.into)
    if not options.check:
        for path in build(folder):
            screen.say(str(folder / path))
        return FINE
    found = differences(folder)
    for path, what in found:
        screen.say(f"{folder / path}: {what}")
    if found:
        screen.note("these differ from a rebuild: run `carioca build`")
    return WRONG if found else FINE
