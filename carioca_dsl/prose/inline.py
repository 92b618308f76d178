"""Text with cards in it, before any layout: a plain string in which a few private signs mark what is more than text.

The signs are characters of Unicode's private use area. Text of strangers loses those in `clean`, so it can forge none.
"""

import re
from collections.abc import Callable

from carioca_dsl.cards import suit_of
from carioca_dsl.signs import is_hidden

_CARD, _NAME, _END = "\ue000", "\ue001", "\ue002"
_STRONG, _WEAK = "\ue003", "\ue004"
_SIGN, _SIGNED = "\ue005", "\ue006"
_FOREIGN, _WORDS, _HOME = "\ue007", "\ue008", "\ue009"
_MARKED = re.compile(
    f"{_CARD}(-?[0-9]+){_NAME}([^{_NAME}]*){_NAME}([^{_END}]*){_END}|{_STRONG}([^{_WEAK}]*){_WEAK}"
    f"|{_SIGN}([^{_SIGNED}]*){_SIGNED}|{_FOREIGN}([a-z]+){_WORDS}([^{_HOME}]*){_HOME}"
)


def card_mark(face: int, text: str, name: str) -> str:
    """A card: its ``text`` in the reader's letters (``8♣``) and its ``name`` (``eight of clubs``)."""
    return f"{_CARD}{suit_of(face)}{_NAME}{text}{_NAME}{name}{_END}"


def strong(text: str) -> str:
    """A term where it is explained."""
    return f"{_STRONG}{text}{_WEAK}"


def sign(text: str) -> str:
    """The sign behind a part of a sentence that the sources do not state."""
    return f"{_SIGN}{text}{_SIGNED}"


def foreign(language: str, text: str) -> str:
    """Words of another language, by its code."""
    return f"{_FOREIGN}{language}{_WORDS}{text}{_HOME}"


def clean(text: str) -> str:
    """Somebody's text on one line, without control characters, signs of direction, or private ones."""
    kept = (char if not is_hidden(char) else " " if char.isspace() else "" for char in text)
    return " ".join("".join(kept).split(" ")).strip()


def convert(
    text: str,
    plain: Callable[[str], str],
    card: Callable[[int, str, str], str],
    strong: Callable[[str], str],
    sign: Callable[[str], str] = str,
    foreign: Callable[[str, str], str] | None = None,
) -> str:
    """The text in some format: ``plain`` escapes what lies between the marks, ``card`` gets suit, text and name.

    ``foreign`` gets the code of a language and its words, which are like any others where it is left out.
    """
    made, last = [], 0
    for mark in _MARKED.finditer(text):
        made.append(plain(text[last : mark.start()]))
        if mark[1] is not None:
            made.append(card(int(mark[1]), mark[2], mark[3]))
        elif mark[4] is not None:
            made.append(strong(mark[4]))
        elif mark[5] is not None:
            made.append(sign(mark[5]))
        else:
            made.append(foreign(mark[6], mark[7]) if foreign else plain(mark[7]))
        last = mark.end()
    made.append(plain(text[last:]))
    return "".join(made)


def runs(text: str) -> list[tuple[str, str, int | None]]:
    """The text in its parts: ``text``, ``strong``, ``sign`` or ``card``, the words, and the suit of a card."""
    found: list[tuple[str, str, int | None]] = []

    def keep(kind: str, words: str, suit: int | None = None) -> str:
        if words:
            found.append((kind, words, suit))
        return ""

    convert(
        text,
        lambda words: keep("text", words),
        lambda suit, words, name: keep("card", words, suit),
        lambda words: keep("strong", words),
        lambda words: keep("sign", words),
    )
    return found


def plain(text: str) -> str:
    """The text as a terminal shows it."""
    return convert(text, str, lambda suit, text, name: text, lambda text: text)
