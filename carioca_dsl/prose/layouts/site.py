"""Pages that lie beside one another: the links from each to its neighbours, and the pages that list them.

All links are relative, so that the folder can be served from anywhere, or opened as it is.
"""

from dataclasses import dataclass
from html import escape

from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.layouts.engine import render


@dataclass(frozen=True)
class Link:
    """A place to go; ``here`` where it is this page."""

    href: str
    text: str
    here: bool = False
    language: str = ""
    """Of the page there, where that is another one than this page's."""


@dataclass(frozen=True)
class Surroundings:
    """What a page knows of the others."""

    languages: tuple[Link, ...]
    """This page in each language."""
    languages_label: str
    default: str
    """Where those go who read none of these languages."""
    home: Link
    pages: tuple[Link, ...] = ()
    """The pages of the same game."""
    pages_label: str = ""
    relatives: tuple[Link, ...] = ()
    """The pages that compare this game with others, by the names of those."""
    relatives_label: str = ""


@dataclass(frozen=True)
class Entry:
    """A game in a list: its rulebook, what it is in one sentence, and its other pages."""

    title: Link
    about: str
    pages: tuple[Link, ...]


@dataclass(frozen=True)
class Index:
    """The page that lists all games in a language."""

    language: str
    title: str
    entries: tuple[Entry, ...]
    comparisons_title: str
    comparisons: tuple[Link, ...]
    """The pages that say what differs between two of the games."""
    site: Surroundings


@dataclass(frozen=True)
class Languages:
    """The page that lists the languages."""

    language: str
    title: str
    languages: tuple[Link, ...]


def index(page: Index) -> str:
    """The list of all games as a page."""
    return render("index.html.j2", page=page, site=page.site, inline=_inline)


def languages(page: Languages) -> str:
    """The list of languages as a page."""
    return render("languages.html.j2", page=page, site=None, inline=_inline)


def _inline(text: str) -> str:
    return escape(plain(text), quote=True)
