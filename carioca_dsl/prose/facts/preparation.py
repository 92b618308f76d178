"""Facts about who plays, with which cards, and what for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.cards import RANKS
from carioca_dsl.model import Bound, Buyers, CardClass, Winner
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact


@dataclass(frozen=True, kw_only=True)
class Players(Fact):
    """How many play, each for themselves, and how many rounds make a match."""

    rules: ClassVar = ("players.number",)
    number: Bound
    rounds: int


@dataclass(frozen=True, kw_only=True)
class BestNumber(Fact):
    """With how many players the game is at its best."""

    rules: ClassVar = ("players.best",)
    number: Bound


@dataclass(frozen=True, kw_only=True)
class Packs(Fact):
    """What is shuffled together; ``total`` counts every card."""

    rules: ClassVar = ("deck.packs", "deck.jokers")
    packs: int
    jokers: int

    @property
    def total(self) -> int:
        """All cards of the game."""
        return self.packs * self.pack + self.jokers

    @property
    def pack(self) -> int:
        """The cards of one pack."""
        return 4 * len(RANKS)


@dataclass(frozen=True, kw_only=True)
class Wild(Fact):
    """Which cards may stand for others."""

    rules: ClassVar = ("deck.wild",)
    cards: CardClass
    jokers: bool
    """Whether there are jokers to be wild."""

    @property
    def lowest(self) -> int:
        """The rank that other games of the family like to make wild."""
        return RANKS[1]

    @property
    def none(self) -> bool:
        """True where every card is only itself."""
        return not self.cards.ranks and not (self.cards.jokers and self.jokers)


@dataclass(frozen=True, kw_only=True)
class Aim(Fact):
    """What everybody tries to do."""

    rules: ClassVar = ("match.winner",)
    winner: Winner


@dataclass(frozen=True, kw_only=True)
class Buying(Fact):
    """Nobody may take a discard out of turn (where somebody may, there is a chapter about it)."""

    rules: ClassVar = ("buying.who",)
    who: Buyers


def preparation(cases: Cases) -> Iterator[Fact]:
    """The facts of the first chapter."""
    number = cases.rules.players.number
    yield Players(number=number, rounds=len(cases.rules.rounds), standing=cases.standing(Players.rules))
    best = cases.rules.players.best
    if best is not None:
        yield BestNumber(number=best, standing=cases.standing(BestNumber.rules))
    for scope, (packs, jokers) in cases.groups(lambda entry: (entry.deck.packs, entry.deck.jokers)):
        yield Packs(packs=packs, jokers=jokers, scope=scope, standing=cases.standing(Packs.rules, scope))
    for scope, (wild, jokers) in cases.groups(lambda entry: (entry.deck.wild, entry.deck.jokers > 0)):
        yield Wild(cards=wild, jokers=jokers, scope=scope, standing=cases.standing(Wild.rules, scope))
    yield Aim(winner=cases.rules.match.winner, standing=cases.standing(Aim.rules))
    for scope, who in cases.groups(lambda entry: entry.buying.who):
        if who is Buyers.NOBODY:
            yield Buying(who=who, scope=scope, standing=cases.standing(Buying.rules, scope))
