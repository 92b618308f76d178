"""Evenings for the tests of this folder: rules of a shipped variant, changed or not, and a keeper with its sheets."""

from functools import cache

from carioca_dsl.compiler import compile_text
from carioca_dsl.model import Rules
from carioca_dsl.resources import variant_text
from carioca_dsl.score import Entered, Keeper, ScoreVoice, Sheet, entered_of, read_sheet, sheet_of, sheet_text

NAMES = ("ana", "beto", "carla")


@cache
def rules(*changes: tuple[str, str], seats: int = 3) -> Rules:
    """The shipped rules, or those of a house that has changed some words of them."""
    text = variant_text("argentina")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    text = text.split("\nexample ")[0] if changes else text
    compiled = compile_text(text.replace("  expect: A♠", "  #") if changes else text, "house", variant_text)
    assert compiled.variant is not None, compiled.diagnostics
    return compiled.variant.rules(seats)


def keeper(made: Rules | None = None, dealer: int = 0, language: str = "en") -> tuple[Keeper, list[str]]:
    """A keeper at a table of three, and every sheet that it has saved."""
    saved: list[str] = []

    def save(sheet: Sheet, entered: tuple[Entered, ...]) -> None:
        saved.append(sheet_text(sheet, "house", (), entered))

    return Keeper(Sheet(made or rules(), NAMES, dealer), "Title", ScoreVoice(language), save), saved


def gone_on(saved: list[str]) -> Keeper:
    """A keeper who goes on with what was saved last, as after the first one's process was killed."""
    file = read_sheet(saved[-1])
    sheet = sheet_of(file, rules())

    def save(sheet: Sheet, entered: tuple[Entered, ...]) -> None:
        saved.append(sheet_text(sheet, "house", (), entered))

    return Keeper(sheet, "Title", ScoreVoice("en"), save, entered_of(file, sheet))


def type_all(keeper: Keeper, *lines: str) -> list[str]:
    """Types these lines; what was said to the last one."""
    said: list[str] = []
    for line in lines:
        said = keeper.take(line)
    return said
