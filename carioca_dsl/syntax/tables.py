"""The words of one language: keywords, headings, labels, phrases, units and verbs, read from `grammar/`."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from carioca_dsl.resources import grammar_names, grammar_text

Spellings = tuple[str, ...]
"""What is understood; the first one is what the formatter writes."""


@dataclass(frozen=True)
class Tables:
    """All tables of one language. Keys are ids and equal in every language; only the spellings differ."""

    language: str
    name: str
    keywords: dict[str, Spellings]
    header: dict[str, Spellings]
    headings: dict[str, Spellings]
    labels: dict[str, Spellings]
    phrases: dict[str, dict[str, Spellings]]
    """Rule id, then the value of the choice."""
    units: dict[str, Spellings]
    """Singular and plural first."""
    kinds: dict[str, Spellings]
    """Singular and plural of the kinds that the family base defines."""
    sources: dict[str, Spellings]
    verbs: dict[str, Spellings]
    example: dict[str, Spellings]
    topics: dict[str, Spellings]
    concepts: dict[str, Spellings]
    changes: dict[str, Spellings]
    """The words by which a line changes one of the file that this one is based on: ``change``, ``fixed``, ``was``."""
    verbs_meant: dict[str, Spellings]
    """What people write instead of those words, for messages: `delete` for ``remove``."""
    spans_meant: dict[str, Spellings]
    """What people write ``before`` a span from one number to another and ``between`` the two, for messages."""
    later: dict[str, Spellings]
    """By section: labels known from house rules elsewhere that are not built yet."""


@cache
def languages() -> Spellings:
    """The languages in which a file can be written: those whose tables are there, sorted."""
    names = grammar_names()
    stems = (name.removeprefix("keywords/").removesuffix(".toml") for name in names if name.startswith("keywords/"))
    return tuple(stem for stem in stems if f"labels/{stem}.toml" in names)


@cache
def tables(language: str) -> Tables:
    """The tables of one of `languages()`; raises `resources.UnknownResource` for another."""
    keywords = tomllib.loads(grammar_text(f"keywords/{language}.toml"))
    words = tomllib.loads(grammar_text(f"labels/{language}.toml"))
    return Tables(
        language=language, keywords=_frozen(keywords), **{key: _frozen(value) for key, value in words.items()}
    )


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _frozen(entry) for key, entry in value.items()}
    return tuple(value) if isinstance(value, list) else value
