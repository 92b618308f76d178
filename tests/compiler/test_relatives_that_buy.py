"""Relatives of the family in which discards are bought (catalogue, A39 to A41): what their houses can now write."""

import pytest

from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import level
from carioca_dsl.model import Price, Unit
from tests.support.houses import house, house_text, plays
from tests.support.shipped import find_parent

Lines = dict[str, dict[str, str]]

STEALING: Lines = {
    "players": {"number": "3 to 4"},
    "buying": {"who": "any player in turn order", "price": "2 points"},
}
"""Each card taken out of turn costs two points."""

MAY_I: Lines = {
    "players": {"number": "3 to 5"},
    "deck": {"jokers with 3 players": "2", "jokers with 4 players": "3"},
    "set": {"size": "at least 3 cards"},
    "run": {"size": "at least 4 cards", "ace": "low, high or both ends"},
    "buying": {"who": "players who have not opened, in turn order", "extra cards": "1 card"},
}
"""Who has not opened may take the discard, and takes a card of the stock with it."""

SHANGHAI: Lines = {
    "players": {"number": "3 to 6"},
    "deck": {"packs with 5 to 6 players": "3", "wild": "jokers, 2"},
    "rounds": {
        **{"1": "2 sets", "2": "1 set, 1 run", "3": "2 runs", "4": "3 sets", "5": "1 set, 1 run of 7 cards"},
        **{"6": "2 sets, 1 run of 5 cards", "7": "3 runs", "8": "1 set, 1 run of 10 cards"},
        **{"9": "3 sets, 1 run of 5 cards", "10": "3 runs of 5 cards"},
    },
    "buying": {
        "who": "players who have not opened, in turn order",
        "extra cards": "1 card",
        "per deal": "at most 3",
        "per deal in rounds 9 to 10": "at most 4",
    },
    "scoring": {"2 to 10": "face value", "A": "15 points"},
}
"""Eleven cards in every round: the contracts of the last ones are larger, and are reached by buying alone."""


def errors(lines: Lines) -> list[tuple[str, object]]:
    found = compile_text(house_text(lines), "house", find_parent)
    return [(one.code, dict(one.args).get("round")) for one in found.diagnostics if level(one) == "error"]


@pytest.mark.parametrize("lines", [STEALING, MAY_I, SHANGHAI])
def test_such_a_house_is_in_order(lines: Lines) -> None:
    assert errors(lines) == []


def test_without_buying_the_last_contracts_are_out_of_reach() -> None:
    nobody = {**SHANGHAI, "buying": {"who": "nobody"}}
    assert errors(nobody) == [("E0310", number) for number in (7, 8, 9, 10)]


def test_one_purchase_is_too_few_for_fourteen_cards_and_a_discard() -> None:
    once = {**SHANGHAI, "buying": {**SHANGHAI["buying"], "per deal in rounds 9 to 10": "at most 1"}}
    assert errors(once) == [("E0310", 9), ("E0310", 10)]


def test_a_price_in_points_is_nobodys_gain() -> None:
    rules = house(STEALING).rules(3)
    assert {entry.buying.price for entry in rules.rounds} == {Price(amount=2, unit=Unit.POINTS)}
    assert {entry.buying.paid_to for entry in rules.rounds} == {None}


def test_two_points_for_a_card_taken_out_of_turn() -> None:
    plays(
        STEALING,
        """
  players: ana, beto, carla
  ana laid: 8♣ 8♦ 8♥
  ana holds: 8♠
  carla holds: K♥
  discard pile: 5♦ 6♦
  stock: 9♣ 4♣ 3♦ …
  turn: beto
  beto holds: 2♣ 3♣
  beto draws: stock
  carla buys: 6♦                                       -> allowed
  expect carla holds: 2 cards
  beto discards: 9♣
  carla draws: stock
  carla discards: 4♣
  ana draws: stock
  ana adds: 8♠ to ana 1
  ana discards: 3♦
  expect carla scores: 18 points
  expect beto scores: 5 points
""",
    )


def test_a_card_of_the_stock_comes_with_it_and_those_who_have_opened_are_not_asked() -> None:
    plays(
        MAY_I,
        """
  players: ana, beto, carla, dario
  carla laid: 9♥ 9♦ 9♣ | 4♠ 5♠ 6♠ 7♠
  carla holds: 2♥
  discard pile: 5♦ 6♦
  stock: 9♣ 4♣ …
  turn: beto
  beto draws: stock
  dario buys: 6♦                                       -> allowed
  expect dario holds: 13 cards
  expect beto holds: 12 cards
""",
    )


def test_three_purchases_in_a_deal_and_no_fourth() -> None:
    bought = "".join(
        f"""
  beto draws: stock
  dario buys: {card}♦ -> allowed
  beto discards: {card}♣
  carla draws: discard pile
  carla discards: {card}♣
  dario draws: discard pile
  dario discards: {card}♣
  ana draws: stock
  ana discards: {after}♦
"""
        for card, after in ((6, 8), (8, 10), (10, 9))
    )
    plays(
        SHANGHAI,
        f"""
  players: ana, beto, carla, dario
  ana holds: 8♦ 10♦ 9♦ K♠ K♥
  beto holds: 6♣ 8♣ 10♣ Q♠ Q♥
  carla holds: J♠ J♥
  dario holds: 5♠ 3♥
  discard pile: 5♦ 6♦
  turn: beto
{bought}  beto draws: stock
  dario buys: 9♦                                       -> refused because buying.per-deal
""",
    )
