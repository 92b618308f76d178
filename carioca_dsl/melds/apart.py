"""Melds of one contract that stand in each other's way: sets of one rank, runs of one suit."""

from collections.abc import Sequence

from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms, track
from carioca_dsl.model import SameRankSets, SameSuitRuns


def constrained(terms: Terms) -> bool:
    """Whether melds of one contract stand in each other's way."""
    opening = terms.opening
    return opening.sets_of_one_rank is not SameRankSets.ALLOWED or opening.runs_of_one_suit is not SameSuitRuns.ALLOWED


def apart(terms: Terms, chosen: Sequence[Meld], meld: Meld) -> bool:
    """Whether the meld may stand beside those chosen."""
    for other in chosen:
        if meld.shape == other.shape == "set":
            if meld.rank == other.rank and terms.opening.sets_of_one_rank is SameRankSets.FORBIDDEN:
                return False
        elif meld.shape == other.shape and too_close(terms, meld, other):
            return False
    return True


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
