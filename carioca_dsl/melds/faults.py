"""Why cards laid together are no meld: the reasons against the reading that comes closest."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from carioca_dsl.cards import Card, rank_of, suit_of
from carioca_dsl.melds.meld import Meld
from carioca_dsl.melds.readings import readings, run_orders, run_suits, set_ranks, shapes, within
from carioca_dsl.melds.reason import Reason, reason
from carioca_dsl.melds.terms import Terms, Wanted, grown
from carioca_dsl.melds.track import CIRCLE, WIDEST, Track, track_of
from carioca_dsl.model import Bound, Kind, RunKind, SetKind, Suits

_SHAPE = 10
"""A card that does not fit the shape of a meld weighs more than any limit."""
_LOOKED_AT = 64
"""So many ways of putting the cards in order are compared, of however many somebody has typed."""


def faults(terms: Terms, cards: Sequence[Card], act: str) -> tuple[Reason, ...]:
    """Nothing where there is a legal reading; otherwise what is wrong with the closest one."""
    if readings(terms, cards, act):
        return ()
    if act != "laying_off" and (kind := _only_in_contracts(terms, cards, act)):
        return (reason(f"{kind.shape}.beyond-the-contract", kind=kind.name, value=kind.beyond_the_contract),)
    known = terms.wanted[act] or tuple(map(terms.wanted_later, terms.kinds))
    judged = [_against(terms, wanted, cards) for wanted in known]
    return min(judged, key=lambda entry: entry[0])[1]


def _only_in_contracts(terms: Terms, cards: Sequence[Card], act: str) -> Kind | None:
    """A kind that the cards would be, were it a meld where no contract asks for it."""
    there = {wanted.kind for wanted in terms.wanted[act]}
    for kind in terms.kinds:
        if kind not in there and any(within(terms, one, meld) for one, meld in _as(terms, kind, cards, act)):
            return kind
    return None


def _as(terms: Terms, kind: Kind, cards: Sequence[Card], act: str) -> Iterator[tuple[Wanted, Meld]]:
    wanted = terms.wanted_to_open(kind) if act == "opening" else terms.wanted_later(kind)
    if len(cards) in wanted.size:
        yield from ((wanted, meld) for meld in islice(shapes(terms, kind, cards), _LOOKED_AT))


def _against(terms: Terms, wanted: Wanted, cards: Sequence[Card]) -> tuple[int, tuple[Reason, ...]]:
    """How far the cards are from the wanted meld, and why."""
    kind = wanted.kind
    far, found, wilds = _against_shape(terms, wanted, cards)
    if len(cards) not in wanted.size:
        far += 2 * _distance(len(cards), wanted.size)
        found.append(_size_reason(wanted, len(cards)))
    if wilds not in wanted.wilds:
        far += _distance(wilds, wanted.wilds)
        found.append(reason("wild-cards.per-meld", kind=kind.name, count=wilds, limit=wanted.wilds))
    return far, tuple(found)


def _against_shape(terms: Terms, wanted: Wanted, cards: Sequence[Card]) -> tuple[int, list[Reason], int]:
    """How far the cards are from the shape of the meld and its natural cards, why, and how many of them are wild."""
    kind = wanted.kind
    melds = list(islice(shapes(terms, kind, cards), _LOOKED_AT))
    if melds:
        wilds = min(map(terms.wilds_in, melds))
        far, found = _against_naturals(wanted, len(cards) - wilds)
        lacking, more = _against_contents(terms, wanted, melds)
        return far + lacking, found + more, wilds
    wilds = sum(map(terms.is_wild, cards))
    if isinstance(kind, SetKind) and (ranks := set_ranks(terms, cards)):
        rank = Counter(rank_of(card) for card in cards if rank_of(card) in ranks).most_common(1)[0][0]
        naturals = [card for card in cards if not terms.wild_in_set(card, rank)]
        return *_against_set(kind, cards, naturals), len(cards) - len(naturals)
    if isinstance(kind, RunKind) and run_suits(terms, cards):
        return *_against_run(terms, kind, cards), wilds
    return *_against_naturals(wanted, 0), wilds


def _against_naturals(wanted: Wanted, count: int) -> tuple[int, list[Reason]]:
    """Too few natural cards, or too many."""
    if count in wanted.naturals:
        return 0, []
    found = reason("wild-cards.natural-cards-per-meld", kind=wanted.kind.name, count=count, limit=wanted.naturals)
    return _distance(count, wanted.naturals), [found]


def contents_faults(terms: Terms, kind: Kind, meld: Meld) -> tuple[Reason, ...]:
    """What the cards of a meld lack to be one of that kind, if that is nothing but cards that it must hold."""
    wanted = terms.wanted_to_open(kind)
    if wanted.contains is None or len(meld.cards) not in wanted.size:
        return ()
    return tuple(_against_contents(terms, wanted, list(islice(shapes(terms, kind, meld.cards), _LOOKED_AT)))[1])


def _against_contents(terms: Terms, wanted: Wanted, melds: list[Meld]) -> tuple[int, list[Reason]]:
    """Too few of the cards that the run must hold, or too many, by the reading that has most of them right."""
    holding = wanted.contains
    if holding is None or not melds:
        return 0, []
    count = min((terms.naturals_of(meld, holding) for meld in melds), key=lambda n: _distance(n, holding.number))
    if count in holding.number:
        return 0, []
    found = reason("run.contains", kind=wanted.kind.name, count=count, limit=holding.number, cards=holding.cards)
    return _distance(count, holding.number), [found]


def _size_reason(wanted: Wanted, count: int) -> Reason:
    """The rule that a size offends: the kind's, or the contract's where only that asks for another one."""
    kind = wanted.kind
    most = grown(kind)
    if most is not None and count > most:
        return reason(f"{kind.shape}.grows-to", kind=kind.name, count=count, limit=most)
    rule = "rounds.contract" if count in kind.size else f"{kind.shape}.size"
    return reason(rule, kind=kind.name, count=count, limit=wanted.size)


def _against_set(kind: SetKind, cards: Sequence[Card], naturals: list[Card]) -> tuple[int, list[Reason]]:
    rank = Counter(rank_of(card) for card in naturals).most_common(1)[0][0]
    others = tuple(card for card in naturals if rank_of(card) != rank)
    if others:
        return _SHAPE * len(others), [reason("law.not-one-rank", kind=kind.name, cards=others)]
    found = []
    if kind.ranks is not None and not kind.ranks.holds(naturals[0]):
        found.append(reason("set.ranks", kind=kind.name, card=naturals[0]))
    if kind.suits is Suits.DIFFERENT:
        repeated = _repeated(naturals)
        if repeated or len(cards) > 4:
            found.append(reason("set.suits", kind=kind.name, cards=repeated))
    return len(found), found


def _repeated(naturals: list[Card]) -> tuple[Card, ...]:
    """The cards of a suit that came before."""
    seen: set[int] = set()
    again = []
    for card in naturals:
        if suit_of(card) in seen:
            again.append(card)
        seen.add(suit_of(card))
    return tuple(again)


def _against_run(terms: Terms, kind: RunKind, cards: Sequence[Card]) -> tuple[int, list[Reason]]:
    naturals = [card for card in cards if not terms.is_wild(card)]
    if naturals:
        suit = Counter(suit_of(card) for card in naturals).most_common(1)[0][0]
        others = tuple(card for card in naturals if suit_of(card) != suit)
        if others:
            return _SHAPE * len(others), [reason("law.not-one-suit", kind=kind.name, cards=others)]
    track = track_of(kind)
    if len(cards) > track.longest:
        return 1, [reason("law.run-full", kind=kind.name)]
    if _any_order(terms, WIDEST, cards):
        return 1, [reason("run.ace", kind=kind.name, value=kind.ace)]
    if len(cards) <= 13 and _any_order(terms, CIRCLE, cards):
        return 1, [reason("run.around-the-corner", kind=kind.name)]
    return _SHAPE * _misfits(track, len(cards), naturals), [
        reason("law.not-consecutive", kind=kind.name, cards=tuple(cards))
    ]


def _any_order(terms: Terms, track: Track, cards: Sequence[Card]) -> bool:
    """Whether the cards are consecutive on that track in any order."""
    return any(True for stage in run_orders(terms, track, cards) for _ in stage)


def _misfits(track: Track, length: int, naturals: list[Card]) -> int:
    """How many of the natural cards find no place of their own in the best stretch of that length."""
    ranks = {rank_of(card) for card in naturals}
    best = max((len(ranks & set(track.ranks(low, length))) for low in track.lows(length)), default=0)
    return max(1, len(naturals) - best)


def _distance(number: int, bound: Bound) -> int:
    if number < bound.least:
        return bound.least - number
    return number - bound.most if bound.most is not None and number > bound.most else 0
