"""Where a command writes: results to standard output, everything else to standard error."""

import codecs
import contextlib
import json
import os
import re
import sys
from typing import Any, TextIO

from carioca_dsl.cli.letters import IN_LETTERS
from carioca_dsl.signs import is_hidden

_COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")


def harmless(text: str) -> str:
    """What somebody has typed, without what would drive a terminal or turn its lines round."""
    return "".join("\ufffd" if sign not in "\t\n" and is_hidden(sign) else sign for sign in text)


class Screen:
    """Writes without ever failing for reasons of the terminal: a reader that went away, a letter that it lacks."""

    def __init__(self) -> None:
        self.lost: OSError | None = None
        """Why the result did not arrive, where the reader has not simply gone away: a full disk."""
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:  # closed from the start (``>&-``)
                setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        for stream in (sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure:  # a terminal without suit signs shows letters
                reconfigure(errors=IN_LETTERS)

    def say(self, text: str) -> None:
        """A part of the result; ends the line."""
        self._write(sys.stdout, text if text.endswith("\n") else text + "\n")

    def data(self, text: str) -> None:
        """What may be read again by a program or by us; ends the line.

        Only somebody who looks at a terminal is helped by letters that stand for others: it arrives in UTF-8 elsewhere.
        """
        stream = sys.stdout
        pipe = getattr(stream, "buffer", None)
        if pipe is None or _terminal(stream) or _writes_all(stream):
            self.say(text)
            return
        try:
            stream.flush()
            pipe.write((text if text.endswith("\n") else text + "\n").encode("utf-8", "replace"))
        except (OSError, ValueError) as problem:
            self._failed(stream, problem)

    def note(self, text: str) -> None:
        """Something that is not the result; ends the line. A name of a file in it may hold anything."""
        text = "".join(part if _COLOUR.fullmatch(part) else harmless(part) for part in _COLOUR.split(text))
        self._write(sys.stderr, text if text.endswith("\n") else text + "\n")

    def say_json(self, data: Any) -> None:
        """The result as JSON."""
        self.data(json.dumps(data, ensure_ascii=False, indent=2))

    @property
    def coloured(self) -> bool:
        """Whether standard output may be coloured: a terminal, and nobody said no."""
        return _terminal(sys.stdout) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    @property
    def noisy(self) -> bool:
        """Whether somebody sits at standard error, to whom progress may be shown."""
        return _terminal(sys.stderr) and os.environ.get("TERM") != "dumb"

    def progress(self, done: int, total: int) -> None:
        """A bar that overwrites itself on a terminal; nothing elsewhere."""
        if not self.noisy:
            return
        width = 30
        filled = width * done // max(total, 1)
        bar = "█" * filled + "░" * (width - filled)
        self._write(sys.stderr, f"\r{bar} {done}/{total}" if done < total else "\r\x1b[K")

    def close(self) -> None:
        """Let go of what is still in the pipes."""
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, ValueError) as problem:
                self._failed(stream, problem)

    def _write(self, stream: TextIO, text: str) -> None:
        try:
            stream.write(text)
            if stream is sys.stderr or text.startswith("\r"):
                stream.flush()
        except (OSError, ValueError) as problem:
            self._failed(stream, problem)

    def _failed(self, stream: TextIO, problem: Exception) -> None:
        if stream is sys.stdout and isinstance(problem, OSError) and not isinstance(problem, BrokenPipeError):
            self.lost = self.lost or problem
        _silence(stream)


def _terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def _writes_all(stream: TextIO) -> bool:
    """Whether a stream writes UTF-8 anyhow."""
    try:
        return codecs.lookup(stream.encoding).name == "utf-8"
    except LookupError:
        return False


def _silence(stream: TextIO) -> None:
    """The reader went away (``| head``): nobody is told, and the exit status stays what it would have been."""
    with contextlib.suppress(OSError, ValueError):
        hole = os.open(os.devnull, os.O_WRONLY)
        os.dup2(hole, stream.fileno())
        os.close(hole)
