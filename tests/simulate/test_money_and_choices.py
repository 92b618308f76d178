"""What a simulation counts of games with chosen rounds, bust players, purchases and money; and of others not."""

import pytest

from carioca_dsl.bots import BOTS
from carioca_dsl.cli.figures import figures
from carioca_dsl.engine import Bought, DoublesShown, LeftMatch, ReEntered, WentBust
from carioca_dsl.simulate import Game, simulate
from tests.support.buyers import BUYING
from tests.support.chosen import CHOSEN, DOUBLES, MONEY, Anyone, a_table
from tests.support.variants import a_variant

BUSTS = {"match__bust_over": 40, "match__re_entry": "at the highest total of the others"}
EVERYTHING = CHOSEN | BUSTS | MONEY | BUYING | DOUBLES


@pytest.fixture(autouse=True)
def anyone(monkeypatch):
    monkeypatch.setitem(BOTS, "anyone", Anyone)


def test_sums_agree_with_the_events_of_the_matches():
    rules = a_table(4, **EVERYTHING)
    result = simulate(rules, 3, ["anyone"], 5)
    matches = [Game(rules, ("anyone",) * 4, 5).match(number) for number in range(3)]
    events = [event for match in matches for event in match.events]

    def count(kind):
        return sum(isinstance(event, kind) for event in events)

    assert result.redealt == count(DoublesShown) > 0
    assert sum(entry.bought for entry in result.rounds) == count(Bought) > 0
    assert result.busts == sum(len(event.seats) for event in events if isinstance(event, WentBust)) > 0
    assert sum(bot.re_entries for bot in result.bots) == count(ReEntered)
    assert sum(bot.left for bot in result.bots) == count(LeftMatch)
    assert sum(bot.coins for bot in result.bots) == 0
    assert any(bot.coins for bot in result.bots)
    chosen = [deal for match in matches for deal in match.results if deal.chooser is not None and deal.points]
    assert sum(entry.chosen for entry in result.rounds) == len(chosen) > 0


def test_the_coins_are_those_of_the_bot_wherever_it_sits():
    coins = [0] * 3
    rules = a_table(3, **MONEY)
    for number in range(4):
        match = Game(rules, ("anyone",) * 3, 5).match(number)
        for name, won in zip(match.players, match.money, strict=True):
            coins[int(name.rpartition("-")[2]) - 1] += won
    result = simulate(rules, 4, ["anyone"], 5)
    assert [bot.coins for bot in result.bots] == coins


def test_what_the_game_does_not_know_is_not_told():
    told = simulate(a_variant().rules(3), 1, ["greedy"], 7)
    data = told.to_json()
    assert not {"redealt", "busts"} & set(data)
    assert not {"bought", "chosen"} & set(data["rounds"][0])
    assert not {"coins", "left", "re_entries"} & set(data["bots"][0])
    assert "coins" not in figures(told)
    assert "bought" not in figures(told)


def test_what_the_game_knows_is_told_even_where_it_is_nothing():
    told = simulate(a_table(3, **EVERYTHING), 1, ["anyone"], 7)
    data = told.to_json()
    assert {"redealt", "busts"} < set(data)
    assert {"bought", "chosen"} < set(data["rounds"][0])
    assert {"coins", "left", "re_entries"} < set(data["bots"][0])
    text = figures(told)
    for word in ("dealt anew", "players bust", "chosen", "bought", "re-entries", "left", "coins"):
        assert word in text
    heads = [line for line in text.splitlines() if line.startswith(("round ", "bot "))]
    rows = [line for line in text.splitlines() if line.startswith(("    1", "anyone"))]
    assert {len(line) for line in rows} <= {len(line) for line in heads}
