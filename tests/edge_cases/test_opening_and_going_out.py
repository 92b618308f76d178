"""Opening, going out and discarding, from the text of a house's file to the verdict of the referee."""

import pytest

from carioca_dsl.bots import make_bot
from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import render
from carioca_dsl.engine import Match
from tests.support.houses import house, house_text, plays
from tests.support.shipped import find_parent


def test_k031_k082_a_way_out_for_who_holds_nothing_else():
    plays(
        {"turn": {"discard of wild cards": "forbidden unless forced"}},
        """
  ana holds: ★
  stock: ★ …
  ana draws: stock               -> allowed
  ana discards: ★                -> allowed
""",
    )


def test_k056_k057_k066_k072_the_order_of_melds_and_each_card_once():
    plays(
        {"rounds": {"1": "1 set, 1 run"}},
        """
  ana holds: K♣ K♦ ★ 4♠ 5♠ 6♠ 7♠ 7♦ 7♥ 2♥
  stock: J♣ …
  ana draws: stock                     -> allowed
  ana opens: 7♠ 7♦ 7♥ | 4♠ 5♠ 6♠ 7♠    -> refused
  ana opens: 4♠ 5♠ 6♠ 7♠ | K♣ K♦ ★     -> allowed
  ana opens: 4♠ 5♠ 6♠ 7♠ | K♣ K♦ ★     -> refused because law.opened-already
""",
    )


@pytest.mark.parametrize(
    ("size", "verdict"), [("3 cards", "refused because set.size"), ("at least 3 cards", "allowed")]
)
def test_k059_a_card_more_in_a_meld_of_the_contract(size, verdict):
    plays(
        {"set": {"size": size}, "rounds": {"1": "1 set"}},
        f"""
  ana holds: K♣ K♦ K♥ K♠ 2♥
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: K♣ K♦ K♥ K♠         -> {verdict}
""",
    )


def diagnosed(changes):
    text = house_text(changes)
    found = compile_text(text, "house.carioca", find_parent)
    return found.variant, render(found.diagnostics, lambda name: text, format="short")


def test_k062_a_contract_of_all_cards_needs_an_optional_discard():
    whole = {"rounds": {"1": "3 runs"}}
    variant, said = diagnosed(whole)
    assert variant is None
    assert "error" in said
    optional = whole | {"turn": {"final discard": "optional"}}
    variant, said = diagnosed(optional)
    assert variant is not None, said
    plays(
        optional,
        """
  ana holds: A♠ 2♠ 3♠ 4♠ 5♥ 6♥ 7♥ 8♥ 9♦ 10♦ J♦
  stock: Q♦ …
  ana draws: stock                                      -> allowed
  ana opens: A♠ 2♠ 3♠ 4♠ | 5♥ 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ Q♦   -> allowed
  expect deal: over
  expect ana scores: 0 points
""",
    )


def test_k064_more_cards_than_anybody_can_hold():
    variant, said = diagnosed({"rounds": {"1": "4 sets or 4 runs"}, "deal": {"hand": "13 cards"}})
    assert variant is None
    assert "16" in said


def test_k067_opened_and_table_begin_anew_with_each_deal():
    rules = house({"rounds": {"1": "1 set", "2": "1 set"}}).rules(2)
    match = Match(rules, ("ana", "beto"), 3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while match.round.number == 1:
        match.apply(bots[match.seat].choose(match.view(match.seat)))
    assert any(match.results[0].opened)
    assert match.deal.opened == (None, None)
    assert match.deal.table == ((), ())


def test_k071_the_contract_takes_its_own_kinds():
    plays(
        {"rounds": {"1": "2 sets"}},
        """
  ana holds: K♣ K♦ K♥ 4♠ 5♠ 6♠ 7♠ 2♥
  stock: J♣ …
  ana draws: stock                     -> allowed
  ana opens: K♣ K♦ K♥ | 4♠ 5♠ 6♠ 7♠    -> refused because rounds.contract
""",
    )


LAST_CARD = """
  ana holds: 5♥
  ana laid: 9♣ 9♦ 9♥ | A♥ 2♥ 3♥ 4♥
  stock: 9♠ …
  ana draws: stock               -> allowed
  ana adds: 9♠ to ana 1          -> allowed
"""


def test_k074_the_last_card_is_discarded_not_laid_off():
    plays(
        None, LAST_CARD + "  ana adds: 5♥ to ana 2 -> refused because turn.final-discard\n  ana discards: 5♥ -> allowed"
    )


def test_k076_the_last_card_is_laid_off_not_discarded():
    plays(
        {"turn": {"final discard": "forbidden"}},
        LAST_CARD
        + "  ana discards: 5♥ -> refused because turn.final-discard\n  ana adds: 5♥ to ana 2 -> allowed\n"
        + "  expect deal: over\n",
    )


def test_k077_nobody_waits_for_a_discard_that_is_not_needed():
    report = plays(
        {"turn": {"final discard": "optional"}}, LAST_CARD + "  ana adds: 5♥ to ana 2 -> allowed\n  expect deal: over\n"
    )
    assert report.ok


def test_k081_throwing_back_the_card_just_taken():
    turn = """
  ana holds: 5♥ 6♣
  discard pile: K♦ 9♠
  ana draws: discard pile        -> allowed
  ana discards: 9♠               -> {}
"""
    plays(None, turn.format("allowed"))
    plays(
        {"turn": {"discard of the card taken": "forbidden unless forced"}},
        turn.format("refused because turn.discard-of-the-card-taken"),
    )


POINTS = "ana holds: 10♣ 10♦ ★ 4♠\n  stock: J♣ …\n  ana draws: stock -> allowed\n  ana opens: 10♣ 10♦ ★ -> "


@pytest.mark.parametrize(
    ("points", "wilds", "verdict"),
    [
        (30, "any number", "allowed"),
        (31, "any number", "refused because rounds.contract"),
        (30, "none", "refused because wild-cards.per-meld"),
    ],
)
def test_k037_a_wild_card_counts_as_its_card_towards_points_where_it_may_be_there(points, wilds, verdict):
    plays(
        {"rounds": {"1": f"melds worth at least {points} points"}, "wild cards": {"per meld when opening": wilds}},
        f"  {POINTS}{verdict}\n",
    )
