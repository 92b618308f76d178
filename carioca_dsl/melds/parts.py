"""Contracts laid in parts: what is still missing once some of the melds lie on the table."""

from collections.abc import Sequence
from itertools import permutations, product

from carioca_dsl.cards import Card
from carioca_dsl.melds.contract import Slot, apart_faults, contract_faults, slots
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.readings import readings
from carioca_dsl.melds.reason import Reason
from carioca_dsl.melds.terms import Terms
from carioca_dsl.model import Combination, Part


def still_missing(terms: Terms, laid: Sequence[Meld]) -> tuple[Combination, ...]:
    """What may be laid beside ``laid`` to complete an alternative: each way once, nothing where there is none."""
    found: dict[Combination, None] = {}
    for combination in terms.contract:
        wanted = slots(terms, combination)
        for places in permutations(range(len(wanted)), len(laid)):
            if all(_fits(wanted[place], meld) for place, meld in zip(places, laid, strict=True)):
                left = [slot for place, slot in enumerate(wanted) if place not in places]
                found.setdefault(_combination(left))
    return tuple(found)


def beginnings(terms: Terms, laid: Sequence[Meld]) -> tuple[Combination, ...]:
    """Every choice of melds that may be laid next: some of what is still missing, or all of it."""
    found: dict[Combination, None] = {}
    for combination in still_missing(terms, laid):
        wanted = slots(terms, combination)
        for chosen in product((True, False), repeat=len(wanted)):
            if any(chosen):
                found.setdefault(_combination([slot for slot, taken in zip(wanted, chosen, strict=True) if taken]))
    return tuple(found)


def part_readings(terms: Terms, laid: Sequence[Meld], groups: Sequence[Sequence[Card]]) -> tuple[tuple[Meld, ...], ...]:
    """The readings of groups of cards that, beside what lies there, are a part of the contract or the rest of it."""
    if not groups or not any(len(laid) + len(groups) <= len(slots(terms, one)) for one in terms.contract):
        return ()
    read = [readings(terms, cards, "opening") for cards in groups]
    return tuple(melds for melds in product(*read) if _is_part(terms, (*laid, *melds)))


def part_faults(terms: Terms, laid: Sequence[Meld], melds: Sequence[Meld]) -> tuple[Reason, ...]:
    """Why these melds are no part of what is still missing."""
    return () if _is_part(terms, (*laid, *melds)) else contract_faults(terms, (*laid, *melds))


def _is_part(terms: Terms, melds: Sequence[Meld]) -> bool:
    return not apart_faults(terms, melds) and bool(still_missing(terms, melds))


def _fits(slot: Slot, meld: Meld) -> bool:
    kind, size = slot
    return kind == meld.kind and len(meld.cards) in size


def _combination(wanted: Sequence[Slot]) -> Combination:
    counted = {slot: sum(other == slot for other in wanted) for slot in wanted}
    return Combination(parts=tuple(Part(count=count, kind=kind, size=size) for (kind, size), count in counted.items()))
