"""Jinja2 for the layouts: blocks told apart by tests, texts converted by filters that each format brings."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from carioca_dsl.prose.blocks import SIGNS, Book, Paragraph, Sentence, Steps, Story, Table, Tip
from carioca_dsl.prose.diagrams.pictures import Gallery, Picture

_KINDS = {"paragraph": Paragraph, "steps": Steps, "tip": Tip, "table": Table, "story": Story, "gallery": Gallery}


@cache
def _environment() -> Environment:
    # each format escapes every text itself, in its filters
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    for name, kind in _KINDS.items():
        environment.tests[name] = lambda value, kind=kind: isinstance(value, kind)
    return environment


def fill(name: str, book: Book, site: object = None, **filters: Callable[[Any], str]) -> str:
    """The layout ``name`` with the book in it; ``filters`` are the ways this format converts texts.

    ``site`` is what the page knows of those beside it, if there are any.
    """
    return _filled(name, filters, book=book, site=site)


def render(name: str, inline: Callable[[Any], str], **values: object) -> str:
    """The layout ``name`` with some values in it."""
    return _filled(name, {"inline": inline}, **values)


def _filled(name: str, filters: dict[str, Callable[[Any], str]], **values: object) -> str:
    environment = _environment().overlay()
    # an overlay shares these tables with its parent, so that each format needs its own
    environment.filters = {**environment.filters, **filters}
    return environment.get_template(name).render(**values)


def sign(sentence: Sentence) -> str:
    """The sign of a sentence that the sources do not state, or nothing."""
    return "" if sentence.parts else SIGNS.get(sentence.standing, "")


def pictures_in(book: Book) -> Iterator[Picture]:
    """All pictures of a book, in order."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, Gallery):
                yield from (picture for figure in block.figures for picture in figure.pictures)
            elif isinstance(block, Story):
                yield from (picture for move in block.moves for picture in move.pictures)
