"""May this player lay these melds as the contract?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.remembered import left_in_hand, opening_ways
from carioca_dsl.melds import Meld, Reason, reason
from carioca_dsl.model import Answer, FinalDiscard, Parts, RoundRules


def once(case: Case) -> Iterator[Reason]:
    """A contract is laid once in a deal."""
    if case.state.opened[case.state.seat] is not None:
        yield reason("law.opened-already")


def held(case: Case) -> Iterator[Reason]:
    """The cards are in the hand, each used once."""
    return general.held(case, [card for cards in case.action.melds for card in cards])


def contract(case: Case) -> Iterator[Reason]:
    """Every meld is one, and together they are the contract, no more and no less.

    Where it may be laid over several turns: beside those of earlier openings they are a part of it, or the rest.
    """
    groups, left = case.action.melds, left_in_hand(case.melds, case.state.hand, case.action.melds)
    laid = case.state.table[case.state.seat] if case.rules.opening.parts is Parts.OVER_TURNS else None
    ways = opening_ways(case.melds, groups, laid, left)
    # Ways that differ in places, and not only in what a kind is called, are for the player to choose from.
    if len({tuple((meld.cards, meld.low) for meld in melds) for melds in ways}) > 1:
        yield reason("law.name-the-end", kind=_first_difference(ways))
    if ways:
        return
    read = [case.melds.readings(cards, "opening") for cards in groups]
    for cards, readings in zip(groups, read, strict=True):
        if not readings:
            yield from case.melds.faults(cards, "opening")
    if all(read):
        melds = tuple(readings[0] for readings in read)
        yield from _not_the_whole(case, melds, left) if laid is None else _no_part(case, laid, melds, left)


def _not_the_whole(case: Case, melds: tuple[Meld, ...], left: int | None) -> Iterator[Reason]:
    """Why these melds are not the contract."""
    found = case.melds.contract_faults(melds, left)
    yield from found
    parts = any(fault.id == "rounds.contract" and ("extra", 0) in fault.args for fault in found)
    if parts and melds:
        yield reason("opening.parts", value=case.rules.opening.parts)


def _no_part(case: Case, laid: tuple[Meld, ...], melds: tuple[Meld, ...], left: int | None) -> Iterator[Reason]:
    """Why these melds are no part of what the contract lacks beside those that lie there."""
    yield from case.melds.part_faults(laid, melds, left) or case.melds.contract_faults((*laid, *melds), left)


def at_once(case: Case) -> Iterator[Reason]:
    """Whoever opens goes out with it: nothing is left in the hand but the discard, if there may or must be one."""
    left = len(set(case.state.hand).difference(card for cards in case.action.melds for card in cards))
    ends = {FinalDiscard.REQUIRED: (1,), FinalDiscard.OPTIONAL: (0, 1), FinalDiscard.FORBIDDEN: (0,)}
    if left not in ends[case.rules.turn.final_discard]:
        yield reason("opening.only-when-going-out", value=case.rules.opening.only_when_going_out, left=left)


def _only_when_going_out(rules: RoundRules) -> bool:
    return rules.opening.only_when_going_out is Answer.YES


def _first_difference(ways: tuple[tuple[Meld, ...], ...]) -> str:
    """The kind of the first meld that can be read in several ways."""
    kinds = (melds[0].kind for melds in zip(*ways, strict=True) if len({(meld.cards, meld.low) for meld in melds}) > 1)
    return next(kinds, ways[0][0].kind)


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended."""
    return general.can_end(case, [card for cards in case.action.melds for card in cards])


CHECKS = (
    Check(once),
    Check(held),
    Check(contract),
    Check(at_once, _only_when_going_out),
    Check(can_end, general.discard_required),
)
