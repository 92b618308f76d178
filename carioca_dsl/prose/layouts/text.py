"""A book as plain text, for a terminal or a letter."""

from collections.abc import Iterable, Iterator
from textwrap import fill as wrap

from carioca_dsl.prose.blocks import Block, Book, Move, Paragraph, Sentence, Steps, Story, Table, Tip
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.layouts.engine import sign

_WIDTH = 78


def layout(book: Book) -> str:
    """The book in lines of at most 78 characters (a table may be wider)."""
    title = plain(book.title)
    parts = [f"{title}\n{'=' * len(title)}"]
    for number, chapter in enumerate(book.chapters, 1):
        heading = f"{number}. {plain(chapter.title)}"
        parts.append(f"{heading}\n{'-' * len(heading)}")
        for block in chapter.blocks:
            parts += _block(block)
    parts.append("-" * 8)
    parts += ["\n".join(_wrapped(f"{mark} {meaning}", "  ") for mark, meaning in book.legend)] if book.legend else []
    parts += [_wrapped(line) for line in book.colophon]
    return "\n\n".join(parts) + "\n"


def section(title: str, blocks: Iterable[Block]) -> str:
    """A heading and what stands under it: a part of a book by itself."""
    heading = plain(title)
    parts = [f"{heading}\n{'-' * len(heading)}"]
    for block in blocks:
        parts += _block(block)
    return "\n\n".join(parts)


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield _wrapped(" ".join(map(_sentence, block.sentences)))
    elif isinstance(block, Steps):
        yield "\n".join(_wrapped(_sentence(item), "   ", f"{n}. ") for n, item in enumerate(block.items, 1))
    elif isinstance(block, Tip):
        yield _wrapped(_sentence(block.sentence), "  | ", "  | ")
    elif isinstance(block, Table):
        yield _table(block)
    elif isinstance(block, Story):
        yield from _story(block)
    # a gallery shows what the table above it says in words


def _story(story: Story) -> Iterator[str]:
    yield plain(story.title)
    if story.situation:
        yield "\n".join(_wrapped(f"{line.label} {line.text}", "    ", "  ") for line in story.situation)
    yield "\n".join(_wrapped(_move(move), "     ", f"  {n}. ") for n, move in enumerate(story.moves, 1))
    if story.outcome:
        yield _wrapped(" ".join(story.outcome), "  ", "  ")


def _move(move: Move) -> str:
    return f"{move.text} {move.verdict} {move.reason}".strip()


def _table(table: Table) -> str:
    rows = [tuple(map(plain, row)) for row in (table.head, *table.rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.head))]

    def line(row: tuple[str, ...]) -> str:
        cells = zip(row, widths, table.align, strict=True)
        made = (cell.rjust(width) if align == "right" else cell.ljust(width) for cell, width, align in cells)
        return ("  " + "   ".join(made)).rstrip()

    rule = "  " + "   ".join("-" * width for width in widths)
    return "\n".join([line(rows[0]), rule, *map(line, rows[1:])])


def _sentence(sentence: Sentence) -> str:
    return sentence.text + sign(sentence)


def _wrapped(text: str, indent: str = "", first: str = "") -> str:
    return wrap(
        plain(text),
        _WIDTH,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
