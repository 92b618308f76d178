"""May this player, who has opened, lay a further meld?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import NewMelds


def opened(case: Case) -> Iterator[Reason]:
    """Further melds come after the opening, on a later turn, and only if the rules know them."""
    if case.state.opened[case.state.seat] is None:
        yield reason("law.not-opened")
    elif case.rules.turn.new_melds_later is NewMelds.FORBIDDEN:
        yield reason("turn.new-melds-later", value=case.rules.turn.new_melds_later)
    elif not case.state.opened_earlier:
        yield reason("opening.melds", value=case.rules.opening.melds)


def held(case: Case) -> Iterator[Reason]:
    """The cards are in the hand, each used once."""
    return general.held(case, case.action.cards)


def meld(case: Case) -> Iterator[Reason]:
    """The cards are a meld, read in one way."""
    if case.rules.turn.new_melds_later is NewMelds.FORBIDDEN:
        return
    readings = case.melds.readings(case.action.cards, "melding")
    # Readings that differ in places, and not only in what a kind is called, are for the player to choose from.
    if len({(meld.cards, meld.low) for meld in readings}) > 1:
        yield reason("law.name-the-end", kind=readings[0].kind)
    elif not readings:
        yield from case.melds.faults(case.action.cards, "melding")


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended."""
    return general.can_end(case, case.action.cards)


CHECKS = (Check(opened), Check(held), Check(meld), Check(can_end, general.discard_required))
