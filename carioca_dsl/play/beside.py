"""What is typed beside the course of a turn: answers to what one is asked, and the refusal of a first card."""

from collections.abc import Sequence

from carioca_dsl.cards import Card, Face, face_of
from carioca_dsl.engine import Action, Choose, Leave, Pass, ReEnter, View, doubles_of
from carioca_dsl.model import Origin, Step, Verb
from carioca_dsl.play.typing_words import fold, words

COMMANDS = ("refuse", "buy", "pass", "choose", "show", "re_enter", "leave")
"""The commands that are read here."""
VERBS = {
    "draw": Verb.DRAWS,
    "take": Verb.DRAWS,
    "open": Verb.OPENS,
    "lay": Verb.LAYS,
    "add": Verb.ADDS,
    "swap": Verb.SWAPS,
    "discard": Verb.DISCARDS,
    "refuse": Verb.REFUSES,
    "buy": Verb.BUYS,
    "pass": Verb.PASSES,
    "choose": Verb.CHOOSES,
    "show": Verb.SHOWS,
    "re_enter": Verb.RE_ENTERS,
    "leave": Verb.LEAVES,
}
"""By command, the verb of the steps that it makes; the others make none."""
ABOUT_CARDS = ("refuse", "buy", "show")
"""Those that may name cards, but need not."""
ALONE = ("re_enter", "leave")
"""Those that have no usage of their own to be told: the word alone will do."""


_YES_OR_NO = {
    "claim": {"yes": "show", "no": "pass"},
    "offer": {"yes": "buy", "no": "pass"},
    "re-enter": {"yes": "re_enter", "no": "leave"},
}
"""What an answer in one word means, by the phase in which one is asked."""


def answered(text: str, view: View, language: str) -> tuple[str, str] | None:
    """The command, and what stands behind it, that somebody means who answers as one does: ``yes``, ``no``, ``4``."""
    if not view.my_turn:
        return None
    if view.state.phase == "choose" and text.isdecimal():
        return "choose", text
    said = words(language, "answers").get(fold(text))
    command = _YES_OR_NO.get(view.state.phase, {}).get(said or "")
    return (command, "") if command else None


def beside(command: str, rest: str, cards: Sequence[Face], view: View) -> Action | Step | None:
    """The action or the step that a command means, ``cards`` being those named; ``None`` where it is unclear."""
    seat = view.seat
    if len(cards) > 1 and command != "show":
        return None
    match command:
        case "refuse":
            return _step(view, Verb.REFUSES, card=cards[0] if cards else _face(view.state.drew))
        case "buy":
            return _step(view, Verb.BUYS, card=cards[0] if cards else _face(view.top_discard))
        case "pass":
            return Pass(seat)
        case "choose":
            said = rest.split()[-1] if rest else ""  # ``choose round 4``
            number = said if said.isascii() and said.isdecimal() and len(said) < 4 else ""
            return Choose(seat, int(number)) if number else None
        case "show":
            doubles = [card for pair in doubles_of(view.hand)[: view.rules.deal.new_deal_with] for card in pair]
            return _step(view, Verb.SHOWS, melds=(tuple(cards) or tuple(map(face_of, doubles)),))
        case _:
            act = ReEnter if command == "re_enter" else Leave
            if rest:  # the total, as in a step in full; what has no way back is not read into anything else
                number = rest if rest.isascii() and rest.isdecimal() and len(rest) < 7 else ""
                return act(seat, int(number)) if number else None
            found = [answer for answer in view.state.aside.answers if isinstance(answer, act)]
            return found[0] if found else act(seat, view.totals[seat])


def _step(view: View, verb: Verb, **said: object) -> Step:
    origin = Origin(file="", line=1)
    return Step(actor=view.players[view.seat], verb=verb, text="", origin=origin, **said)  # type: ignore[arg-type]


def _face(card: Card | None) -> Face | None:
    return None if card is None else face_of(card)
