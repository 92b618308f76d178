"""What a simulation found out, as plain data. ``None`` stands for what the game does not know."""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class RoundResult:
    """Everything about one round of the match, summed over all games."""

    round: int
    played: int = 0
    """Deals that were scored."""
    void: int = 0
    """Deals that were void by the rules."""
    guarded: int = 0
    """Deals that the engine ended because they went on too long."""
    turns: int = 0
    """Turns of the scored deals, over all seats."""
    openings: int = 0
    """How many players opened in the scored deals."""
    out: int = 0
    """Scored deals in which somebody went out."""
    points: list[int] = field(default_factory=list)
    """Points by bot (see `Result.bots`), over the scored deals."""
    chosen: int | None = None
    """Scored deals whose round a player had chosen."""
    bought: int | None = None
    """Cards bought out of turn, in void deals too."""


@dataclass
class SeatResult:
    """How one bot of the list fared; it sits in every seat equally often."""

    bot: str
    version: str
    wins: float = 0.0
    """Matches won; a shared victory counts for each of those who share it by its part."""
    points: int = 0
    """Sum of its final totals in finished matches."""
    re_entries: int | None = None
    """How often it went on after going bust."""
    left: int | None = None
    """Matches that it left."""
    coins: int | None = None
    """Coins that it won, less than 0 where it lost."""


@dataclass
class Result:
    """The result of a simulation; the same arguments give the same result."""

    variant: str
    rules_hash: str
    seed: str
    games: int
    players: int
    unfinished: int = 0
    """Matches that were stopped without a winner."""
    void: int = 0
    struck_off: int = 0
    """Rounds that the engine gave up because they were void too often."""
    redealt: int | None = None
    """Deals that were dealt anew for doubles."""
    busts: int | None = None
    """How often a player went bust."""
    decisions: int = 0
    bots: list[SeatResult] = field(default_factory=list)
    rounds: list[RoundResult] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """The result as JSON data, without what the game does not know."""
        return asdict(self, dict_factory=lambda pairs: {name: value for name, value in pairs if value is not None})
