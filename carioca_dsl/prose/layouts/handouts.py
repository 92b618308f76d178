"""Pages for the table as HTML: everything on one sheet of paper, and fit for a phone."""

from html import escape

from carioca_dsl.prose.blocks import Book, Sentence
from carioca_dsl.prose.inline import convert
from carioca_dsl.prose.layouts.engine import fill
from carioca_dsl.prose.layouts.paper import SIZES, print_size
from carioca_dsl.prose.layouts.site import Surroundings


def layout(template: str, book: Book, site: Surroundings | None = None) -> str:
    """The book in one of the layouts for handouts, with its style inside; with links to its neighbours."""
    return fill(template, book, site, inline=_inline, sentence=_sentence, on_paper=_on_paper)


def _on_paper(card: Book) -> str:
    """What a body has to say of how it is printed: nothing where the usual letters fit."""
    size = print_size(card)
    return f' style="--print-size: {size:g}pt"' if size < SIZES[0] else ""


def _inline(text: str) -> str:
    return convert(text, _escape, lambda suit, text, name: _card(text, name), _strong)


def _card(text: str, name: str) -> str:
    return f'<span role="img" aria-label="{_escape(name)}">{_escape(text)}</span>'


def _strong(text: str) -> str:
    return f"<strong>{_escape(text)}</strong>"


def _sentence(sentence: Sentence) -> str:
    """The sentence in an element that names its rules."""
    rules = f' data-rules="{_escape(" ".join(sentence.rules))}"' if sentence.rules else ""
    return f"<span{rules}>{_inline(sentence.text)}</span>"


def _escape(text: str) -> str:
    return escape(text, quote=True)
