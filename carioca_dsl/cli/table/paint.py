"""Cards on a terminal: in the colour of their suit, and in letters where the terminal has no suit signs."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap

from carioca_dsl.cli.letters import LETTERS
from carioca_dsl.prose.inline import plain

_CARD = re.compile(r"(?<![\w])(?:10|[2-9AJQKVFDR])([♣♦♥♠])|★")
_COLOURS = {"♣": "32", "♦": "34;1", "♥": "31;1", "♠": "1", "★": "35;1"}
"""Four colours, so that no two suits share one; the sign or letter is always there too."""
_LETTERS = str.maketrans(LETTERS)


class Paint:
    """Makes a text ready for the terminal."""

    def __init__(self, *, coloured: bool, signs: bool, fitted: bool = False) -> None:
        """``fitted``: lines are broken between words where the terminal ends."""
        self.coloured = coloured
        self.signs = signs
        self.fitted = fitted

    def __call__(self, text: str) -> str:
        """The text as it is shown; its cards may be marked or plain."""
        shown = plain(text)
        if self.fitted:
            shown = fit(shown, shutil.get_terminal_size().columns - 1)
        if self.coloured:
            shown = _CARD.sub(lambda found: f"\x1b[{_COLOURS[found[0][-1]]}m{found[0]}\x1b[0m", shown)
        return shown if self.signs else shown.translate(_LETTERS)

    def beside(self, left: str, right: str) -> str:
        """A text to the right of another: what goes on stands under where it began, if there is room for that."""
        margin = len(left)
        if not self.fitted or shutil.get_terminal_size().columns - margin <= NARROWEST:
            return self(f"{left}{right}".rstrip())
        lines = fit(plain(right), shutil.get_terminal_size().columns - 1 - margin, 0).split("\n")
        return self(f"\n{' ' * margin}".join((left + lines[0], *lines[1:])).rstrip())

    def strong(self, text: str) -> str:
        """The text standing out, where the terminal can do that."""
        return f"\x1b[1m{self(text)}\x1b[0m" if self.coloured else self(text)

    def faint(self, text: str) -> str:
        """The text in the background."""
        return f"\x1b[2m{self(text)}\x1b[0m" if self.coloured else self(text)


NARROWEST = 10
"""Letters of the narrowest line that is broken."""


def fit(text: str, width: int, more: int = 2) -> str:
    """The text with its lines broken between words; what goes on stands so much to the right of where it began.

    A window that has no room for words, as one that is being pulled shut, is written past its edge.
    """
    width = max(width, NARROWEST)
    return "\n".join(line if len(line) <= width else _broken(line, width, more) for line in text.split("\n"))


def _broken(line: str, width: int, more: int) -> str:
    margin = " " * min(len(line) - len(line.lstrip()) + more, width // 2)
    return textwrap.fill(
        line,
        width,
        subsequent_indent=margin,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )


def has_signs() -> bool:
    """Whether the terminal can be expected to show suit signs: by its locale, and by what the stream can write."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG") or ""
    # Python itself sets LC_CTYPE where LANG asks for C, so that cannot be believed then.
    asked = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale
    if asked in ("C", "POSIX") or (asked and locale and "utf" not in locale.lower()):
        return False
    try:
        "♣★─".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
