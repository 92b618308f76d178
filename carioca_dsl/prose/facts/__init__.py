"""Facts: what the sentences of a rulebook say, read off the rules and free of any language."""

from collections.abc import Callable, Iterator

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.model.remembered import remembered_of
from carioca_dsl.prose.facts.buying import buying
from carioca_dsl.prose.facts.cases import Cases, cases_of
from carioca_dsl.prose.facts.contracts import contracts
from carioca_dsl.prose.facts.deal import deal
from carioca_dsl.prose.facts.ending import ending
from carioca_dsl.prose.facts.fact import EVERYWHERE, Fact, OfWildCards, Scope, Standing
from carioca_dsl.prose.facts.glossary import Gloss
from carioca_dsl.prose.facts.kinds import OfKind
from carioca_dsl.prose.facts.match import match
from carioca_dsl.prose.facts.melds import melds
from carioca_dsl.prose.facts.money import money
from carioca_dsl.prose.facts.preparation import preparation
from carioca_dsl.prose.facts.scoring import scoring
from carioca_dsl.prose.facts.side_by_side import SideBySide
from carioca_dsl.prose.facts.turn import turn
from carioca_dsl.prose.facts.unsaid import UNSAID
from carioca_dsl.prose.facts.wild import wild

__all__ = [
    "CHAPTERS",
    "EVERYWHERE",
    "UNSAID",
    "Cases",
    "Fact",
    "Scope",
    "Standing",
    "cases_of",
    "chapters",
    "fact_classes",
    "facts",
]

CHAPTERS: dict[str, tuple[Callable[[Cases], Iterator[Fact]], ...]] = {
    "preparation": (preparation,),
    "melds": (melds,),
    "contracts": (contracts,),
    "deal": (deal,),
    "turn": (turn,),
    "buying": (buying,),
    "wild": (wild, ending),
    "scoring": (scoring,),
    "match": (match,),
    "money": (money,),
}
"""The chapters that are made of facts, in the order of a rulebook, and what makes their facts."""


@remembered_of(64)
def chapters(cases: Cases) -> dict[str, tuple[Fact, ...]]:
    """The facts of each chapter, in order."""
    return {name: tuple(fact for make in makers for fact in make(cases)) for name, makers in CHAPTERS.items()}


def facts(variant: Variant, agree: Agreement | None = None) -> tuple[Fact, ...]:
    """Everything that the rules of a variant say, in the order of a rulebook; raises `RulesError`."""
    return tuple(fact for found in chapters(cases_of(variant, agree)).values() for fact in found)


def fact_classes() -> tuple[type[Fact], ...]:
    """Every kind of fact that there is."""
    found: list[type[Fact]] = []
    waiting: list[type[Fact]] = [Fact]
    while waiting:
        for fact in waiting.pop().__subclasses__():
            waiting.append(fact)
            if fact not in (Gloss, OfKind, OfWildCards, SideBySide):
                found.append(fact)
    return tuple(sorted(found, key=lambda fact: (fact.__module__, fact.__name__)))
