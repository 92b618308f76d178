"""Entering into a match on paper what people have written down, and what comes of it."""

from collections.abc import Sequence
from typing import NamedTuple

from carioca_dsl.engine import VOID_GUARD
from carioca_dsl.score.entries import Answered, Chosen, Deal, Entry, Purchase
from carioca_dsl.score.hands import Hands, Problem, check_deal, cost
from carioca_dsl.score.reckoning import Reckoning

MOST_VOIDS = VOID_GUARD
"""Void deals of one round that anybody plays."""


class Scored(NamedTuple):
    """A deal on the sheet. ``hands`` is ``None`` for a void one, which has no points."""

    round: int
    dealer: int
    hands: Hands | None
    points: tuple[int, ...]
    """By seat; 0 for who had no part in the deal."""
    totals: tuple[int, ...]
    seats: tuple[int, ...] = ()
    """Who played."""
    chooser: int | None = None
    """Who chose the round."""
    bought: tuple[int, ...] = ()
    """By seat, how many cards it bought; nothing where nobody did."""
    after: tuple[tuple[int, int | None], ...] = ()
    """Who was bust: with which total each went on, ``None`` for who left."""


def enter(course: Reckoning, entry: Entry, names: Sequence[str]) -> Scored | None:
    """Enter something into a match; gives the row of a deal. Raises `Problem`."""
    if course.over or course.play_offs:
        raise Problem("is_over")
    if course.asked is not None and not isinstance(entry, Answered):
        raise Problem("answer_first", names[course.asked])
    match entry:
        case Answered(seat, goes_on):
            course.answer(seat, goes_on=goes_on)
        case Chosen(number):
            course.choose(number)
        case Purchase(seat, thrower):
            course.buy(seat, thrower)
        case Deal(hands):
            return _dealt(course, hands, names)
    return None


def _dealt(course: Reckoning, hands: Hands | None, names: Sequence[str]) -> Scored:
    deal, rules, playing, gone = course.deal, course.round, course.playing, course.left
    if course.open_rounds:
        raise Problem("choose_first", names[deal.seat])
    if hands is None:
        if course.voids >= MOST_VOIDS:
            raise Problem("too_many_voids", MOST_VOIDS)
        course.end("void")
    else:
        if len(hands) != len(playing):
            raise Problem("other_number", len(hands), len(playing))
        check_deal(hands, [names[seat] for seat in playing], rules)
        costs = [0] * len(names)
        for seat, hand in zip(playing, hands, strict=True):
            costs[seat] = cost(hand, rules)
        out = next((seat for seat, hand in zip(playing, hands, strict=True) if hand.out), None)
        course.end("over" if out is None else "out", out, costs)
    result = course.results[-1]
    left = tuple((seat, None) for seat in course.left[len(gone) :])
    return Scored(
        deal.round,
        deal.dealer,
        hands,
        result.points,
        course.totals,
        playing,
        deal.aside.chooser,
        result.bought,
        left,
    )
