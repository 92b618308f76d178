"""Opening: the whole contract, exactly, at once."""

import pytest

from carioca_dsl.engine import Open, Opened, allowed, legal_actions, step
from carioca_dsl.model import (
    Bound,
    CardClass,
    Combination,
    FinalDiscard,
    From,
    OwnPlace,
    Part,
    SameRankSets,
    SameSuitRuns,
)
from tests.support.deals import (
    CHANCE,
    adding,
    after,
    against,
    draw,
    lay_out,
    of_hand,
    one_round,
    opening,
    seven_rounds,
    texts,
    throwing,
)
from tests.support.variants import contract

SET_AND_RUN = one_round(contract(set=1, run=1))
TWO_SETS = one_round(contract(set=2))
EXAMPLE = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ K♦ 2♥ J♣"


def the_eight(source: str = "stock"):
    """The published example: eleven cards and the one that is drawn."""
    state = lay_out(SET_AND_RUN, EXAMPLE, "K♠ Q♠", stock="9♣ 3♦ 6♥ 6♦", discards="A♦", phase="draw")
    return after(SET_AND_RUN, state, draw(state, source))


def test_ar_81_ar_82_opening_with_set_and_run_takes_exactly_seven_cards():
    state = the_eight()
    assert len(state.hand) == 12
    lay = opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠")
    then, events = step(SET_AND_RUN, state, lay, CHANCE)
    assert allowed(SET_AND_RUN, state, lay)
    assert texts(then.hand) == "8♠ K♦ 2♥ J♣ 9♣"
    assert [texts(meld.cards) for meld in then.table[0]] == ["8♣ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"]
    assert then.opened == (state.turn, None)
    assert isinstance(events[0], Opened)
    # The turn goes on: the discard is still to come.
    assert (then.seat, then.phase, then.outcome) == (0, "play", None)


def test_ar_83_ar_46_no_extra_card_in_the_opening_turn():
    state = the_eight()
    state = after(SET_AND_RUN, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"))
    assert against(SET_AND_RUN, state, adding(state, "8♠", 0, 2)) == ["turn.lay-off-from"]
    assert against(SET_AND_RUN, state, adding(state, "8♠", 0, 1)) == ["turn.lay-off-from"]
    assert {type(action).__name__ for action in legal_actions(SET_AND_RUN, state)} == {"Discard"}


def test_ar_84_ar_85_on_the_next_turn_the_eight_may_go_to_the_run_or_to_the_set():
    state = the_eight()
    state = after(SET_AND_RUN, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"))
    state = after(SET_AND_RUN, state, throwing(state, "K♦"))
    state = after(SET_AND_RUN, state, draw(state))
    state = after(SET_AND_RUN, state, throwing(state, "K♠"))
    state = after(SET_AND_RUN, state, draw(state))
    for number in (1, 2):
        assert allowed(SET_AND_RUN, state, adding(state, "8♠", 0, number))
    assert texts(after(SET_AND_RUN, state, adding(state, "8♠", 0, 2)).table[0][1].cards) == "4♠ 5♠ 6♠ 7♠ 8♠"


@pytest.mark.parametrize("laid", ["8♣ 8♦ 8♥", "4♠ 5♠ 6♠ 7♠"])
def test_ar_31_no_part_of_the_contract_alone(laid):
    state = the_eight()
    assert against(SET_AND_RUN, state, opening(state, laid)) == ["rounds.contract", "opening.parts"]


def test_ar_32_nothing_is_laid_off_before_opening():
    state = lay_out(TWO_SETS, "7♠ 2♥ 3♥", "K♠", table={1: ["7♣ 7♦ 7♥"]})
    assert against(TWO_SETS, state, adding(state, "7♠", 1, 1)) == ["law.not-opened"]
    assert {type(action).__name__ for action in legal_actions(TWO_SETS, state)} == {"Discard"}


def test_ar_45_k059_no_meld_beyond_the_contract_and_no_card_beyond_its_size():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 8♠ 9♣ 9♦ 9♥ J♣ J♦ J♥ 2♠", "K♠")
    assert against(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥ | J♣ J♦ J♥")) == ["opening.melds"]
    assert against(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ 8♠ | 9♣ 9♦ 9♥")) == ["set.size"]
    assert allowed(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))


def test_k059_a_larger_meld_opens_where_the_size_is_a_minimum():
    rules = one_round((Combination(parts=(Part(count=2, kind="set", size=Bound(least=3)),)),))
    state = lay_out(rules, "8♣ 8♦ 8♥ 8♠ 9♣ 9♦ 9♥ J♣", "K♠")
    assert allowed(rules, state, opening(state, "8♣ 8♦ 8♥ 8♠ | 9♣ 9♦ 9♥"))


def test_k056_the_order_of_the_melds_does_not_matter():
    state = the_eight()
    assert allowed(SET_AND_RUN, state, opening(state, "4♠ 5♠ 6♠ 7♠ | 8♣ 8♦ 8♥"))


def test_k011_a_run_lies_in_order_however_its_natural_cards_were_laid():
    state = the_eight()
    then = after(SET_AND_RUN, state, opening(state, "7♠ 5♠ 6♠ 4♠ | 8♣ 8♦ 8♥"))
    assert texts(then.table[0][0].cards) == "4♠ 5♠ 6♠ 7♠"


def test_k057_a_set_with_a_joker_opens():
    state = lay_out(TWO_SETS, "K♠ K♥ ★ J♣ J♦ J♥ 2♠", "3♠")
    assert allowed(TWO_SETS, state, opening(state, "K♠ K♥ ★ | J♣ J♦ J♥"))


def test_ar_20_ar_21_at_most_one_joker_in_each_meld_of_the_opening():
    state = lay_out(SET_AND_RUN, "K♠ ★ ★ 4♦ 5♦ 6♦ 7♦ K♥ 2♣", "3♠")
    assert against(SET_AND_RUN, state, opening(state, "K♠ ★ ★ | 4♦ 5♦ 6♦ 7♦")) == ["wild-cards.per-meld"]
    assert against(SET_AND_RUN, state, opening(state, "K♠ K♥ 2♣ | 4♦ ★ ★ 7♦")) != []
    assert allowed(SET_AND_RUN, state, opening(state, "K♠ K♥ ★ | 4♦ ★ 6♦ 7♦"))


def test_d_ar_22_the_limit_binds_every_players_own_opening():
    state = lay_out(SET_AND_RUN, "K♠ ★ ★ 4♦ 5♦ 6♦ 7♦ 2♣", "3♠", table={1: ["9♣ 9♦ 9♥", "4♠ 5♠ 6♠ 7♠"]})
    assert against(SET_AND_RUN, state, opening(state, "K♠ ★ ★ | 4♦ 5♦ 6♦ 7♦")) == ["wild-cards.per-meld"]


def test_d_ar_26_a_joker_with_two_places_has_to_be_placed_by_its_player():
    state = lay_out(SET_AND_RUN, "8♣ 8♦ 8♥ 5♠ 6♠ 7♠ ★ 2♣", "3♠")
    low, high = opening(state, "8♣ 8♦ 8♥ | ★ 5♠ 6♠ 7♠"), opening(state, "8♣ 8♦ 8♥ | 5♠ 6♠ 7♠ ★")
    assert after(SET_AND_RUN, state, low).table[0][1].low == 4
    assert after(SET_AND_RUN, state, high).table[0][1].low == 5
    assert against(SET_AND_RUN, state, opening(state, "8♣ 8♦ 8♥ | 6♠ ★ 5♠ 7♠")) == ["law.name-the-end"]


def test_k066_a_contract_is_laid_once_in_a_deal():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 2♠", "K♠", table={0: ["4♣ 4♦ 4♥", "5♣ 5♦ 5♥"]})
    assert against(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥")) == ["law.opened-already"]


def test_k072_a_card_is_used_once():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 9♣ 9♦ 2♠", "K♠")
    eights, nines = of_hand(state, "8♣ 8♦ 8♥"), of_hand(state, "9♣ 9♦")
    assert "law.used-twice" in against(TWO_SETS, state, Open(0, (eights, (*nines, nines[0]))))
    assert "law.used-twice" in against(TWO_SETS, state, Open(0, (eights, eights)))
    assert "law.not-held" in against(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))


def test_an_opening_of_nothing_is_no_contract():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 9♣ 9♦ 2♠", "K♠")
    assert against(TWO_SETS, state, Open(0, ())) == ["rounds.contract"]
    assert against(TWO_SETS, state, Open(0, ((), ()))) != []


def test_ar_12_a_set_may_hold_identical_cards():
    state = lay_out(TWO_SETS, "8♣ 8♣ 8♥ 9♣ 9♦ 9♦ 2♠", "K♠")
    assert allowed(TWO_SETS, state, opening(state, "8♣ 8♣ 8♥ | 9♣ 9♦ 9♦"))


def test_d_ar_8_sets_of_one_rank_and_runs_of_one_suit_may_stand_in_one_contract():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 8♣ 8♦ 8♥ 2♠", "K♠")
    assert allowed(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 8♣ 8♦ 8♥"))
    rules = one_round(contract(run=2))
    for second in ("7♠ 8♠ 9♠ 10♠", "5♠ 6♠ 7♠ 8♠", "3♠ 4♠ 5♠ 6♠"):
        state = lay_out(rules, f"3♠ 4♠ 5♠ 6♠ {second} 2♥", "K♠")
        assert allowed(rules, state, opening(state, f"3♠ 4♠ 5♠ 6♠ | {second}"))


def test_sets_of_one_rank_may_be_forbidden():
    rules = one_round(contract(set=2), opening__sets_of_one_rank=SameRankSets.FORBIDDEN)
    state = lay_out(rules, "8♣ 8♦ 8♥ 8♣ 8♦ 8♥ 2♠", "K♠")
    assert against(rules, state, opening(state, "8♣ 8♦ 8♥ | 8♣ 8♦ 8♥")) == ["opening.sets-of-one-rank"]
    assert {type(action).__name__ for action in legal_actions(rules, state)} == {"Discard"}


@pytest.mark.parametrize(
    ("value", "second", "ok"),
    [
        (SameSuitRuns.NOT_ADJACENT, "7♠ 8♠ 9♠ 10♠", False),
        (SameSuitRuns.NOT_ADJACENT, "8♠ 9♠ 10♠ J♠", True),
        (SameSuitRuns.NOT_ADJACENT, "5♠ 6♠ 7♠ 8♠", True),
        (SameSuitRuns.FORBIDDEN, "9♠ 10♠ J♠ Q♠", False),
        (SameSuitRuns.FORBIDDEN, "9♥ 10♥ J♥ Q♥", True),
    ],
)
def test_k051_k054_runs_of_one_suit_may_be_restricted(value, second, ok):
    rules = one_round(contract(run=2), opening__runs_of_one_suit=value)
    state = lay_out(rules, f"3♠ 4♠ 5♠ 6♠ {second} 2♥", "K♠")
    expected = [] if ok else ["opening.runs-of-one-suit"]
    assert against(rules, state, opening(state, f"3♠ 4♠ 5♠ 6♠ | {second}")) == expected


def test_d_ar_18_nobody_is_obliged_to_open():
    state = the_eight()
    assert allowed(SET_AND_RUN, state, throwing(state, "K♦"))


def test_an_alternative_is_chosen_by_laying_it():
    rules = one_round((*contract(set=2), *contract(run=2)))
    state = lay_out(rules, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 2♠ 3♠ 4♠ 5♠ 2♦ 3♦ 4♦ 5♦ K♣", "K♠")
    assert allowed(rules, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))
    assert allowed(rules, state, opening(state, "2♠ 3♠ 4♠ 5♠ | 2♦ 3♦ 4♦ 5♦"))
    assert against(rules, state, opening(state, "8♣ 8♦ 8♥ | 2♦ 3♦ 4♦ 5♦")) == ["rounds.contract"]


def test_ar_72_ar_73_in_round_seven_the_opening_takes_twelve_cards_and_the_discard_goes_out():
    rules = seven_rounds().rounds[6]
    state = lay_out(rules, "4♠ 5♠ 6♠ 7♠ 4♥ 5♥ 6♥ 7♥ 4♦ 5♦ 6♦ 7♦ 8♠", "K♠")
    state = after(rules, state, opening(state, "4♠ 5♠ 6♠ 7♠ | 4♥ 5♥ 6♥ 7♥ | 4♦ 5♦ 6♦ 7♦"))
    assert list(legal_actions(rules, state)) == [throwing(state, "8♠")]
    assert after(rules, state, throwing(state, "8♠")).outcome == ("out", 0)


def test_k061_ar_51_an_opening_that_leaves_no_card_for_the_discard_is_refused():
    rules = one_round(contract(set=1, run=2))
    state = lay_out(rules, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 4♥ 5♥ 6♥ 7♥", "K♠")
    lay = opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠ | 4♥ 5♥ 6♥ 7♥")
    assert against(rules, state, lay) == ["turn.final-discard"]
    assert lay not in list(legal_actions(rules, state))


@pytest.mark.parametrize("final", [FinalDiscard.OPTIONAL, FinalDiscard.FORBIDDEN])
def test_k062_k077_a_hand_emptied_by_opening_ends_the_deal_where_no_discard_is_required(final):
    rules = one_round(contract(run=3), turn__final_discard=final)
    state = lay_out(rules, "4♠ 5♠ 6♠ 7♠ 4♥ 5♥ 6♥ 7♥ 4♦ 5♦ 6♦ 7♦", "K♠")
    lay = opening(state, "4♠ 5♠ 6♠ 7♠ | 4♥ 5♥ 6♥ 7♥ | 4♦ 5♦ 6♦ 7♦")
    assert after(rules, state, lay).outcome == ("out", 0)


def test_k071_a_run_is_no_part_of_a_contract_of_sets():
    state = lay_out(TWO_SETS, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 2♥", "K♠")
    assert "rounds.contract" in against(TWO_SETS, state, opening(state, "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"))


def test_laying_off_in_the_opening_turn_where_the_rules_let_it_be():
    rules = one_round(contract(set=2), turn__lay_off_from=From.OPENING_TURN)
    state = lay_out(rules, "8♣ 8♦ 8♥ 8♠ 9♣ 9♦ 9♥ J♣", "K♠")
    state = after(rules, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))
    assert allowed(rules, state, adding(state, "8♠", 0, 1))


@pytest.mark.parametrize("own", list(OwnPlace))
def test_k047_whether_wild_twos_make_a_set_is_up_to_what_they_are_in_their_own_place(own):
    twos = CardClass(ranks=(2,), jokers=True)
    rules = one_round(contract(set=2), deck__wild=twos, wild_cards__in_its_own_place=own)
    state = lay_out(rules, "2♣ 2♦ 2♥ 9♣ 9♦ 9♥ J♣", "K♠")
    found = against(rules, state, opening(state, "2♣ 2♦ 2♥ | 9♣ 9♦ 9♥"))
    assert ("wild-cards.natural-cards-per-meld" in found) is (own is not OwnPlace.NATURAL)
    assert bool(found) is (own is not OwnPlace.NATURAL)


def test_every_opening_that_is_offered_is_allowed_and_each_is_offered_once():
    rules = one_round(contract(set=1, run=1))
    state = lay_out(rules, "8♣ 8♦ 8♥ 8♠ 5♠ 6♠ 7♠ 9♠ 10♠ ★ 7♦ 7♣", "K♠")
    offered = [action for action in legal_actions(rules, state) if isinstance(action, Open)]
    assert len(offered) > 20
    assert len(set(offered)) == len(offered)
    assert all(allowed(rules, state, action) for action in offered)


def test_k052_runs_that_become_neighbours_by_laying_off_may_lie_together():
    rules = one_round(contract(run=2), opening__runs_of_one_suit=SameSuitRuns.NOT_ADJACENT)
    state = lay_out(rules, "7♠ 2♥", "K♠", table={0: ["3♠ 4♠ 5♠ 6♠", "8♠ 9♠ 10♠ J♠"]})
    for number in (1, 2):
        assert allowed(rules, state, adding(state, "7♠", 0, number))


def test_a_proposal_of_very_many_melds_is_refused_at_once():
    state = lay_out(TWO_SETS, "★ 5♠ 6♠ 7♠ 2♥", "K♠")
    cards = of_hand(state, "5♠ ★ 7♠ 6♠")
    assert "law.used-twice" in against(TWO_SETS, state, Open(0, (cards,) * 60))
