"""May this player lay these melds as the contract?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason


def once(case: Case) -> Iterator[Reason]:
    """A contract is laid once in a deal."""
    if case.state.opened[case.state.seat] is not None:
        yield reason("law.opened-already")


def held(case: Case) -> Iterator[Reason]:
    """The cards are in the hand, each used once."""
    return general.held(case, [card for cards in case.action.melds for card in cards])


def contract(case: Case) -> Iterator[Reason]:
    """Every meld is one, and together they are the contract, no more and no less."""
    read = [case.melds.readings(cards, "opening") for cards in case.action.melds]
    if all(len(readings) == 1 for readings in read):
        yield from case.melds.contract_faults(tuple(readings[0] for readings in read))
        return
    for cards, readings in zip(case.action.melds, read, strict=True):
        if len(readings) > 1:
            yield reason("law.name-the-end", kind=readings[0].kind)
        elif not readings:
            yield from case.melds.faults(cards, "opening")


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended."""
    return general.can_end(case, [card for cards in case.action.melds for card in cards])


CHECKS: tuple[Check, ...] = (once, held, contract, can_end)
