"""Whole Chilean matches, and those of its variations: what holds from the first deal to the last."""

from functools import cache
from itertools import islice

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import UNSEEN, Dealt, Discard, Lay, LayOff, Match, Swap, check_cards
from carioca_dsl.model import Answer
from carioca_dsl.referee import read_agreement
from tests.support.shipped import shipped


@cache
def table(variant="chile", seats=3, *texts):
    """The rules of a table that agrees these."""
    return shipped(variant).rules(seats, read_agreement(shipped(variant), texts))


def played(rules, seed, bot="greedy", look=None):
    """A whole match; ``look`` sees it before each action and is given the action."""
    match = Match(rules, "abcdef"[: rules.seats], seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        action = bots[match.seat].choose(match.view(match.seat))
        if look:
            look(match, action)
        match.apply(action)
    return match


TABLES = [
    ("chile", 2, ()),
    ("chile", 5, ()),
    ("chile", 3, ("natural twos", "one joker per pack")),
    ("chile", 3, ("hand=12", "going out=-10")),
    ("chile", 2, ("all fourteen", "tie=the last round again")),
    ("chile", 3, ("all fourteen", "sets only in round 8", "joker=20")),
    ("chile-12", 3, ()),
    ("chile-chico", 4, ()),
    ("chile-open", 2, ()),
    ("peru", 3, ()),
]


def hidden_from(match, seat):
    """The cards that a seat sees although they are hidden from it."""
    seen = match.view(seat).state
    others = [hand for owner, hand in enumerate(seen.hands) if owner != seat]
    if match.round.deal.open_hands is Answer.YES:
        assert others == [hand for owner, hand in enumerate(match.deal.hands) if owner != seat]
        others = []
    return {card for cards in (*others, seen.stock) for card in cards} - {UNSEEN}


@pytest.mark.parametrize(("variant", "seats", "agreed"), TABLES)
def test_d_cl_49_d_cl_50_d_cl_52_a_match_keeps_every_invariant(variant, seats, agreed):
    rules = table(variant, seats, *agreed)

    def look(match, action):
        check_cards(match.round, match.deal)
        assert all(not match.reasons_against(offered) for offered in islice(match.legal_actions(), 12))
        assert next(match.legal_actions(), None) is not None
        for seat in range(seats):
            assert not hidden_from(match, seat)

    match = played(rules, 11, look=look)
    assert not match.unfinished
    again = Match(rules, match.players, match.seed)
    for action in match.actions:
        again.apply(action)
    assert again.events == match.events
    assert again.standings == match.standings


@pytest.mark.parametrize(("variant", "agreed", "last"), [
    ("chile", (), 5),
    ("chile", ("natural twos",), 5),
    ("chile", ("all fourteen",), 5),
    ("chile", ("hand=12",), 6),
    ("chile-12", (), 6),
])  # fmt: skip
def test_d_cl_8_d_cl_34_d_cl_42_nobody_is_ever_opened_while_the_last_rounds_go_on(variant, agreed, last):
    opened = set()

    def look(match, action):
        before = match.deal
        if any(turn is not None for turn in before.opened):
            # Opened and not out: in the last rounds, only within the turn of the opening, to discard what is left.
            opened.add(match.round.number)
            mine = before.opened[match.seat] == before.turn
            assert match.round.number <= last or (mine and isinstance(action, Discard) and len(before.hand) == 1)
        assert match.round.number <= last or not isinstance(action, LayOff | Swap | Lay)

    for seed in range(2):
        match = played(table(variant, 2, *agreed), seed, look=look)
        for result in match.results:
            assert result.round <= last or sum(result.opened) <= 1
    assert opened & set(range(1, last + 1))


def test_cl_03_cl_66_cl_68_the_lowest_total_of_eight_rounds_wins():
    match = played(table(), 4)
    totals = [sum(points) for points in zip(*(result.points for result in match.results), strict=True)]
    assert [result.round for result in match.results] == list(range(1, 9))
    assert list(match.standings.totals) == totals
    assert match.standings.winners == tuple(seat for seat in range(3) if totals[seat] == min(totals))
    for result in match.results:
        assert result.outcome.kind != "out" or result.points[result.outcome.seat] == 0


def test_cl_12_d_cl_36_the_deal_passes_to_the_right_after_each_round():
    match = played(table("chile-chico", 3), 5)
    dealers = [event.dealer for event in match.events if isinstance(event, Dealt)]
    assert dealers == [(dealers[0] + deal) % 3 for deal in range(4)]
