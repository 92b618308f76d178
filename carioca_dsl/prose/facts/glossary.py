"""Facts of the glossary: the terms of the game, each with its meaning in these rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from carioca_dsl.model import Bound, CardClass, FinalDiscard, PotTo, RunKind
from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact
from carioca_dsl.prose.facts.played import played_kinds
from carioca_dsl.prose.facts.wild_in_melds import has_wild_cards


@dataclass(frozen=True, kw_only=True)
class Gloss(Fact):
    """Base of the terms; ``concept`` is the key of the term in every lexicon, empty for what is no noun."""

    concept: ClassVar[str] = ""


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
class GlossContract(Gloss):
    """What a round asks for."""

    concept: ClassVar = "contract"


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
class GlossKeyCard(Gloss):
    """A card that a kind of run must hold."""

    concept: ClassVar = "key-card"
    kind: str
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
    yield GlossContract()
    finals = {entry.turn.final_discard for entry in entries}
    yield GlossGoingOut(laying=finals != {FinalDiscard.REQUIRED}, discarding=finals != {FinalDiscard.FORBIDDEN})
    if any(map(has_wild_cards, entries)):
        yield GlossWild(cards=entries[0].deck.wild)
    yield from _key_cards(cases)
    yield GlossDiscardPile()
    yield GlossStock()
    if cases.rules.match.bust_over is not None:
        yield GlossBust(over=cases.rules.match.bust_over)
    if cases.rules.money.pot_to is not None:
        yield GlossPot(to=cases.rules.money.pot_to)


def _key_cards(cases: Cases) -> Iterator[Gloss]:
    """The first kind of run that is played and must hold certain cards."""
    for kind in cases.rules.rounds[0].kinds:
        if isinstance(kind, RunKind) and kind.contains is not None and kind.name in played_kinds(cases):
            yield GlossKeyCard(kind=kind.name, cards=kind.contains.cards)
            return
