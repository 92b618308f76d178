"""A diagnostic is data: what is wrong and where. It becomes prose only when somebody renders it, in some language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

Arg: TypeAlias = "str | int | tuple[str, ...] | tuple[int, ...]"
"""What a text can be filled with; a tuple is a list of names."""
Args: TypeAlias = tuple[tuple[str, Arg], ...]
"""Named arguments, in a form that can be hashed and compared."""


@dataclass(frozen=True, order=True)
class Span:
    """A stretch of text: lines and columns count characters from 1; ``end_column`` is the one after the last."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True)
class Label:
    """Marks a span and says why it takes part; ``key`` names the text in the catalog (empty: the span alone)."""

    span: Span
    key: str = ""
    args: Args = ()


@dataclass(frozen=True)
class Note:
    """A sentence of context; ``key`` names its text in the catalog."""

    key: str
    args: Args = ()


@dataclass(frozen=True)
class Fix:
    """A change that is always safe: ``text`` instead of what stands in ``span`` (an empty span inserts)."""

    span: Span
    text: str


@dataclass(frozen=True)
class Diagnostic:
    """One fault, told once. Its name and level come from the catalog, by ``code``; the first label is the place."""

    code: str
    args: Args
    labels: tuple[Label, ...]
    notes: tuple[Note, ...] = ()
    fix: Fix | None = None

    @property
    def span(self) -> Span:
        """Where it is reported."""
        return self.labels[0].span

    def mark(self, span: Span, key: str = "", **args: Arg) -> Diagnostic:
        """The same with one more label."""
        return replace(self, labels=(*self.labels, Label(span, key, pairs(args))))

    def note(self, key: str, **args: Arg) -> Diagnostic:
        """The same with one more note."""
        return replace(self, notes=(*self.notes, Note(key, pairs(args))))

    def with_args(self, **args: Arg) -> Diagnostic:
        """The same with more arguments for its texts."""
        return replace(self, args=(*self.args, *pairs(args)))

    def fixed(self, span: Span, text: str) -> Diagnostic:
        """The same with a fix."""
        return replace(self, fix=Fix(span, text))


def pairs(args: Mapping[str, Arg]) -> Args:
    """Named arguments as `Args`, in their order."""
    return tuple(args.items())


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """By place, then by code; what is said twice is said once."""
    seen = dict.fromkeys(diagnostics)
    return tuple(sorted(seen, key=lambda one: (one.span.file, one.span.line, one.span.column, one.code)))
