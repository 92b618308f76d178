"""A simulation is the same for the same arguments, and its sums agree with the matches it played."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys

import pytest

from carioca_dsl.api import load_variant
from carioca_dsl.bots import UnknownBot
from carioca_dsl.cli import main
from carioca_dsl.simulate import Game, LostProcess, simulate
from tests.support.variants import a_variant

RULES = a_variant().rules(3)


def test_the_same_seed_gives_the_same_result_and_another_one_does_not() -> None:
    one, two = (simulate(RULES, 2, ["greedy"], 7).to_json() for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one)) == one
    assert simulate(RULES, 2, ["greedy"], 8).to_json() != one


def test_sums_agree_with_the_matches() -> None:
    told: list[int] = []
    result = simulate(RULES, 3, ["greedy"], 1, progress=told.append)
    matches = [Game(RULES, ("greedy",) * 3, 1).match(number) for number in range(3)]
    assert told == [1, 2, 3]
    assert result.unfinished == sum(match.unfinished for match in matches) == 0
    assert [entry.played for entry in result.rounds] == [3, 3, 3]
    assert sum(seat.points for seat in result.bots) == sum(sum(match.totals) for match in matches)
    assert sum(sum(entry.points) for entry in result.rounds) == sum(sum(match.totals) for match in matches)
    assert sum(seat.wins for seat in result.bots) == pytest.approx(3)
    assert result.decisions == sum(len(match.actions) for match in matches)


def test_each_bot_of_the_list_sits_in_every_seat() -> None:
    game = Game(RULES, ("greedy", "random", "greedy"), 1)
    assert [game.match(number).players.index("random-2") for number in range(3)] == [1, 2, 0]


def test_processes_side_by_side_give_the_same_result() -> None:
    """Three share a victory, and a third does not add up in every order: the order is that of the games."""
    alone = simulate(RULES, 9, ["greedy", "random"], 4).to_json()
    told: list[int] = []
    assert simulate(RULES, 9, ["greedy", "random"], 4, jobs=2, progress=told.append).to_json() == alone
    assert told == list(range(1, 10))


def test_processes_play_what_is_read_from_a_file() -> None:
    rules = load_variant("argentina").rules(2)
    assert simulate(rules, 2, ["greedy"], 4, jobs=2).to_json() == simulate(rules, 2, ["greedy"], 4).to_json()


def test_nothing_runs_on_where_one_stops_looking() -> None:
    class Enough(Exception):
        pass

    def enough(done: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        simulate(RULES, 10_000, ["greedy"], 4, jobs=2, progress=enough)
    assert not multiprocessing.active_children()


def _end_one_process(done: int) -> None:
    os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)


def test_a_process_that_is_ended_from_outside_is_not_waited_for() -> None:
    with pytest.raises(LostProcess):
        simulate(RULES, 10_000, ["greedy"], 4, jobs=2, progress=_end_one_process)
    assert not multiprocessing.active_children()


def test_a_lost_process_is_said_and_is_no_bug(monkeypatch, capsys):
    def lost(*_):
        raise LostProcess("one of the processes that play was ended from outside")
        yield

    monkeypatch.setattr(sys.modules["carioca_dsl.simulate.run"], "side_by_side", lost)
    assert main(["simulate", "argentina", "--games", "2", "--jobs", "2"]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "carioca simulate: one of the processes that play was ended from outside\n")


LEFT_ALONE = """
import multiprocessing, os, sys
from carioca_dsl.simulate import simulate
from tests.support.variants import a_variant

def leave(done):
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), 9)

simulate(a_variant().rules(3), 10_000, ["greedy"], 4, jobs=2, progress=leave)
"""


def test_processes_end_with_the_one_that_started_them() -> None:
    # Its output stays open as long as anybody plays on; `run` would wait for that in vain.
    done = subprocess.run([sys.executable, "-c", LEFT_ALONE], capture_output=True, text=True, timeout=60)
    assert done.stdout.split()
    assert done.stderr == ""


def test_a_record_that_cannot_be_written_is_told_before_a_match_is_played(tmp_path, capsys):
    arguments = ["--games", "100000000", "--record", str(tmp_path / "nowhere" / "match.txt")]
    assert main(["simulate", "argentina", *arguments]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "cannot be written" in err


def test_a_record_whose_place_is_lost_meanwhile_costs_no_result(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("carioca_dsl.files.check_file", lambda path: None)
    arguments = ["--games", "1", "--record", str(tmp_path / "nowhere" / "match.txt")]
    assert main(["simulate", "argentina", *arguments]) == 1
    out, err = capsys.readouterr()
    assert "1 match" in out
    assert "cannot be written" in err


def test_void_deals_by_the_guard_are_counted_apart_from_unfinished_matches() -> None:
    result = simulate(RULES, 1, ["random"], 3)
    assert result.unfinished in (0, 1)
    assert sum(entry.guarded for entry in result.rounds) >= 2 * result.unfinished


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot) as caught:
        simulate(RULES, 1, ["clever"], 1)
    assert (caught.value.name, caught.value.known) == ("clever", ("random", "greedy", "strong"))


@pytest.mark.parametrize(("jobs", "said"), [("0", "--jobs must be from 1"), ("65", "--jobs is at most 64")])
def test_so_many_processes_are_refused(jobs, said, capsys):
    assert main(["simulate", "argentina", "--jobs", jobs]) == 2
    assert said in capsys.readouterr().err


def test_the_record_is_that_of_the_first_match_whoever_plays_it(tmp_path):
    for jobs in ("1", "2"):
        arguments = ["--games", "2", "--seed", "5", "--jobs", jobs, "--record", str(tmp_path / jobs)]
        assert main(["simulate", "argentina", *arguments]) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
