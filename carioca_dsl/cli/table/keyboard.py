"""The keyboard: a line at a time, with completion where somebody sits at a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence


class Leave(Exception):
    """The person wants to stop, or nobody is there any more; ``interrupted`` if it was Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Keyboard:
    """Reads what is typed; `Leave` at the end of input and at Ctrl-C."""

    def __init__(self) -> None:
        self.alive = _terminal(sys.stdin) and _terminal(sys.stdout)
        """Whether somebody sits there, who can press Enter."""
        self.words: Callable[[str], Sequence[str]] = lambda line: ()
        """What may come next, given the line so far: set by whoever asks."""
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure:  # whatever comes through a pipe is read as something
            reconfigure(errors="replace")
        if self.alive:
            self._complete()

    def line(self, prompt: str) -> str:
        """One line."""
        try:
            if self.alive:
                return input(prompt)
            sys.stdout.flush()
            text = sys.stdin.readline()
        except (EOFError, OSError, ValueError):
            raise Leave from None
        except KeyboardInterrupt:
            raise Leave(interrupted=True) from None
        if not text:
            raise Leave
        return text

    def enter(self, prompt: str) -> None:
        """Wait for Enter, where somebody can press it."""
        if self.alive:
            self.line(prompt)

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to, so that the next person sees no hand but their own."""
        if self.alive:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()

    def _complete(self) -> None:
        with contextlib.suppress(ImportError, OSError):
            import readline

            def completer(text: str, state: int) -> str | None:
                line = readline.get_line_buffer()[: readline.get_begidx()]
                found = [f"{word} " for word in self.words(line) if word.lower().startswith(text.lower())]
                return found[state] if state < len(found) else None

            readline.set_completer_delims(" |")
            readline.set_completer(completer)
            readline.parse_and_bind("tab: complete")


def _terminal(stream: object) -> bool:
    try:
        return bool(stream.isatty())  # type: ignore[attr-defined]
    except (ValueError, AttributeError):
        return False
