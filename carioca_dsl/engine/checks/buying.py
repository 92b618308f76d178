"""May this player buy the discard that is offered?"""

from collections.abc import Iterator, Sequence

from carioca_dsl.cards import Card
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import Bound, Buyers, RoundRules


def may_buy(rules: RoundRules, state: DealState, seat: int) -> bool:
    """Whether the seat is one that is asked about the top discard."""
    return bool(state.discards) and not any(objections(rules, state, seat, state.discards[-1]))


def objections(rules: RoundRules, state: DealState, seat: int, card: Card) -> Iterator[Reason]:
    """The rules that keep this seat from buying the card at all, whoever is asked."""
    buying = rules.buying
    if buying.who is Buyers.NOBODY or (buying.who is Buyers.UNOPENED and state.opened[seat] is not None):
        yield reason("buying.who", value=buying.who)
    if seat == thrower(rules, state):
        yield reason("law.own-discard", card=card)
    if buying.not_bought is not None and buying.not_bought.holds(card):
        yield reason("buying.not-bought", card=card)
    bought = state.bought(seat)
    if _reached(buying.per_deal, bought):
        yield reason("buying.per-deal", value=buying.per_deal, bought=bought)
    bought += state.bought_before(seat)
    if _reached(buying.per_match, bought):
        yield reason("buying.per-match", value=buying.per_match, bought=bought)


def thrower(rules: RoundRules, state: DealState) -> int | None:
    """Who threw the discard that the seat in turn finds: the seat before it, but nobody where it starts the deal."""
    thrown = len(state.discards) - (state.aside.refused is not None)
    if state.turn == 1 and thrown <= rules.deal.upcard:
        return None
    return state.preceding(state.seat)


def _reached(limit: Bound | None, number: int) -> bool:
    return limit is not None and limit.most is not None and number >= limit.most


def offered(case: Case) -> Sequence[Reason]:
    """The card is the one that is offered."""
    state, action = case.state, case.action
    return () if action.card == state.discards[-1] else (reason("law.not-offered", card=action.card),)


CHECKS = (Check(offered),)
