"""Contracts laid in parts: what is still missing once some of the melds lie on the table."""

from collections.abc import Iterator, Sequence
from itertools import islice, permutations, product

from carioca_dsl.cards import Card
from carioca_dsl.melds.alike import Alike
from carioca_dsl.melds.apart import apart_faults
from carioca_dsl.melds.contract import LOOKED_AT, MOST_MELDS, Slot, assign, contract_faults, slots, told_apart
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.reason import Reason
from carioca_dsl.melds.terms import Terms
from carioca_dsl.melds.worth import worth_of
from carioca_dsl.model import Bound, Combination, Part


def still_missing(terms: Terms, laid: Sequence[Meld]) -> tuple[Combination, ...]:
    """What may be laid beside ``laid`` to complete an alternative: each way once, nothing where there is none."""
    found: dict[Combination, None] = {}
    for combination in terms.contract:
        if combination.free:
            found.update(dict.fromkeys(_still_free(terms, combination, laid)))
            continue
        wanted = slots(terms, combination)
        for places in permutations(range(len(wanted)), len(laid)):
            if all(_fits(wanted[place], meld) for place, meld in zip(places, laid, strict=True)):
                left = [slot for place, slot in enumerate(wanted) if place not in places]
                found.setdefault(_combination(left))
    return tuple(found)


def _still_free(terms: Terms, combination: Combination, laid: Sequence[Meld]) -> Iterator[Combination]:
    """What is still missing of melds of whatever kinds: a hand is laid whole or not at all."""
    if combination.worth is None:
        if not laid:
            yield combination
        return
    worth = worth_of(terms, laid)
    least, most = combination.worth.least, combination.worth.most
    if all(terms.kind(meld.kind) in terms.free_kinds for meld in laid) and (most is None or worth <= most):
        left = None if most is None else most - worth
        yield Combination(worth=Bound(least=max(0, least - worth), most=left))


def complete(missing: Combination) -> bool:
    """Whether nothing is missing any more."""
    if missing.worth is not None:
        return missing.worth.least == 0
    return not missing.parts and not missing.whole_hand


def beginnings(terms: Terms, laid: Sequence[Meld]) -> tuple[Combination, ...]:
    """Every choice of melds that may be laid next: some of what is still missing, or all of it."""
    found: dict[Combination, None] = {}
    for combination in still_missing(terms, laid):
        if combination.worth is not None:
            found.setdefault(Combination(worth=Bound(most=combination.worth.most)))
            continue
        if combination.whole_hand:
            found.setdefault(combination)
            continue
        wanted = slots(terms, combination)
        for chosen in product((True, False), repeat=len(wanted)):
            if any(chosen):
                found.setdefault(_combination([slot for slot, taken in zip(wanted, chosen, strict=True) if taken]))
    return tuple(found)


def part_readings(
    alike: Alike, laid: Sequence[Meld], groups: Sequence[Sequence[Card]], left: int | None = None
) -> tuple[tuple[Meld, ...], ...]:
    """The readings of groups of cards that, beside what lies there, are a part of the contract or the rest of it."""
    terms = alike.terms
    if not groups or not any(_as_many(terms, one, len(laid) + len(groups)) for one in terms.contract):
        return ()
    read = [told_apart(terms, alike.readings(cards, "opening")) for cards in groups]
    ways = islice(product(*read), LOOKED_AT)
    return tuple(melds for melds in ways if _is_part(terms, laid, melds, left))


def part_faults(
    terms: Terms, laid: Sequence[Meld], melds: Sequence[Meld], left: int | None = None
) -> tuple[Reason, ...]:
    """Why these melds are no part of what is still missing."""
    return () if _is_part(terms, laid, melds, left) else contract_faults(terms, (*laid, *melds), left)


def _is_part(terms: Terms, laid: Sequence[Meld], melds: Sequence[Meld], left: int | None) -> bool:
    together = (*laid, *melds)
    if apart_faults(terms, together):
        return False
    if still_missing(terms, together):
        return True
    return not laid and assign(terms, melds, left) is not None


def _as_many(terms: Terms, combination: Combination, number: int) -> bool:
    return number <= (MOST_MELDS if combination.free else len(slots(terms, combination)))


def _fits(slot: Slot, meld: Meld) -> bool:
    kind, size = slot
    return kind == meld.kind and len(meld.cards) in size


def _combination(wanted: Sequence[Slot]) -> Combination:
    counted = {slot: sum(other == slot for other in wanted) for slot in wanted}
    return Combination(parts=tuple(Part(count=count, kind=kind, size=size) for (kind, size), count in counted.items()))
