"""The melds of one round, behind one door."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from carioca_dsl.cards import JOKER, Card, Face
from carioca_dsl.melds import contract, faults, parts, placing, swapping
from carioca_dsl.melds.alike import Alike
from carioca_dsl.melds.by_rules import by_rules
from carioca_dsl.melds.lookups import Lookups
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.reason import Reason
from carioca_dsl.melds.search import Partition
from carioca_dsl.melds.terms import Terms, terms_of
from carioca_dsl.melds.worth import worth_of
from carioca_dsl.model import RoundRules, Scoring


class MeldRoom:
    """Answers every question about melds under the rules of one round.

    Cards are physical cards. ``act`` is ``opening``, ``melding``, or ``laying_off`` for what may lie on the table
    once it has grown. A room holds nothing but the rules and what follows from them: it may be shared.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.lookups = Lookups(terms)
        self._alike = Alike(terms)

    def is_wild(self, card: Card) -> bool:
        """Whether the card may stand for others."""
        return self.terms.is_wild(card)

    def wild_in(self, meld: Meld, card: Card) -> bool:
        """Whether a card of the meld is wild where it lies: one of a wild rank may be natural in its own place."""
        return self.terms.wild_in(meld, card)

    # -- laying -------------------------------------------------------------------------------------------------

    def readings(self, cards: Sequence[Card], act: str) -> tuple[Meld, ...]:
        """The legal readings of cards laid together; more than one means that the player must say which."""
        return self._alike.readings(cards, act)

    def faults(self, cards: Sequence[Card], act: str) -> tuple[Reason, ...]:
        """Why there is no legal reading: the reasons against the closest one."""
        return faults.faults(self.terms, cards, act)

    @property
    def whole_hand(self) -> bool:
        """Whether a contract asks how many cards of the hand are ``left``, which is otherwise of no account."""
        return self.terms.leaves is not None

    def assign(self, melds: Sequence[Meld], left: int | None = None) -> int | None:
        """The index of the contract's alternative that these melds are, in whatever order.

        ``left`` is how many cards of the hand they leave, here and below; ``None`` leaves it open.
        """
        return contract.assign(self.terms, melds, left)

    def contract_faults(self, melds: Sequence[Meld], left: int | None = None) -> tuple[Reason, ...]:
        """Why these melds are not the contract."""
        return contract.contract_faults(self.terms, melds, left)

    def opening_readings(
        self, groups: Sequence[Sequence[Card]], left: int | None = None
    ) -> tuple[tuple[Meld, ...], ...]:
        """The readings of groups of cards that together are the contract."""
        return contract.opening_readings(self._alike, groups, left)

    # -- in parts -----------------------------------------------------------------------------------------------

    def part_readings(
        self, laid: Sequence[Meld], groups: Sequence[Sequence[Card]], left: int | None = None
    ) -> tuple[tuple[Meld, ...], ...]:
        """The readings of groups of cards that, beside ``laid``, are a part of the contract or the rest of it."""
        return parts.part_readings(self._alike, laid, groups, left)

    def is_part(self, laid: Sequence[Meld]) -> bool:
        """Whether these melds are some of the contract, but not all of it."""
        return any(not parts.complete(missing) for missing in parts.still_missing(self.terms, laid))

    def part_faults(self, laid: Sequence[Meld], melds: Sequence[Meld], left: int | None = None) -> tuple[Reason, ...]:
        """Why these melds are no part of what is still missing beside ``laid``."""
        return parts.part_faults(self.terms, laid, melds, left)

    def part_openings(self, laid: Sequence[Meld], cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """Every way of laying some of what is still missing beside ``laid``, or all of it; lazy."""
        for combination in parts.beginnings(self.terms, laid):
            yield from room_of(replace(self.terms, contract=(combination,))).openings(cards)

    # -- adding -------------------------------------------------------------------------------------------------

    def placements(self, meld: Meld, card: Card) -> tuple[tuple[str | None, Meld], ...]:
        """Where the card can be laid off on the meld: the end (``None`` in a set), and the meld that comes of it."""
        return placing.placements(self.terms, meld, card)

    def within_reach(self, meld: Meld) -> frozenset[Face]:
        """The faces that have a place on the meld if no limit is in the way."""
        return placing.within_reach(self.terms, meld)

    def placement_faults(self, meld: Meld, card: Card, end: str | None) -> tuple[Reason, ...]:
        """Why the card cannot be laid off there; ``law.name-the-end`` where two ends are free and none is named."""
        return placing.placement_faults(self.terms, meld, card, end)

    def swaps(self, meld: Meld, natural: Card, wild: Card) -> tuple[tuple[str | None, Meld], ...]:
        """Where the wild card goes when the natural card takes its place: the end (``None`` for the hand), and the
        meld that comes of it."""
        return swapping.swaps(self.terms, meld, natural, wild)

    def swap_faults(self, meld: Meld, natural: Card, wild: Card, end: str | None = None) -> tuple[Reason, ...]:
        """Why the natural card cannot take the wild card's place."""
        return swapping.swap_faults(self.terms, meld, natural, wild, end)

    # -- hands --------------------------------------------------------------------------------------------------

    def can_open(self, cards: Sequence[Card]) -> bool:
        """Whether a hand holds the contract."""
        return self.lookups.can_open(cards)

    def openings(self, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """Every way of laying the contract, equal cards not told apart; lazy."""
        return self.lookups.openings(cards)

    def candidates(self, cards: Sequence[Card], act: str) -> Iterator[Meld]:
        """Every single meld that a hand holds, equal cards not told apart; lazy."""
        return self.lookups.candidates(cards, act)

    def best_partition(self, cards: Sequence[Card], points: Sequence[int]) -> Partition:
        """The melds of a hand after which the rest costs least; ``points`` are the prices by face (`face_points`)."""
        return self.lookups.best_partition(cards, points)


def face_points(scoring: Scoring) -> tuple[int, ...]:
    """The price of each face, 0–52, as a hand is counted."""
    prices = [scoring.card_points[face % 13] for face in range(JOKER)]
    return (*prices, scoring.joker or 0)


@lru_cache(maxsize=256)
def room_of(terms: Terms) -> MeldRoom:
    """The room of some terms; equal terms share one."""
    return MeldRoom(terms)


@by_rules
def melds_of(rules: RoundRules) -> MeldRoom:
    """The melds of a round; rounds with equal rules about melds share one room."""
    return room_of(terms_of(rules))


def still_to_lay(rules: RoundRules, laid: tuple[Meld, ...]) -> RoundRules:
    """The rules with what is still missing of the contract as the contract: for planning, not for judging."""
    if not laid:
        return rules
    terms = terms_of(rules)
    shape = tuple((meld.kind, len(meld.cards), worth_of(terms, (meld,)) if terms.prices else None) for meld in laid)
    known = _rests(rules)
    if shape not in known:
        missing = parts.still_missing(terms, laid)
        known[shape] = rules.model_copy(update={"contract": missing}) if missing else rules
    return known[shape]


@by_rules
def _rests(rules: RoundRules) -> dict[tuple[tuple[str, int, int | None], ...], RoundRules]:
    """What is left of the contract, by the kinds and sizes (and points) of what was laid."""
    return {}
