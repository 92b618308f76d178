"""May this player, who has opened, lay a further meld?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import NewMelds, OpeningMelds, RoundRules


def opened(case: Case) -> Iterator[Reason]:
    """Further melds come after the opening, in its turn or on a later one as the rules say."""
    rules, state = case.rules, case.state
    if state.opened[state.seat] is None:
        yield reason("law.not-opened")
    elif not state.opened_earlier and rules.opening.melds is OpeningMelds.MORE:
        return
    elif rules.turn.new_melds_later is NewMelds.FORBIDDEN:
        yield reason("turn.new-melds-later", value=rules.turn.new_melds_later)
    elif not state.opened_earlier:
        yield reason("opening.melds", value=rules.opening.melds)


def held(case: Case) -> Iterator[Reason]:
    """The cards are in the hand, each used once."""
    return general.held(case, case.action.cards)


def meld(case: Case) -> Iterator[Reason]:
    """The cards are a meld, read in one way."""
    readings = case.melds.readings(case.action.cards, "melding")
    # Readings that differ in places, and not only in what a kind is called, are for the player to choose from.
    if len({(meld.cards, meld.low) for meld in readings}) > 1:
        yield reason("law.name-the-end", kind=readings[0].kind)
    elif not readings:
        yield from case.melds.faults(case.action.cards, "melding")


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended."""
    return general.can_end(case, case.action.cards)


def further_melds(rules: RoundRules) -> bool:
    """Whether anything but the contract is ever laid as a new meld."""
    return rules.turn.new_melds_later is NewMelds.ALLOWED or rules.opening.melds is OpeningMelds.MORE


CHECKS = (Check(opened), Check(held), Check(meld, further_melds), Check(can_end, general.discard_required))
