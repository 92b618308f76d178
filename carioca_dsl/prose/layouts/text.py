"""A book as plain text, for a terminal or a letter."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import fill as wrap
from textwrap import wrap as wrapped

from carioca_dsl.prose.blocks import Block, Book, Move, Paragraph, Sentence, Steps, Story, Table, Tip
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.layouts.engine import sign

_WIDTH = 78
_MARGIN, _GAP = "  ", "   "
"""Before a table, and between its columns."""


def layout(book: Book) -> str:
    """The book in lines of at most 78 characters (a table of many columns may be wider)."""
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
    """Columns side by side; where they would be wider than the page, their cells are broken into lines."""
    rows = [tuple(map(plain, row)) for row in (table.head, *table.rows)]
    widths = _widths(rows, [align == "left" for align in table.align])
    broken = [[_lines(cell, width) for cell, width in zip(row, widths, strict=True)] for row in rows]

    def line(cells: Iterable[str]) -> str:
        columns = zip(cells, widths, table.align, strict=True)
        made = (cell.rjust(width) if align == "right" else cell.ljust(width) for cell, width, align in columns)
        return (_MARGIN + _GAP.join(made)).rstrip()

    told = ["\n".join(map(line, zip_longest(*row, fillvalue=""))) for row in broken]
    rule = line("-" * width for width in widths)
    # rows of several lines run into each other unless something keeps them apart
    apart = "\n\n" if any("\n" in row for row in told[1:]) else "\n"
    return f"{told[0]}\n{rule}\n{apart.join(told[1:])}"


def _widths(rows: Sequence[Sequence[str]], may_break: Sequence[bool]) -> list[int]:
    """How wide each column is: as its longest cell, or what is left on the page, shared by those that need more.

    Numbers are never broken, but what stands over them is, before anything else.
    """
    columns = list(zip(*rows, strict=True))
    least = [max(len(word) for cell in column for word in (*cell.split(), "")) for column in columns]
    widths = [max(map(len, column)) for column in columns]
    room = _WIDTH - len(_MARGIN) - len(_GAP) * (len(widths) - 1)
    if sum(widths) > room:
        bare = [max(least[number], *map(len, column[1:])) for number, column in enumerate(columns)]
        widths = [width if may_break[number] else bare[number] for number, width in enumerate(widths)]
    wide = [number for number, breaks in enumerate(may_break) if breaks]
    while wide and sum(widths) > room:
        share = (room - sum(width for number, width in enumerate(widths) if number not in wide)) // len(wide)
        narrow = [number for number in wide if widths[number] <= share]
        if not narrow:
            widths = [max(share, least[number]) if number in wide else width for number, width in enumerate(widths)]
            break
        wide = [number for number in wide if number not in narrow]
    return widths


def _lines(cell: str, width: int) -> list[str]:
    return wrapped(cell, width, break_long_words=False, break_on_hyphens=False) or [""]


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
