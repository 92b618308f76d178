"""Contracts: whether melds, in whatever order, are what a round asks for."""

from collections.abc import Sequence
from itertools import product

from carioca_dsl.cards import Card
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.readings import readings
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms, track
from carioca_dsl.model import Bound, Combination, SameRankSets, SameSuitRuns

Slot = tuple[str, Bound]


def assign(terms: Terms, melds: Sequence[Meld]) -> int | None:
    """The index of the first alternative whose parts these melds are, one to one; ``None`` where there is none."""
    if apart_faults(terms, melds):
        return None
    for index, combination in enumerate(terms.contract):
        wanted = slots(terms, combination)
        if len(wanted) == len(melds) == _matched(wanted, melds):
            return index
    return None


def contract_faults(terms: Terms, melds: Sequence[Meld]) -> tuple[Reason, ...]:
    """Nothing where the melds are the contract; otherwise what is missing or too much, by the closest alternative."""
    if assign(terms, melds) is not None:
        return ()
    best: tuple[int, tuple[Reason, ...]] | None = None
    for index, combination in enumerate(terms.contract):
        wanted = slots(terms, combination)
        matched = _matched(wanted, melds)
        missing, extra = len(wanted) - matched, len(melds) - matched
        found: tuple[Reason, ...] = ()
        if missing:
            found = (reason("rounds.contract", alternative=index, missing=missing, extra=extra),)
        elif extra:
            found = (reason("opening.melds", alternative=index, extra=extra),)
        if best is None or missing * 2 + extra < best[0]:
            best = (missing * 2 + extra, found)
    return (*(best[1] if best else ()), *apart_faults(terms, melds))


def slots(terms: Terms, combination: Combination) -> list[Slot]:
    """The melds of a combination one by one: kind and size."""
    return [
        (part.kind, part.size or terms.kind(part.kind).size) for part in combination.parts for _ in range(part.count)
    ]


def apart_faults(terms: Terms, melds: Sequence[Meld]) -> tuple[Reason, ...]:
    """The rules about several melds of one contract that these melds offend."""
    found = []
    if terms.opening.sets_of_one_rank is SameRankSets.FORBIDDEN:
        ranks = [meld.rank for meld in melds if meld.shape == "set"]
        twice = next((rank for rank in ranks if ranks.count(rank) > 1), None)
        if twice is not None:
            found.append(reason("opening.sets-of-one-rank", rank=twice))
    if terms.opening.runs_of_one_suit is not SameSuitRuns.ALLOWED:
        runs = [meld for meld in melds if meld.shape == "run"]
        pairs = ((one, two) for n, one in enumerate(runs) for two in runs[n + 1 :])
        offending = next((pair for pair in pairs if too_close(terms, *pair)), None)
        if offending:
            value = terms.opening.runs_of_one_suit
            found.append(reason("opening.runs-of-one-suit", value=value, suit=offending[0].suit))
    return tuple(found)


def too_close(terms: Terms, one: Meld, two: Meld) -> bool:
    """Whether two runs may not stand in one contract."""
    rule = terms.opening.runs_of_one_suit
    if rule is SameSuitRuns.ALLOWED or one.suit != two.suit:
        return False
    if rule is SameSuitRuns.FORBIDDEN:
        return True
    gaps = (two.low - one.high, one.low - two.high)
    if track(terms.kind(one.kind)).circular or track(terms.kind(two.kind)).circular:
        return any(gap % 13 == 1 for gap in gaps)
    return 1 in gaps


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


def opening_readings(terms: Terms, groups: Sequence[Sequence[Card]]) -> tuple[tuple[Meld, ...], ...]:
    """The readings of groups of cards that together are the contract: it may decide what one group leaves open."""
    if len(groups) not in {sum(part.count for part in entry.parts) for entry in terms.contract}:
        return ()  # and not one reading with another, of however many groups somebody has typed
    read = [readings(terms, cards, "opening") for cards in groups]
    return tuple(melds for melds in product(*read) if assign(terms, melds) is not None)
