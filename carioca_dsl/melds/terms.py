"""What the rules ask of a meld in one act: which kinds, of which size, with how many wild cards."""

from dataclasses import dataclass
from functools import cached_property

from carioca_dsl.cards import FACES, Card
from carioca_dsl.melds.track import Track, track_of
from carioca_dsl.model import (
    Bound,
    CardClass,
    Combination,
    Kind,
    Opening,
    RoundRules,
    RunKind,
    SetKind,
    Suits,
    WildCards,
)


@dataclass(frozen=True)
class Wanted:
    """Melds of a kind, of a size, with so many wild cards."""

    kind: Kind
    size: Bound
    wilds: Bound


@dataclass(frozen=True)
class Terms:
    """The part of a round's rules that melds depend on: equal terms, equal melds."""

    packs: int
    jokers: int
    wild: CardClass
    kinds: tuple[Kind, ...]
    contract: tuple[Combination, ...]
    wild_cards: WildCards
    opening: Opening

    def is_wild(self, card: Card) -> bool:
        """Whether the card may stand for others."""
        return self.wild_faces[card % FACES]

    @cached_property
    def wild_faces(self) -> tuple[bool, ...]:
        """For each face, whether it is wild."""
        return tuple(self.wild.holds(face) for face in range(FACES))

    def kind(self, name: str) -> Kind:
        """The kind of that name."""
        return self.by_name[name]

    @cached_property
    def by_name(self) -> dict[str, Kind]:
        """The kinds by name."""
        return {kind.name: kind for kind in self.kinds}

    @cached_property
    def wanted(self) -> dict[str, tuple[Wanted, ...]]:
        """What may be laid, by act: to open, to meld, and what may lie on the table in the end (``laying_off``)."""
        per_meld = self.wild_cards.per_meld
        parts = [(self.kind(part.kind), part.size) for entry in self.contract for part in entry.parts]
        named = {kind.name for kind, _ in parts}
        # A meld that the contract does not ask for is still a meld: the contract refuses it, not its shape.
        others = [(kind, kind.size) for kind in self.kinds if kind.name not in named]
        opening = [Wanted(kind, size or kind.size, per_meld.opening) for kind, size in [*parts, *others]]
        melding = [Wanted(kind, kind.size, per_meld.melding or per_meld.opening) for kind in self.kinds]
        table = [Wanted(kind, self.on_the_table(kind), per_meld.laying_off or Bound()) for kind in self.kinds]
        return {
            "opening": tuple(dict.fromkeys(opening)),
            "melding": tuple(melding),
            "laying_off": tuple(table),
        }

    @cached_property
    def matched(self) -> tuple[Wanted, ...]:
        """What counts as matched in a hand: a kind's size or more, as far as it may grow."""
        per_meld = self.wild_cards.per_meld
        wilds = per_meld.melding or per_meld.opening
        return tuple(Wanted(kind, Bound(least=kind.size.least, most=grown(kind)), wilds) for kind in self.kinds)

    def on_the_table(self, kind: Kind) -> Bound:
        """How many cards a meld of the kind may have once it lies on the table."""
        sizes = [part.size for entry in self.contract for part in entry.parts if part.kind == kind.name and part.size]
        least = min([kind.size.least, *(size.least for size in sizes)])
        return Bound(least=least, most=grown(kind))


def terms_of(rules: RoundRules) -> Terms:
    """The terms of a round."""
    deck = rules.deck
    return Terms(deck.packs, deck.jokers, deck.wild, rules.kinds, rules.contract, rules.wild_cards, rules.opening)


def grown(kind: Kind) -> int | None:
    """The most cards that a meld of the kind can have; ``None`` for no limit."""
    limits = [kind.grows_to] if kind.grows_to is not None else []
    if isinstance(kind, SetKind) and kind.suits is Suits.DIFFERENT:
        limits.append(4)
    if isinstance(kind, RunKind):
        limits.append(track_of(kind).longest)
    return min(limits, default=None)


def track(kind: Kind) -> Track:
    """The places of a kind of run."""
    assert isinstance(kind, RunKind)
    return track_of(kind)
