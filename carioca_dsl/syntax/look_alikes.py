"""Characters that look like others: reported with a safe fix, and read as what they were meant to be.

Chats and word processors put them in. Inside quoted texts they are the author's: French wants its no-break spaces
and its curly apostrophes there. Only what cannot be seen is reported everywhere: most of it is skipped, and the breaks
of a line or page that word processors make without ending the line (U+2028, U+000B) are blanks.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from carioca_dsl.diagnostics import Diagnostic, report
from carioca_dsl.signs import is_hidden
from carioca_dsl.syntax.text import Text

_QUOTES = dict.fromkeys("“”„‟«»＂", '"')
_SPACES = dict.fromkeys(map(chr, (0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000)), " ")
_DASHES = dict.fromkeys("‐‑‒–—―−", "-")
_PICTURES = {"♧": "♣", "♢": "♦", "♡": "♥", "♤": "♠", "🃏": "★", "☆": "★", "⭐": "★", "\ufe0f": "", "\ufe0e": ""}
_PLAIN = {"\t": " ", "’": "'", "‘": "'"}
FIGURES = {"V": "J", "F": "J", "B": "J", "D": "Q", "R": "K"}
"""The letters of other languages for the figures."""
_SUITS = "♣♦♥♠♧♢♡♤"


@dataclass(frozen=True)
class _Found:
    name: str
    text: str
    right: str


def cleaned(raw: Text) -> tuple[Text, tuple[Diagnostic, ...]]:
    """The line as it is read, and what had to be read as something else."""
    if raw.text.isascii() and raw.text.isprintable():
        return raw, ()
    letters: list[str] = []
    columns: list[int] = []
    problems: list[Diagnostic] = []
    for place, letter, found in _scan(raw.text):
        if found is not None:
            where = raw.span_of(place, place + 1)
            problem = report(found.name, where, text=found.text, right=found.right or "nothing", name=_name(found.text))
            problems.append(problem.fixed(where, found.right))
            letter = found.right
        elif letters and unicodedata.combining(letter):
            composed = unicodedata.normalize("NFC", letters[-1] + letter)
            if len(composed) == 1:
                letters[-1], letter = composed, ""
        letters.append(letter)
        columns.append(raw.columns[place])
    kept = [place for place, letter in enumerate(letters) if letter]
    where_kept = [*(columns[place] for place in kept), raw.columns[-1]]
    clean = raw.masked("".join(letters[place] for place in kept))
    return Text(clean.file, clean.line, clean.text, where_kept), tuple(problems)


def _scan(text: str) -> Iterator[tuple[int, str, _Found | None]]:
    """Each character with its place, and what it must be read as, if anything."""
    quoted = commented = False
    for place, letter in enumerate(text):
        found = _look_at(text, place, quoted=quoted) if not commented else None
        meant = found.right if found else letter
        if meant == '"' and not commented:
            quoted = not quoted
        elif letter == "#" and not quoted:
            commented = True
        # every language of the form has apostrophes in its labels: there is nothing to report
        yield place, letter if quoted or commented else _PLAIN.get(letter, letter), found


def _look_at(text: str, place: int, *, quoted: bool) -> _Found | None:
    letter = text[place]
    if letter.isascii() and letter.isprintable():
        before = text[place - 1] if place else " "
        after = text[place + 1] if place + 1 < len(text) else " "
        if not quoted and letter in FIGURES and after in _SUITS and not before.isalnum():
            return _Found("figure-letter", letter, FIGURES[letter])
        return None
    if letter in _QUOTES and (not quoted or not _closed_straight(text, place)):
        return _Found("curly-quotes", letter, '"')
    if letter == "\t":
        return None
    if _invisible(letter):
        if letter.isspace():
            return _Found("odd-space", letter, " ")
        return _Found("invisible-character", letter, "")
    return None if quoted else _outside_quotes(letter)


def _outside_quotes(letter: str) -> _Found | None:
    for name, table in (("odd-space", _SPACES), ("long-dash", _DASHES), ("card-picture", _PICTURES)):
        if letter in table:
            return _Found(name, letter, table[letter])
    if "！" <= letter <= "～":
        return _Found("wide-character", letter, unicodedata.normalize("NFKC", letter))
    return None


def _closed_straight(text: str, place: int) -> bool:
    """Whether a straight quote further on closes the text in which a curly one stands: then it belongs to the text."""
    opened = text.rfind('"', 0, place)
    return opened >= 0 and '"' in text[place + 1 :]


def _invisible(letter: str) -> bool:
    # variation selectors are seen: they turn a suit into a picture
    return is_hidden(letter) and letter not in _PICTURES


def _name(letter: str) -> str:
    return unicodedata.name(letter, f"U+{ord(letter):04X}").lower()
