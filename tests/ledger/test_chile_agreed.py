"""What a Chilean table may agree, and the variations that stand on the game: each agreement changes what it names."""

import pytest

from carioca_dsl.api import load_variant
from carioca_dsl.model import Answer, FinalDiscard, Parts, Tie
from carioca_dsl.referee import known_agreements, read_agreement
from tests.support.houses import judged_under
from tests.support.shipped import shipped


def agreed(*texts, seats=4, variant="chile"):
    """The rounds of a table that agrees these."""
    return shipped(variant).rules(seats, read_agreement(shipped(variant), texts)).rounds


def hands(*texts, variant="chile"):
    return [entry.deal.hand for entry in agreed(*texts, variant=variant)]


def left_after_opening(*texts, variant="chile"):
    """What opening with the smallest contract leaves, a card drawn and one discarded, round by round."""
    rounds = agreed(*texts, variant=variant)
    leaves = [entry.deal.hand + 1 - min(size for size, _ in entry.contract_sizes) for entry in rounds]
    return [max(0, rest - 1) for rest in leaves]


def prices(*texts):
    scoring = agreed(*texts)[0].scoring
    return scoring.joker, scoring.card_points[1]


def test_everything_that_may_be_agreed_is_in_the_ledger():
    assert set(known_agreements(shipped("chile"))) == {
        "natural twos", "all fourteen", "sets only in round 8", "one joker per pack", "hand=12 cards",
        "going out=-10 points", "2=20 points", "joker=30 points", "joker=20 points", "tie=the last round again",
        "games=3 games",
    }  # fmt: skip


def test_each_agreement_is_named_in_words_wherever_a_variant_is_asked_for():
    assert load_variant("chile", agree="joker=30").rules(2).rounds[0].scoring.joker == 30
    several = load_variant("chile", agree=["Natural twos", "hand = 12", "tie=the last round again"]).rules(2)
    assert several.rounds[0].deal.hand == 12
    assert not several.rounds[0].deck.wild.ranks
    assert several.match.tie is Tie.LAST_ROUND_AGAIN


def test_cl_16_cl_71_cl_88_d_cl_2_d_cl_3_twos_are_wild_unless_the_table_says_otherwise():
    for entry in agreed():
        assert (entry.deck.wild.jokers, entry.deck.wild.ranks) == (True, (2,))
        assert entry.scoring.card_points[1] == 25
    for entry in agreed("natural twos"):
        assert (entry.deck.wild.jokers, entry.deck.wild.ranks) == (True, ())
        assert entry.scoring.card_points[1] == 2
        assert entry.wild_cards.in_its_own_place is None
    for agree, verdict in (("", "allowed"), ("  agree: natural twos\n", "refused because law.not-one-rank")):
        judged_under("chile", f"""
  round: 1
{agree}  ana holds: 8♣ 8♦ 2♥ K♣ K♦ K♥ 3♠
  stock: 5♥ …
  ana draws: stock                  -> allowed
  ana opens: 8♣ 8♦ 2♥ | K♣ K♦ K♥    -> {verdict}
""")  # fmt: skip


@pytest.mark.parametrize(("texts", "joker_and_two"), [
    ((), (50, 25)),
    (("joker=30",), (30, 25)),
    (("joker=20 points",), (20, 25)),
    (("2=20",), (50, 20)),
    (("2=20", "joker=20"), (20, 20)),
    (("natural twos",), (50, 2)),
    (("natural twos", "joker=30"), (30, 2)),
])  # fmt: skip
def test_cl_76_d_cl_3_what_a_joker_and_a_two_cost(texts, joker_and_two):
    assert prices(*texts) == joker_and_two


def test_cl_58_d_cl_24_d_cl_44_ten_points_off_for_going_out_may_lead_below_zero():
    assert agreed()[0].scoring.going_out == 0
    judged_under("chile", """
  round: 1
  agree: going out=-10
  ana holds: 8♠
  ana laid: 8♣ 8♦ 8♥ | K♦ K♥ K♠
  beto holds: A♠ 3♥
  stock: K♣ …
  turn: ana
  ana draws: stock                  -> allowed
  ana adds: K♣ to ana 2             -> allowed
  ana adds: 8♠ to ana 1             -> allowed
  expect ana scores: -10 points
  expect beto scores: 18 points
""")  # fmt: skip


@pytest.mark.parametrize(("variant", "texts"), [("chile", ("hand=12",)), ("chile-12", ())])
def test_cl_38_d_cl_13_twelve_cards_in_every_round(variant, texts):
    assert hands() == [11] * 7 + [12]
    assert left_after_opening() == [5, 4, 3, 2, 1, 0, 0, 0]
    assert hands(*texts, variant=variant) == [12] * 8
    assert left_after_opening(*texts, variant=variant) == [6, 5, 4, 3, 2, 1, 0, 0]


def test_d_cl_13_a_final_discard_in_every_round_where_the_variation_asks_for_it():
    assert {entry.turn.final_discard for entry in agreed(variant="chile-12")} == {FinalDiscard.REQUIRED}
    for parent, verdict in (("chile-12", "refused because turn.final-discard"), ("chile", "allowed")):
        judged_under(parent, f"""
  round: 1
  ana holds: 8♠
  ana laid: 8♣ 8♦ 8♥ | K♦ K♥ K♠
  stock: K♣ …
  turn: ana
  ana draws: stock                  -> allowed
  ana adds: K♣ to ana 2             -> allowed
  ana adds: 8♠ to ana 1             -> {verdict}
""")  # fmt: skip


def test_d_cl_13_round_seven_of_twelve_cards_ends_with_a_discard():
    judged_under("chile", """
  round: 7
  agree: hand=12
  ana holds: 3♣ 4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ 9♦ 10♦ J♦ Q♦
  stock: K♠ …
  ana draws: stock                  -> allowed
  ana opens: 3♣ 4♣ 5♣ 6♣ | 6♥ 7♥ 8♥ 9♥ | 9♦ 10♦ J♦ Q♦  -> allowed
  ana discards: K♠                  -> allowed
  expect deal: over
""")  # fmt: skip


def test_cl_37_d_cl_10_k079_all_fourteen_changes_four_rules_of_the_last_round_together():
    first, last = agreed("all fourteen")[0], agreed("all fourteen")[-1]
    assert hands("all fourteen") == [11] * 7 + [13]
    assert [(kind.size.least, kind.size.most) for kind in last.kinds] == [(3, None), (3, None)]
    assert last.turn.final_discard is FinalDiscard.FORBIDDEN
    assert last.opening.only_when_going_out is Answer.YES
    assert first == agreed()[0]
    judged_under("chile", """
  round: 8
  agree: all fourteen
  ana holds: A♣ 2♣ 3♣ 4♣ 6♥ 7♥ 8♥ 9♦ 10♦ J♦ Q♠ K♠ A♠
  beto holds: 3♠ 4♠ 5♠ 6♠
  stock: 5♥ 4♥ 5♣ …
  ana draws: stock                  -> allowed
  ana opens: A♣ 2♣ 3♣ 4♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | Q♠ K♠ A♠         -> refused because opening.only-when-going-out
  ana discards: 4♣                  -> allowed
  beto draws: stock                 -> allowed
  beto discards: 4♥                 -> allowed
  ana draws: stock                  -> allowed
  ana discards: 5♣                  -> allowed
""")  # fmt: skip
    judged_under("chile", """
  round: 8
  agree: all fourteen
  ana holds: A♣ 2♣ 3♣ 4♣ 6♥ 7♥ 8♥ 9♦ 10♦ J♦ Q♠ K♠ A♠
  beto holds: 3♠ 4♠ 5♠ 6♠
  stock: 5♥ …
  ana draws: stock                  -> allowed
  ana opens: A♣ 2♣ 3♣ 4♣ | 5♥ 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | Q♠ K♠ A♠      -> allowed
  expect deal: over
  expect beto scores: 18 points
""")  # fmt: skip


def test_d_cl_11_four_runs_are_no_contract_where_sets_only_is_agreed():
    steps = """
  ana holds: A♣ 2♣ 3♣ 6♥ 7♥ 8♥ 9♦ 10♦ J♦ Q♠ K♠ 4♥
  stock: A♠ …
  ana draws: stock                  -> allowed
  ana opens: A♣ 2♣ 3♣ | 6♥ 7♥ 8♥ | 9♦ 10♦ J♦ | Q♠ K♠ A♠  -> """
    judged_under("chile", "  round: 8" + steps + "allowed\n")
    judged_under("chile", "  round: 8\n  agree: sets only in round 8" + steps + "refused because rounds.contract\n")
    assert [len(entry.contract) for entry in agreed()] == [1] * 7 + [2]
    assert [len(entry.contract) for entry in agreed("sets only in round 8")] == [1] * 8


def test_cl_67_d_cl_25_a_tie_is_shared_or_the_last_round_again():
    chile = shipped("chile")
    assert chile.rules(3).match.tie is Tie.SHARED
    assert chile.rules(3, read_agreement(chile, ["tie=the last round again"])).match.tie is Tie.LAST_ROUND_AGAIN


def test_cl_70_d_cl_35_a_series_is_an_agreement_of_its_own():
    chile = shipped("chile")
    series = chile.rules(3, read_agreement(chile, ["games=3"]))
    assert (chile.rules(3).match.games, series.match.games) == (1, 3)
    assert series.rounds == chile.rules(3).rounds
    assert series.hash != chile.rules(3).hash


def test_cl_74_d_cl_31_chico_plays_four_of_the_rounds_and_counts_them_from_one():
    chico, chile = shipped("chile-chico").rules(3), shipped("chile").rules(3)
    assert [entry.number for entry in chico.rounds] == [1, 2, 3, 4]
    assert [entry.contract for entry in chico.rounds] == [chile.rounds[index].contract for index in (0, 2, 4, 6)]


def test_cl_73_d_cl_51_peru_lays_whole_melds_over_several_turns():
    assert [entry.opening.parts for entry in agreed(variant="peru")] == [Parts.OVER_TURNS] * 7 + [Parts.ALL_AT_ONCE]
    judged_under("peru", """
  round: 2
  ana holds: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ K♦ 9♣ 5♥ 3♦
  beto holds: A♠ Q♥
  beto laid: 9♠ 9♦ 9♥ | 5♦ 6♦ ★ 8♦
  turn: ana
  stock: Q♣ J♠ 7♠ 5♣ 4♦ …
  ana draws: stock                  -> allowed
  ana opens: 8♣ 8♦                  -> refused
  ana opens: 8♣ 8♦ 8♥               -> allowed
  ana adds: 9♣ to beto 1            -> refused because law.not-opened
  ana discards: Q♣                  -> allowed
  beto draws: stock                 -> allowed
  beto discards: J♠                 -> allowed
  ana draws: stock                  -> allowed
  ana opens: K♦ 9♣ 5♥               -> refused
  ana opens: 4♠ 5♠ 6♠ 7♠            -> allowed
  ana adds: 9♣ to beto 1            -> refused because turn.lay-off-from
  ana discards: K♦                  -> allowed
  beto draws: stock                 -> allowed
  beto discards: 5♣                 -> allowed
  ana draws: stock                  -> allowed
  ana adds: 9♣ to beto 1            -> allowed
""")  # fmt: skip


def test_d_cl_51_parts_that_lie_on_the_table_do_not_count():
    judged_under("peru", """
  round: 2
  ana holds: K♠
  ana laid: 9♣ 9♦ 9♥ | 4♠ 5♠ 6♠ 7♠
  beto holds: A♠ J♦ 8♣ 8♦ 8♥
  stock: 3♣ Q♣ 9♠ …
  turn: beto
  beto draws: stock                 -> allowed
  beto opens: 8♣ 8♦ 8♥              -> allowed
  beto discards: 3♣                 -> allowed
  ana draws: stock                  -> allowed
  ana discards: Q♣                  -> allowed
  beto draws: discard pile          -> allowed
  beto discards: Q♣                 -> allowed
  ana draws: stock                  -> allowed
  ana adds: 9♠ to ana 1             -> allowed
  ana discards: K♠                  -> allowed
  expect beto scores: 25 points
""")  # fmt: skip


def test_cl_75_open_hands_for_those_who_learn():
    assert {entry.deal.open_hands for entry in agreed(variant="chile-open")} == {Answer.YES}
    assert {entry.deal.open_hands for entry in agreed()} == {Answer.NO}


def test_cl_72_d_cl_26_the_argentine_game_has_seven_rounds_in_the_same_order_and_natural_twos():
    argentina, chile = shipped("argentina").rules(4).rounds, agreed()
    for ours, theirs in zip(argentina, chile, strict=False):
        assert [(part.count, part.kind) for part in ours.contract[0].parts] == [
            (part.count, part.kind) for part in theirs.contract[0].parts
        ]
        assert ours.deck.wild.ranks == ()
    assert (len(argentina), len(chile)) == (7, 8)
