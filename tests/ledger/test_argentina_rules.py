"""The shipped Argentine game judged step by step, from its text: what the other tests ask of the rooms one by one."""

import pytest

from tests.support.houses import judged_under
from tests.support.shipped import shipped

SET_AND_RUN = "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"


def judged(steps):
    """Play an example under the shipped rules; every step must come out as stated."""
    return judged_under("argentina", steps)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("8♣ 8♦ 8♥ | K♣ K♦ K♥", "allowed"),
    ("8♣ 8♣ 8♦ | K♣ K♦ K♥", "allowed"),
    ("8♣ 8♦ 8♥ 8♠ | K♣ K♦ K♥", "refused because set.size"),
    ("8♣ 8♦ | K♣ K♦ K♥", "refused because set.size"),
    ("8♣ 8♦ 9♥ | K♣ K♦ K♥", "refused because law.not-one-rank"),
    ("8♣ 8♦ ★ | K♣ K♦ ★", "allowed"),
    ("8♣ ★ ★ | K♣ K♦ K♥", "refused because wild-cards.per-meld"),
    ("2♣ 8♦ 8♥ | K♣ K♦ K♥", "refused"),
])  # fmt: skip
def test_ar_07_ar_11_ar_12_ar_20_sets(laid, verdict):
    judged(f"""
  round: 1
  ana holds: {laid.replace("|", " ")} 3♠
  stock: 5♥ …
  ana draws: stock      -> allowed
  ana opens: {laid}     -> {verdict}
""")


@pytest.mark.parametrize(("run", "verdict"), [
    ("4♠ 5♠ 6♠ 7♠", "allowed"),
    ("A♠ 2♠ 3♠ 4♠", "allowed"),
    ("J♠ Q♠ K♠ A♠", "allowed"),
    ("Q♠ K♠ A♠ 2♠", "refused"),
    ("4♠ 5♠ 6♠", "refused because run.size"),
    ("4♠ 5♠ 6♠ 7♠ 8♠", "refused because run.size"),
    ("4♠ 5♠ 6♥ 7♠", "refused because law.not-one-suit"),
    ("4♠ 5♠ ★ 7♠", "allowed"),
    ("4♠ ★ ★ 7♠", "refused because wild-cards.per-meld"),
    ("4♠ 5♠ 6♠ 8♠", "refused because law.not-consecutive"),
])  # fmt: skip
def test_ar_13_ar_14_ar_15_ar_16_ar_21_runs(run, verdict):
    judged(f"""
  round: 2
  ana holds: 8♣ 8♦ 8♥ {run} K♦
  stock: 5♥ …
  ana draws: stock                  -> allowed
  ana opens: 8♣ 8♦ 8♥ | {run}       -> {verdict}
""")


def test_ar_17_ar_18_ar_19_d_ar_2_a_run_from_ace_to_ace():
    judged("""
  round: 2
  ana holds: A♠ A♠ 3♥ ★ 4♦ 5♦
  ana laid: 8♣ 8♦ 8♥ | 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠
  stock: A♦ …
  ana draws: stock                  -> allowed
  ana adds: A♠ to ana 2 high        -> refused
  ana adds: ★ to ana 2 high         -> allowed
  ana adds: A♠ to ana 2 low         -> allowed
  ana adds: A♠ to ana 2 high        -> allowed
  ana adds: 3♥ to ana 2             -> refused
  expect ana 2: A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ ★ A♠
""")


def test_ar_22_d_ar_26_a_joker_stays_the_card_that_it_was_laid_as():
    judged("""
  round: 2
  ana holds: ★ 4♠ 8♠ 9♠ 3♥
  ana laid: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠
  stock: A♦ …
  ana draws: stock                  -> allowed
  ana adds: ★ to ana 2              -> refused because law.name-the-end
  ana adds: ★ to ana 2 high         -> allowed
  ana adds: 8♠ to ana 2             -> refused because law.place-taken
  ana adds: 9♠ to ana 2             -> allowed
""")


def test_ar_31_ar_32_ar_45_d_ar_15_before_opening_nothing_but_the_whole_contract():
    judged(f"""
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦ 9♣
  beto laid: 9♠ 9♦ 9♥ | 10♥ J♥ Q♥ K♥
  turn: ana
  stock: K♣ K♠ …
  ana draws: stock                                -> allowed
  ana opens: 8♣ 8♦ 8♥                             -> refused because rounds.contract
  ana lays: 8♣ 8♦ 8♥                              -> refused
  ana adds: 9♣ to beto 1                          -> refused
  ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠ | K♦ K♣ 9♣    -> refused
  ana opens: {SET_AND_RUN}                        -> allowed
""")


def test_ar_46_ar_47_ar_48_ar_49_ar_50_d_ar_6_after_the_opening():
    judged(f"""
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 9♣ 3♥
  beto laid: 9♠ 9♦ 9♥ | 10♥ ★ Q♥ K♥
  turn: ana
  stock: J♥ 2♦ 2♣ K♣ …
  ana draws: stock                                -> allowed
  ana opens: {SET_AND_RUN}                        -> allowed
  ana adds: 9♣ to beto 1                          -> refused because turn.lay-off-from
  ana swaps: J♥ for ★ in beto 2 ★ low             -> refused because wild-cards.swap-from
  ana discards: 3♥                                -> allowed
  beto draws: stock                               -> allowed
  beto discards: 2♦                               -> allowed
  ana draws: stock                                -> allowed
  ana lays: 9♠ 9♣ 8♠                              -> refused because turn.new-melds-later
  ana adds: 9♣ to beto 1                          -> allowed
  ana adds: 8♠ to ana 2                           -> allowed
  ana adds: 9♠ to ana 2                           -> allowed
  ana swaps: J♥ for ★ in beto 2 ★ low             -> allowed
  ana discards: 2♣                                -> allowed
  expect deal: over
""")


def test_ar_51_ar_52_d_ar_14_d_ar_19_the_discard_that_empties_the_hand_ends_the_deal():
    judged("""
  round: 2
  ana holds: 8♠ 9♠
  ana laid: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠
  beto holds: A♠ Q♥ 3♦
  stock: 10♠ 2♣ …
  ana draws: stock                                -> allowed
  ana adds: 8♠ to ana 2                           -> allowed
  ana adds: 9♠ to ana 2                           -> allowed
  ana adds: 10♠ to ana 2                          -> refused because turn.final-discard
  ana discards: 10♠                               -> allowed
  expect deal: over
  beto draws: stock                               -> refused because law.deal-over
  expect ana scores: 0 points
  expect beto scores: 33 points
""")


def test_ar_53_d_ar_22_each_player_opens_within_the_limit():
    judged(f"""
  round: 2
  ana holds: 8♣ 8♦ ★ 4♠ ★ ★ 7♠ 8♥ 5♠ 6♠ 2♦
  beto laid: 9♠ 9♦ 9♥ | 10♥ J♥ Q♥ K♥
  turn: ana
  stock: J♦ 3♦ 3♣ …
  ana draws: stock                                -> allowed
  ana opens: 8♣ 8♦ 8♥ | 4♠ ★ ★ 7♠                 -> refused because wild-cards.per-meld
  ana opens: {SET_AND_RUN}                        -> allowed
  ana discards: 2♦                                -> allowed
  beto draws: stock                               -> allowed
  beto discards: 3♦                               -> allowed
  ana draws: stock                                -> allowed
  ana adds: ★ to beto 1                           -> allowed
  ana adds: ★ to beto 1                           -> allowed
  ana adds: ★ to ana 2 low                        -> allowed
""")


def test_ar_54_ar_55_ar_56_ar_57_ar_58_d_ar_4_d_ar_5_d_ar_7_the_joker_slides():
    judged("""
  round: 3
  ana holds: 6♥ 9♣ 4♥ 2♦
  ana laid: 2♠ 3♠ 4♠ 5♠ | 9♦ 10♦ J♦ Q♦
  beto laid: 5♥ ★ 7♥ 8♥ | ★ 3♦ 4♦ 5♦
  turn: ana
  stock: K♣ …
  ana draws: stock                                -> allowed
  ana swaps: 9♣ for ★ in beto 1 ★ low             -> refused
  ana swaps: 6♥ for ★ in beto 1                   -> refused because law.name-the-end
  ana swaps: 6♥ for ★ in beto 1 ★ high            -> allowed
  expect beto 1: 5♥ 6♥ 7♥ 8♥ ★
  expect ana holds: 4 cards
  ana adds: 4♥ to beto 1                          -> allowed
  ana adds: 2♦ to beto 2                          -> refused because law.place-taken
  ana swaps: 2♦ for ★ in beto 2 ★ low             -> allowed
  expect beto 2: ★ 2♦ 3♦ 4♦ 5♦
""")


def test_ar_59_d_ar_11_the_discards_become_the_stock_when_the_next_turn_begins():
    report = judged("""
  round: 3
  ana holds: 6♥ 9♣
  beto holds: 5♦ 7♣
  stock: K♣ K♦
  discard pile: 2♥
  ana draws: stock                                -> allowed
  ana discards: 9♣                                -> allowed
  beto draws: stock                               -> allowed
  beto discards: K♦                               -> allowed
  ana draws: discard pile                         -> allowed
  ana discards: 6♥                                -> allowed
  beto draws: stock                               -> allowed
  beto discards: 7♣                               -> allowed
""")
    names = [type(event).__name__ for event in report.events]
    assert names.count("Reshuffled") == 1
    assert "RoundVoid" not in names


def test_ar_60_d_ar_13_one_discard_is_nothing_to_shuffle():
    report = judged("""
  round: 3
  ana holds: 6♥ 9♣
  beto holds: 5♦ 7♣
  stock: K♣
  discard pile: none
  ana draws: stock                                -> allowed
  ana discards: 9♣                                -> allowed
  expect deal: over
  beto draws: discard pile                        -> refused because law.deal-over
  expect beto scores: 0 points
""")
    assert [type(event).__name__ for event in report.events][-1] == "RoundVoid"


@pytest.mark.parametrize(("hand", "points"), [
    ("2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣", 54),
    ("J♣ Q♦ K♥", 30),
    ("A♠ A♦", 40),
    ("★ ★", 100),
    ("A♠ Q♥ 3♦", 33),
    ("8♣ 8♦ 8♥", 24),
])  # fmt: skip
def test_ar_62_ar_63_ar_64_ar_65_ar_66_ar_67_ar_68_ar_70_what_a_deal_costs(hand, points):
    judged(f"""
  round: 2
  ana holds: K♠
  ana laid: 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠
  beto holds: {hand}
  beto laid: 10♦ 10♥ 10♠ | 4♦ 5♦ 6♦ 7♦
  turn: ana
  stock: 9♠ …
  ana draws: stock                                -> allowed
  ana adds: 9♠ to ana 1                           -> allowed
  ana discards: K♠                                -> allowed
  expect ana scores: 0 points
  expect beto scores: {points} points
""")


def test_ar_72_ar_73_d_ar_16_opening_the_last_round_goes_out():
    judged("""
  round: 7
  ana holds: 4♦ 5♦ 6♦ 7♦ 4♥ 5♥ 6♥ 7♥ 4♠ 5♠ 6♠ 7♠
  stock: 8♠ …
  ana draws: stock                                -> allowed
  expect ana holds: 13 cards
  ana opens: 4♦ 5♦ 6♦ 7♦ | 4♥ 5♥ 6♥ 7♥ | 4♠ 5♠ 6♠ 7♠  -> allowed
  ana adds: 8♠ to ana 3                           -> refused because turn.final-discard
  ana discards: 8♠                                -> allowed
  expect deal: over
""")


def test_ar_42_d_ar_9_d_ar_10_a_joker_on_the_pile_is_taken_and_thrown_back():
    judged("""
  round: 1
  ana holds: 6♥ 9♣
  discard pile: ★
  ana draws: discard pile                         -> allowed
  ana draws: stock                                -> refused because law.already-drawn
  ana discards: ★                                 -> allowed
""")


def test_d_ar_8_melds_of_one_contract_may_be_alike():
    judged("""
  round: 4
  ana holds: 8♣ 8♦ 8♥ 8♣ 8♦ 8♥ K♣ K♦ K♥ 2♠ 3♠
  stock: 5♥ …
  ana draws: stock                                -> allowed
  ana opens: 8♣ 8♦ 8♥ | 8♣ 8♦ 8♥ | K♣ K♦ K♥       -> allowed
""")
    judged("""
  round: 3
  ana holds: 4♠ 5♠ 6♠ 7♠ 4♠ 5♠ 6♠ 7♠ K♥ 2♠ 3♠
  stock: 5♥ …
  ana draws: stock                                -> allowed
  ana opens: 4♠ 5♠ 6♠ 7♠ | 4♠ 5♠ 6♠ 7♠            -> allowed
""")


def test_ar_86_the_title_in_every_language_of_the_rulebook():
    assert set(shipped("argentina").titles) >= {"fr", "es", "en"}
    assert all("7" in title or "seven" in title for title in shipped("argentina").titles.values())
