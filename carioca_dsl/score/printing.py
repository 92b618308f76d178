"""A sheet to look at: aligned text, or a table in Markdown."""

from collections.abc import Sequence

from carioca_dsl.score.sheet import Sheet
from carioca_dsl.score.voice import ScoreVoice


def table(sheet: Sheet, voice: ScoreVoice) -> list[list[str]]:
    """The cells: a head, a row for each deal with points and running totals, and the totals."""
    rows = [[voice.phrase("label_round"), voice.phrase("label_dealer"), *sheet.names]]
    for row in sheet.rows:
        cells = [f"{points} ({total})" for points, total in zip(row.points, row.totals, strict=False)]
        void = [voice.phrase("label_void")] * len(sheet.names)
        rows.append([str(row.round), sheet.names[row.dealer], *(cells or void)])
    rows.append([voice.phrase("label_total"), "", *map(str, sheet.totals)])
    return rows


def ending(sheet: Sheet, voice: ScoreVoice) -> str:
    """Who has won, or who plays on because several are level."""
    if sheet.level:
        names = [sheet.names[seat] for seat in sheet.level]
        return voice.say("level", names, min(sheet.totals), len(sheet.rules.rounds))
    return voice.say("over", [sheet.names[seat] for seat in sheet.winners], min(sheet.totals))


def sheet_lines(sheet: Sheet, title: str, voice: ScoreVoice, *, markdown: bool = False) -> list[str]:
    """The whole sheet with its title, and who has won."""
    rows = table(sheet, voice)
    end = [ending(sheet, voice)] if sheet.over else []
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
