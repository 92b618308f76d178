from collections import Counter

import pytest

from carioca_dsl.cards import faces_text, pack, read_faces
from carioca_dsl.model import Example, Origin, RoundRules
from carioca_dsl.referee.fault import Faulty
from carioca_dsl.referee.zones import Zones, lay_out
from tests.support.variants import a_variant

HERE = Origin(file="t", line=3)
NAMES = ("ana", "beto", "carla")


@pytest.fixture(scope="module")
def rules() -> RoundRules:
    return a_variant().rules(3).rounds[1]


def out(rules: RoundRules, **settings: object) -> Zones:
    example = Example(name="e", origin=HERE, **settings)  # type: ignore[arg-type]
    zones = lay_out(example, NAMES, rules, sorted)
    everywhere = [*zones.stock, *zones.discards]
    for hand, melds in zip(zones.hands, zones.laid, strict=True):
        everywhere += [*hand, *(card for meld in melds for card in meld)]
    if example.stock_goes_on:
        assert Counter(everywhere) == Counter(pack(2, 4)), "a card is lost or doubled"
    return zones


def test_a_named_hand_is_the_whole_hand_and_the_others_are_dealt(rules: RoundRules) -> None:
    zones = out(rules, holds={"beto": read_faces("8♣ 8♣ ★")})
    assert [len(hand) for hand in zones.hands] == [11, 3, 11]
    assert faces_text(zones.hands[1]) == "8♣ 8♣ ★"
    assert len(set(zones.hands[1])) == 3


def test_the_first_card_of_the_stock_is_its_top(rules: RoundRules) -> None:
    zones = out(rules, stock=read_faces("9♣ 4♥"))
    assert faces_text(zones.stock[-1:]) == "9♣"
    assert faces_text(zones.stock[-2:-1]) == "4♥"
    assert len(zones.stock) == 108 - 3 * 11 - 1


def test_a_stock_without_dots_ends(rules: RoundRules) -> None:
    assert faces_text(out(rules, stock=read_faces("9♣ 4♥"), stock_goes_on=False).stock) == "4♥ 9♣"
    assert out(rules, stock=(), stock_goes_on=False).stock == ()


def test_the_last_card_of_the_discard_pile_is_its_top(rules: RoundRules) -> None:
    assert faces_text(out(rules, discards=read_faces("5♦ 6♦ 7♦")).discards) == "5♦ 6♦ 7♦"


def test_an_unnamed_pile_is_turned_up_and_none_is_none(rules: RoundRules) -> None:
    assert len(out(rules).discards) == 1
    assert out(rules, discards=()).discards == ()


@pytest.mark.parametrize(
    "settings",
    [
        {"holds": {"ana": read_faces("8♣ 8♣ 8♣")}},
        {"holds": {"ana": read_faces("8♣ 8♣")}, "stock": read_faces("8♣")},
        {"laid": {"ana": (read_faces("8♣ 8♦ 8♥"),), "beto": (read_faces("8♣ 8♦ 8♥"),)}, "discards": read_faces("8♣")},
    ],
)
def test_too_many_copies_of_a_card_are_a_fault(rules: RoundRules, settings: dict[str, object]) -> None:
    with pytest.raises(Faulty) as caught:
        out(rules, **settings)
    assert caught.value.fault.kind == "too few copies"
    assert dict(caught.value.fault.args) == {"card": "8♣", "needed": 3, "have": 2}
