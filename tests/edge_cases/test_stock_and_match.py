"""Stock, scores and the order of deals, from the text of a house's file to the end of a match."""

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Match, MatchOver, Scored
from tests.support.houses import house, plays

SHORT = {"deal": {"hand": "4 cards"}}
"""Few cards, so that somebody always gets rid of them."""


def test_k086_k091_an_empty_stock_is_made_from_the_discards():
    report = plays(
        None,
        """
  ana holds: 5♥ 6♣
  beto holds: 5♦ 6♦
  stock: K♣
  discard pile: 2♦ 3♦ 4♦ 5♦
  ana draws: stock               -> allowed
  ana discards: K♣               -> allowed
  beto draws: stock              -> allowed
  beto discards: 5♦              -> allowed
  ana draws: discard pile        -> allowed
""",
    )
    assert [type(event).__name__ for event in report.events].count("Reshuffled") == 1


@pytest.mark.parametrize(("rule", "points"), [("round void, played again", 0), ("round over", 11)])
def test_k087_k089_k094_nothing_left_to_draw(rule, points):
    plays(
        {"end of round": {"nothing to reshuffle": rule}},
        f"""
  ana holds: 5♥ 6♣
  beto holds: 5♦ 6♦
  stock: K♣
  discard pile: none
  ana draws: discard pile        -> refused because law.no-discard
  ana draws: stock               -> allowed
  ana draws: stock               -> refused because law.already-drawn
  ana discards: K♣               -> allowed
  expect deal: over
  expect beto scores: {points} points
""",
    )


def test_k092_a_wild_upcard_is_buried():
    rules = house({"deal": {"wild upcard": "buried, another turned"}, "deck": {"jokers": "8"}}).rules(2)
    for seed in range(60):
        match = Match(rules, ("ana", "beto"), seed)
        assert not match.round.deck.wild.holds(match.deal.discards[-1])


def test_k097_k084_one_of_two_equal_cards():
    plays(
        None,
        """
  ana holds: 7♥ 7♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana discards: 7♥               -> allowed
  expect ana holds: 2 cards
  ana discards: 7♥               -> refused
""",
    )


def test_k099_who_has_opened_may_take_the_discard():
    plays(
        None,
        """
  ana holds: 7♥ 8♦
  ana laid: 9♣ 9♦ 9♥ | A♥ 2♥ 3♥ 4♥
  discard pile: K♦ 9♠
  ana draws: discard pile        -> allowed
  ana adds: 9♠ to ana 1          -> allowed
""",
    )


def played(rules, seed=5):
    match = Match(rules, ("ana", "beto", "carla")[: rules.seats], seed)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(rules.seats)]
    while not match.over:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    return match


@pytest.mark.parametrize("tie", ["shared", "most rounds won"])
def test_k111_k112_equal_totals(tie):
    rules = house(
        {
            "match": {"tie": tie},
            "scoring": {"2 to 10": "0 points", "J to K": "0 points", "A": "0 points", "joker": "0 points"},
            "rounds": {"1": "1 set", "2": "1 set", "3": "1 set"},
        }
    ).rules(2)
    match = played(rules)
    assert match.totals == (0, 0)
    most = max(match.rounds_won)
    everyone = (0, 1)
    winners = everyone if tie == "shared" else tuple(seat for seat in everyone if match.rounds_won[seat] == most)
    assert match.standings.winners == winners
    assert isinstance(match.events[-1], MatchOver)


def test_k119_the_dealer_moves_by_one_seat_whoever_went_out():
    match = played(house(SHORT | {"rounds": {str(number): "1 set" for number in range(1, 6)}}).rules(3))
    dealers = [result.dealer for result in match.results]
    assert [(dealer + 1) % 3 for dealer in dealers[:-1]] == dealers[1:]


def test_k121_a_match_replayed_from_its_actions_has_the_same_player_to_move():
    rules = house(SHORT | {"rounds": {"1": "1 set", "2": "1 run"}}).rules(3)
    first = played(rules)
    again = Match(rules, first.players, first.seed)
    for action in first.actions:
        assert again.seat == action.seat
        again.apply(action)
    assert again.standings == first.standings


def test_k122_a_deal_is_told_to_its_end_before_the_next_one():
    match = played(house(SHORT | {"rounds": {"1": "1 set", "2": "1 run"}}).rules(2))
    scored = [number for number, event in enumerate(match.events) if isinstance(event, Scored)]
    dealt = [number for number, event in enumerate(match.events) if type(event).__name__ == "Dealt"]
    assert [match.events[number].round for number in scored] == [1, 2]
    assert dealt[0] < scored[0] < dealt[1] < scored[1]
