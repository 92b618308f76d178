"""What somebody who knows the game would tell a player: what can be done, what is missing, what to do. All through the
one judge, and from the player's own view.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any, NamedTuple

from carioca_dsl.bots import BOTS, GreedyBot, RandomBot, make_bot
from carioca_dsl.bots.worth import plan
from carioca_dsl.cards import ACE, KING, Card, Face, face_of, pack
from carioca_dsl.engine import (
    Action,
    Buy,
    Choose,
    Discard,
    Draw,
    Lay,
    LayOff,
    Leave,
    Open,
    Pass,
    ReEnter,
    Refuse,
    Show,
    Swap,
    View,
    card_points,
)
from carioca_dsl.engine.candidates import further_melds, lay_offs, one_of_each, openings, swaps
from carioca_dsl.melds import melds_of
from carioca_dsl.model import Parts, RoundRules

ADVISER = GreedyBot.name
"""Who gives advice where nobody is named: its reasons are known, and it answers at once."""


class Advice(NamedTuple):
    """A legal action, and the name of the sentence that says why, with its values."""

    action: Action
    why: str
    args: tuple[Any, ...] = ()
    bot: str = GreedyBot.name
    """Who gives it."""


class Options(NamedTuple):
    """What a player may do now, by kind; of many ways to open or to lay a meld only the first."""

    draws: tuple[Draw, ...]
    openings: tuple[Open, ...]
    lays: tuple[Lay, ...]
    lay_offs: tuple[LayOff, ...]
    swaps: tuple[Swap, ...]
    discards: tuple[Discard, ...]
    refusals: tuple[Refuse, ...] = ()
    """Of the first card from the stock."""
    answers: tuple[Action, ...] = ()
    """To what the player is asked, in turn or out of it."""


class Missing(NamedTuple):
    """How many cards a hand lacks for its contract, and which would bring it nearer."""

    cards: int
    faces: tuple[Face, ...]
    """Those of which one completes the contract, where one card is missing; else those worth having."""
    exact: bool = True
    """Whether the number is certain, and not an estimate from above."""


def options(view: View, most: int = 6) -> Options:
    """What the seat may do now."""
    rules, state = view.rules, view.state
    if not view.my_turn:
        return Options((), (), (), (), (), ())
    if state.phase == "draw":
        draws = tuple(draw for draw in (Draw(view.seat, "stock"), Draw(view.seat, "discards")) if view.allows(draw))
        return Options(draws, (), (), (), (), ())
    if state.phase != "play":
        return Options((), (), (), (), (), (), answers=tuple(view.legal_actions()))
    refusals = () if state.drew is None else (Refuse(view.seat, state.drew),)
    return Options(
        (),
        tuple(islice(_openings(view), most)),
        tuple(islice((a for a in further_melds(rules, state) if isinstance(a, Lay) and view.allows(a)), most)),
        tuple(a for a in lay_offs(rules, state) if isinstance(a, LayOff) and view.allows(a)),
        tuple(a for a in swaps(rules, state) if isinstance(a, Swap) and view.allows(a)),
        tuple(discard for card in one_of_each(view.hand) if view.allows(discard := Discard(view.seat, card))),
        refusals=tuple(filter(view.allows, refusals)),
    )


def _openings(view: View) -> Iterator[Open]:
    """The openings that are allowed, each with its melds in order."""
    for action in openings(view.rules, view.state):
        if isinstance(action, Open) and view.allows(action):
            yield _in_order(view.rules, action)


def _in_order(rules: RoundRules, action: Open) -> Open:
    """The same opening with its melds as the contract names them, and those of a kind by rank."""
    room = melds_of(rules)
    named = [part.kind for combination in rules.contract for part in combination.parts]
    order = list(dict.fromkeys((*named, *(kind.name for kind in rules.kinds))))

    def place(cards: tuple[Card, ...]) -> tuple[int, ...]:
        meld = next(iter(room.readings(cards, "opening")), None)
        if meld is None:
            return (len(order),)
        return order.index(meld.kind), KING + 1 if meld.rank == ACE else meld.rank, meld.suit, meld.low

    return action._replace(melds=tuple(sorted(action.melds, key=place)))


def advisers() -> tuple[str, ...]:
    """The bots that may be asked, the one that answers at once first; who plays by chance gives no advice."""
    return tuple(sorted((name for name in BOTS if name != RandomBot.name), key=lambda name: name != ADVISER))


def advice(view: View, bot: str = ADVISER) -> Advice:
    """What a bot would do in this seat, and why: each of them sees no more than the seat. Raises `UnknownBot`."""
    action = GreedyBot().choose(view)
    if bot != ADVISER:
        other = make_bot(bot, 0).choose(view)
        if other != action:
            return Advice(_readable(view, other), "why_bot", (bot,), bot)
    return _explained(view, _readable(view, action))._replace(bot=bot)


def _readable(view: View, action: Action) -> Action:
    return _in_order(view.rules, action) if isinstance(action, Open) else action


def _explained(view: View, action: Action) -> Advice:
    match action:
        case Draw(source="discards"):
            top = view.top_discard
            return Advice(action, "why_take_fits" if view.opened else "why_take_wanted", (top,))
        case Draw():
            return Advice(action, "why_draw", (view.top_discard,))
        case Open(melds=melds):
            in_parts = view.rules.opening.parts is Parts.OVER_TURNS
            rest = in_parts and not melds_of(view.goal).can_open([card for meld in melds for card in meld])
            return Advice(action, "why_open_part" if rest else "why_open")
        case Swap():
            return Advice(action, "why_swap", (action.wild,))
        case Lay():
            return Advice(action, "why_lay", (sum(card_points(view.rules, card) for card in action.cards),))
        case LayOff():
            return Advice(action, "why_add", (card_points(view.rules, action.card),))
        case Discard():
            return Advice(action, _why_discard(view, action.card), (card_points(view.rules, action.card),))
        case Refuse():
            return Advice(action, "why_refuse", (action.card,))
        case Buy():
            return Advice(action, "why_buy", (action.card,))
        case Pass() if view.state.phase == "offer":
            return Advice(action, "why_draw", (view.top_discard,))
        case Pass():
            return Advice(action, "why_keep")
        case Choose():
            return Advice(action, "why_choose")
        case Show():
            return Advice(action, "why_show")
        case ReEnter():
            return Advice(action, "why_re_enter", (action.total,))
        case Leave():
            return Advice(action, "why_leave")


def _why_discard(view: View, card: Card) -> str:
    if len(view.hand) == 1:
        return "why_discard_last"
    if view.opened:
        return "why_discard_dear"
    return "why_discard_useless" if plan(view.goal, view.hand).spare(card) else "why_discard_needed"


def missing(rules: RoundRules, hand: Sequence[Card]) -> Missing:
    """What a hand still lacks for the contract of these rules (`View.goal`, where a part may lie there already)."""
    room = melds_of(rules)
    if room.can_open(hand):
        return Missing(0, ())
    others = _elsewhere(rules, hand)
    one = tuple(face_of(card) for card in others if room.can_open((*hand, card)))
    if one:
        return Missing(1, one)
    nearest = plan(rules, hand)
    wanted = tuple(nearest.wanted_faces)
    if nearest.missing <= 2 or any(room.can_open((*hand, *pair)) for pair in combinations(others, 2)):
        return Missing(2, wanted)
    return Missing(nearest.missing, wanted, exact=nearest.missing == 3)


def _elsewhere(rules: RoundRules, hand: Sequence[Card]) -> tuple[Card, ...]:
    """One card of each face of which the hand does not hold all."""
    found: dict[Face, Card] = {}
    held = set(hand)
    for card in pack(rules.deck.packs, rules.deck.jokers):
        if card not in held:
            found.setdefault(face_of(card), card)
    return tuple(found.values())
