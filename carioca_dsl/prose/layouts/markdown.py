"""A book as Markdown."""

import re

from carioca_dsl.prose.blocks import Book, Sentence
from carioca_dsl.prose.inline import convert
from carioca_dsl.prose.layouts.engine import fill, sign

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~&])")
_LIST_START = re.compile(r"^(\d+)([.)])|^([-+])(?=\s|$)")


def layout(book: Book) -> str:
    """The book as Markdown with tables."""
    filled = fill("md.j2", book, inline=_inline, sentence=_sentence)
    return re.sub(r"\n{3,}", "\n\n", filled).strip() + "\n"


def _inline(text: str) -> str:
    made = convert(text, _escape, lambda suit, text, name: _escape(text), lambda text: f"**{_escape(text)}**")
    return _LIST_START.sub(lambda start: f"{start[1]}\\{start[2]}" if start[1] else f"\\{start[3]}", made)


def _sentence(sentence: Sentence) -> str:
    return _inline(sentence.text) + sign(sentence)


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
