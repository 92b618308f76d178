"""Fills the texts of the catalog with the arguments of a diagnostic, and cleans what comes from a user.

In a text, ``{name}`` is an argument; ``{count:card|cards}`` a number with its noun; a list of names is set in
backticks. Where the catalog gives several texts, the first one counts for which nothing is missing or empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

from carioca_dsl.diagnostics.diagnostic import Arg
from carioca_dsl.signs import is_hidden

_LONGEST = 120
_NAMES_SHOWN = 14
_SELECTORS = "\ufe0e\ufe0f"


def clean(text: str, most: int = _LONGEST) -> str:
    """User's text, made harmless: no control, formatting or bidi characters, and not endless."""
    kept = "".join(sign for sign in text if sign not in _SELECTORS and not is_hidden(sign))
    return kept if len(kept) <= most else kept[: most - 1] + "…"


def lines_of(text: str) -> list[str]:
    """The lines that spans count: ended by a line feed, a carriage return or both, and by nothing else."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def fill(template: str | list[str] | None, args: Mapping[str, Arg]) -> str:
    """The first of the templates whose arguments are all there and not empty; ``""`` if there is none."""
    for candidate in [template] if isinstance(template, str) else template or []:
        if all(_given(args.get(name)) for name in _names(candidate)):
            return _FORMATTER.vformat(candidate, (), args)
    return ""


def _given(value: Arg | None) -> bool:
    return clean(value) != "" if isinstance(value, str) else value is not None and value != ()


def _names(template: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(template) if name]


class _Filler(Formatter):
    def get_field(self, field_name: str, args: Any, kwargs: Any) -> Any:
        # a plain name and nothing else: templates reach no attributes and no items
        return kwargs[field_name], field_name

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, tuple):
            return _listed(value)
        if isinstance(value, int):
            if "|" in format_spec:
                one, many = format_spec.split("|")
                return f"{value} {one if abs(value) == 1 else many}"
            return str(value)
        return clean(str(value))


_FORMATTER = _Filler()


def _listed(values: tuple[Any, ...]) -> str:
    shown = [str(value) if isinstance(value, int) else f"`{clean(str(value))}`" for value in values[:_NAMES_SHOWN]]
    if len(values) > _NAMES_SHOWN:
        shown.append("…")
    return ", ".join(shown)
