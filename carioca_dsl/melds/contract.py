"""Contracts: whether melds, in whatever order, are what a round asks for."""

from collections.abc import Sequence
from itertools import islice, product

from carioca_dsl.cards import Card
from carioca_dsl.melds.alike import Alike
from carioca_dsl.melds.apart import apart_faults
from carioca_dsl.melds.faults import contents_faults
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms
from carioca_dsl.melds.worth import worth_of
from carioca_dsl.model import Bound, Combination

Slot = tuple[str, Bound]


def assign(terms: Terms, melds: Sequence[Meld], left: int | None = None) -> int | None:
    """The index of the first alternative that these melds are; ``None`` where there is none.

    ``left`` is how many cards of the hand they leave, which a contract of the whole hand asks; ``None`` leaves it open.
    """
    if apart_faults(terms, melds):
        return None
    for index, combination in enumerate(terms.contract):
        if _lacking(terms, combination, melds, left) == (0, 0):
            return index
    return None


def contract_faults(terms: Terms, melds: Sequence[Meld], left: int | None = None) -> tuple[Reason, ...]:
    """Nothing where the melds are the contract; otherwise what is missing or too much, by the closest alternative."""
    if assign(terms, melds, left) is not None:
        return ()
    far = [_lacking(terms, combination, melds, left) for combination in terms.contract]
    index = min(range(len(far)), key=lambda number: far[number][0] * 2 + far[number][1], default=None)
    found = () if index is None else _against(terms, index, melds, left, *far[index])
    return (*found, *apart_faults(terms, melds))


def _lacking(terms: Terms, combination: Combination, melds: Sequence[Meld], left: int | None) -> tuple[int, int]:
    """How many melds the alternative lacks, and how many it does not ask for."""
    if not combination.free:
        wanted = slots(terms, combination)
        matched = _matched(wanted, melds)
        return len(wanted) - matched, len(melds) - matched
    free = {kind.name for kind in terms.free_kinds}
    extra = sum(meld.kind not in free for meld in melds)
    if combination.worth is not None:
        worth = worth_of(terms, melds)
        over = combination.worth.most is not None and worth > combination.worth.most
        return int(worth < combination.worth.least or not melds), max(extra, int(over))
    return int(not melds or (left is not None and terms.leaves is not None and left not in terms.leaves)), extra


def _against(
    terms: Terms, index: int, melds: Sequence[Meld], left: int | None, missing: int, extra: int
) -> tuple[Reason, ...]:
    """What is missing, or too much, in that alternative."""
    combination = terms.contract[index]
    if combination.free and (bound := [meld for meld in melds if terms.kind(meld.kind) not in terms.free_kinds]):
        kind = terms.kind(bound[0].kind)
        return (reason(f"{kind.shape}.beyond-the-contract", kind=kind.name, value=kind.beyond_the_contract),)
    if combination.worth is not None and (missing or extra):
        worth = worth_of(terms, melds)
        return (reason("rounds.contract", alternative=index, worth=worth, limit=combination.worth),)
    if combination.whole_hand and missing:
        return (reason("rounds.contract", alternative=index, left=left, limit=terms.leaves),)
    if missing:
        asked = dict.fromkeys(part.kind for part in combination.parts)
        short = (contents_faults(terms, terms.kind(name), meld) for meld in melds for name in asked)
        found = next(filter(None, short), ())
        return (*found, reason("rounds.contract", alternative=index, missing=missing, extra=extra))
    if extra:
        return (reason("opening.melds", alternative=index, extra=extra, value=terms.opening.melds),)
    return ()


def slots(terms: Terms, combination: Combination) -> list[Slot]:
    """The melds of a combination one by one: kind and size."""
    return [
        (part.kind, part.size or terms.kind(part.kind).size) for part in combination.parts for _ in range(part.count)
    ]


def _matched(wanted: Sequence[Slot], melds: Sequence[Meld]) -> int:
    """How many melds find a place of their own in the contract, whatever the order (augmenting paths)."""
    taken: dict[int, int] = {}

    def settle(number: int, tried: set[int]) -> bool:
        meld = melds[number]
        for place, (kind, size) in enumerate(wanted):
            if place in tried or kind != meld.kind or len(meld.cards) not in size:
                continue
            tried.add(place)
            if place not in taken or settle(taken[place], tried):
                taken[place] = number
                return True
        return False

    return sum(settle(number, set()) for number in range(len(melds)))


def opening_readings(
    alike: Alike, groups: Sequence[Sequence[Card]], left: int | None = None
) -> tuple[tuple[Meld, ...], ...]:
    """The readings of groups of cards that together are the contract: it may decide what one group leaves open.

    ``left`` is how many cards of the hand they leave, as `assign` asks for it.
    """
    terms = alike.terms
    if not _as_many(terms, len(groups)):
        return ()  # and not one reading with another, of however many groups somebody has typed
    read = [told_apart(terms, alike.readings(cards, "opening")) for cards in groups]
    ways = islice(product(*read), LOOKED_AT)
    return tuple(melds for melds in ways if assign(terms, melds, left) is not None)


def _as_many(terms: Terms, number: int) -> bool:
    """Whether a contract may be laid in so many melds."""
    if number and any(entry.free for entry in terms.contract):
        return number <= MOST_MELDS
    return number in {sum(part.count for part in entry.parts) for entry in terms.contract if not entry.free}


def told_apart(terms: Terms, found: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """The readings, by one kind each where no alternative asks for kinds by name."""
    if not all(entry.free for entry in terms.contract):
        return found
    by_place: dict[tuple[tuple[Card, ...], int], Meld] = {}
    for meld in sorted(found, key=lambda meld: terms.order[meld.kind]):
        by_place.setdefault((meld.cards, meld.low), meld)
    return tuple(by_place.values())


MOST_MELDS = 26
"""No hand is laid in more melds than this where a contract does not say how many."""
LOOKED_AT = 1 << 12
"""So many ways of reading several melds are looked at: whoever lays more has to name the places anyway."""
