"""What is written for a sign that a terminal lacks: a letter for a suit, plain quotes for curly ones."""

import codecs

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
    "\u202f": " ",
    "\u00a0": " ",
}
IN_LETTERS = "carioca-letters"
"""The name of the way to write what cannot be encoded: as an ``errors`` of a stream."""


def _in_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(LETTERS.get(sign, "?") for sign in lacking), error.end


codecs.register_error(IN_LETTERS, _in_letters)
