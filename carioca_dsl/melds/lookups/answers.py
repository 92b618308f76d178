"""Every question about a hand, answered from the tables where they cover it and by the general search elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial

from carioca_dsl.cards import Card
from carioca_dsl.melds import search
from carioca_dsl.melds.apart import apart, constrained
from carioca_dsl.melds.contract import slots
from carioca_dsl.melds.hand import Hand, candidates
from carioca_dsl.melds.lookups.best_hands import BestHands
from carioca_dsl.melds.lookups.coverage import covers_contract, covers_deck, covers_hand, covers_kind
from carioca_dsl.melds.lookups.free_openings import FreeOpenings
from carioca_dsl.melds.lookups.partition import prices_fit
from carioca_dsl.melds.lookups.planes import Planes, planes
from carioca_dsl.melds.lookups.proposals import Apart, Proposals, Slot
from carioca_dsl.melds.lookups.run_table import RunTable
from carioca_dsl.melds.lookups.satisfiable import Satisfiable
from carioca_dsl.melds.lookups.set_table import SetTable
from carioca_dsl.melds.lookups.tables import Told, faces_of, first_time, table_of
from carioca_dsl.melds.lookups.wild_ranks import filled, splits, tells_by_number, wild_will_do
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.search import Partition
from carioca_dsl.melds.terms import Terms
from carioca_dsl.model import Combination


class Lookups:
    """The tables of some terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    # -- contracts ----------------------------------------------------------------------------------------------

    def can_open(self, cards: Sequence[Card]) -> bool:
        """Whether a hand holds the contract."""
        if self._told_by_planes is not None:
            return self._holds(planes(cards), self._told_by_planes)
        if not self._contract_covered:
            return search.can_open(self.terms, cards)
        if self._free is not None or self._satisfiable is None:
            return next(self.openings(cards), None) is not None
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
        if self._told_by_planes is not None:
            hand = planes(cards)
            return self._propose(cards, hand) if self._holds(hand, self._told_by_planes) else iter(())
        if not self._contract_covered:
            return search.openings(self.terms, cards)
        if self._free is not None:
            return self._propose_free(self._free, cards)
        if self.terms.wild.ranks:
            if self._satisfiable is not None and not self._any_split_holds(cards, self._satisfiable):
                return iter(())
            return self._propose_splits(cards)
        return self._propose(cards, planes(cards))

    def _propose(self, cards: Sequence[Card], hand: Planes) -> Iterator[tuple[Meld, ...]]:
        seen: set[Told] = set()
        for number, wanted in enumerate(self._slots):
            fewest = self._satisfiable[number].fewest(hand) if self._satisfiable is not None else 0
            for melds in Proposals(wanted, cards, hand, self._apart, fewest):
                if not self._overlapping or first_time(melds, seen):
                    yield melds

    def _propose_free(self, free: FreeOpenings, cards: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
        """The same where some alternatives leave the kinds of their melds open; those that name them come first."""
        seen: set[Told] = set()
        if self._named is not None:
            for melds in self._named.openings(cards):
                if first_time(melds, seen):
                    yield melds
        hand: Hand | None = None
        for melds in free.openings(cards):
            if not self._overlapping or first_time(melds, seen):
                hand = hand or Hand(self.terms, cards)
                yield hand.deal_out(melds)

    @cached_property
    def _told_by_planes(self) -> tuple[Satisfiable, ...] | None:
        """What tells whether a hand opens, where that hangs on its planes alone: so it is in most games."""
        by_planes = self._contract_covered and self._free is None and not self.terms.wild.ranks
        return self._satisfiable if by_planes else None

    @cached_property
    def _free(self) -> FreeOpenings | None:
        """The alternatives that leave the kinds of their melds open, where there are any."""
        return FreeOpenings(self.terms) if any(entry.free for entry in self.terms.contract) else None

    @cached_property
    def _named(self) -> "Lookups | None":
        """The lookups of the other alternatives, where there are both."""
        named = tuple(entry for entry in self.terms.contract if not entry.free)
        return Lookups(replace(self.terms, contract=named)) if named else None

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
                                if first_time(real, seen):
                                    yield real

    @cached_property
    def _apart(self) -> Apart | None:
        terms = self.terms
        return (lambda chosen, meld: apart(terms, chosen, meld)) if constrained(terms) else None

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
                melds = map(partial(faces_of, wanted), ways)
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
        return self._hands.best(cards, points)

    @cached_property
    def _hand_covered(self) -> bool:
        return covers_hand(self.terms)

    @cached_property
    def _hands(self) -> BestHands:
        return BestHands(self.terms)
