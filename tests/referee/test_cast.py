import pytest

from carioca_dsl.model import Bound, Example, Expected, Origin, Step, Verb
from carioca_dsl.referee.cast import cast
from carioca_dsl.referee.fault import Faulty

HERE = Origin(file="t", line=3)


def step(actor: str) -> Step:
    return Step(actor=actor, verb=Verb.DRAWS, source="stock", text="", origin=HERE)


def test_without_players_those_named_in_the_order_they_appear() -> None:
    example = Example(
        name="e",
        origin=HERE,
        holds={"zoe": (1,)},
        laid={"bea": ((1, 2, 3),)},
        steps=(Expected(what="holds", name="late", number=1, text="", origin=HERE), step("ada"), step("zoe")),
    )
    assert cast(example, Bound(least=2, most=4)) == ("zoe", "bea", "ada", "late")


def test_filled_up_to_the_fewest_allowed() -> None:
    example = Example(name="e", origin=HERE, holds={"beto": (1,)})
    names = cast(example, Bound(least=4, most=6))
    assert names[0] == "beto"
    assert len(set(names)) == 4


def test_many_players_can_be_filled_up() -> None:
    assert len(set(cast(Example(name="e", origin=HERE), Bound(least=30)))) == 30


def test_written_players_are_the_company() -> None:
    example = Example(name="e", origin=HERE, players=("ana", "beto", "carla"), holds={"beto": (1,)})
    assert cast(example, Bound(least=2, most=4)) == ("ana", "beto", "carla")


def test_more_than_can_play_is_a_fault() -> None:
    example = Example(name="e", origin=HERE, players=("a", "b", "c"))
    with pytest.raises(Faulty) as caught:
        cast(example, Bound(least=2, most=2))
    assert caught.value.fault.kind == "too many players"
    assert caught.value.fault.origin == HERE
