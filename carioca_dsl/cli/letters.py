"""What is written for a sign that a terminal lacks: a letter for a suit, plain quotes for curly ones, `e` for `é`."""

import codecs
import unicodedata

LETTERS = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "★": "*",
    "…": "...",
    "·": "-",
    "–": "-",
    "−": "-",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "─": "-",
    "▸": ">",
    "◂": "<",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "ß": "ss",
    "¡": "!",
    "→": "->",
    "\u202f": " ",
    "\u00a0": " ",
}
IN_LETTERS = "carioca-letters"
"""The name of the way to write what cannot be encoded: as an ``errors`` of a stream."""


def _in_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(LETTERS.get(sign) or _bare(sign) for sign in lacking), error.end


def _bare(sign: str) -> str:
    """A letter without its accents, or a question mark."""
    base = unicodedata.normalize("NFD", sign)[0]
    return base if base.isascii() else "" if unicodedata.combining(sign) else "?"


codecs.register_error(IN_LETTERS, _in_letters)
