"""Facts of the glossary: the terms of the game, each with its meaning in these rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Bound, CardClass, FinalDiscard, Parts, PotTo, ReEntry, RunKind, SetKind, WildUpcard
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.deal import WildUpcards, deal
from carioca_dsl.prose.facts.fact import Fact, OfWildCards
from carioca_dsl.prose.facts.played import played_kinds
from carioca_dsl.prose.facts.wild import SwapPlaces, SwapToHand, wild
from carioca_dsl.prose.facts.wild_in_melds import InItsOwnPlace, NaturalCard, has_wild_cards, wild_in_melds

_OF_A_PAIR = 2
"""Cards."""


@dataclass(frozen=True, kw_only=True)
class Gloss(Fact):
    """Base of the terms; ``concept`` is the key of the term in every lexicon, empty for what is no noun."""

    concept: ClassVar[str] = ""

    @property
    def term(self) -> str:
        """The key of this very term in the lexicons of the variant; empty for what is no noun."""
        return self.concept


@dataclass(frozen=True, kw_only=True)
class GlossSet(Gloss):
    """A set, with as many cards as it may be laid with."""

    concept: ClassVar = "set"
    sizes: Bound


@dataclass(frozen=True, kw_only=True)
class GlossRun(Gloss):
    """A run, with as many cards as it may be laid with."""

    concept: ClassVar = "run"
    sizes: Bound


@dataclass(frozen=True, kw_only=True)
class GlossPair(Gloss):
    """A kind of set that is laid with two cards."""

    kind: str
    sizes: Bound

    @property
    def term(self) -> str:
        """As the file names it."""
        return self.kind


@dataclass(frozen=True, kw_only=True)
class GlossContract(Gloss):
    """What a round asks for."""

    concept: ClassVar = "contract"


@dataclass(frozen=True, kw_only=True)
class GlossOpening(Gloss):
    """Laying the contract; ``at_once`` and ``in_parts`` say how it may be laid, in whatever rounds."""

    at_once: bool
    in_parts: bool


@dataclass(frozen=True, kw_only=True)
class GlossGoingOut(Gloss):
    """Ending a round; ``laying`` and ``discarding`` say with which last card."""

    laying: bool
    discarding: bool


@dataclass(frozen=True, kw_only=True)
class GlossWild(Gloss):
    """A card that stands for others."""

    concept: ClassVar = "wild-card"
    cards: CardClass


@dataclass(frozen=True, kw_only=True)
class GlossNaturalCard(Gloss):
    """A card that stands for itself."""

    concept: ClassVar = "natural-card"


@dataclass(frozen=True, kw_only=True)
class GlossSwap(Gloss, OfWildCards):
    """A card in the place of a wild one, which goes ``to_hand`` or stays ``within`` its run, in whatever rounds."""

    to_hand: bool
    within: bool


@dataclass(frozen=True, kw_only=True)
class GlossKeyCard(Gloss):
    """Cards of which a kind of run must hold so many."""

    concept: ClassVar = "key-card"
    kind: str
    number: Bound
    cards: CardClass


@dataclass(frozen=True, kw_only=True)
class GlossDiscardPile(Gloss):
    """Where discards lie."""

    concept: ClassVar = "discard-pile"


@dataclass(frozen=True, kw_only=True)
class GlossStock(Gloss):
    """Where cards are drawn from."""

    concept: ClassVar = "stock"


@dataclass(frozen=True, kw_only=True)
class GlossBust(Gloss):
    """Having too many points."""

    over: int


@dataclass(frozen=True, kw_only=True)
class GlossReEntry(Gloss):
    """Coming back after going bust, with the highest total of the others."""

    concept: ClassVar = "re-entry"


@dataclass(frozen=True, kw_only=True)
class GlossPot(Gloss):
    """Coins that lie in the middle, and who takes them."""

    concept: ClassVar = "pot"
    to: PotTo


def glossary(cases: Cases) -> Iterator[Gloss]:
    """The terms of these rules, in the order in which a reader meets them."""
    entries = [entry for table in cases.tables for entry in table.rounds]
    for name in ("set", "run"):
        if name in played_kinds(cases):
            sizes = [entry.kind(name).size for entry in entries]
            most = None if any(size.most is None for size in sizes) else max(size.most or 0 for size in sizes)
            bound = Bound(least=min(size.least for size in sizes), most=most)
            yield GlossSet(sizes=bound) if name == "set" else GlossRun(sizes=bound)
    yield from _pair(cases)
    yield GlossContract()
    parts = {entry.opening.parts for entry in entries}
    yield GlossOpening(at_once=Parts.ALL_AT_ONCE in parts, in_parts=Parts.OVER_TURNS in parts)
    finals = {entry.turn.final_discard for entry in entries}
    yield GlossGoingOut(laying=finals != {FinalDiscard.REQUIRED}, discarding=finals != {FinalDiscard.FORBIDDEN})
    if any(map(has_wild_cards, entries)):
        yield GlossWild(cards=entries[0].deck.wild)
    if _speaks_of_natural_cards(cases):
        yield GlossNaturalCard()
    yield from _swap(cases)
    yield from _key_cards(cases)
    yield GlossDiscardPile()
    yield GlossStock()
    if cases.rules.match.bust_over is not None:
        yield GlossBust(over=cases.rules.match.bust_over)
    if cases.rules.match.re_entry is ReEntry.HIGHEST:
        yield GlossReEntry()
    if cases.rules.money.pot_to is not None:
        yield GlossPot(to=cases.rules.money.pot_to)


def _key_cards(cases: Cases) -> Iterator[Gloss]:
    """The first kind of run that is played and must hold certain cards."""
    for kind in cases.rules.rounds[0].kinds:
        if isinstance(kind, RunKind) and kind.contains is not None and kind.name in played_kinds(cases):
            yield GlossKeyCard(kind=kind.name, number=kind.contains.number, cards=kind.contains.cards)
            return


def _pair(cases: Cases) -> Iterator[Gloss]:
    """The first kind of set that is played with two cards, of whatever ranks; the others are cases of it."""
    for kind in cases.rules.rounds[0].kinds:
        if isinstance(kind, SetKind) and kind.size.least == _OF_A_PAIR and kind.name in played_kinds(cases):
            yield GlossPair(kind=kind.name, sizes=kind.size)
            return


def _speaks_of_natural_cards(cases: Cases) -> bool:
    """Whether the rules set natural cards against wild ones anywhere."""
    told = (fact for make in (wild_in_melds, wild, deal) for fact in make(cases))
    return any(
        isinstance(fact, NaturalCard | InItsOwnPlace | SwapToHand)
        or (isinstance(fact, WildUpcards) and fact.what is WildUpcard.BURIED)
        for fact in told
    )


def _swap(cases: Cases) -> Iterator[Gloss]:
    """What a swap is, where there are any."""
    found = [fact for fact in wild(cases) if isinstance(fact, SwapToHand | SwapPlaces)]
    if found:
        yield GlossSwap(
            jokers_only=all(fact.jokers_only for fact in found),
            to_hand=any(isinstance(fact, SwapToHand) for fact in found),
            within=any(isinstance(fact, SwapPlaces) for fact in found),
        )
