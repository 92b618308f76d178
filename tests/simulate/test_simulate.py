"""A simulation is the same for the same arguments, and its sums agree with the matches it played."""

import json

import pytest

from carioca_dsl.bots import UnknownBot
from carioca_dsl.engine import Match
from carioca_dsl.simulate import simulate
from tests.support.variants import a_variant

RULES = a_variant().rules(3)


def test_the_same_seed_gives_the_same_result_and_another_one_does_not() -> None:
    one, two = (simulate(RULES, 2, ["greedy"], 7).to_json() for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one)) == one
    assert simulate(RULES, 2, ["greedy"], 8).to_json() != one


def test_sums_agree_with_the_matches() -> None:
    matches: list[Match] = []
    told: list[int] = []
    result = simulate(RULES, 3, ["greedy"], 1, each=matches.append, progress=told.append)
    assert told == [1, 2, 3]
    assert result.unfinished == sum(match.unfinished for match in matches) == 0
    assert [entry.played for entry in result.rounds] == [3, 3, 3]
    assert sum(seat.points for seat in result.bots) == sum(sum(match.totals) for match in matches)
    assert sum(sum(entry.points) for entry in result.rounds) == sum(sum(match.totals) for match in matches)
    assert sum(seat.wins for seat in result.bots) == pytest.approx(3)
    assert result.decisions == sum(len(match.actions) for match in matches)


def test_each_bot_of_the_list_sits_in_every_seat() -> None:
    names: list[tuple[str, ...]] = []
    simulate(RULES, 3, ["greedy", "random", "greedy"], 1, each=lambda match: names.append(match.players))
    assert [players.index("random-2") for players in names] == [1, 2, 0]


def test_void_deals_by_the_guard_are_counted_apart_from_unfinished_matches() -> None:
    result = simulate(RULES, 1, ["random"], 3)
    assert result.unfinished in (0, 1)
    assert sum(entry.guarded for entry in result.rounds) >= 2 * result.unfinished


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot) as caught:
        simulate(RULES, 1, ["clever"], 1)
    assert (caught.value.name, caught.value.known) == ("clever", ("random", "greedy", "strong"))
