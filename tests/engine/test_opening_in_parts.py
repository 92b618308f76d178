"""Contracts laid meld by meld, over several turns (D-CL-51), and those that must end the round at once (CL-32)."""

from itertools import islice, permutations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carioca_dsl.bots import make_bot
from carioca_dsl.engine import Match, Open, Opened, allowed, legal_actions, step
from carioca_dsl.model import Answer, Bound, Combination, FinalDiscard, Part, Parts
from tests.support.deals import CHANCE, adding, against, lay_out, one_round, opening
from tests.support.shipped import compiled, shipped
from tests.support.variants import contract

IN_PARTS = one_round(contract(set=1, run=1), opening__parts=Parts.OVER_TURNS)
AT_ONCE = {"opening__only_when_going_out": Answer.YES}
HAND = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ K♦ 2♥ J♣ 9♦"


def opened(state):
    return state.opened[0] is not None


def test_d_cl_51_a_part_is_laid_and_the_rest_on_a_later_turn():
    state = lay_out(IN_PARTS, HAND, "K♠ Q♠", stock="9♣ 3♦ 6♥ 6♦", discards="A♦")
    part = opening(state, "8♣ 8♦ 8♥")
    assert allowed(IN_PARTS, state, part)
    state, events = step(IN_PARTS, state, part, CHANCE)
    assert [event.whole for event in events if isinstance(event, Opened)] == [False]
    assert not opened(state)
    assert len(state.table[0]) == 1
    state, events = step(IN_PARTS, state, opening(state, "4♠ 5♠ 6♠ 7♠"), CHANCE)
    assert [event.whole for event in events if isinstance(event, Opened)] == [True]
    assert opened(state)


def test_d_cl_51_nothing_is_laid_off_before_the_whole_contract_lies_there():
    state = lay_out(IN_PARTS, HAND, "K♠ Q♠", stock="9♣ 3♦ 6♥ 6♦", discards="A♦")
    state, _ = step(IN_PARTS, state, opening(state, "8♣ 8♦ 8♥"), CHANCE)
    assert against(IN_PARTS, state, adding(state, "8♠", 0, 1)) == ["law.not-opened"]


def test_d_cl_51_a_second_set_is_no_part_of_what_is_missing():
    rules = one_round(contract(set=1, run=1), opening__parts=Parts.OVER_TURNS)
    state = lay_out(rules, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ K♦ 2♥ J♣", "K♠ Q♠", stock="4♣ 3♦", discards="A♦")
    assert against(rules, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥")) == ["rounds.contract"]
    state, _ = step(rules, state, opening(state, "8♣ 8♦ 8♥"), CHANCE)
    assert against(rules, state, opening(state, "9♣ 9♦ 9♥")) != []
    assert against(rules, state, Open(0, ())) != []


def test_what_is_offered_in_parts_is_what_the_judge_allows():
    state = lay_out(IN_PARTS, "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ ★", "K♠ Q♠", stock="9♣ 3♦", discards="A♦")
    offered = {
        tuple(sorted(tuple(sorted(meld)) for meld in action.melds))
        for action in legal_actions(IN_PARTS, state)
        if isinstance(action, Open)
    }
    thought_of = set()
    cards = state.hand
    singles = [meld for size in (3, 4) for meld in permutations(cards, size)]
    fine = [meld for meld in singles if allowed(IN_PARTS, state, Open(0, (meld,)))]
    thought_of |= {(tuple(sorted(meld)),) for meld in fine}
    sets_, runs = [m for m in fine if len(m) == 3], [m for m in fine if len(m) == 4]
    for one in {tuple(sorted(m)): m for m in sets_}.values():
        for two in {tuple(sorted(m)): m for m in runs}.values():
            if not set(one) & set(two) and allowed(IN_PARTS, state, Open(0, (one, two))):
                thought_of.add(tuple(sorted((tuple(sorted(one)), tuple(sorted(two))))))
    assert offered == thought_of


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6), st.sampled_from(["random", "greedy"]))
def test_matches_in_parts_come_to_an_end_and_everything_offered_is_allowed(seed, kind):
    match = Match(shipped("peru").rules(3), "abc", seed, turn_guard=40)
    bots = [make_bot(kind, f"{seed}/{seat}") for seat in range(3)]
    while not match.over:
        assert all(not match.reasons_against(action) for action in islice(match.legal_actions(), 40))
        match.apply(bots[match.seat].choose(match.view(match.seat)))


def test_cl_62_the_last_round_stays_a_single_play():
    last = shipped("peru").rules(2).rounds[7]
    assert last.opening.parts is Parts.ALL_AT_ONCE
    assert last.opening.only_when_going_out is Answer.YES


def test_cl_32_an_opening_that_leaves_cards_is_refused():
    loose = one_round(contract(set=2), **AT_ONCE, turn__final_discard=FinalDiscard.REQUIRED)
    state = lay_out(loose, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ K♦ 2♥", "K♠ Q♠", stock="4♣ 3♦", discards="A♦")
    assert against(loose, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥")) == ["opening.only-when-going-out"]
    state = lay_out(loose, "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ K♦", "K♠ Q♠", stock="4♣ 3♦", discards="A♦")
    assert allowed(loose, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥"))


def test_d_cl_10_all_fourteen_leave_not_one_card():
    open_ended = (Combination(parts=(Part(count=2, kind="set", size=Bound(least=3)),)),)
    rules = one_round(open_ended, **AT_ONCE, turn__final_discard=FinalDiscard.FORBIDDEN)
    state = lay_out(rules, "8♣ 8♦ 8♥ 8♠ 9♣ 9♦ 9♥", "K♠ Q♠", stock="4♣ 3♦", discards="A♦")
    assert against(rules, state, opening(state, "8♣ 8♦ 8♥ | 9♣ 9♦ 9♥")) != []
    assert allowed(rules, state, opening(state, "8♣ 8♦ 8♥ 8♠ | 9♣ 9♦ 9♥"))
    offered = [action for action in legal_actions(rules, state) if isinstance(action, Open)]
    assert [sorted(map(len, action.melds)) for action in offered] == [[3, 4]]


def test_d_cl_51_melds_that_are_only_a_part_have_opened_nothing():
    from carioca_dsl.referee import play_examples

    text = """carioca 1 en
variant casa
based on peru

example a-part-lies-there
  round: 2
  ana holds: 8♣ 4♠ 5♠ 6♠ 7♠ K♦ A♥ 3♦ 5♦
  ana laid: 8♦ 8♥ 8♠
  stock: 9♣ …
  turn: ana
  ana draws: stock -> allowed
  ana adds: 8♣ to ana 1 -> refused because law.not-opened
  ana opens: 4♠ 5♠ 6♠ 7♠ -> allowed
  ana adds: 8♣ to ana 1 -> refused because turn.lay-off-from
"""
    assert all(report.ok for report in play_examples(compiled(text)))
