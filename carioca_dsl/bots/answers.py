"""What a bot says when it is asked: whether it buys, shows, goes on, and which round it would play."""

from collections.abc import Iterator

from carioca_dsl.bots.further import helps_to_meld
from carioca_dsl.bots.near import Near, scarce
from carioca_dsl.bots.worth import Wants, plan
from carioca_dsl.cards import FACES, Card
from carioca_dsl.engine import Action, Buy, Choose, Pass, ReEnter, Refuse, Show, View
from carioca_dsl.melds import melds_of
from carioca_dsl.model import FirstDraw


def answer(view: View) -> Action:
    """What to say in a phase in which one is asked: the answer liked best of those that are allowed."""
    for action in sorted(view.candidates(), key=lambda action: _liked(view, action), reverse=True):
        if view.allows(action):
            return action
    return next(view.legal_actions())


def _liked(view: View, action: Action) -> tuple[float, ...]:
    match action:
        case Buy(_, card):
            return (1,) if worth_buying(view, card) else (-1,)
        case Show():
            # A hand that can be laid as it is is worth more than a new one.
            return (1,) if plan(view.goal, view.hand).missing else (-1,)
        case Choose(_, number):
            return _nearness(view, number)
        case ReEnter():
            return (1,)
        case Pass():
            return (0,)
        case _:
            return (-2,)


def _nearness(view: View, number: int) -> tuple[float, ...]:
    """How good a round is to choose: few cards are missing; among equals one that asks for many, while it is easy."""
    rules = view.rounds[number - 1]
    asked = max(least for least, _ in rules.contract_sizes)
    return (-plan(rules, view.hand).missing, asked, -number)


def worth_buying(view: View, card: Card) -> bool:
    """Whether a card that makes the hand larger is worth it: it brings the contract nearer, or makes a further meld."""
    if view.opened:
        return helps_to_meld(view, card)
    now = plan(view.goal, view.hand, view.turn)
    wild = melds_of(view.rules).is_wild(card)
    if not now.missing or not (wild or scarce(view.goal) or now.wants(card)):
        return False
    if scarce(view.goal) and not wild:
        return Near(view.goal, view.hand).takes(card % FACES)
    return plan(view.goal, (*view.hand, card), view.turn).missing < now.missing


def refusal(view: View) -> Iterator[Refuse]:
    """Refusing the first card, where the rules let one refuse it and it is of no use."""
    if view.turn > 1 or view.rules.turn.first_draw is not FirstDraw.SECOND or view.opened:
        return
    drew = view.state.drew
    if drew is None:
        return
    now = plan(view.goal, view.hand)
    if now.missing and not Wants(view.goal, view.hand, now).keep(drew):
        yield Refuse(view.seat, drew)
