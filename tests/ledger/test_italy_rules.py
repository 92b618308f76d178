"""The shipped Italian game judged step by step, from its text: what the other tests of its rules do not show."""

import pytest

from tests.support.houses import judged_under


def judged(steps):
    """Play an example under the shipped rules; every step must come out as stated."""
    return judged_under("italia", steps)


def opened(number, laid, verdict, rest="2♣ 5♣ 7♦ 9♥ J♠"):
    """One player tries to open round ``number`` with ``laid``."""
    judged(f"""
  round: {number}
  ana holds: {laid.replace("|", " ")} {rest}
  stock: 8♥ …
  ana draws: stock      -> allowed
  ana opens: {laid}     -> {verdict}
""")


@pytest.mark.parametrize(("laid", "verdict"), [
    ("K♠ K♥", "allowed"),
    ("A♠ A♥", "allowed"),
    ("K♠ K♥ K♦", "allowed"),
    ("K♠ K♠", "refused because set.suits"),
    ("K♠ Q♥", "refused because law.not-one-rank"),
    ("10♠ 10♥", "refused"),
    ("K♠ ★", "refused because wild-cards.per-meld"),
])  # fmt: skip
def test_it_45_it_46_d_it_28_d_it_65_d_it_66_the_pair(laid, verdict):
    opened(1, laid, verdict)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("K♠ K♥ | 4♦ 4♣", "allowed"),
    ("4♦ 4♣ | K♠ K♥", "allowed"),
    ("K♠ K♥ | Q♠ Q♥", "refused"),
    ("4♦ 4♣ | 6♠ 6♥", "refused"),
    ("K♠ K♥ | 4♦ ★", "refused because wild-cards.per-meld"),
    ("K♠ K♥ | 4♦ 4♣ 4♥", "allowed"),
])  # fmt: skip
def test_it_47_it_48_d_it_29_d_it_66_two_pairs(laid, verdict):
    opened(2, laid, verdict)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("7♠ 7♥ 7♦", "allowed"),
    ("7♠ 7♥ 7♦ 7♣", "allowed"),
    ("7♠ 7♥ 7♥", "refused because set.suits"),
    ("7♠ 7♥ ★", "refused because wild-cards.per-meld"),
])  # fmt: skip
def test_it_50_it_51_d_it_66_three_of_a_kind(laid, verdict):
    opened(3, laid, verdict)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("7♠ 7♥ 7♦ | 4♠ 4♥", "allowed"),
    ("7♠ 7♥ 7♦ | K♠ K♥", "allowed"),
    ("7♠ 7♥ 7♦ | 4♠ 4♠", "refused because set.suits"),
    ("7♠ 7♥ 7♦ | 4♠ ★", "refused because wild-cards.per-meld"),
])  # fmt: skip
def test_it_52_it_53_the_full_house(laid, verdict):
    opened(4, laid, verdict)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("5♠ 5♥ 5♦ 5♣", "allowed"),
    ("5♠ 5♥ 5♦", "refused"),
    ("5♠ 5♥ 5♦ 5♦", "refused because set.suits"),
    ("5♠ 5♥ 5♦ ★", "refused because wild-cards.per-meld"),
])  # fmt: skip
def test_it_65_it_66_four_of_a_kind(laid, verdict):
    opened(6, laid, verdict)


@pytest.mark.parametrize(("laid", "verdict"), [
    ("A♥ 2♥ 3♥ 4♥ 5♥", "allowed"),
    ("6♥ 7♥ 8♥ 9♥ 10♥", "allowed"),
    ("10♥ J♥ Q♥ K♥ A♥", "allowed"),
    ("6♥ 7♥ 8♥ 9♥ 10♥ J♥", "allowed"),
    ("6♥ 7♥ 8♥ 9♥", "refused because rounds.contract"),
    ("6♥ 7♥ ★ 9♥ 10♥", "refused because wild-cards.per-meld"),
    ("6♥ 7♥ 8♥ 9♥ 10♦", "refused because law.not-one-suit"),
    ("J♥ Q♥ K♥ A♥ 2♥", "refused"),
])  # fmt: skip
def test_it_60_it_61_it_62_d_it_41_d_it_68_the_royal_run(laid, verdict):
    opened(7, laid, verdict)


def test_it_63_it_64_d_it_43_a_five_and_a_ten_are_kept_until_the_others_have_opened():
    judged("""
  round: 7
  ana holds: 5♠ 10♦ 2♣
  beto laid: 2♠ 3♠ 4♠ 5♠ 6♠
  turn: ana
  stock: 8♥ …
  ana draws: stock      -> allowed
  ana discards: 5♠      -> allowed
""")
    judged("""
  round: 7
  ana holds: 5♠ 10♦ 2♣
  beto holds: K♠ Q♥
  turn: ana
  stock: 8♥ …
  ana draws: stock      -> allowed
  ana discards: 5♠      -> refused because turn.no-discard-of
  ana discards: 10♦     -> refused because turn.no-discard-of
  ana discards: 2♣      -> allowed
""")


def test_it_55_it_68_d_it_41_d_it_66_d_it_67_sets_have_three_or_four_suits_and_runs_three_cards_or_more():
    judged("""
  round: 3
  ana holds: 7♠ 7♥ 7♦ 4♣ 5♣ 6♣ 9♠ 9♥ 9♦ 9♣ K♦ K♥ 2♥
  stock: 8♥ …
  ana draws: stock          -> allowed
  ana opens: 7♠ 7♥ 7♦       -> allowed
  ana lays: K♦ K♥           -> refused because set.beyond-the-contract
  ana lays: 4♣ 5♣ 6♣        -> allowed
  ana lays: 9♠ 9♥ 9♦ 9♣     -> allowed
  ana discards: 2♥          -> allowed
""")


def test_d_it_48_d_it_49_d_it_80_later_turns_bring_new_melds_and_cards_for_anybodys():
    judged("""
  round: 3
  ana holds: 7♠ 7♥ 7♦ 7♣ 4♣ 5♣ ★ K♦ 2♥ 6♦
  beto laid: Q♠ Q♥ Q♦
  turn: ana
  stock: Q♣ 10♠ 3♥ 9♣ …
  ana draws: stock          -> allowed
  ana opens: 7♠ 7♥ 7♦       -> allowed
  ana adds: 7♣ to ana 1     -> refused because turn.lay-off-from
  ana adds: Q♣ to beto 1    -> refused because turn.lay-off-from
  ana discards: 2♥          -> allowed
  beto draws: stock         -> allowed
  beto discards: 10♠        -> allowed
  ana draws: stock          -> allowed
  ana lays: 4♣ 5♣ ★         -> allowed
  ana adds: Q♣ to beto 1    -> allowed
  ana adds: 7♣ to ana 1     -> allowed
  ana discards: K♦          -> allowed
""")


def test_d_it_51_d_it_70_a_joker_comes_to_the_hand_for_the_card_it_stands_for_or_a_suit_that_is_missing():
    judged("""
  round: 3
  ana holds: 6♣ 9♦ 9♠ 2♥ K♦
  ana laid: 7♠ 7♥ 7♦ | 4♣ 5♣ ★
  beto laid: 9♣ 9♥ ★
  turn: ana
  stock: J♦ …
  ana draws: stock                    -> allowed
  ana swaps: K♦ for ★ in ana 2        -> refused
  ana swaps: 6♣ for ★ in ana 2        -> allowed
  expect ana 2: 4♣ 5♣ 6♣
  ana swaps: 9♦ for ★ in beto 1       -> allowed
  expect beto 1: 9♣ 9♦ 9♥
  ana adds: 9♠ to beto 1              -> allowed
  ana adds: ★ to beto 1               -> refused
  ana adds: ★ to ana 2 high           -> allowed
  ana discards: J♦                    -> allowed
""")


def test_d_it_51_who_has_not_opened_takes_no_joker():
    judged("""
  round: 3
  ana holds: 6♣ 9♦ 2♥ K♦
  beto laid: 7♠ 7♥ 7♦ | 4♣ 5♣ ★
  turn: ana
  stock: J♦ …
  ana draws: stock                    -> allowed
  ana swaps: 6♣ for ★ in beto 2       -> refused because wild-cards.swap-by
""")


def test_d_it_78_d_it_81_nobody_has_to_open_and_a_turn_takes_one_card_and_throws_one():
    judged("""
  round: 1
  ana holds: K♠ K♥ 4♣ 6♦ 8♠
  beto holds: 3♠ 4♠ 9♦ 10♣ 2♠
  turn: ana
  stock: J♦ 9♥ 2♥ …
  ana discards: 4♣          -> refused because law.draw-first
  ana draws: stock          -> allowed
  ana draws: stock          -> refused because law.already-drawn
  ana discards: 4♣          -> allowed
  ana discards: 6♦          -> refused
  beto draws: stock         -> allowed
  beto discards: 3♠         -> allowed
  ana draws: stock          -> allowed
  ana opens: K♠ K♥          -> allowed
""")


def test_it_44_it_56_d_it_25_d_it_27_the_neighbours_discard_is_free_and_whoever_buys_owes_no_card():
    judged("""
  round: 5
  agree: price=3, pot per round=1
  players: ana, beto, carla, dario
  ana holds: K♠ K♥ 4♣ 6♦ 8♠
  beto holds: 3♠ 4♠ 9♦ 10♣
  carla holds: 2♠ 4♠ 9♦ 10♣
  dario holds: 2♦ 4♥ 9♠ 10♥
  turn: ana
  stock: J♦ 9♥ 2♥ Q♦ …
  ana draws: stock          -> allowed
  ana discards: 4♣          -> allowed
  beto draws: discard pile  -> allowed
  beto discards: 3♠         -> allowed
  carla draws: stock        -> allowed
  dario buys: 3♠            -> allowed
  expect dario holds: 5 cards
  expect dario coins: -4 coins
  expect beto coins: -1 coins
  carla discards: 2♠        -> allowed
""")


def test_it_42_it_43_a_discard_goes_to_the_first_in_turn_order_who_wants_it():
    judged("""
  round: 3
  players: ana, beto, carla, dario
  ana holds: K♠ K♥ 4♣ 6♦ 8♠
  beto holds: 3♠ 4♠ 9♦ 10♣
  carla holds: 2♠ 4♠ 9♦ 10♣
  dario holds: 2♦ 4♥ 9♠ 10♥
  turn: ana
  stock: J♦ 9♥ 2♥ Q♦ …
  ana draws: stock          -> allowed
  ana discards: 4♣          -> allowed
  beto draws: stock         -> allowed
  ana buys: 4♣              -> refused
  beto buys: 4♣             -> refused
  beto discards: 9♥         -> allowed
""")
