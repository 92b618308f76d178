"""Wild cards and swaps, from the text of a house's file to the verdict of the referee."""

import pytest

from carioca_dsl.cards import faces_text
from carioca_dsl.engine import legal_actions
from carioca_dsl.melds import melds_of
from carioca_dsl.referee import action_text
from tests.support.deals import Pack, lay_out
from tests.support.houses import house, plays

CORNER = {"run": {"around the corner": "allowed"}}


@pytest.mark.parametrize(("end", "verdict"), [("low", "allowed"), ("high", "refused")])
def test_k016_the_player_names_the_end(end, verdict):
    plays(
        None,
        f"""
  ana holds: 3♠ ★ 2♥
  ana laid: 9♣ 9♦ 9♥ | 5♠ 6♠ 7♠ 8♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: ★ to ana 2           -> refused because law.name-the-end
  ana adds: ★ to ana 2 {end}     -> allowed
  ana adds: 3♠ to ana 2          -> {verdict}
""",
    )


def test_k017_no_question_where_one_end_is_free():
    plays(
        None,
        """
  ana holds: ★ 2♥
  ana laid: 9♣ 9♦ 9♥ | A♠ 2♠ 3♠ 4♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: ★ to ana 2           -> allowed
  expect ana 2: A♠ 2♠ 3♠ 4♠ ★
""",
    )


def test_k019_a_joker_at_the_end_stands_for_its_card():
    plays(
        {"wild cards": {"swap": "within the run"}},
        """
  ana holds: 2♠ A♠ 6♠ K♥ K♦
  ana laid: 9♣ 9♦ 9♥ | ★ 3♠ 4♠ 5♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: 2♠ to ana 2          -> refused because law.place-taken
  ana adds: 6♠ to ana 2          -> allowed
  ana adds: A♠ to ana 2          -> allowed
  ana swaps: 2♠ for ★ in ana 2   -> allowed
  expect ana 2: A♠ 2♠ 3♠ 4♠ 5♠ 6♠ ★
""",
    )


def test_k022_no_swap_where_the_joker_has_nowhere_to_go():
    plays(
        {"wild cards": {"swap": "within the run"}},
        """
  ana holds: 7♠ 2♥
  ana laid: 9♣ 9♦ 9♥ | A♠ 2♠ 3♠ 4♠ 5♠ 6♠ ★ 8♠ 9♠ 10♠ J♠ Q♠ K♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana swaps: 7♠ for ★ in ana 2   -> refused because law.run-full
""",
    )


@pytest.mark.parametrize(("later", "verdict"), [
    ("no limit", "allowed"), ("at most 1", "refused because wild-cards.per-meld")
])  # fmt: skip
def test_k024_k026_a_second_joker_once_the_set_lies_there(later, verdict):
    plays(
        {"wild cards": {"per meld when opening": "at most 1", "per meld when laying off": later}},
        f"""
  ana holds: ★ 2♥
  ana laid: 7♠ 7♦ ★ | A♠ 2♠ 3♠ 4♠
  stock: J♣ …
  ana draws: stock               -> allowed
  ana adds: ★ to ana 1           -> {verdict}
  ana adds: ★ to ana 1           -> refused
""",
    )


def test_k027_a_swap_in_a_meld_beyond_the_limit_of_the_opening():
    plays(
        {"wild cards": {"per meld when opening": "at most 1", "swap": "within the run"}},
        """
  ana holds: 5♠ 2♥
  ana laid: 7♠ 7♦ 7♥ | 4♠ ★ ★ 7♠
  stock: J♣ …
  ana draws: stock                    -> allowed
  ana swaps: 5♠ for ★ in ana 2 ★ high -> allowed
  expect ana 2: 4♠ 5♠ ★ 7♠ ★
""",
    )


def test_k029_what_is_offered_is_what_the_judge_allows():
    changes = CORNER | {"turn": {"discard of wild cards": "forbidden unless forced"}, "rounds": {"1": "2 runs"}}
    plays(
        changes,
        """
  ana holds: ★ 6♠
  ana laid: 8♠ 9♠ 10♠ J♠ | Q♠ K♠ A♠ 2♠ 3♠ 4♠
  stock: J♠ …
  ana draws: stock               -> allowed
  ana adds: J♠ to ana 1          -> refused
  ana adds: 6♠ to ana 1          -> refused
  ana adds: 6♠ to ana 2          -> refused
  ana discards: ★                -> refused because turn.discard-of-wild-cards
  ana adds: J♠ to ana 2          -> allowed
  expect ana 2: J♠ Q♠ K♠ A♠ 2♠ 3♠ 4♠
  ana discards: 6♠               -> allowed
""",
    )
    rules = house(changes).rules(2).rounds[0]
    state = lay_out(rules, "★ 6♠ J♠", "K♥", table={0: ["8♠ 9♠ 10♠ J♠", "Q♠ K♠ A♠ 2♠ 3♠ 4♠"]})
    offered = {action_text(action, ("ana", "beto"), "en") for action in legal_actions(rules, state)}
    assert offered == {
        "ana adds: ★ to ana 1 low",
        "ana adds: ★ to ana 1 high",
        "ana adds: ★ to ana 2 low",
        "ana adds: ★ to ana 2 high",
        "ana adds: J♠ to ana 2",
        "ana discards: 6♠",
        "ana discards: J♠",
    }


def test_k034_a_joker_is_shown_in_its_place():
    plays(
        {"rounds": {"1": "1 run of 5 cards"}},
        """
  ana holds: A♠ 2♠ 4♠ 5♠ ★ K♦
  stock: J♣ …
  ana draws: stock               -> allowed
  ana opens: A♠ 2♠ 4♠ 5♠ ★       -> allowed
  expect ana 1: A♠ 2♠ ★ 4♠ 5♠
""",
    )


@pytest.mark.parametrize("hand", [
    "3♠ 7♠ 9♠ ★ ★ ★ ★ K♦ Q♥", "★ ★ ★ 6♦ ★ 8♦ 9♦ K♣ Q♥", "4♠ 8♠ A♠ ★ ★ ★ ★ 8♦ Q♥", "8♥ 9♥ 10♥ 4♥ ★ ★ ★ K♣ 2♦",
])  # fmt: skip
def test_k036_long_runs_with_many_jokers_are_not_pruned(hand):
    rules = house({"rounds": {"1": "1 run of 7 cards"}, "run": {"ace": "low"}})
    room = melds_of(rules.rules().rounds[0])
    cards = Pack(rules.rules().rounds[0]).take(hand)
    naturals = sorted((card % 13 for card in cards if card % 53 != 52), reverse=True)
    assert naturals
    found = list(room.openings(cards))
    assert room.can_open(cards) == bool(found)
    assert bool(found) == spans_seven(cards), faces_text(cards)


def spans_seven(cards):
    """The slow and obvious way: is there a window of seven places that the jokers can complete?"""
    jokers = sum(card % 53 == 52 for card in cards)
    return any(
        7 - len({card % 53 for card in cards if card % 53 in window}) <= jokers
        for suit in range(4)
        for low in range(7)
        if (window := range(suit * 13 + low, suit * 13 + low + 7))
    )


def test_k039_k041_k042_swaps_wait_and_take_natural_cards_only():
    changes = {"deck": {"wild": "jokers, 2"}, "wild cards": {"swap": "within the run"}, "rounds": {"1": "1 run"}}
    plays(
        changes | {"turn": {"lay off from": "next turn"}},
        """
  ana holds: 5♠ 6♠ 2♥ 8♠ K♦ 7♠
  stock: J♣ 3♣ 4♣ …
  ana draws: stock                      -> allowed
  ana opens: 5♠ 6♠ 2♥ 8♠                -> allowed
  ana swaps: 7♠ for 2♥ in ana 1 2♥ low  -> refused because wild-cards.swap-from
  ana discards: J♣                      -> allowed
  beto draws: stock                     -> allowed
  beto discards: 3♣                     -> allowed
  ana draws: stock                      -> allowed
  ana swaps: ★ for 2♥ in ana 1 low      -> refused
  ana swaps: 7♠ for 2♥ in ana 1 low     -> allowed
  expect ana 1: 2♥ 5♠ 6♠ 7♠ 8♠
""".replace("2♥ low  ->", "low     ->"),
    )


TO_HAND = {"swap": "to the hand", "swap by": "anyone"}


def test_k041_any_wild_card_of_a_set_or_a_run_comes_to_the_hand_and_the_step_names_it():
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": TO_HAND},
        """
  ana holds: 5♣ 5♥ 9♠ 8♦ 7♥
  beto laid: 5♦ ★ 2♦ | 8♠ ★ 10♠ 2♥
  stock: J♠ …
  ana draws: stock               -> allowed
  ana swaps: 5♥ for 2♦ in beto 1 -> allowed
  expect beto 1: 5♦ 5♥ ★
  ana swaps: 5♣ for ★ in beto 1  -> allowed
  expect beto 1: 5♣ 5♦ 5♥
  ana swaps: 9♠ for ★ in beto 2  -> allowed
  ana swaps: J♠ for 2♥ in beto 2 -> allowed
  expect beto 2: 8♠ 9♠ 10♠ J♠
  ana discards: ★                -> allowed
""",
    )


def test_k041_a_two_in_its_own_place_is_no_wild_card_to_be_swapped():
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": TO_HAND},
        """
  ana holds: 2♠ 3♠ 8♦ 7♥
  beto laid: 5♦ 5♣ 5♥ | A♠ 2♠ ★ 4♠
  stock: J♠ …
  ana draws: stock               -> allowed
  ana swaps: 2♠ for 2♠ in beto 2 -> refused because law.not-wild
  ana swaps: 3♠ for ★ in beto 2  -> allowed
  expect beto 2: A♠ 2♠ 3♠ 4♠
""",
    )


def test_k042_a_two_takes_the_place_of_a_wild_card_only_where_it_is_natural():
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": TO_HAND},
        """
  ana holds: 2♠ 2♦ ★ 8♦ 7♥
  beto laid: 5♦ ★ 5♥ | A♠ 2♥ 3♠ 4♠ | 2♣ ★ ★
  stock: J♠ …
  ana draws: stock               -> allowed
  ana swaps: 2♦ for ★ in beto 1  -> refused because law.wild-for-wild
  ana swaps: ★ for 2♥ in beto 2  -> refused because law.wild-for-wild
  ana swaps: 2♦ for 2♥ in beto 2 -> refused because law.wild-for-wild
  ana swaps: 2♠ for 2♥ in beto 2 -> allowed
  expect beto 2: A♠ 2♠ 3♠ 4♠
  ana swaps: 2♦ for ★ in beto 3  -> allowed
  ana swaps: 2♥ for ★ in beto 3  -> allowed
  expect beto 3: 2♣ 2♦ 2♥
""",
    )


def test_k041_within_a_run_a_wild_two_moves_to_an_end_and_may_find_its_own_place_there():
    plays(
        {"deck": {"wild": "jokers, 2"}, "wild cards": {"swap": "within the run", "swap by": "anyone"}},
        """
  ana holds: 5♠ 2♠ 7♥ 8♦
  beto laid: 5♦ 5♣ 5♥ | 3♠ 4♠ 2♠ 6♠
  stock: J♠ …
  ana draws: stock                   -> allowed
  ana swaps: 5♠ for 2♠ in beto 2 low -> allowed
  expect beto 2: 2♠ 3♠ 4♠ 5♠ 6♠
  ana swaps: 2♠ for 2♠ in beto 2     -> refused because law.not-wild
""",
    )
