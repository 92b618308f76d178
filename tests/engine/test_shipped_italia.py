"""The Italian games as they are shipped: deck, deal, who starts, the eight rounds, and whole matches of both."""

from functools import cache

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.cards import is_joker, pack, rank_of
from carioca_dsl.engine import (
    DealerDrawn,
    Dealt,
    Match,
    MatchOver,
    Opened,
    RoundChosen,
    Scored,
    WentBust,
    WentOut,
    check_cards,
    check_money,
    hand_points,
)
from carioca_dsl.model import Agreement, RulesError
from carioca_dsl.referee import read_agreement
from tests.support.chosen import NAMES, a_match, ends, spoil, start
from tests.support.deals import Pack
from tests.support.shipped import shipped

AMOUNTS = ("stake=10", "pot per round=1", "re-entry fee=3", "price=2")
GAMES = ((), ("pazza",))


@cache
def table(seats=4, *texts):
    """The rules of a table that agrees these."""
    return shipped("italia").rules(seats, read_agreement(shipped("italia"), texts))


@cache
def a_whole_match(seats, *texts):
    """A match between bots, looked at after every action."""
    match = a_match(table(seats, *texts), seats)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
        check_cards(match.round, match.deal)
        check_money(match.money, match.pot)
    return match


def of_kind(match, *kinds):
    return [event for event in match.events if isinstance(event, kinds)]


def test_it_01_d_it_01_two_packs_with_four_jokers():
    for entry in table().rounds:
        deck = pack(entry.deck.packs, entry.deck.jokers)
        assert (len(deck), sum(map(is_joker, deck))) == (108, 4)


def test_d_it_60_two_to_six_players():
    for seats in range(2, 7):
        assert Match(table(seats), NAMES[:seats], 1).deal.stock
    for seats in (1, 7):
        with pytest.raises(RulesError):
            table(seats)


def test_it_02_it_03_d_it_02_eight_rounds_in_the_order_of_the_list():
    kinds = [tuple(part.kind for part in entry.contract[0].parts) for entry in table().rounds]
    assert kinds == [("court pair",), ("court pair", "plain pair"), ("set",), ("set", "pair"), (), ("poker",),
                     ("royal run",), ()]  # fmt: skip
    assert table().rounds[4].contract[0].worth.least == 40
    assert table().rounds[7].contract[0].whole_hand


@pytest.mark.parametrize("texts", GAMES)
def test_it_17_it_21_it_22_d_it_10_d_it_61_thirteen_cards_each_from_the_dealers_left_who_starts(texts):
    match = a_match(table(4, *texts), 3)
    while match.deal.phase in ("claim", "choose"):
        start(match)
    assert [len(hand) for hand in match.deal.hands] == [13] * 4
    assert match.deal.discards == ()
    assert match.seat == (match.deal.dealer + 1) % 4
    dealt = of_kind(match, Dealt)[-1]
    # One at a time, beginning with who starts: of the cards that were dealt, no two hands share one.
    assert len({card for hand in dealt.hands for card in hand}) == 52


def test_it_18_it_19_it_20_it_22_d_it_08_who_drew_the_lowest_deals_and_the_others_sit_from_high_to_low():
    for seed in range(40):
        drawn = of_kind(a_match(table(5), seed), DealerDrawn)[0]
        heights = [14 if rank_of(card) == 1 else rank_of(card) for card in drawn.cards]
        assert not any(map(is_joker, drawn.cards))
        assert heights[drawn.dealer] == min(heights)
        starts = (drawn.dealer + 1) % 5
        assert [*heights[starts:], *heights[:starts]] == sorted(set(heights), reverse=True)


@pytest.mark.parametrize(
    ("hand", "points"),
    [("A♠ K♠ Q♠ J♠ 10♠", 50), ("2♣ 3♣ 9♣", 14), ("★", 25), ("7♣ 7♦ 7♥", 21)],
)
def test_it_30_it_59_it_74_d_it_53_d_it_57_cards_in_hand_cost_ten_at_most_and_a_joker_25(hand, points):
    for entry in table().rounds[:7]:
        assert hand_points(entry, Pack(entry).take(hand)) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [("7♣ 7♦ 7♥ K♣", 10), ("7♣ 7♦ K♣", 24), ("7♣ 7♦ ★ K♣", 10), ("★ K♣ 3♦", 38), ("A♣ 2♣ 3♣ Q♥ K♥ A♥", 0)],
)
def test_it_70_d_it_46_in_the_last_round_only_what_is_in_no_meld_counts(hand, points):
    entry = table().rounds[7]
    assert hand_points(entry, Pack(entry).take(hand)) == points


@pytest.mark.parametrize(("texts", "chooser", "other"), [((), -10, -10), (("pazza",), -20, -10)])
def test_it_33_it_38_going_out_is_rewarded_and_more_so_who_chose(texts, chooser, other):
    for out, points in ((0, chooser), (1, other)):
        match = a_match(table(4, *texts), 2)
        start(match)
        seat = (match.deal.seat + out) % 4
        ends(match, seat, 5, 5, 5, 5)
        assert match.totals[seat] == points


@pytest.mark.parametrize("texts", GAMES)
def test_d_it_16_in_both_games_more_than_150_points_is_bust(texts):
    match = a_match(table(3, *texts), 2)
    start(match)
    ends(match, 0, 0, 150, 151)
    assert of_kind(match, WentBust) == [WentBust((2,), 150)]


@pytest.mark.parametrize("texts", GAMES)
def test_it_79_it_83_d_it_36_d_it_73_a_deal_that_runs_out_of_cards_is_void_after_the_last_turn(texts):
    match = a_match(table(4, *texts), 2)
    start(match)
    while len(match.deal.stock) > 1:
        match.apply(next(action for action in match.legal_actions() if type(action).__name__ == "Draw"))
        _pass(match)
        match.apply(_throw(match))
    match.apply(next(action for action in match.legal_actions() if type(action).__name__ == "Draw"))
    _pass(match)
    assert match.deal.stock == ()
    assert not match.results  # whoever drew the last card still plays
    match.apply(_throw(match))
    assert match.results[-1].outcome.kind == "void"
    assert match.totals == (0, 0, 0, 0)


def _pass(match):
    while match.deal.phase == "offer":
        match.apply(list(match.legal_actions())[-1])


def _throw(match):
    return list(match.legal_actions())[-1]


@pytest.mark.parametrize(("seats", "texts"), [(2, AMOUNTS), (4, AMOUNTS), (4, ("pazza", *AMOUNTS))])
def test_it_29_it_35_whole_matches_keep_every_invariant_and_the_lowest_total_wins(seats, texts):
    match = a_whole_match(seats, *texts)
    assert isinstance(match.events[-1], MatchOver)
    assert match.pot == 0
    lowest = min(match.totals[seat] for seat in match.playing)
    assert all(match.totals[seat] == lowest for seat in match.standings.winners)
    assert bool(of_kind(match, RoundChosen)) == ("pazza" in texts)
    again = a_match(match.rules, match.seed)
    for action in match.actions:
        again.apply(action)
    assert again.events == match.events


@pytest.mark.parametrize("texts", [AMOUNTS, ("pazza", *AMOUNTS)])
def test_d_it_47_d_it_82_in_the_last_round_whoever_opens_goes_out_and_ends_it(texts):
    # Nobody had opened before, so nobody ever laid off.
    match = a_whole_match(4, *texts)
    ended = [index for index, event in enumerate(match.events) if isinstance(event, Scored) and event.round == 8]
    assert ended
    for index in ended:
        since = max(place for place, event in enumerate(match.events[:index]) if isinstance(event, Dealt))
        names = [type(event).__name__ for event in match.events[since:index]]
        assert "LaidOff" not in names
        assert names.count("Opened") <= 1
        opened = next((event for event in match.events[since:index] if isinstance(event, Opened)), None)
        out = next(event for event in match.events[since:index] if isinstance(event, WentOut))
        assert opened is None or opened.seat == out.seat


def test_it_23_it_24_it_25_it_26_d_it_59_four_amounts_each_nothing_unless_the_table_sets_it():
    plain = shipped("italia").rules(4, Agreement())
    money, price = plain.money, plain.rounds[0].buying.price
    assert (money.stake, money.pot_per_round, money.re_entry_fee, price.amount) == (0, 0, 0, 0)
    agreed = table(4, *AMOUNTS)
    money, price = agreed.money, agreed.rounds[0].buying.price
    assert (money.stake, money.pot_per_round, money.re_entry_fee, price.amount) == (10, 1, 3, 2)


def test_d_it_75_the_match_goes_on_where_deals_do_not_end():
    match = a_match(table(3), 1, turn_guard=12)
    for _ in range(3):
        spoil(match)
    assert not match.over
    assert match.void_deals == 3
