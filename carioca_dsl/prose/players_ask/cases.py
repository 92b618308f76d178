"""The questions, each with a situation in which the judge is asked, and the rules that could decide it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from carioca_dsl.cards import FACES, SUITS, Card, make_card, natural_face
from carioca_dsl.engine import (
    Action,
    Chance,
    DealState,
    Discard,
    Lay,
    LayOff,
    Open,
    Swap,
    begin_turn,
    reasons_against,
    step,
)
from carioca_dsl.melds import Meld, Reason, melds_of
from carioca_dsl.model import RoundRules, WildSwap
from carioca_dsl.prose.players_ask.situations import (
    THE_JOKER,
    contract_melds,
    fitting,
    plain_meld,
    spares,
    table,
    with_joker,
)

_CHANCE = Chance(0, 0)
_TWO = 2


@dataclass(frozen=True)
class Ruling:
    """What the judge says in a round: the reasons against it, none where it is allowed."""

    reasons: tuple[Reason, ...]
    words: dict[str, Any] = field(default_factory=dict)
    """What the question speaks of: a kind of meld, a number of cards."""


Asking = Callable[[RoundRules], Ruling | None]
"""Asks the judge under the rules of a round; ``None`` where the question makes no sense there."""


@dataclass(frozen=True)
class Asked:
    """A question: its sentence is ``ask_`` and the key."""

    key: str
    rules: tuple[str, ...]
    """Those that say the answer."""
    ask: Asking
    yes_or_no: bool = True
    if_allowed: tuple[str, ...] = ()
    """Further rules that say it, where the answer is yes."""


# -- melds ------------------------------------------------------------------------------------------------------


def _identical(entry: RoundRules) -> Ruling | None:
    found = plain_meld(entry, "set")
    if found is None or entry.deck.packs < 2:
        return None
    kind, meld = found
    twice = (meld.cards[0], meld.cards[0] + FACES)
    return _meld(entry, kind.name, (*twice, *meld.cards[len(twice) :]), "opening", count=len(twice))


def _ace_at_both_ends(entry: RoundRules) -> Ruling | None:
    found = plain_meld(entry, "run")
    if found is None or entry.deck.packs < 2:
        return None
    suit = found[1].suit
    ace = make_card(natural_face(1, suit), 1)
    return _meld(entry, found[0].name, (*_row(suit, range(1, 14)), ace), "laying_off")


def _around_the_corner(entry: RoundRules) -> Ruling | None:
    found = plain_meld(entry, "run")
    if found is None:
        return None
    kind, suit, size = found[0], found[1].suit, found[0].size.least
    # of as many cards as such a run may have: with a three behind it, a wild two can stand for nothing else
    size = max(size, 4) if max(size, 4) in kind.size else size
    behind = _row(suit, range(1, 4 if size > 3 else 3))
    if size < 4 and any(map(melds_of(entry).is_wild, behind)):
        return None
    return _meld(entry, kind.name, (*_row(suit, range(14 - size + len(behind), 14)), *behind), "opening")


def _two(entry: RoundRules) -> Ruling | None:
    found = plain_meld(entry, "set")
    if found is None or found[1].rank == _TWO:
        return None
    cards = (*found[1].cards[:-1], make_card(natural_face(_TWO, SUITS[-1])))
    # a limit for the opening alone is not what is asked: one act that takes the two is enough
    return min((_meld(entry, found[0].name, cards, act) for act in ("opening", "laying_off")), key=_severity)


def _row(suit: int, ranks: Sequence[int]) -> tuple[Card, ...]:
    return tuple(make_card(natural_face(rank, suit)) for rank in ranks)


def _meld(entry: RoundRules, kind: str, cards: tuple[Card, ...], act: str, **words: int) -> Ruling:
    room = melds_of(entry)
    fine = any(meld.kind == kind for meld in room.readings(cards, act))
    return Ruling(() if fine else room.faults(cards, act), {"kind": kind, **words})


# -- turns ------------------------------------------------------------------------------------------------------


def _lay_off_when_opening(entry: RoundRules) -> Ruling | None:
    melds, room = contract_melds(entry), melds_of(entry)
    used = _cards(melds)
    place, card = next(((n, c) for n, meld in enumerate(melds, 1) for c in fitting(meld, room, used)), (0, None))
    if card is None:
        return None
    hand = (*used, card, *spares(room, 3, (*used, card)))
    opening = Open(0, tuple(meld.cards for meld in melds))
    return _after(entry, table(entry, hand), opening, LayOff(0, card, 0, place))


def _others_melds(entry: RoundRules) -> Ruling | None:
    mine, room = contract_melds(entry), melds_of(entry)
    found = plain_meld(entry, "set", _cards(mine)) or plain_meld(entry, "run", _cards(mine))
    if not mine or found is None:
        return None
    used = (*_cards(mine), *found[1].cards)
    card = next(fitting(found[1], room, used), None)
    if card is None:
        return None
    state = table(entry, (card, *spares(room, 3, (*used, card))), mine, (found[1],))
    return Ruling(reasons_against(entry, state, LayOff(0, card, 1, 1)))


def _new_meld_later(entry: RoundRules) -> Ruling | None:
    mine = contract_melds(entry)
    found = [plain_meld(entry, shape, _cards(mine)) for shape in ("set", "run")] if mine else []
    # a kind that only contracts may ask for is not what is asked: one that may be laid is enough
    asked = (_lay_later(entry, mine, each[1].cards) for each in found if each is not None)
    return min(asked, key=_severity, default=None)


def _lay_later(entry: RoundRules, mine: Sequence[Meld], cards: Sequence[Card]) -> Ruling:
    used = (*_cards(mine), *cards)
    state = table(entry, (*cards, *spares(melds_of(entry), 3, used)), mine)
    return Ruling(reasons_against(entry, state, Lay(0, tuple(cards))))


def _without_a_discard(entry: RoundRules) -> Ruling | None:
    mine, room = contract_melds(entry), melds_of(entry)
    for place, meld in enumerate(mine, 1):
        for first in fitting(meld, room, _cards(mine)):
            grown = room.placements(meld, first)[0][1]
            last = next(fitting(grown, room, (*_cards(mine), first)), None)
            if last is not None:
                state = table(entry, (first, last), mine)
                return _after(entry, state, LayOff(0, first, 0, place), LayOff(0, last, 0, place))
    return None


def _discard_wild(entry: RoundRules) -> Ruling | None:
    if not entry.deck.jokers or not melds_of(entry).is_wild(THE_JOKER):
        return None
    return _discard(entry, (*spares(melds_of(entry), 5, ()), THE_JOKER))


def _throw_back(entry: RoundRules) -> Ruling | None:
    # a ban on discarding some cards, whatever they come from, is not what is asked: one card that may go back is enough
    hand = spares(melds_of(entry), 5, ())
    turned = (hand[place:] + hand[:place] for place in range(len(hand)))
    return min((_discard(entry, each, each[-1]) for each in turned), key=_severity)


def _discard(entry: RoundRules, hand: Sequence[Card], taken: Card | None = None) -> Ruling:
    return Ruling(reasons_against(entry, table(entry, hand, taken=taken), Discard(0, hand[-1])))


# -- wild cards -------------------------------------------------------------------------------------------------


def _swap_before_opening(entry: RoundRules) -> Ruling | None:
    in_runs = _swap(entry, "run", ())
    return in_runs if in_runs or entry.wild_cards.swap is WildSwap.WITHIN_RUN else _swap(entry, "set", ())


def _swap_in_set(entry: RoundRules) -> Ruling | None:
    mine = contract_melds(entry)
    return _swap(entry, "set", mine) if mine else None


def _swap(entry: RoundRules, shape: str, mine: Sequence[Meld]) -> Ruling | None:
    room = melds_of(entry)
    found = plain_meld(entry, shape, _cards(mine))
    with_wild = found and entry.deck.jokers and room.is_wild(THE_JOKER) and with_joker(found[1], room)
    if not found or not with_wild:
        return None
    meld, natural = with_wild
    state = table(entry, (natural, *spares(room, 4, (*_cards(mine), *found[1].cards))), mine, (meld,))
    ends = [end for end, _ in room.swaps(meld, natural, THE_JOKER)] or [None]
    asked = [reasons_against(entry, state, Swap(0, natural, THE_JOKER, 1, 1, end)) for end in ends]
    return Ruling(min(asked, key=len), {"kind": found[0].name})


# -- the end of the stock ---------------------------------------------------------------------------------------


def _stock_empty(entry: RoundRules) -> Ruling | None:
    state = table(entry, spares(melds_of(entry), 5, ()))._replace(stock=(), phase="draw", drew=None)
    return Ruling(()) if begin_turn(entry, state, _CHANCE)[1] else None


def _severity(ruling: Ruling) -> int:
    """How much stands against it: nothing where it is allowed."""
    return len(ruling.reasons)


def _after(entry: RoundRules, state: DealState, first: Action, then: Action) -> Ruling | None:
    """The ruling on an action after another one; nothing where the first is not to be had."""
    if reasons_against(entry, state, first):
        return None
    return Ruling(reasons_against(entry, step(entry, state, first, _CHANCE)[0], then))


def _cards(melds: Sequence[Meld]) -> tuple[Card, ...]:
    return tuple(card for meld in melds for card in meld.cards)


QUESTIONS: tuple[Asked, ...] = (
    Asked("identical_cards", ("set.suits",), _identical),
    Asked("ace_at_both_ends", ("run.ace",), _ace_at_both_ends, if_allowed=("run.grows-to",)),
    Asked("around_the_corner", ("run.around-the-corner",), _around_the_corner),
    Asked("two", ("deck.wild",), _two),
    Asked("lay_off_when_opening", ("turn.lay-off-from",), _lay_off_when_opening),
    Asked("others_melds", ("turn.lay-off-onto",), _others_melds),
    Asked("new_meld_later", ("turn.new-melds-later",), _new_meld_later),
    Asked("swap_before_opening", ("wild-cards.swap-by", "wild-cards.swap-from"), _swap_before_opening),
    Asked("swap_in_set", ("wild-cards.swap-in", "wild-cards.swap"), _swap_in_set),
    Asked("discard_wild", ("turn.discard-of-wild-cards",), _discard_wild),
    Asked("throw_back", ("turn.discard-of-the-card-taken",), _throw_back),
    Asked("without_a_discard", ("turn.final-discard",), _without_a_discard),
    Asked(
        "stock_empty",
        ("end-of-round.stock-empty", "end-of-round.reshuffles", "end-of-round.nothing-to-reshuffle"),
        _stock_empty,
        yes_or_no=False,
    ),
)
"""In the order of the rulebook."""
