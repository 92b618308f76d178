"""Pages whose files and commands are executed: a page is played in an empty folder, from top to bottom.

* A fenced block ``carioca NAME.carioca`` is that file, whole; with ``add`` behind the name it is added at the end.
* A block ``diff NAME.carioca`` changes lines of it: ``-`` the old one, ``+`` the new one.
* A block ``text NAME.carioca`` is what stands in the file at that point.
* In a block ``console`` a line ``$ carioca …`` is run, and what follows is what it prints. A line ``…`` stands for any
  number of lines, here and in ``text``.

``python -m tests.docs.console PAGE…`` writes what the commands print today into the pages: read the difference.
"""

import contextlib
import io
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from carioca_dsl.cli import main

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```(?P<info>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_GAP = re.compile(r"^…\n", re.MULTILINE)


class Command(NamedTuple):
    """A command of a page, what the page says that it prints, and what it prints."""

    line: str
    said: str
    printed: str
    status: int

    @property
    def as_said(self) -> bool:
        """Whether it prints what the page says."""
        parts = map(re.escape, _GAP.split(self.said))
        return re.fullmatch(r"(?:.*\n)*?".join(parts), self.printed) is not None


def play(text: str, folder: Path) -> Iterator[Command]:
    """Write the files of a page and run its commands, one after the other."""
    for block in _BLOCK.finditer(text):
        kind, _, name = block["info"].partition(" ")
        if kind == "carioca" and name:
            _write(folder, name, block["body"])
        elif kind == "diff" and name:
            _change(folder / name, block["body"])
        elif kind == "text" and name:
            yield Command(f"({name})", block["body"], (folder / name).read_text(encoding="utf-8"), 0)
        elif kind == "console":
            yield from _run_all(block["body"], folder)


def _write(folder: Path, name: str, body: str) -> None:
    name, _, how = name.partition(" ")
    path = folder / name
    before = path.read_text(encoding="utf-8") + "\n" if how == "add" else ""
    path.write_text(before + body, encoding="utf-8")


def _change(path: Path, body: str) -> None:
    text = path.read_text(encoding="utf-8")
    lines = body.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line.startswith("-"))
    new = "".join(line[1:] for line in lines if line.startswith("+"))
    if text.count(old) != 1:
        raise ValueError(f"{path.name}: these lines stand there {text.count(old)} times:\n{old}")
    path.write_text(text.replace(old, new), encoding="utf-8")


def _run_all(body: str, folder: Path) -> Iterator[Command]:
    for found in re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
        status, printed = _run(found[1], folder)
        yield Command(found[1], found[2], printed, status)


def _run(line: str, folder: Path) -> tuple[int, str]:
    words = shlex.split(line)
    if words[0] != "carioca":
        raise ValueError(f"not a command of ours: {line}")
    printed = io.StringIO()
    with contextlib.chdir(folder), contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        status = main(words[1:])
    text = printed.getvalue()
    return status, text if text.endswith("\n") or not text else text + "\n"


def blessed(text: str) -> str:
    """The page with what its commands print today; what it leaves out stays left out where its ends still fit."""
    with tempfile.TemporaryDirectory() as folder:
        commands = iter([command for command in play(text, Path(folder)) if not command.line.startswith("(")])

    def block(found: re.Match[str]) -> str:
        if found["info"] != "console":
            return found[0]
        count = len(re.findall(r"^\$ ", found["body"], re.MULTILINE))
        shown = "".join(f"$ {command.line}\n{_shown(command)}" for command in islice(commands, count))
        return f"```console\n{shown}```"

    return _BLOCK.sub(block, text)


def _shown(command: Command) -> str:
    if command.as_said:
        return command.said
    said, printed = _GAP.split(command.said), command.printed.splitlines(keepends=True)
    head, tail = said[0].count("\n"), said[-1].count("\n")
    if len(said) != 2 or len(printed) <= head + tail:
        return command.printed
    return "".join([*printed[:head], "…\n", *printed[len(printed) - tail :]])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        page = Path(name)
        page.write_text(blessed(page.read_text(encoding="utf-8")), encoding="utf-8")
