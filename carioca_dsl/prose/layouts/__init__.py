"""Layouts: a book as Markdown, plain text or one HTML page. They know no language."""

from collections.abc import Callable
from typing import Literal

from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.layouts import html, markdown, text

Format = Literal["md", "txt", "html"]

LAYOUTS: dict[str, Callable[[Book], str]] = {"md": markdown.layout, "txt": text.layout, "html": html.layout}
"""What makes the text of a book, by format."""

__all__ = ["LAYOUTS", "Format"]
