"""From codes to texts: one data file per language holds what is said about each code."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from carioca_dsl.diagnostics.codes import entry
from carioca_dsl.diagnostics.diagnostic import Arg, Diagnostic, Label, Span, pairs

_TEXTS = Path(__file__).resolve().parent / "texts"
DEFAULT_LANGUAGE = "en"


def report(code: str, span: Span, **args: Arg) -> Diagnostic:
    """A diagnostic with that code (or name) at that place; raises `KeyError` for a code that is not registered."""
    return Diagnostic(entry(code).code, pairs(args), (Label(span),))


def level(diagnostic: Diagnostic) -> str:
    """``error``, ``warning`` or ``note``."""
    return entry(diagnostic.code).level


def is_error(diagnostic: Diagnostic) -> bool:
    """Whether it makes a file useless."""
    return level(diagnostic) == "error"


def languages() -> tuple[str, ...]:
    """The languages in which every code has its texts, sorted."""
    return tuple(sorted(path.stem for path in _TEXTS.glob("*.toml")))


@cache
def texts(language: str) -> dict[str, Any]:
    """The texts of a language: a table per code, ``frame`` for the words around them.

    A language that has no file yet is served in English, as a whole: half a message in each would help nobody.
    """
    name = language if language in languages() else DEFAULT_LANGUAGE
    return tomllib.loads((_TEXTS / f"{name}.toml").read_text(encoding="utf-8"))
