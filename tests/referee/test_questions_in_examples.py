"""Examples in which players are asked out of turn, or that go beyond one deal."""

import pytest

from carioca_dsl.compiler.understand import understand
from carioca_dsl.referee import findings, play_examples
from tests.support.coins import COINS
from tests.support.rule_texts import shipped

BUYING = """
  players: ana, beto, carla, dani
  round: 3
  ana holds: 7♣ 8♣
  discard pile: 5♠ K♦
  ana draws: stock
"""
BUST = """
  players: ana, beto, carla, dani
  ana has: 20 points
  beto has: 137 points
  carla has: 149 points
  dani has: 100 points
  ana holds: 8♣
  beto holds: ★
  carla holds: 4♦
  dani holds: 10♠
  ana laid: 8♦ 8♥ 8♠
  stock: 9♣ …
  ana draws: stock
  ana adds: 8♣ to ana 1
  ana discards: 9♣
"""
CHOOSING = """
  agree: pazza
  players: ana, beto, carla, dani
  round: 3
  turn: beto
"""
EMPTY = """
  players: ana, beto
  round: 2
  ana holds: 7♣ 8♣
  stock: 9♣
  ana draws: stock
  ana discards: 9♣
"""
DOUBLES = """
  players: ana, beto, carla
  carla holds: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥ 5♦
"""


def played(*parts: str) -> list[str]:
    """What comes out differently in an example of these lines: found in place of what was stated."""
    lines = [line for part in parts for line in part.strip().split("\n")]
    text = COINS + "\nexample one\n" + "\n".join(f"  {line.strip()}" for line in lines) + "\n"
    understood = understand(text, "coins", shipped)
    assert not understood.diagnostics
    assert understood.variant is not None
    reports = play_examples(understood.variant)
    assert not reports[0].fault, reports[0].fault
    return [dict(one.args)["verdict"] for one in findings(reports)]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("expect ana holds: 3 cards", id="nobody is said to buy"),
        pytest.param("ana discards: 7♣\nexpect ana holds: 2 cards", id="the turn goes on"),
        pytest.param("beto buys: K♦ -> allowed\nexpect beto holds: 14 cards\nexpect pot: 6 coins", id="IT-40"),
        pytest.param(
            "carla buys: K♦ -> allowed\nexpect carla coins: -3 coins", id="IT-43: those before her have passed"
        ),
        pytest.param("beto passes: K♦\ncarla passes: K♦\nexpect ana holds: 3 cards", id="passes may be written"),
        pytest.param("beto passes: 5♠ -> refused because law.not-offered", id="of the card that is offered"),
        pytest.param("dani buys: K♦ -> refused because law.own-discard\ncarla buys: K♦", id="who is never asked"),
        pytest.param("ana discards: 7♣ -> refused because law.answer-first\nbeto buys: K♦", id="D-IT-63"),
        pytest.param("carla buys: K♦\nbeto buys: K♦ -> refused because law.nothing-asked", id="one buyer a card"),
        pytest.param("expect pot: 4 coins\nexpect ana coins: -1 coin\nbeto buys: K♦", id="D-IT-77"),
    ],
)
def test_passes_need_not_be_written(lines: str) -> None:
    assert not played(BUYING, lines)


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("expect deal: over\nexpect ana scores: -10 points\nexpect ana has: 10 points", id="D-IT-17"),
        pytest.param("expect beto has: 162 points\nexpect beto scores: 25 points", id="IT-31"),
        pytest.param("beto re-enters: 110 points\nexpect beto has: 110 points\nexpect deal: over", id="IT-32"),
        pytest.param("beto re-enters: 153 points -> refused because law.wrong-total", id="D-IT-14"),
        pytest.param("beto re-enters: 110 points\ncarla leaves: 153 points\nexpect round: 2", id="D-IT-72"),
        pytest.param("carla leaves: 153 points -> refused because law.answer-first", id="in turn order"),
        pytest.param("beto draws: stock -> refused because law.deal-over", id="nobody plays on"),
        pytest.param("dani leaves: 110 points -> refused", id="who is not bust is not asked"),
        pytest.param(
            "beto re-enters: 110 points\ncarla re-enters: 110 points\nbeto draws: stock -> allowed", id="next deal"
        ),
        pytest.param("expect pot: 0 coins\nexpect ana coins: 3 coins", id="D-IT-20"),
    ],
)
def test_an_example_may_go_on_after_the_deal(lines: str) -> None:
    assert not played(BUST, lines)


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("beto draws: stock -> refused because law.choose-first\nbeto chooses: 5", id="IT-05"),
        pytest.param("beto chooses: 2 -> refused because law.round-not-left\nbeto chooses: 8", id="D-IT-05"),
        pytest.param("beto chooses: 5\nexpect round: 5\nbeto draws: stock -> allowed", id="IT-04"),
        pytest.param("carla chooses: 5 -> refused because law.not-your-turn\nbeto chooses: 5", id="IT-07"),
        pytest.param("beto draws: stock\nexpect round: 3", id="a round that was chosen before, or by nobody"),
    ],
)
def test_a_round_is_chosen_in_an_example_that_begins_so(lines: str) -> None:
    assert not played(CHOOSING, lines)


def test_who_chose_the_round_may_be_said() -> None:
    out = "ana holds: 8♣\nana laid: 8♦ 8♥ 8♠\nstock: 9♣ …\nana draws: stock\nana adds: 8♣ to ana 1\nana discards: 9♣"
    table = "agree: pazza\nplayers: ana, beto\nround: 2"
    assert not played(table, "chooser: ana", out, "expect ana scores: -20 points")
    assert not played(table, "chooser: beto", out, "expect ana scores: -10 points")


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("carla shows: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥\nexpect carla holds: 13 cards", id="IT-77"),
        pytest.param(
            "ana draws: stock\ncarla shows: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥ -> refused because deal.new-deal-with", id="D-IT-56"
        ),
        pytest.param(
            "ana shows: 7♣ 7♣ -> refused because law.not-held\ncarla shows: 7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥", id="IT-78"
        ),
        pytest.param(
            "carla shows: 7♣ 7♣ 9♦ 9♦ K♠ K♠ -> refused because deal.new-deal-with\nana draws: stock", id="three pairs"
        ),
    ],
)
def test_cards_are_shown_for_a_new_deal(lines: str) -> None:
    assert not played(DOUBLES, lines)


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("expect deal: void\nexpect deal: over\nexpect ana has: 0 points", id="D-IT-73"),
        pytest.param("expect round: 2\nexpect pot: 2 coins\nexpect ana coins: -1 coin", id="IT-80"),
        pytest.param("ana draws: stock -> allowed\nexpect deal: over", id="IT-81: the same dealer deals"),
    ],
)
def test_a_void_round_is_played_again(lines: str) -> None:
    wrong = played(EMPTY, lines)
    assert wrong == (["not over"] if "allowed" in lines else [])


def test_what_comes_out_differently_is_told() -> None:
    assert played(BUST, "expect ana has: 9 points") == ["10"]
    assert played(BUST, "expect pot: 4 coins") == ["0"]
    assert played(EMPTY, "expect round: 3") == ["2"]
    assert played(BUYING, "expect deal: void") == ["not over"]


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        pytest.param("players: ana, beto\nzoe has: 4 points", 2, id="a total"),
        pytest.param("players: ana, beto\nchooser: zoe", 2, id="a chooser"),
        pytest.param("players: ana, beto\nexpect zoe has: 4 points", 2, id="an expected total"),
        pytest.param("players: ana, beto\nexpect zoe coins: 4 coins", 2, id="expected coins"),
        pytest.param("players: ana, beto\nana draws: stock\nzoe buys: K♦", 3, id="a buyer"),
    ],
)
def test_who_does_not_sit_there_is_named_where_the_name_stands(lines: str, line: int) -> None:
    text = COINS + "\nexample one\n" + "\n".join(f"  {each}" for each in lines.split("\n")) + "\n"
    variant = understand(text, "coins", shipped).variant
    assert variant is not None
    (problem,) = findings(play_examples(variant))
    assert problem.code == "E0321"
    assert problem.span.line == text[: text.index("example one")].count("\n") + 1 + line


def test_players_may_be_known_by_their_totals_alone() -> None:
    assert not played("carla has: 20 points\nbeto has: 10 points\nturn: beto\nexpect carla has: 20 points")
