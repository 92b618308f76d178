"""A sheet to look at: aligned text, or a table in Markdown."""

from collections.abc import Iterator, Sequence

from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.telling import bought, ending, money
from carioca_dsl.score.voice import ScoreVoice

_NOTHING = "–"


def table(sheet: Sheet, voice: ScoreVoice) -> list[list[str]]:
    """The cells: a head, a row for each deal with points and running totals, and the totals.

    Under a deal stands who was bust in it: with which total each went on; a dash is for who is out of the match.
    """
    names = sheet.names
    rows = [[voice.phrase("label_round"), voice.phrase("label_dealer"), *names]]
    for row in sheet.rows:
        seats = range(len(names))
        cells = [
            f"{voice.figure(row.points[seat])} ({voice.figure(row.totals[seat])})" if seat in row.seats else _NOTHING
            for seat in (seats if row.hands is not None else ())
        ]
        void = [voice.phrase("label_void")] * len(names)
        chosen = "" if row.chooser is None else f" ({names[row.chooser]})"
        rows.append([f"{row.round}{chosen}", names[row.dealer], *(cells or void)])
        if row.after:
            after = dict(row.after)
            cells = [_after(after[seat], voice) if seat in after else "" for seat in seats]
            rows.append([voice.phrase("label_re_entry"), "", *cells])
    rows.append([voice.phrase("label_total"), "", *map(voice.figure, sheet.totals)])
    return rows


def _after(total: int | None, voice: ScoreVoice) -> str:
    return _NOTHING if total is None else f"({voice.figure(total)})"


def besides(sheet: Sheet, voice: ScoreVoice) -> Iterator[str]:
    """How often everybody has bought, and the coins."""
    numbers = [sum(column) for column in zip(*(row.bought for row in sheet.rows if row.bought), strict=True)]
    if numbers:
        yield voice.say("bought_in_all", bought(sheet.names, numbers))
    yield from money(sheet, voice)


def sheet_lines(sheet: Sheet, title: str, voice: ScoreVoice, *, markdown: bool = False) -> list[str]:
    """The whole sheet with its title, and who has won."""
    rows = table(sheet, voice)
    end = [*besides(sheet, voice), *([ending(sheet, voice)] if sheet.over else [])]
    if markdown:
        head, *others = [f"| {' | '.join(map(_escaped, row))} |" for row in rows]
        rule = f"|{'|'.join(['---:', '---', *['---:'] * len(sheet.names)])}|"
        return [f"# {_escaped(title)}", "", head, rule, *others, *(["", *end] if end else [])]
    return [title, *_aligned(rows), *end]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def cell(place: int, text: str) -> str:
        return text.ljust(widths[place]) if place < 2 else text.rjust(widths[place])

    return ["  ".join(cell(place, text) for place, text in enumerate(row)).rstrip() for row in rows]


def _escaped(text: str) -> str:
    return "".join(f"\\{sign}" if sign in "\\|*_`<[#" else sign for sign in text)
