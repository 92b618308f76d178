"""A book as one HTML page that needs nothing else."""

import re
from html import escape

from carioca_dsl.prose.blocks import SIGNS, Book, Sentence
from carioca_dsl.prose.diagrams.svg import SUIT_NAMES, drawing, symbols
from carioca_dsl.prose.inline import convert
from carioca_dsl.prose.layouts.engine import fill, pictures_in, sign
from carioca_dsl.prose.layouts.site import Surroundings


def layout(book: Book, site: Surroundings | None = None) -> str:
    """The book as a page with its style inside: for a phone, for paper, for the dark; with links to its neighbours."""
    return fill("html.j2", book, site, inline=_inline, sentence=_sentence, symbols=_symbols, drawing=drawing)


def _symbols(book: Book) -> str:
    return symbols(pictures_in(book))


def _inline(text: str) -> str:
    made = convert(text, _escape, _card, lambda text: f"<strong>{_escape(text)}</strong>", _sign, _foreign)
    return _BESIDE_CARD.sub(_together, made)


_BESIDE_CARD = re.compile(r'([(«“]?)(<span class="card [^<]*</span>)([)\]»”,.;:!?…]*)')


def _together(found: re.Match[str]) -> str:
    """A card and the signs beside it: no line begins with a comma."""
    return f'<span class="whole">{found[0]}</span>' if found[1] or found[3] else found[0]


def _sign(sign: str) -> str:
    standing = next(standing for standing, known in SIGNS.items() if known == sign)
    return f'<sup class="mark {standing}"><a href="#legend">{sign}</a></sup>'


def _foreign(language: str, words: str) -> str:
    return f'<span lang="{language}">{_escape(words)}</span>'


def _card(suit: int, text: str, name: str) -> str:
    spoken, kind = _escape(name), f"card {SUIT_NAMES[suit]}"
    return f'<span class="{kind}" role="img" aria-label="{spoken}" title="{spoken}">{_escape(text)}</span>'


def _sentence(sentence: Sentence) -> str:
    """The sentence in an element that names its rules, with the sign of what the sources do not state."""
    mark = sign(sentence)
    note = _sign(mark) if mark else ""
    rules = f' data-rules="{_escape(" ".join(sentence.rules))}"' if sentence.rules else ""
    return f"<span{rules}>{_inline(sentence.text)}{note}</span>"


def _escape(text: str) -> str:
    return escape(text, quote=True)
