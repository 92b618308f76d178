"""Write rule files in their canonical form, in place; comments stay, and the meaning is proved to be the same."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from carioca_dsl.cli.exits import FINE, WRONG

if TYPE_CHECKING:
    from carioca_dsl.cli.screen import Screen

EXAMPLES = ("carioca fmt --check casa.carioca", "carioca fmt casa.carioca --labels es")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="the path of a rule file")
    parser.add_argument("--check", action="store_true", help="change nothing; name the files that would change")
    parser.add_argument("--labels", choices=("en", "es", "fr", "it", "pt"), help="write the file in this language")
    parser.add_argument("--stdout", action="store_true", help="write to standard output instead of the file")


def run(options: argparse.Namespace, screen: Screen) -> int:
    """1 if a file would change (with ``--check``), or cannot be read or converted."""
    return max(_format(path, options, screen) for path in options.files)


def _format(path: str, options: argparse.Namespace, screen: Screen) -> int:
    from pathlib import Path

    from carioca_dsl.compiler import format_text
    from carioca_dsl.files import FileProblem, parents_beside, read_text, write_text

    try:
        text = read_text(path)
        find_parent = parents_beside(Path(path))
        if options.labels and _has_errors(path, text, screen):
            return WRONG
        formatted = format_text(text, path, find_parent, labels=options.labels)
        if options.stdout:
            screen.data(formatted)
        elif formatted != text:
            if options.check:
                screen.say(path)
                return WRONG
            write_text(path, formatted)
            screen.note(f"{path}: formatted")
    except FileProblem as problem:
        screen.note(f"carioca fmt: {problem}")
        return WRONG
    return FINE


def _has_errors(path: str, text: str, screen: Screen) -> bool:
    """Lines that are not understood cannot be put into another language: shows them."""
    from pathlib import Path

    from carioca_dsl.compiler import compile_text
    from carioca_dsl.diagnostics import is_error, render
    from carioca_dsl.files import parents_beside

    find_parent = parents_beside(Path(path))
    found = [one for one in compile_text(text, path, find_parent).diagnostics if is_error(one)]
    if found:
        screen.note(render(found, lambda file: text if file == path else find_parent(Path(file).stem)))
    return bool(found)
