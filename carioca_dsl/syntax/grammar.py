"""The parsers: one for lines, one per language for values, each with one start rule per shape."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from carioca_dsl.resources import grammar_text
from carioca_dsl.syntax import saved
from carioca_dsl.syntax.tables import tables
from carioca_dsl.syntax.terminals import grammar_of

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

SHAPES: tuple[str, ...] = (
    *("limit", "size", "growth", "count", "amount", "fare", "coins", "price"),
    *("holding", "ban", "cards", "contract", "choice"),
    *("qualifiers", "numbered", "priced"),
    *("text", "word", "expected", "naming"),
    *("draws", "opens", "lays", "adds", "swaps", "discards"),
    *("refuses", "buys", "passes", "chooses", "shows", "re_enters", "leaves"),
    *("melds", "pile", "players", "state"),
)
"""The start rules of `grammar/values.lark`."""

LINE: tuple[str, ...] = ("line",)
"""The start rule of `grammar/lines.lark`."""
_SHORT = 60
"""So many characters has a text that is remembered with its tree."""


class Unreadable(ValueError):
    """Text that has not the shape asked for: how many characters fit, and which terminals would go on."""

    def __init__(self, fits: int, expected: frozenset[str]) -> None:
        super().__init__(f"unreadable after {fits} characters")
        self.fits = fits
        self.expected = expected


def parse(shape: str, text: str, language: str) -> "Tree[Any]":
    """The tree of a value, which nobody changes; raises `Unreadable`."""
    if len(text) > _SHORT:
        return _parse(values_parser(language), shape, text)
    return _parse_short(shape, text, language)


@lru_cache(maxsize=2048)
def _parse_short(shape: str, text: str, language: str) -> "Tree[Any]":
    """The same: most values come again, in other lines and when the formatter proves itself."""
    return _parse(values_parser(language), shape, text)


def line_tokens(text: str) -> "list[Token]":
    """The parts of a line; raises `Unreadable`."""
    return cast("list[Token]", _parse(lines_parser(), "line", text).children)


@cache
def values_parser(language: str) -> "Lark":
    """The parser of values in one language, from saved tables where these are current."""
    return saved.load(f"values-{language}", values_grammar(language)) or build(values_grammar(language), SHAPES)


@cache
def lines_parser() -> "Lark":
    """The parser of lines, from saved tables where these are current."""
    return saved.load("lines", lines_grammar()) or build(lines_grammar(), LINE)


def values_grammar(language: str) -> str:
    """The grammar of values with the terminals of one language."""
    return grammar_of(grammar_text("values.lark"), tables(language))


def lines_grammar() -> str:
    """The grammar of lines."""
    return grammar_text("lines.lark")


def build(grammar: str, shapes: tuple[str, ...], *, strict: bool = False) -> "Lark":
    """A parser; ``strict`` also proves that no two terminals can be mistaken for each other (slow: for the tests)."""
    from lark import Lark

    from carioca_dsl.syntax.trusting import TrustingLexer

    plugins = {} if strict else {"ContextualLexer": TrustingLexer}
    return Lark(grammar, parser="lalr", start=list(shapes), strict=strict, maybe_placeholders=False, _plugins=plugins)


def _parse(parser: "Lark", shape: str, text: str) -> "Tree[Any]":
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

    try:
        return parser.parse(text, start=shape)
    except UnexpectedToken as error:
        place = error.token.start_pos if error.token.type != "$END" else len(text)
        raise Unreadable(place or 0, frozenset(error.accepts or error.expected)) from None
    except UnexpectedCharacters as error:
        raise Unreadable(error.pos_in_stream or 0, frozenset(error.allowed or ())) from None
    except UnexpectedEOF as error:
        raise Unreadable(len(text), frozenset(error.expected)) from None
