"""What holds in every match with chosen rounds, bust players, purchases and money, however it is played."""

from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.engine import (
    Bought,
    Dealt,
    LeftMatch,
    MatchOver,
    Paid,
    ReEntered,
    RoundChosen,
    Scored,
    StruckOff,
    check_cards,
    check_money,
)
from carioca_dsl.model import Bound, Buyers, FirstDraw, PaidTo, PotTo, Price, ReEntry, Tie, Unit, VoidChoice
from tests.support.buyers import BUYING
from tests.support.chosen import CHOSEN, DOUBLES, Player, a_match, a_table


@st.composite
def tables(draw):
    """Rules of a match, with every choice that matters between deals made at random."""

    def pick(*values):
        return draw(st.sampled_from(values))

    more = {"deal__hand": pick(5, 7), "match__tie": pick(*Tie)}
    if pick(True, True, False):
        more |= CHOSEN | {"match__void_choice": pick(*VoidChoice), "scoring__going_out_after_choosing": pick(-20, None)}
    if pick(True, True, False):
        more |= {"match__bust_over": pick(20, 60, 150), "match__re_entry": pick(*ReEntry)}
    if pick(True, True, False):
        more |= {
            "money__stake": pick(0, 7),
            "money__pot_per_round": pick(0, 1),
            "money__pot_to": pick(*PotTo),
            "money__re_entry_fee": pick(0, 3),
        }
    if pick(True, False):
        price = Price(amount=pick(0, 2), unit=pick(*Unit))
        limits = {"buying__per_deal": pick(Bound(), Bound(most=1)), "buying__per_match": pick(Bound(), Bound(most=3))}
        who = pick(Buyers.ANYONE, Buyers.UNOPENED)
        more |= BUYING | limits | {"buying__who": who, "buying__price": price, "buying__paid_to": pick(*PaidTo)}
        more |= {"buying__extra_cards": pick(0, 1)}
    if pick(True, False):
        more |= DOUBLES | {"deal__new_deal_with": pick(1, 2)}
    more |= {"turn__first_draw": pick(*FirstDraw)}
    return a_table(draw(st.integers(2, 6)), rounds=draw(st.integers(2, 8)), **more)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(), st.integers(0, 10**6), st.sampled_from([12, 40]))
def test_every_match_keeps_its_cards_its_coins_its_rounds_and_its_players(rules, seed, turn_guard):
    with patch("carioca_dsl.engine.progress.VOID_GUARD", 3):  # twenty void deals would only be more of the same
        match = a_match(rules, seed, turn_guard=turn_guard)
        _play(match, seed)
        again = a_match(rules, seed, turn_guard=turn_guard)
        for action in match.actions:
            again.apply(action)
    assert again.events == match.events
    assert again.standings == match.standings
    _rounds(match)
    _choices(match)
    _players(match)
    _coins(match)


def _play(match, seed):
    player = Player(seed)
    while not match.over:
        assert next(match.legal_actions(), None) is not None
        assert match.view(match.seat).my_turn
        match.apply(player.choose(match))
        check_cards(match.round, match.deal)
        check_money(match.money, match.pot)


def _of(match, *kinds):
    return [event for event in match.events if isinstance(event, kinds)]


def _rounds(match):
    """Each round ends once, scored or struck off; unless somebody has won before."""
    number = len(match.rules.rounds)
    ended = [event.round for event in _of(match, Scored, StruckOff)][: number - len(match.course.to_play)]
    assert sorted({*ended, *match.course.to_play}) == list(range(1, number + 1))
    assert len(ended) + len(match.course.to_play) == number
    assert not match.course.to_play or len(match.playing) == 1 or match.rules.match.bust_over is not None


def _choices(match):
    """Nobody chooses more often than the others, and no round that has ended."""
    quota = len(match.rules.rounds) // match.rules.seats
    held = [result for result in match.results if result.chooser is not None and result.points]
    for seat in range(match.rules.seats):
        assert sum(result.chooser == seat for result in held) <= quota
    ended = set()
    for event in _of(match, RoundChosen, Scored, StruckOff):
        assert not isinstance(event, RoundChosen) or event.round not in ended
        ended |= {event.round} if not isinstance(event, RoundChosen) else set()


def _players(match):
    """Who has left has no part in anything that follows, but for the stake at the end."""
    out = set()
    for event in match.events:
        if isinstance(event, LeftMatch):
            assert event.seat not in out
            out.add(event.seat)
        elif isinstance(event, Dealt):
            assert event.dealer not in out
            assert not any(event.hands[seat] for seat in out)
        elif isinstance(event, MatchOver):
            assert event.winners
            assert not out.intersection(event.winners)
        elif isinstance(event, RoundChosen | ReEntered | Bought):
            assert event.seat not in out
        elif isinstance(event, Paid) and event.why in ("money.pot-per-round", "buying.price"):
            assert event.giver not in out
    assert out == set(match.left)


def _coins(match):
    """The pot is empty at the end; each has what the payments say."""
    money = [0] * match.rules.seats
    for paid in _of(match, Paid):
        assert paid.coins > 0
        if paid.giver is not None:
            money[paid.giver] -= paid.coins
        if paid.taker is not None:
            money[paid.taker] += paid.coins
    assert match.pot == 0
    assert match.money == tuple(money)
