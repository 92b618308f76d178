"""What the rules ask of a meld in one act: which kinds, of which size, with how many wild and natural cards."""

from dataclasses import dataclass
from functools import cached_property

from carioca_dsl.cards import FACES, JOKER, Card, Face, Rank, Suit, natural_face
from carioca_dsl.melds.meld import Meld, rank_at
from carioca_dsl.melds.track import Track, track_of
from carioca_dsl.model import (
    BeyondContract,
    Bound,
    CardClass,
    Combination,
    FinalDiscard,
    Holding,
    Kind,
    Opening,
    OwnPlace,
    RoundRules,
    RunKind,
    SetKind,
    Suits,
    WildCards,
)


@dataclass(frozen=True)
class Wanted:
    """Melds of a kind, of a size, with so many wild cards and so many natural ones, which hold certain cards."""

    kind: Kind
    size: Bound
    wilds: Bound
    naturals: Bound
    contains: Holding | None = None
    """Cards that must be among the natural ones of a run."""


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
    prices: tuple[int, ...] = ()
    """The price of each rank, from the ace up, where melds are worth something; ``()`` elsewhere."""
    leaves: Bound | None = None
    """How many cards a contract of the whole hand leaves, where there is one."""

    def is_wild(self, card: Card) -> bool:
        """Whether the card may stand for others."""
        return self.wild_faces[card % FACES]

    @cached_property
    def wild_faces(self) -> tuple[bool, ...]:
        """For each face, whether it is wild."""
        return tuple(self.wild.holds(face) for face in range(FACES))

    @cached_property
    def all_wild(self) -> frozenset[Face]:
        """The faces that are wild."""
        return frozenset(face for face in range(FACES) if self.wild_faces[face])

    # -- wild cards where they lie ------------------------------------------------------------------------------

    @cached_property
    def natural_in_sets(self) -> bool:
        """Whether a card of a wild rank is natural in a set of that rank."""
        return bool(self.wild.ranks) and self.wild_cards.in_its_own_place is OwnPlace.NATURAL

    @cached_property
    def natural_in_runs(self) -> bool:
        """Whether a card of a wild rank is natural at the place of its rank in a run of its suit."""
        own = self.wild_cards.in_its_own_place
        return bool(self.wild.ranks) and own in (OwnPlace.NATURAL, OwnPlace.NATURAL_IN_RUNS)

    def wild_in_set(self, card: Card, rank: Rank) -> bool:
        """Whether the card is wild in a set of that rank."""
        face = card % FACES
        return self.wild_faces[face] and not (self.natural_in_sets and face != JOKER and face % 13 + 1 == rank)

    def wild_in_run(self, card: Card, rank: Rank, suit: Suit) -> bool:
        """Whether the card is wild at the place of that rank in a run of that suit."""
        face = card % FACES
        return self.wild_faces[face] and not (self.natural_in_runs and face == natural_face(rank, suit))

    def wild_in(self, meld: Meld, card: Card) -> bool:
        """Whether a card of the meld is wild where it lies."""
        if meld.shape == "set":
            return self.wild_in_set(card, meld.rank)
        return self.wild_in_run(card, rank_at(meld.place_of(card)), meld.suit)

    def wilds_in(self, meld: Meld) -> int:
        """How many cards of the meld are wild where they lie."""
        if meld.shape == "set":
            return sum([self.wild_in_set(card, meld.rank) for card in meld.cards])
        places = enumerate(meld.cards, meld.low)
        return sum([self.wild_in_run(card, rank_at(place), meld.suit) for place, card in places])

    def naturals_of(self, run: Meld, holding: Holding) -> int:
        """How many natural cards of a run are of that class."""
        places = enumerate(run.cards, run.low)
        naturals = [card for place, card in places if not self.wild_in_run(card, rank_at(place), run.suit)]
        return sum(map(holding.cards.holds, naturals))

    # -- what is wanted -----------------------------------------------------------------------------------------

    def kind(self, name: str) -> Kind:
        """The kind of that name."""
        return self.by_name[name]

    @cached_property
    def by_name(self) -> dict[str, Kind]:
        """The kinds by name."""
        return {kind.name: kind for kind in self.kinds}

    @cached_property
    def order(self) -> dict[str, int]:
        """The number of each kind, as the kinds are declared."""
        return {kind.name: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def free_kinds(self) -> tuple[Kind, ...]:
        """The kinds that are melds whether the contract names them or not."""
        return tuple(kind for kind in self.kinds if kind.beyond_the_contract is BeyondContract.ALLOWED)

    @cached_property
    def wanted(self) -> dict[str, tuple[Wanted, ...]]:
        """What may be laid, by act: to open, to meld, and what may lie on the table in the end (``laying_off``)."""
        parts = [(self.kind(part.kind), part.size) for entry in self.contract for part in entry.parts]
        named = {kind.name for kind, _ in parts}
        # A meld that the contract does not ask for is still a meld: the contract refuses it, not its shape.
        others = [(kind, kind.size) for kind in self.free_kinds if kind.name not in named]
        opening = [self.wanted_to_open(kind, size) for kind, size in [*parts, *others]]
        melding = [self.wanted_later(kind) for kind in self.free_kinds]
        later = self.wild_cards.per_meld.laying_off or Bound()
        there = [kind for kind in self.kinds if kind in self.free_kinds or kind.name in named]
        table = [Wanted(kind, self.on_the_table(kind), later, self.naturals) for kind in there]
        return {
            "opening": tuple(dict.fromkeys(opening)),
            "melding": tuple(melding),
            "laying_off": tuple(table),
        }

    @property
    def naturals(self) -> Bound:
        """How many natural cards a meld holds, in every act."""
        return self.wild_cards.natural_cards_per_meld

    def wanted_to_open(self, kind: Kind, size: Bound | None = None) -> Wanted:
        """A meld of the contract."""
        return Wanted(kind, size or kind.size, self.wild_cards.per_meld.opening, self.naturals, contained(kind))

    def wanted_later(self, kind: Kind, size: Bound | None = None) -> Wanted:
        """A meld beyond the contract."""
        per_meld = self.wild_cards.per_meld
        return Wanted(kind, size or kind.size, per_meld.melding or per_meld.opening, self.naturals, contained(kind))

    @cached_property
    def matched(self) -> tuple[Wanted, ...]:
        """What counts as matched in a hand: a kind's size or more, as far as it may grow.

        Kinds of which every meld is one of another kind as well are left out.
        """
        every = [self.wanted_later(kind, Bound(least=kind.size.least, most=grown(kind))) for kind in self.free_kinds]
        return tuple(
            one
            for number, one in enumerate(every)
            if not any(includes(other, one) for other in every[:number])
            and not any(includes(other, one) and not includes(one, other) for other in every[number + 1 :])
        )

    def on_the_table(self, kind: Kind) -> Bound:
        """How many cards a meld of the kind may have once it lies on the table."""
        sizes = [part.size for entry in self.contract for part in entry.parts if part.kind == kind.name and part.size]
        least = min([kind.size.least, *(size.least for size in sizes)])
        return Bound(least=least, most=grown(kind))


def terms_of(rules: RoundRules) -> Terms:
    """The terms of a round."""
    deck = rules.deck
    worth = any(entry.worth is not None for entry in rules.contract)
    return Terms(
        deck.packs,
        deck.jokers,
        deck.wild,
        rules.kinds,
        rules.contract,
        rules.wild_cards,
        rules.opening,
        rules.scoring.card_points if worth else (),
        _LEFT[rules.turn.final_discard] if any(entry.whole_hand for entry in rules.contract) else None,
    )


_LEFT = {
    FinalDiscard.REQUIRED: Bound(least=1, most=1),
    FinalDiscard.OPTIONAL: Bound(least=0, most=1),
    FinalDiscard.FORBIDDEN: Bound(least=0, most=0),
}
"""How many cards are left for the discard when a hand is laid whole."""


def contained(kind: Kind) -> Holding | None:
    """The cards that a run of the kind must hold when it is laid."""
    return kind.contains if isinstance(kind, RunKind) else None


def includes(one: Wanted, other: Wanted) -> bool:
    """Whether every meld of the ``other`` sort is one of the first sort as well (as far as can be told at a glance)."""
    wide, narrow = one.kind, other.kind
    if one.wilds != other.wilds or one.contains not in (None, other.contains) or not _covers(one.size, other.size):
        return False
    if isinstance(wide, SetKind):
        same_suits = isinstance(narrow, SetKind) and wide.suits in (Suits.ANY, narrow.suits)
        return same_suits and isinstance(narrow, SetKind) and wide.ranks in (None, narrow.ranks)
    return isinstance(narrow, RunKind) and track_of(wide) == track_of(narrow)


def _covers(wide: Bound, narrow: Bound) -> bool:
    most = narrow.most is not None and (wide.most is None or narrow.most <= wide.most)
    return wide.least <= narrow.least and (most or wide.most is None)


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
