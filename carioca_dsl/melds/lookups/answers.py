"""Every question about a hand, answered from the tables where they cover it and by the general search elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from carioca_dsl.cards import FACES, Card, Face
from carioca_dsl.melds import search
from carioca_dsl.melds.contract import slots
from carioca_dsl.melds.hand import Hand, candidates
from carioca_dsl.melds.lookups.coverage import constrained, covers_contract, covers_deck, covers_hand, covers_kind
from carioca_dsl.melds.lookups.packings import Packings
from carioca_dsl.melds.lookups.partition import Partitions, prices_fit
from carioca_dsl.melds.lookups.planes import Planes, planes
from carioca_dsl.melds.lookups.proposals import Apart, Proposals, Slot
from carioca_dsl.melds.lookups.rank_gains import RankGains
from carioca_dsl.melds.lookups.run_table import RunTable, run_table
from carioca_dsl.melds.lookups.satisfiable import Satisfiable
from carioca_dsl.melds.lookups.set_table import SetTable, set_table
from carioca_dsl.melds.lookups.wild_ranks import filled, ranks_of_sets, splits, tells_by_number, wild_will_do
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.search import Partition
from carioca_dsl.melds.terms import Terms, Wanted, grown
from carioca_dsl.melds.track import track_of
from carioca_dsl.model import Bound, Combination, SetKind


class Lookups:
    """The tables of some terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    # -- contracts ----------------------------------------------------------------------------------------------

    def can_open(self, cards: Sequence[Card]) -> bool:
        """Whether a hand holds the contract."""
        if not self._contract_covered:
            return search.can_open(self.terms, cards)
        if self._satisfiable is None:
            return next(self.openings(cards), None) is not None
        if not self.terms.wild.ranks:
            return self._holds(planes(cards), self._satisfiable)
        return self._any_split_holds(cards, self._satisfiable)

    @staticmethod
    def _holds(hand: Planes, combinations: tuple[Satisfiable, ...]) -> bool:
        for combination in combinations:  # noqa: SIM110 - a generator would cost as much again as the answer
            if combination.holds(hand):
                return True
        return False

    def _any_split_holds(self, cards: Sequence[Card], combinations: tuple[Satisfiable, ...]) -> bool:
        every = splits(self.terms, cards)
        if wild_will_do(self.terms, self._smallest, cards):
            return self._holds(next(every).hand, combinations)
        return any(self._holds(split.hand, combinations) for split in every)

    def openings(self, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """Every way of laying the contract; lazy, and for each alternative those with fewest wild cards first."""
        if not self._contract_covered:
            return search.openings(self.terms, cards)
        if self.terms.wild.ranks:
            if self._satisfiable is not None and not self._any_split_holds(cards, self._satisfiable):
                return iter(())
            return self._propose_splits(cards)
        hand = planes(cards)
        if self._satisfiable is not None and not self._holds(hand, self._satisfiable):
            return iter(())
        return self._propose(cards, hand)

    def _propose(self, cards: Sequence[Card], hand: Planes) -> Iterator[tuple[Meld, ...]]:
        seen: set[Told] = set()
        for number, wanted in enumerate(self._slots):
            fewest = self._satisfiable[number].fewest(hand) if self._satisfiable is not None else 0
            for melds in Proposals(wanted, cards, hand, self._apart, fewest):
                if not self._overlapping or _first_time(melds, seen):
                    yield melds

    def _propose_splits(self, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """The same where ranks are wild: all splits together, those with the fewest cards that may be wild first."""
        whole = Hand(self.terms, cards)
        seen: set[Told] = set()
        for wanted in self._slots:
            every = [
                (split, Proposals(wanted, split.cards, split.hand, self._apart)) for split in splits(self.terms, cards)
            ]
            for taken in range(len(whole.wild_faces) + 1):
                for split, proposals in every:
                    wilds = taken - split.natural.total()
                    if wilds >= 0:
                        for melds in proposals.with_wilds(wilds):
                            for real in filled(self.terms, wanted, melds, split, whole):
                                if _first_time(real, seen):
                                    yield real

    @cached_property
    def _apart(self) -> Apart | None:
        terms = self.terms
        return (lambda chosen, meld: search.apart(terms, chosen, meld)) if constrained(terms) else None

    @cached_property
    def _smallest(self) -> int:
        """The fewest cards of a meld of the contract."""
        return min((slot.wanted.size.least for wanted in self._slots for slot in wanted), default=0)

    @cached_property
    def _contract_covered(self) -> bool:
        return covers_contract(self.terms)

    @cached_property
    def _slots(self) -> tuple[tuple[Slot, ...], ...]:
        """The melds of each alternative, equal ones side by side."""
        return tuple(self._ordered(combination) for combination in self.terms.contract)

    def _ordered(self, combination: Combination) -> tuple[Slot, ...]:
        wanted = slots(self.terms, combination)
        order = list(dict.fromkeys(wanted))
        wanted.sort(key=order.index)
        before = None
        result = []
        for kind, size in wanted:
            again = (kind, size) == before
            meld = self.terms.wanted_to_open(self.terms.kind(kind), size)
            result.append(Slot(kind, table_of(self.terms, meld), again, meld))
            before = (kind, size)
        return tuple(result)

    @cached_property
    def _overlapping(self) -> bool:
        """Whether the same melds could be found twice: by two alternatives, or by two sizes of one kind."""
        if len(self._slots) != 1:
            return True
        firsts = [slot.kind for slot in self._slots[0] if not slot.again]
        return len(firsts) != len(set(firsts))

    @cached_property
    def _satisfiable(self) -> tuple[Satisfiable, ...] | None:
        """For each alternative; ``None`` where sets of two sorts, constraints or wild ranks ask for a search."""
        kinds = [slot.kind for wanted in self._slots for slot in wanted]
        if constrained(self.terms) or not tells_by_number(self.terms, kinds):
            return None
        found = []
        for wanted in self._slots:
            runs = tuple(slot.table for slot in wanted if isinstance(slot.table, RunTable))
            sets = [slot.table for slot in wanted if isinstance(slot.table, SetTable)]
            if len(set(map(id, sets))) > 1 or not all(table.has_cost for table in sets):
                return None
            found.append(Satisfiable(runs, sets[0] if sets else None, len(sets)))
        return tuple(found)

    def candidates(self, cards: Sequence[Card], act: str) -> Iterator[Meld]:
        """Every single meld that a hand holds; neither equal cards nor kinds of another name are told apart."""
        sorted_hand = Hand(self.terms, cards)
        hand = planes(cards) if covers_deck(self.terms) else None
        seen: set[tuple[int, tuple[Card, ...]]] = set()
        for wanted in self.terms.wanted[act]:
            kind = wanted.kind
            melds: Iterable[Meld]
            if hand is not None and covers_kind(kind):
                ways = (way for by_wilds in table_of(self.terms, wanted).ways(hand) for way in by_wilds)
                melds = (Meld(kind.name, kind.shape, way.faces, way.rank, way.suit, way.low) for way in ways)
            else:
                melds = candidates(sorted_hand, wanted)
            for meld in melds:
                if (meld.low, meld.cards) not in seen:
                    seen.add((meld.low, meld.cards))
                    yield sorted_hand.deal_out((meld,))[0]

    # -- hands --------------------------------------------------------------------------------------------------

    def best_partition(self, cards: Sequence[Card], points: Sequence[int]) -> Partition:
        """The melds of a hand after which the rest costs least."""
        if not self._hand_covered or not prices_fit(points):
            return search.best_partition(self.terms, cards, points)
        hand = planes(cards)
        short = hand.wilds < self._shortest
        chosen = (self._short if short else self._long).best(hand, points)
        held: dict[Face, list[Card]] = {}
        for card in sorted(cards, reverse=True):
            held.setdefault(card % FACES, []).append(card)
        melds = tuple(
            Meld(kind, "set" if way.rank else "run", tuple(held[face].pop() for face in way.faces), *way[1:4])
            for kind, way in chosen
        )
        unmatched = tuple(card for card in cards if card in held[card % FACES])
        return Partition(sum(points[card % FACES] for card in unmatched), melds, unmatched)

    @cached_property
    def _hand_covered(self) -> bool:
        return covers_hand(self.terms)

    @cached_property
    def _shortest(self) -> int:
        """With fewer wild cards than this, every long meld can be parted into ones below twice the least size."""
        if any(wanted.wilds.least for wanted in self.terms.matched):
            return 0
        return min(wanted.size.least for wanted in self.terms.matched)

    @cached_property
    def _short(self) -> Partitions:
        return self._partitions(halves=True)

    @cached_property
    def _long(self) -> Partitions:
        return self._partitions(halves=False)

    def _partitions(self, halves: bool) -> Partitions:
        runs: list[tuple[str, RunTable]] = []
        sets: list[tuple[str, SetTable]] = []
        stretching = halves
        for wanted in self.terms.matched:
            longest = 2 * wanted.size.least - 1
            most = grown(wanted.kind)
            if halves and (most is None or most > longest):
                wanted = replace(wanted, size=Bound(least=wanted.size.least, most=longest))
            table = table_of(self.terms, wanted)
            if isinstance(table, RunTable):
                stretching = stretching and longest <= 12 and (most is None or most >= longest)
                runs.append((wanted.kind.name, table))
            else:
                sets.append((wanted.kind.name, table))
        return Partitions(Packings(tuple(runs), stretching), RankGains(tuple(sets)))


def table_of(terms: Terms, wanted: Wanted) -> RunTable | SetTable:
    """The table of such melds."""
    kind = wanted.kind
    if isinstance(kind, SetKind):
        return set_table(wanted.size, kind.suits, ranks_of_sets(terms, kind), wanted.wilds, wanted.naturals)
    return run_table(track_of(kind), wanted.size, wanted.wilds, wanted.naturals)


Told = tuple[tuple[str, tuple[Face, ...], int], ...]
"""Melds up to equal cards and their order."""


def _first_time(melds: Sequence[Meld], seen: set[Told]) -> bool:
    """Whether such melds have not been seen before; now they have."""
    key = tuple(sorted((meld.kind, tuple([card % FACES for card in meld.cards]), meld.low) for meld in melds))
    if key in seen:
        return False
    seen.add(key)
    return True
