"""Facts about the kinds of meld, and about the wild cards in them: the chapter on melds."""

from collections.abc import Iterator
from dataclasses import dataclass

from carioca_dsl.prose.facts.cases import Cases
from carioca_dsl.prose.facts.fact import Fact
from carioca_dsl.prose.facts.kinds import kind_facts
from carioca_dsl.prose.facts.played import only_in_contracts, played_kinds
from carioca_dsl.prose.facts.wild_in_melds import wild_in_melds


@dataclass(frozen=True, kw_only=True)
class Melds(Fact):
    """Which kinds of meld there are."""

    kinds: tuple[str, ...]

    @property
    def few(self) -> bool:
        """Whether a heading can name them all."""
        return len(self.kinds) < 4


def melds(cases: Cases) -> Iterator[Fact]:
    """The facts of the chapter on melds."""
    names = played_kinds(cases)
    yield Melds(kinds=names)
    for name in names:
        yield from kind_facts(cases, name, names)
    yield from only_in_contracts(cases, names)
    yield from wild_in_melds(cases)
