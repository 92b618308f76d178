"""May this player throw that card?"""

from collections.abc import Sequence

from carioca_dsl.cards import Card, face_of
from carioca_dsl.engine.checks.case import Case, Check
from carioca_dsl.engine.checks.general import card_held
from carioca_dsl.engine.state import DealState
from carioca_dsl.melds import Reason, reason
from carioca_dsl.model import Ban, BanUntil, Discarding, FinalDiscard, RoundRules


def last(case: Case) -> Sequence[Reason]:
    """The last card is not thrown."""
    if len(case.state.hand) == 1:
        return (reason("turn.final-discard", value=case.rules.turn.final_discard),)
    return ()


def last_forbidden(rules: RoundRules) -> bool:
    """Whether `last` is a question."""
    return rules.turn.final_discard is FinalDiscard.FORBIDDEN


def restricted(case: Case) -> Sequence[Reason]:
    """A restricted card is thrown only by a player who holds nothing else."""
    against = restrictions(case, case.action.card)
    if against and any(not restrictions(case, card) for card in case.state.hand):
        return against
    return ()


def restrictions(case: Case, card: Card) -> Sequence[Reason]:
    """The rules that keep this card from being thrown by a player who has a choice."""
    turn = case.rules.turn
    found = []
    if turn.discard_of_wild_cards is Discarding.UNLESS_FORCED and case.melds.is_wild(card):
        found.append(reason("turn.discard-of-wild-cards", card=card))
    taken = case.state.taken
    # One of two equal cards is as good as the other: nobody could tell which of them was thrown back.
    same = taken is not None and face_of(card) == face_of(taken)
    if turn.discard_of_the_card_taken is Discarding.UNLESS_FORCED and same:
        found.append(reason("turn.discard-of-the-card-taken", card=card))
    ban = turn.no_discard_of
    if ban is not None and ban.cards.holds(card) and _lasts(ban, case.state):
        found.append(reason("turn.no-discard-of", card=card, value=ban.until))
    return found


def _lasts(ban: Ban, state: DealState) -> bool:
    """Whether somebody who counts has not opened yet; who does not play in the deal does not count."""
    but = state.seat if ban.until is BanUntil.OTHERS_OPENED else None
    return any(turn is None and seat != but and state.plays(seat) for seat, turn in enumerate(state.opened))


def any_restrictions(rules: RoundRules) -> bool:
    """Whether `restricted` is a question."""
    turn = rules.turn
    forbidden = Discarding.UNLESS_FORCED in (turn.discard_of_wild_cards, turn.discard_of_the_card_taken)
    return forbidden or turn.no_discard_of is not None


CHECKS = (Check(card_held), Check(last, last_forbidden), Check(restricted, any_restrictions))
