"""A bot that works towards the contract, opens, lays off, and throws what it needs least."""

from collections.abc import Iterable
from typing import ClassVar

from carioca_dsl.bots.worth import Wants, fits, leftover
from carioca_dsl.cards import Card
from carioca_dsl.engine import Action, Discard, Draw, LayOff, Open, View, card_points


class GreedyBot:
    """Takes the best-looking step and never looks further. It is deterministic: the same view, the same choice."""

    name: ClassVar[str] = "greedy"
    version: ClassVar[str] = "1"

    def __init__(self, seed: int | str = 0) -> None:
        """The seed makes no difference: it is taken so that all bots are made alike."""

    def choose(self, view: View) -> Action:
        """One legal action; what to do is tried in the order in which it pays."""
        if view.state.phase == "draw":
            return self._draw(view)
        discards: list[Discard] = []
        plays: list[Action] = []
        openings: list[Open] = []
        for action in view.legal_actions():
            match action:
                case Open():
                    openings.append(action)
                    if len(openings) >= 12:
                        break
                case Discard():
                    discards.append(action)
                case _:
                    plays.append(action)
        if openings:
            return min(openings, key=lambda action: leftover(view.rules, view.hand, action))
        if plays:
            return self._play(view, plays, bool(discards))
        return self._discard(view, discards)

    def _draw(self, view: View) -> Action:
        stock, discards = Draw(view.seat, "stock"), Draw(view.seat, "discards")
        top = view.top_discard
        if top is not None and self._helps(view, top) and not view.reasons_against(discards):
            return discards
        if not view.reasons_against(stock):
            return stock
        return next(view.legal_actions())

    def _helps(self, view: View, card: Card) -> bool:
        """Whether the top discard brings the seat further than an unknown card would."""
        if view.opened:
            return fits(view, card)
        return Wants(view).helps(card)

    def _play(self, view: View, plays: Iterable[Action], may_stop: bool) -> Action:
        """The play that rids the hand of most points: wild cards last, they fit anywhere."""

        def gain(action: Action) -> tuple[int, int]:
            if isinstance(action, LayOff):
                wild = view.rules.deck.wild.holds(action.card)
                return (0 if wild else 1, card_points(view.rules, action.card))
            return (2, 0)

        return max(plays, key=gain)

    def _discard(self, view: View, discards: list[Discard]) -> Action:
        if view.opened:
            return max(discards, key=lambda action: (card_points(view.rules, action.card), action.card))
        wants = Wants(view)
        return min(discards, key=lambda action: (wants.keep(action.card), -card_points(view.rules, action.card)))
