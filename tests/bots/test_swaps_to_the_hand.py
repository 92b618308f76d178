"""What bots make of wild ranks and of wild cards that come to the hand by a swap."""

import pytest

from carioca_dsl.bots import make_bot, play_out
from carioca_dsl.bots.strong_sight import taken
from carioca_dsl.bots.worth import plan
from carioca_dsl.cards import face_text
from carioca_dsl.engine import Discard, Discarded, Draw, LayOff, Match, Open, Swap, Swapped, View, check_cards
from carioca_dsl.model import Bound, ByAct, CardClass, SwapBy, WildSwap
from tests.support.deals import after, changes, lay_out, of_hand, one_round
from tests.support.variants import a_variant, contract

CHANGED = {
    "wild_cards__swap": WildSwap.TO_HAND,
    "wild_cards__swap_by": SwapBy.ANYONE,
    "deck__wild": CardClass(ranks=(2,), jokers=True),
}
RULES = one_round(contract(set=1, run=1), **CHANGED)
TABLE = {1: ["5♦ ★ 2♦", "8♠ ★ 10♠ J♠"]}
MINE = {0: ["Q♣ Q♦ Q♥", "3♦ 4♦ 5♦ 6♦"], 1: ["7♣ 7♥ 7♦", "8♠ ★ 10♠ J♠"]}


def choice(state, rules=RULES):
    return make_bot("greedy", 1).choose(View(rules, state, state.seat))


def test_a_card_that_stands_in_no_meld_is_swapped_for_a_wild_one_before_opening():
    state = lay_out(RULES, "9♠ J♣ J♦ K♣ 7♥ 6♥ 4♥ A♦", "3♥", table=TABLE)
    action = choice(state)
    assert isinstance(action, Swap)
    assert (face_text(action.card), action.number) == ("9♠", 2)
    nearer = plan(RULES, after(RULES, state, action).hand)
    assert nearer.missing == plan(RULES, state.hand).missing - 1
    assert not nearer.spare(action.wild)


def test_then_it_opens_with_it():
    state = lay_out(RULES, "9♠ J♣ J♦ K♣ 7♥ 6♥ 4♥ 5♥ A♦", "3♥", table=TABLE)
    state = after(RULES, state, choice(state))
    assert isinstance(choice(state), Open)


def test_it_does_not_swap_a_card_that_the_contract_needs_as_much():
    state = lay_out(RULES, "5♥ J♣ J♦ K♣ 7♥ 6♥ 4♥ A♦", "3♥", table={1: ["5♦ ★ 2♦", "8♠ 9♠ 10♠ J♠"]})
    assert plan(RULES, state.hand).missing == 1
    assert isinstance(choice(state), Discard)


@pytest.mark.parametrize(("top", "source"), [("9♠", "discards"), ("K♦", "stock")])
def test_it_takes_a_discard_that_it_can_swap(top, source):
    state = lay_out(RULES, "J♣ J♦ 9♣ 7♥ 6♥ 4♥ A♦", "3♥", table=TABLE, discards=top, phase="draw")
    assert choice(state) == Draw(0, source)


def test_once_it_has_opened_it_swaps_what_fits_nowhere_and_lays_the_wild_card_off():
    state = lay_out(RULES, "9♠ K♥ A♥", "3♥", table=MINE)
    action = choice(state)
    assert isinstance(action, Swap)
    state = after(RULES, state, action)
    add = choice(state)
    assert isinstance(add, LayOff)
    assert add.card == action.wild


def test_it_keeps_no_wild_card_that_it_cannot_lay_off():
    full = {0: ["Q♣ Q♦ Q♥"], 1: ["8♠ ★ 10♠ J♠"]}
    kinds = tuple(kind.model_copy(update={"grows_to": 4 if kind.shape == "run" else 3}) for kind in RULES.kinds)
    rules = RULES.model_copy(update={"kinds": kinds})
    state = lay_out(rules, "9♠ K♥ A♥", "3♥", table=full)
    assert isinstance(choice(state, rules), Discard)


def test_twos_stand_for_missing_cards_in_a_plan():
    state = lay_out(RULES, "2♠ 2♥ J♣ J♦ 7♥ 6♥ 4♥ A♦", "3♥")
    found = plan(RULES, state.hand)
    assert found.missing == 0
    assert set(of_hand(state, "2♠ 2♥")).isdisjoint(found.spares(state.hand))


def test_a_plan_knows_how_many_cards_of_a_meld_must_be_natural():
    limits = ByAct(opening=Bound(), melding=Bound(), laying_off=Bound())
    for least, missing in ((1, 0), (2, 1)):
        changed = {"per_meld": limits, "natural_cards_per_meld": Bound(least=least)}
        rules = RULES.model_copy(update={"wild_cards": RULES.wild_cards.model_copy(update=changed)})
        state = lay_out(rules, "J♣ ★ ★ 8♥ 7♥ 6♥ 4♦ 5♥", "3♥")
        assert plan(rules, state.hand).missing == missing


def test_a_wild_card_that_came_to_a_hand_is_known_to_be_there():
    swap = Swapped(1, 10, 52, 0, 1, None, lay_out(RULES, "K♥", "3♥", table=TABLE).table[1][0])
    assert taken([swap]) == {52: 1}
    assert taken([swap, Discarded(1, 52)]) == {}
    assert taken([swap._replace(end="low")]) == {}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_matches_with_swaps_come_to_an_end_and_lose_no_card(bot, seats):
    rules = a_variant(*changes(**CHANGED), rounds=(contract(set=2), contract(set=1, run=1))).rules(seats)
    swaps = 0
    for seed in range(6):
        match = Match(rules, "abcd"[:seats], seed)
        play_out(match, [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)])
        assert not match.unfinished
        check_cards(match.round, match.deal)
        swaps += sum(isinstance(action, Swap) for action in match.actions)
    assert swaps
