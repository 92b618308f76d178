"""May this player put a natural card in the place of that wild one?"""

from collections.abc import Iterator

from carioca_dsl.engine.checks import general
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import From, RoundRules, SwapBy, WildSwap


def when(case: Case) -> Iterator[Reason]:
    """The rules know swaps, and this player may make one now."""
    wild_cards, state = case.rules.wild_cards, case.state
    if wild_cards.swap is WildSwap.FORBIDDEN:
        yield reason("wild-cards.swap", value=wild_cards.swap)
    elif wild_cards.swap_by is SwapBy.OPENED and state.opened[state.seat] is None:
        yield reason("wild-cards.swap-by", value=wild_cards.swap_by)
    elif wild_cards.swap_from is From.NEXT_TURN and not state.opened_earlier:
        yield reason("wild-cards.swap-from", value=wild_cards.swap_from)


def place(case: Case) -> Iterator[Reason]:
    """There is such a meld, the wild card stands for that card in it, and has somewhere to go."""
    action = case.action
    meld = case.state.meld(action.owner, action.number)
    if meld is None:
        yield reason("law.no-such-meld", owner=action.owner, number=action.number)
    else:
        yield from case.melds.swap_faults(meld, action.card, action.wild, action.end)


def can_end(case: Case) -> Iterator[Reason]:
    """The turn can be ended: a swap within a run takes a card out of the hand like any other play."""
    return general.can_end(case, (case.action.card,))


def may_empty_the_hand(rules: RoundRules) -> bool:
    """Whether `can_end` is a question: a wild card that comes to the hand is left for the discard."""
    return rules.wild_cards.swap is not WildSwap.TO_HAND and general.discard_required(rules)


CHECKS = (Check(when), Check(general.card_held), Check(place), Check(can_end, may_empty_the_hand))
