"""How long questions about hands take: the room beside its slow twin, for ratios within one run.

Run once as tests; `pytest tests/benchmarks --benchmark-enable --benchmark-only` measures. No time is asserted.
"""

from itertools import cycle
from random import Random

import pytest

from carioca_dsl.melds import Terms, face_points, search, terms_of
from carioca_dsl.melds.lookups.run_table import run_table
from carioca_dsl.melds.lookups.set_table import set_table
from carioca_dsl.melds.room import MeldRoom
from tests.melds import twin
from tests.melds.hands import ARGENTINE, room, whole_pack

CHANCE = Random(1)
POINTS = face_points(ARGENTINE[0].scoring)
HANDS = [tuple(CHANCE.sample(whole_pack(ARGENTINE[0]), 12)) for _ in range(2000)]
"""Hands as they are dealt and drawn, 12 cards."""
LONGER = [tuple(CHANCE.sample(whole_pack(ARGENTINE[0]), 14)) for _ in range(200)]
ROUNDS = range(1, 6)


def opened(number):
    """The hands that hold the contract of a round."""
    return [hand for hand in HANDS if room(ARGENTINE[number - 1]).can_open(hand)]


def one_after_another(benchmark, ask, hands):
    """Measure a question asked about each hand in turn."""
    for hand in hands:
        ask(hand)  # the tables fill themselves
    turn = cycle(hands)
    benchmark(lambda: ask(next(turn)))


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.benchmark(group="satisfiable, any hand of 12")
def test_satisfiable(benchmark, number):
    one_after_another(benchmark, room(ARGENTINE[number - 1]).can_open, HANDS)


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.benchmark(group="all openings of a hand of 12 that has some")
def test_openings(benchmark, number):
    here = room(ARGENTINE[number - 1])
    one_after_another(benchmark, lambda hand: list(here.openings(hand)), opened(number))


@pytest.mark.benchmark(group="best partition of a hand of 14")
def test_best_partition(benchmark):
    here = room(ARGENTINE[0])
    one_after_another(benchmark, lambda hand: here.best_partition(hand, POINTS), LONGER)


@pytest.mark.benchmark(group="a new room with its first answers")
def test_a_new_room(benchmark):
    terms = terms_of(ARGENTINE[4])

    def ask_anew():
        run_table.cache_clear()
        set_table.cache_clear()
        here = MeldRoom(Terms(**{name: getattr(terms, name) for name in Terms.__dataclass_fields__}))
        here.can_open(HANDS[0])
        here.best_partition(HANDS[0], POINTS)

    benchmark(ask_anew)


# -- the slow side, for the ratios ------------------------------------------------------------------------------------


@pytest.mark.benchmark(group="satisfiable, any hand of 12")
def test_satisfiable_by_the_general_search(benchmark):
    terms = terms_of(ARGENTINE[1])
    one_after_another(benchmark, lambda hand: search.can_open(terms, hand), HANDS[:50])


@pytest.mark.slow
@pytest.mark.benchmark(group="satisfiable, any hand of 12")
def test_satisfiable_by_the_twin(benchmark):
    one_after_another(benchmark, lambda hand: bool(twin.openings(ARGENTINE[1], hand)), HANDS[:3])


@pytest.mark.benchmark(group="all openings of a hand of 12 that has some")
def test_openings_by_the_general_search(benchmark):
    terms = terms_of(ARGENTINE[1])
    one_after_another(benchmark, lambda hand: list(search.openings(terms, hand)), opened(2)[:20])


@pytest.mark.slow
@pytest.mark.benchmark(group="all openings of a hand of 12 that has some")
def test_openings_by_the_twin(benchmark):
    one_after_another(benchmark, lambda hand: twin.openings(ARGENTINE[1], hand), opened(2)[:3])


@pytest.mark.benchmark(group="best partition of a hand of 14")
def test_best_partition_by_the_general_search(benchmark):
    terms = terms_of(ARGENTINE[0])
    one_after_another(benchmark, lambda hand: search.best_partition(terms, hand, POINTS), LONGER[:10])


@pytest.mark.slow
@pytest.mark.benchmark(group="best partition of a hand of 14")
def test_best_partition_by_the_twin(benchmark):
    one_after_another(benchmark, lambda hand: twin.least_left(ARGENTINE[0], hand, POINTS), LONGER[:1])
