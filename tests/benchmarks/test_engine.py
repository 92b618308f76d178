"""How fast games are played: whole matches with the greedy bot, decisions with the random one, judging and replaying.

Run once as tests; `pytest tests/benchmarks --benchmark-enable --benchmark-only` measures. No time is asserted.
"""

import pytest

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.bots.worth import plan
from carioca_dsl.engine import Chance, Discard, Draw, Match, allowed, step
from carioca_dsl.engine.candidates import candidates
from tests.support.deals import seven_rounds

NAMES = "abcd"


def match_of(bot: str, seats: int, seed: int) -> Match:
    match = Match(seven_rounds(seats), NAMES[:seats], seed)
    play_out(match, [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)])
    return match


@pytest.mark.benchmark(group="matches")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_match(benchmark, seats):
    assert benchmark(match_of, "greedy", seats, 1).over


@pytest.mark.benchmark(group="1,000 decisions")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_thousand_decisions(benchmark, bot):
    def decide():
        match = Match(seven_rounds(4), NAMES, 1)
        bots = [make_bot(bot, seat) for seat in range(4)]
        for _ in range(1000):
            if match.over:
                break
            match.apply(bots[match.seat].choose(match.view(match.seat)))

    benchmark(decide)


@pytest.mark.benchmark(group="one decision, part by part")
@pytest.mark.parametrize("part", ["view", "judge", "step", "candidates", "plan"])
def test_the_parts_of_a_decision(benchmark, part):
    """What a turn before the opening is made of, the discard being the action."""
    match = Match(seven_rounds(4), NAMES, 3)
    match.apply(Draw(match.seat, "stock"))
    rules, deal, chance = match.round, match.deal, Chance(3, 1)
    discard = Discard(match.seat, deal.hand[0])
    parts = {
        "view": lambda: match.view(match.seat),
        "judge": lambda: allowed(rules, deal, discard),
        "step": lambda: step(rules, deal, discard, chance),
        "candidates": lambda: list(candidates(rules, deal)),
        "plan": lambda: plan(rules, deal.hand),
    }
    assert benchmark(parts[part])


@pytest.mark.benchmark(group="replay")
def test_replaying_a_match(benchmark):
    match = match_of("greedy", 4, 1)

    def replay():
        again = Match(match.rules, match.players, match.seed)
        for action in match.actions:
            again.apply(action)
        return again

    assert benchmark(replay).events == match.events


@pytest.mark.benchmark(group="all legal actions of a state")
@pytest.mark.parametrize("opened", [False, True])
def test_legal_actions(benchmark, opened):
    match = Match(seven_rounds(4), NAMES, 3)
    bots = [make_bot("greedy", seat) for seat in range(4)]
    while match.deal.phase == "draw" or (match.deal.opened[match.seat] is not None) != opened:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    assert benchmark(lambda: list(match.legal_actions()))
