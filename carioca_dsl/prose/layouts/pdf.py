"""A book, a card and a score sheet as PDF: what the templates get to read, and the page each goes on."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from carioca_dsl.prose.blocks import Block, Book, Move, Paragraph, Sentence, Steps, Story, Table, Tip
from carioca_dsl.prose.diagrams.pictures import Gallery, Picture
from carioca_dsl.prose.diagrams.svg import SUIT_NAMES, height_in_cards, standing_alone
from carioca_dsl.prose.handouts.scoresheet import ScoreSheet
from carioca_dsl.prose.inline import plain, runs
from carioca_dsl.prose.layouts.engine import sign
from carioca_dsl.prose.layouts.typesetting import pages, typeset

SIZES = tuple(half / 2 for half in range(26, 10, -1))
"""Sizes of letters on a card, in points, largest first."""

Run = tuple[str, str]
"""A kind of text (``text``, ``strong``, ``sign``, or the suit of a card), and the text."""


def booklet(book: Book) -> bytes:
    """The book as a booklet of A5: the same bytes for the same book; raises `NoTypesetter`."""
    return typeset("book.typ", document(book))


def card(book: Book) -> bytes:
    """A reference card on one page of A4, in letters as large as fit; raises `NoTypesetter`."""
    made = document(book)
    for size in SIZES:
        made["size"] = size
        if pages("card.typ", made) == 1:
            break
    return typeset("card.typ", made)


def sheet(made: ScoreSheet) -> bytes:
    """A score sheet on A4, on its side where there are many players; raises `NoTypesetter`."""
    return typeset("sheet.typ", sheet_data(made))


def sheet_data(made: ScoreSheet) -> dict[str, Any]:
    """A score sheet as its template reads it."""
    beside = document(replace(made, chapters=made.beside))
    heads = {name: runs_of(text) for name, text in vars(made.heads).items()}
    rows = [
        {"round": row.round} | {name: runs_of(getattr(row, name)) for name in ("contract", "hand", "dealer", "starts")}
        for row in made.rows
    ]
    columns = [runs_of(column.name) for column in made.columns]
    data = {"wide": made.wide, "beside": beside["chapters"], "heads": heads, "rows": rows, "columns": columns}
    return beside | data


def document(book: Book) -> dict[str, Any]:
    """A book as the templates read it."""
    return {
        "language": book.language,
        "title": plain(book.title),
        "contents": runs_of(book.contents),
        "legend": [(mark, runs_of(meaning)) for mark, meaning in book.legend],
        "chapters": [
            {"id": chapter.id, "title": runs_of(chapter.title), "blocks": [_block(block) for block in chapter.blocks]}
            for chapter in book.chapters
        ],
        "colophon": [runs_of(line) for line in book.colophon],
    }


def runs_of(text: str) -> list[Run]:
    """A text of `inline` in its parts."""
    return [(kind if suit is None else SUIT_NAMES[suit], words) for kind, words, suit in runs(text)]


def _sentence(sentence: Sentence) -> list[Run]:
    mark = sign(sentence)
    return [*runs_of(sentence.text), *([("sign", mark)] if mark else [])]


def _block(block: Block) -> dict[str, Any]:
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", "sentences": [_sentence(each) for each in block.sentences]}
    if isinstance(block, Steps):
        return {"kind": "steps", "items": [_sentence(each) for each in block.items]}
    if isinstance(block, Tip):
        return {"kind": "tip", "sentence": _sentence(block.sentence)}
    if isinstance(block, Table):
        rows = [[runs_of(cell) for cell in row] for row in block.rows]
        return {"kind": "table", "head": [runs_of(cell) for cell in block.head], "rows": rows, "align": block.align}
    if isinstance(block, Gallery):
        figures = [{"title": runs_of(each.title), "pictures": _pictures(each.pictures)} for each in block.figures]
        return {"kind": "gallery", "figures": figures}
    return _story(block)


def _story(story: Story) -> dict[str, Any]:
    return {
        "kind": "story",
        "title": runs_of(story.title),
        "situation": [{"label": runs_of(line.label), "text": runs_of(line.text)} for line in story.situation],
        "moves": [_move(move) for move in story.moves],
        "outcome": [runs_of(line) for line in story.outcome],
    }


def _move(move: Move) -> dict[str, Any]:
    return {
        "text": runs_of(move.text),
        "verdict": runs_of(move.verdict),
        "reason": runs_of(move.reason),
        "pictures": _pictures(move.pictures),
    }


def _pictures(pictures: Iterable[Picture]) -> list[dict[str, Any]]:
    return [
        {"svg": standing_alone(picture), "alt": picture.spoken, "height": height_in_cards(picture)}
        for picture in pictures
    ]
