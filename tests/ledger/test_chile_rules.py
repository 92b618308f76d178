"""The shipped Chilean game judged step by step, from its text: sets, runs, wild twos, opening, swaps, going out."""

import pytest

from tests.support.houses import judged_under


def judged(steps):
    """Play an example under the shipped rules; every step must come out as stated."""
    return judged_under("chile", steps)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("8♣ 8♦ 8♥ | K♣ K♦ K♥", "allowed"),
    ("8♣ 8♣ 8♦ | 8♥ 8♥ 8♠", "allowed"),
    ("8♣ 8♦ 8♥ 8♠ | K♣ K♦ K♥", "refused because set.size"),
    ("8♣ 8♦ | K♣ K♦ K♥", "refused because set.size"),
    ("8♣ 8♦ 9♥ | K♣ K♦ K♥", "refused because law.not-one-rank"),
    ("8♣ 8♦ ★ | K♣ K♦ 2♥", "allowed"),
    ("8♣ ★ 2♦ | K♣ 2♠ 2♥", "allowed"),
    ("★ ★ 2♦ | K♣ K♦ K♥", "allowed"),
    ("2♣ 2♦ 2♥ | K♣ K♦ K♥", "allowed"),
])  # fmt: skip
def test_cl_06_cl_09_cl_15_cl_24_cl_84_d_cl_5_d_cl_6_d_cl_38_d_cl_39_sets(laid, verdict):
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
    ("K♠ A♠ 3♠ 2♠", "refused"),
    ("K♠ A♠ 2♠ 3♠", "refused"),
    ("A♠ 2♠ 3♠", "refused because run.size"),
    ("4♠ 5♠ 6♠ 7♠ 8♠", "refused because run.size"),
    ("4♠ 5♠ 6♥ 7♠", "refused because law.not-one-suit"),
    ("4♠ 5♠ 6♠ 8♠", "refused because law.not-consecutive"),
    ("4♠ ★ 2♥ 7♠", "allowed"),
    ("4♠ ★ ★ 2♥", "allowed"),
    ("A♠ 2♥ 3♠ 4♠", "allowed"),
])  # fmt: skip
def test_cl_07_cl_17_cl_18_cl_20_cl_25_cl_85_d_cl_7_d_cl_32_d_cl_41_runs(run, verdict):
    judged(f"""
  round: 2
  ana holds: 8♣ 8♦ 8♥ {run} K♦
  stock: 5♥ …
  ana draws: stock                  -> allowed
  ana opens: 8♣ 8♦ 8♥ | {run}       -> {verdict}
""")


def test_cl_20_a_run_does_not_go_around_the_corner():
    last = "3♣ 4♣ 5♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦"
    steps = f"""
  ana holds: {last.replace("|", " ")} K♠ A♠ 2♠
  stock: 9♥ …
  ana draws: stock                  -> allowed
  ana opens: {last} | K♠ A♠ 2♠      -> """
    # A natural two comes after the ace, and a king does not; a wild one is the queen of these three.
    judged("  round: 8\n  agree: natural twos" + steps + "refused\n")
    judged("  round: 8" + steps + "allowed\n  expect ana 4: 2♠ K♠ A♠\n")


def test_cl_08_cl_23_cl_46_cl_47_cl_50_before_opening_nothing_but_the_whole_contract():
    judged("""
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦ 9♣
  beto laid: 9♠ 9♦ 9♥ | 10♥ J♥ Q♥ K♥
  turn: ana
  stock: K♣ …
  ana draws: stock                          -> allowed
  ana opens: 8♣ 8♦ 8♥                       -> refused because rounds.contract
  ana lays: 8♣ 8♦ 8♥                        -> refused
  ana adds: 9♣ to beto 1                    -> refused because law.not-opened
  ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠         -> allowed
""")


def test_cl_45_cl_48_cl_49_cl_54_d_cl_15_d_cl_21_d_cl_22_d_cl_40_d_cl_48_opening_and_what_may_follow():
    judged("""
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ 3♠ 9♣ 9♦
  beto laid: 9♠ 9♥ 9♥ | 10♥ J♥ Q♥ K♥
  turn: ana
  stock: J♦ 2♦ 9♦ Q♣ 9♣ …
  ana draws: stock                          -> allowed
  ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠ 8♠      -> refused because run.size
  ana discards: J♦                          -> allowed
  beto draws: stock                         -> allowed
  beto discards: 2♦                         -> allowed
  ana draws: stock                          -> allowed
  ana opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠         -> allowed
  ana adds: 8♠ to ana 2                     -> refused because turn.lay-off-from
  ana draws: stock                          -> refused
  ana discards: 9♦                          -> allowed
  beto draws: stock                         -> allowed
  beto discards: Q♣                         -> allowed
  ana draws: stock                          -> allowed
  ana lays: 9♣ 9♣ 9♦                        -> refused because turn.new-melds-later
  ana adds: 9♣ to beto 1                    -> allowed
  ana adds: 9♣ to beto 1                    -> allowed
  ana adds: 9♦ to beto 1                    -> allowed
  ana adds: 3♠ to ana 2                     -> allowed
  ana adds: 8♠ to ana 1                     -> allowed
  expect beto 1: 9♠ 9♥ 9♥ 9♣ 9♣ 9♦
  expect ana 2: 3♠ 4♠ 5♠ 6♠ 7♠
""")


def test_d_cl_37_d_cl_40_a_run_has_one_ace_and_no_more_than_thirteen_cards():
    judged("""
  round: 2
  ana holds: A♠ ★ 3♥ 4♦
  ana laid: 8♣ 8♦ 8♥ | 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠
  stock: A♠ …
  ana draws: stock                  -> allowed
  ana adds: A♠ to ana 2 high        -> allowed
  ana adds: A♠ to ana 2 low         -> refused
  ana adds: ★ to ana 2 low          -> refused
  expect ana 2: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠
""")


def test_cl_51_cl_52_cl_53_cl_82_d_cl_16_d_cl_17_d_cl_19_anyone_may_swap_before_opening():
    judged("""
  round: 2
  ana holds: 5♥ 10♠ 8♣ 8♦ 4♣ 6♣ 7♣ K♦ Q♥ J♣ 9♥
  beto laid: 5♣ 5♦ ★ | 9♠ 2♥ J♠ Q♠
  turn: ana
  stock: 3♥ …
  ana swaps: 5♥ for ★ in beto 1             -> refused because law.draw-first
  ana draws: stock                          -> allowed
  ana swaps: 9♥ for 2♥ in beto 2            -> refused
  ana swaps: 10♠ for 2♥ in beto 2           -> allowed
  ana swaps: 5♥ for ★ in beto 1             -> allowed
  expect beto 1: 5♣ 5♦ 5♥
  expect beto 2: 9♠ 10♠ J♠ Q♠
  expect ana holds: 12 cards
  ana opens: 8♣ 8♦ ★ | 4♣ 2♥ 6♣ 7♣          -> allowed
  ana discards: K♦                          -> allowed
""")


def test_d_cl_18_d_cl_43_the_wild_card_taken_is_a_card_of_the_hand():
    taken = """
  round: 2
  ana holds: 5♥ K♦ 9♥
  ana laid: 8♣ 8♦ 8♥ | 4♦ 5♦ 6♦ 7♦
  beto laid: 5♣ 5♦ ★ | 9♠ 10♠ J♠ Q♠
  turn: ana
  stock: 3♥ …
  ana draws: stock                          -> allowed
  ana swaps: 5♥ for ★ in beto 1             -> allowed
"""
    judged(taken + "  ana discards: ★ -> allowed\n")
    judged(taken + "  ana adds: ★ to beto 2 high -> allowed\n  expect beto 2: 9♠ 10♠ J♠ Q♠ ★\n")
    judged(taken + "  ana discards: 3♥ -> allowed\n  expect ana holds: 3 cards\n")


def test_d_cl_4_d_cl_20_a_two_is_natural_in_its_own_place_only():
    judged("""
  round: 3
  ana holds: 2♠ 2♦ K♣ Q♥
  ana laid: 4♦ 5♦ 6♦ 7♦ | 8♣ 9♣ 10♣ J♣
  beto laid: A♠ 2♠ 3♠ 4♠ | A♥ ★ 3♥ 4♥
  carla laid: A♠ 2♣ 3♠ 4♠ | 6♥ 2♥ 8♥ 9♥
  turn: ana
  stock: 3♣ …
  ana draws: stock                          -> allowed
  ana swaps: 2♠ for 2♠ in beto 1            -> refused because law.not-wild
  ana swaps: 2♦ for ★ in beto 2             -> refused because law.wild-for-wild
  ana swaps: 2♠ for 2♥ in carla 2           -> refused because law.wild-for-wild
  ana swaps: 2♠ for 2♣ in carla 1           -> allowed
  expect carla 1: A♠ 2♠ 3♠ 4♠
""")


def test_cl_44_cl_89_d_cl_14_the_top_discard_may_be_taken_opened_or_not():
    judged("""
  round: 1
  ana holds: 5♥ K♦
  beto holds: Q♥ 3♦
  beto laid: 9♠ 9♥ 9♦ | 10♣ 10♥ 10♦
  turn: ana
  discard pile: 6♠ 4♣
  beto draws: discard pile                  -> refused because law.not-your-turn
  ana draws: discard pile                   -> allowed
  ana draws: stock                          -> refused because law.already-drawn
  ana discards: 4♣                          -> allowed
  beto draws: discard pile                  -> allowed
  beto discards: 3♦                         -> allowed
""")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_cl_56_cl_57_cl_64_cl_87_d_cl_8_laying_off_the_last_card_goes_out(number):
    contracts = {
        1: "8♣ 8♦ 8♥ | K♣ K♦ K♥",
        2: "8♣ 8♦ 8♥ | 4♦ 5♦ 6♦ 7♦",
        3: "4♦ 5♦ 6♦ 7♦ | 5♥ 6♥ 7♥ 8♥",
        4: "8♣ 8♦ 8♥ | K♣ K♦ K♥ | J♣ J♦ J♥",
        5: "8♣ 8♦ 8♥ | K♣ K♦ K♥ | 4♦ 5♦ 6♦ 7♦",
    }
    last = "2" if number == 3 else "1"
    judged(f"""
  round: {number}
  ana holds: ★
  ana laid: {contracts[number]}
  beto holds: A♠ 2♥ ★ J♠ 9♣ 4♣
  stock: 8♠ …
  turn: ana
  ana draws: stock                          -> allowed
  ana adds: ★ to ana {last}{" low" if number == 3 else ""}       -> allowed
  ana discards: 8♠                          -> allowed
  expect deal: over
  expect ana scores: 0 points
  expect beto scores: 113 points
""")
    judged(f"""
  round: {number}
  ana holds: ★
  ana laid: {contracts[number]}
  stock: {"9♥" if number == 3 else "8♠"} …
  turn: ana
  ana draws: stock                          -> allowed
  ana adds: {"9♥" if number == 3 else "8♠"} to ana {last}                   -> allowed
  ana adds: ★ to ana {last}{" low" if number == 3 else ""}       -> allowed
  expect deal: over
  ana discards: ★                           -> refused because law.deal-over
  expect ana scores: 0 points
""")


def test_d_cl_42_opening_round_six_leaves_the_card_that_is_discarded():
    judged("""
  round: 6
  ana holds: 8♣ 8♦ 8♥ 4♦ 5♦ 6♦ 7♦ 5♥ 6♥ 7♥ 8♥
  beto holds: 3♠ 5♣
  stock: 8♠ …
  ana draws: stock                              -> allowed
  ana opens: 8♣ 8♦ 8♥ | 4♦ 5♦ 6♦ 7♦ | 5♥ 6♥ 7♥ 8♥  -> allowed
  ana adds: 8♠ to ana 1                         -> refused because turn.lay-off-from
  ana discards: 8♠                              -> allowed
  expect deal: over
  expect beto scores: 8 points
""")


@pytest.mark.parametrize(("laid", "verdict"), [
    ("3♣ 3♦ 3♥ | 6♠ 6♥ 6♦ | 9♣ 9♦ 9♥ | K♠ K♥ K♦", "allowed"),
    ("A♣ 2♣ 3♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | Q♠ K♠ A♠", "allowed"),
    ("3♣ 3♦ 3♥ | 6♠ 6♥ 6♦ | 9♣ 9♦ 9♥ | Q♠ K♠ A♠", "refused because rounds.contract"),
    ("A♣ 2♣ 3♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | A♠ 3♠ K♠", "refused"),
    ("3♣ 3♦ 3♥ | 6♠ 6♥ 6♦ | 9♣ 9♦ 9♥", "refused because rounds.contract"),
])  # fmt: skip
def test_cl_31_cl_32_cl_33_cl_55_cl_61_cl_62_d_cl_9_d_cl_11_d_cl_12_round_eight_in_one_play(laid, verdict):
    fill = "10♣ J♥ Q♣ 5♦"[: 3 * (13 - len(laid.replace("|", " ").split()))]
    cards = [*laid.replace("|", " ").split(), *fill.split()]
    left = cards[-1]
    end = f"""
  ana discards: {left}                         -> allowed
  expect deal: over
  expect ana scores: 0 points
"""
    judged(f"""
  round: 8
  ana holds: {" ".join(cards[1:])}
  stock: {cards[0]} …
  ana draws: stock                          -> allowed
  ana opens: {laid}                         -> {verdict}
{end if verdict == "allowed" else ""}""")


def test_cl_19_d_cl_47_players_may_choose_differently_and_ace_two_three_is_a_whole_run_of_round_eight():
    judged("""
  round: 8
  ana holds: 3♣ 3♦ 3♥ 6♠ 6♥ 6♦ 9♣ 9♦ 9♥ K♠ K♥ K♦
  beto holds: A♣ 2♣ 3♣ 6♥ 7♥ 8♥ 9♦ 10♦ J♦ Q♠ K♠ A♠
  stock: 5♠ 4♥ …
  ana draws: stock                          -> allowed
  ana discards: 5♠                          -> allowed
  beto draws: stock                         -> allowed
  beto opens: A♣ 2♣ 3♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | Q♠ K♠ A♠  -> allowed
  beto discards: 4♥                         -> allowed
  expect deal: over
""")


@pytest.mark.parametrize(("hand", "points"), [
    ("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣", 52),
    ("J♣ Q♦ K♥", 30),
    ("A♠ A♦", 30),
    ("★ ★", 100),
    ("2♠ 2♦", 50),
    ("8♣ 8♦ 8♥ 4♣ 5♣ 6♣ 7♣", 46),
])  # fmt: skip
def test_cl_21_cl_59_cl_60_cl_63_cl_65_d_cl_4_what_a_hand_costs_opened_or_not(hand, points):
    for laid in ("", "  beto laid: 10♦ 10♥ 10♠ | 4♦ 5♦ 6♦ 7♦\n"):
        judged(f"""
  round: 2
  ana holds: K♠
  ana laid: 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠
  beto holds: {hand}
{laid}  turn: ana
  stock: 9♠ …
  ana draws: stock                          -> allowed
  ana adds: 9♠ to ana 1                     -> allowed
  ana discards: K♠                          -> allowed
  expect ana scores: 0 points
  expect beto scores: {points} points
""")
