"""A variant to print, and what the tests look at in a book."""

from functools import cache
from typing import Any

from carioca_dsl.prose.blocks import Block, Book, Paragraph, Sentence, Steps, Table, Tip
from carioca_dsl.prose.book import book
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.resources import game_names
from tests.support.shipped import shipped

CODES = tuple(LANGUAGES)
GAMES = game_names()


@cache
def printed(name: str, code: str) -> Book:
    """Its book in a language."""
    return book(shipped(name), None, code)


def sentences(made: Book) -> list[Sentence]:
    """Every sentence of a book, in order."""
    found: list[Sentence] = []
    for chapter in made.chapters:
        for block in chapter.blocks:
            match block:
                case Paragraph(sentences=several):
                    found += several
                case Steps(items=several):
                    found += several
                case Tip(sentence=sentence):
                    found.append(sentence)
    return found


def tables(made: Book, fact: str) -> list[Table]:
    """The tables that belong to a fact."""
    blocks: list[Block] = [block for chapter in made.chapters for block in chapter.blocks]
    return [block for block in blocks if isinstance(block, Table) and block.fact == fact]


def said(made: Book) -> list[Any]:
    """What a book says about the rules: its titles, sentences and tables, without the fingerprint."""
    rows = [
        row for chapter in made.chapters for block in chapter.blocks if isinstance(block, Table) for row in block.rows
    ]
    return [*(chapter.title for chapter in made.chapters), *(plain(each.text) for each in sentences(made)), *rows]
