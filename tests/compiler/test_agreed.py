"""`show --agree`: the rules of a table as a file of their own."""

import pytest

from carioca_dsl.compiler import show_text, with_agreed
from carioca_dsl.referee import Contradiction, read_agreement
from tests.support.shipped import compiled, shipped


@pytest.mark.parametrize(
    "texts",
    [("all fourteen",), ("joker=30",), ("natural twos", "hand=12"), ("sets only in round 8", "one joker per pack"), ()],
)
def test_what_show_prints_of_an_agreement_has_its_rules_without_agreeing(texts):
    agreement = read_agreement(shipped("chile"), texts)
    alone = compiled(show_text(with_agreed(shipped("chile"), agreement)))
    for seats in (2, 5):
        assert alone.rules(seats).hash == shipped("chile").rules(seats, agreement).hash
    assert not {option.name for option in alone.options} & agreement.options


@pytest.mark.parametrize("texts", [("stake=10", "price=2"), ("pazza",), ("pazza", "re-entry fee=5"), ()])
def test_amounts_and_a_mode_stand_in_the_file_that_show_prints(texts):
    agreement = read_agreement(shipped("italia"), texts)
    alone = compiled(show_text(with_agreed(shipped("italia"), agreement)))
    for seats in (2, 5):
        assert alone.rules(seats).hash == shipped("italia").rules(seats, agreement).hash


def test_two_values_of_one_line_are_not_both_agreed():
    with pytest.raises(Contradiction) as caught:
        read_agreement(shipped("chile"), ["joker=30", "hand=12", "joker=20"])
    assert "`joker=20` and `joker=30`" in str(caught.value)
    assert read_agreement(shipped("chile"), ["joker=30", "joker = 30 points"]).choices == (("scoring.joker", 1),)
