"""What is remembered of a frozen thing is the answer about that very thing, and only the latest answers are kept."""

import pytest

from carioca_dsl.model.remembered import remembered_of
from tests.support.variants import a_variant, line


def test_the_same_object_is_asked_once_and_an_equal_one_by_itself() -> None:
    asked: list[object] = []

    @remembered_of(8)
    def number(of: object, more: int = 0) -> int:
        asked.append(of)
        return len(asked) + more

    one, two = a_variant(), a_variant()
    assert one == two
    assert [number(one), number(two), number(one), number(two)] == [1, 2, 1, 2]
    assert number(one, 10) == number(one, 10) == 13
    assert [id(of) for of in asked] == [id(one), id(two), id(one)]


def test_only_the_latest_are_kept() -> None:
    asked: list[str] = []

    @remembered_of(2)
    def told(of: str) -> str:
        asked.append(of)
        return of

    for name in ("a", "b", "a", "c", "a", "b"):
        assert told(name) == name
    assert asked == ["a", "b", "c", "b"]


def test_what_is_raised_is_raised_again() -> None:
    asked: list[str] = []

    @remembered_of(2)
    def fails(of: str) -> None:
        asked.append(of)
        raise ValueError(of)

    for _ in range(2):
        with pytest.raises(ValueError, match="a"):
            fails("a")
    assert asked == ["a", "a"]


def test_a_copy_with_other_lines_has_rules_of_its_own() -> None:
    variant = a_variant()
    assert variant.rules().rounds[0].deck.jokers == 4
    other = variant.model_copy(update={"lines": (*variant.lines, line("deck.jokers", 2, level=1))})
    assert other.rules().rounds[0].deck.jokers == 2
    assert variant.rules().rounds[0].deck.jokers == 4
    assert variant.rules() is variant.rules()
