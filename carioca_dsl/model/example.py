"""Examples: a situation, steps that somebody takes in it, and what must come of them.

The steps of an example, the record of a game, the moves of a replay and what a person types are the same notation;
this is its meaning, free of any language.
"""

from enum import StrEnum
from typing import Literal

from carioca_dsl.model.origin import Origin
from carioca_dsl.model.values import Frozen


class Verb(StrEnum):
    """What a player does in a step."""

    DRAWS = "draws"
    OPENS = "opens"
    LAYS = "lays"
    ADDS = "adds"
    SWAPS = "swaps"
    DISCARDS = "discards"
    REFUSES = "refuses"
    BUYS = "buys"
    PASSES = "passes"
    CHOOSES = "chooses"
    SHOWS = "shows"
    RE_ENTERS = "re-enters"
    LEAVES = "leaves"


class Verdict(StrEnum):
    """What a step is stated to be."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class MeldName(Frozen):
    """A meld on the table: the ``number``-th (from 1) that ``owner`` laid."""

    owner: str
    number: int


class Step(Frozen):
    """One action, named by faces (which physical card is meant makes no difference that anyone could see)."""

    actor: str
    verb: Verb
    source: Literal["stock", "discards"] | None = None
    """Of ``draws``."""
    melds: tuple[tuple[int, ...], ...] = ()
    """Of ``opens`` and ``lays``: faces in the order written; of ``shows``: one group, the pairs of identical cards."""
    card: int | None = None
    """Of ``adds``, ``swaps`` (the natural card), ``discards``, ``refuses``, ``buys`` and ``passes``: a face."""
    number: int | None = None
    """Of ``chooses``: the round; of ``re-enters`` and ``leaves``: the total with which the player goes on or out."""
    wild: int | None = None
    """Of ``swaps``: the face of the wild card that is replaced."""
    meld: MeldName | None = None
    """Of ``adds`` and ``swaps``."""
    end: Literal["low", "high"] | None = None
    """Of ``adds``: which end of a run; of ``swaps``: where the freed wild card goes."""
    stated: Verdict | None = None
    because: str | None = None
    """The rule's or law's id that must be among the reasons of a refusal."""
    text: str
    """The line as it is written, without the verdict."""
    origin: Origin


class Expected(Frozen):
    """A fact that must hold at this point of an example."""

    what: Literal["holds", "scores", "meld", "deal over", "deal void", "total", "coins", "pot", "round"]
    name: str | None = None
    """The player (of ``holds``, ``scores``, ``total`` and ``coins``)."""
    number: int | None = None
    """Cards held, points scored or in all, coins won (or lost, where negative) or in the pot, the round now played."""
    meld: MeldName | None = None
    cards: tuple[int, ...] = ()
    """Of ``meld``: the faces from its low end."""
    text: str
    origin: Origin


class Example(Frozen):
    """A situation and what happens in it."""

    name: str
    round: int = 1
    players: tuple[str, ...] = ()
    """Those that are named, in order of play; filled up to the fewest allowed."""
    agree: tuple[str, ...] = ()
    holds: dict[str, tuple[int, ...]] = {}
    """The whole hand of a player, as faces."""
    laid: dict[str, tuple[tuple[int, ...], ...]] = {}
    """Melds on the table; their owner has opened on an earlier turn."""
    stock: tuple[int, ...] = ()
    """The next cards from the top."""
    stock_goes_on: bool = True
    """Whether the rest of the pack lies beneath (``…``); otherwise the stock holds these cards alone."""
    discards: tuple[int, ...] | None = None
    """The discard pile; the last one is its top. ``None`` where nothing is said (then a card is turned up as usual),
    ``()`` for no pile."""
    turn: str | None = None
    totals: dict[str, int] = {}
    """What players had before this deal; nothing where no line says so."""
    chooser: str | None = None
    """Who chose the round of this deal, where rounds are chosen; ``None``: it is still to be chosen if it is a
    chosen one, as happens with an example that begins with ``chooses``."""
    steps: tuple[Step | Expected, ...] = ()
    origin: Origin
    """Its heading."""
    places: dict[str, Origin] = {}
    """Where the lines of the situation stand: by field (``round``), for those of a player by both (``holds ana``)."""

    def place(self, field: str) -> Origin:
        """Where a line of the situation stands; the heading where there is none."""
        return self.places.get(field, self.origin)
