"""What a fact is: the content of one sentence, free of any language."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from carioca_dsl.model import Bound


class Standing(StrEnum):
    """Where a fact comes from, as far as a reader should be told."""

    STATED = "stated"
    """The sources say it (or it is the way of the world: a law of the game)."""
    DERIVED = "derived"
    """It follows from what the rules say, and nobody decided it."""
    INFERRED = "inferred"
    """The sources do not say it outright, but what they say asks for it."""
    CONVENTION = "convention"
    """A house convention: somebody had to decide, and the sources leave it open."""


@dataclass(frozen=True, kw_only=True)
class Scope:
    """When a fact holds: in these rounds, with so many players; ``None`` for always."""

    rounds: tuple[int, ...] | None = None
    """Numbers of rounds, ascending."""
    seats: Bound | None = None
    again: bool = False
    """Whether the sentence before it has just named these rounds: then they need only be pointed at."""

    @property
    def everywhere(self) -> bool:
        """True where nothing restricts the fact."""
        return self.rounds is None and self.seats is None


EVERYWHERE = Scope()


@dataclass(frozen=True, kw_only=True)
class Fact:
    """Base of the facts.

    ``rules`` are the ids of the rules that the sentence says (empty for a law, or for what follows from others). The
    key of its sentence in every language is the name of the class: ``HandSize`` is said by ``hand_size``.
    """

    rules: ClassVar[tuple[str, ...]] = ()

    scope: Scope = EVERYWHERE
    standing: Standing = Standing.STATED

    @classmethod
    def key(cls) -> str:
        """The name of the sentence: the name of the class in small letters."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@dataclass(frozen=True, kw_only=True)
class OfWildCards(Fact):
    """Base of the facts about wild cards, which a reader knows as jokers where nothing else is wild."""

    jokers_only: bool

    @property
    def wild(self) -> str:
        """The concept to speak of: ``joker`` or ``wild-card``."""
        return "joker" if self.jokers_only else "wild-card"
