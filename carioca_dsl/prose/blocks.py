"""What a book is made of, before any layout."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from carioca_dsl.prose.diagrams.pictures import Gallery, Picture
from carioca_dsl.prose.facts import Standing

SIGNS: dict[Standing, str] = {Standing.CONVENTION: "°", Standing.INFERRED: "†"}
"""What is put behind a sentence, or a part of one, that the sources do not state."""

Align = Literal["left", "right"]


@dataclass(frozen=True)
class Sentence:
    """One sentence (or what a bundle says at once), and what it says."""

    text: str
    """With the marks of `inline`."""
    standing: Standing = Standing.STATED
    facts: tuple[str, ...] = ()
    """Keys of the facts that it tells."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that it tells."""
    parts: tuple[Standing, ...] = ()
    """Of a bundle of facts that do not stand alike, the standing of each: its text has their signs inside."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standing of each fact, or of the sentence that tells none."""
        return self.parts or (self.standing,) * max(1, len(self.facts))


@dataclass(frozen=True)
class Paragraph:
    """Sentences in a row."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Steps:
    """Things done one after the other."""

    items: tuple[Sentence, ...]


@dataclass(frozen=True)
class Tip:
    """A note of the file: what its author adds for the reader."""

    sentence: Sentence


@dataclass(frozen=True)
class Table:
    """A table; ``fact`` is the key of what it belongs to."""

    fact: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    align: tuple[Align, ...]


@dataclass(frozen=True)
class Holding:
    """A line of a situation: a label, and cards or words."""

    label: str
    text: str


@dataclass(frozen=True)
class Move:
    """One step of an example as it is told, and how it was judged."""

    text: str
    verdict: str = ""
    """Empty for what was allowed."""
    reason: str = ""
    """Why it was refused."""
    pictures: tuple[Picture, ...] = ()
    """The melds that it made or changed, for formats that can show them."""


@dataclass(frozen=True)
class Story:
    """A worked example: where it starts, what happens, what comes of it."""

    id: str
    title: str
    situation: tuple[Holding, ...]
    moves: tuple[Move, ...]
    outcome: tuple[str, ...] = ()


Block: TypeAlias = Paragraph | Steps | Tip | Table | Story | Gallery


@dataclass(frozen=True)
class Chapter:
    """A chapter; ``id`` is the same in every language."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Book:
    """A whole rulebook."""

    language: str
    title: str
    chapters: tuple[Chapter, ...]
    contents: str
    """The heading of the list of chapters."""
    legend: tuple[tuple[str, str], ...]
    """Signs and what they mean, those that occur."""
    colophon: tuple[str, ...]
    """The last lines: which rules these are."""
