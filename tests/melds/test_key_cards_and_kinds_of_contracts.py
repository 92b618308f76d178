"""Runs that must hold certain cards, and kinds that only contracts know."""

from carioca_dsl.melds import face_points
from carioca_dsl.model import Act, BeyondContract, Bound, CardClass, Combination, Corner, Holding, OwnPlace
from tests.melds.hands import at_least, cards, of_runs, per_meld, room, rules_with, shown
from tests.melds.test_twin import compare_openings
from tests.support.italian import COURT, KEYS, italian
from tests.support.variants import contract, line

ITALIAN = italian().rounds
PAIR, TWO_PAIR, SET, FULL, POINTS, POKER, ROYAL, WHOLE = ITALIAN


def kinds(text, rules, act):
    return [meld.kind for meld in room(rules).readings(cards(text), act)]


def against(text, rules, act="opening"):
    return [reason.id for reason in room(rules).faults(cards(text), act)]


def opens(text, rules):
    groups, taken = [], ()
    for part in text.split("|"):
        groups.append(cards(part, taken))
        taken += groups[-1]
    return bool(room(rules).opening_readings(groups))


# -- kinds that only contracts know ---------------------------------------------------------------------------------


def test_it_45_a_pair_of_court_cards_opens_the_first_round():
    assert opens("Kc Kd", PAIR)
    assert opens("Ac Ad Ah", PAIR)  # d-it-66: or more
    assert not opens("9c 9d", PAIR)
    assert against("9c 9d", PAIR) != []


def test_d_it_28_a_pair_is_of_two_suits():
    assert against("Kc Kc", PAIR) == ["set.suits"]
    assert not room(PAIR).can_open(cards("Kc Kc 2d 3h"))


def test_it_46_no_joker_in_a_pair():
    assert against("Kc *", PAIR) == ["wild-cards.per-meld"]


def test_d_it_29_one_court_pair_and_one_plain_pair():
    assert opens("Kc Kd | 9c 9d", TWO_PAIR)
    assert not opens("Kc Kd | Qc Qd", TWO_PAIR)
    assert opens("Kc Kd Kh | 9c 9d 9h 9s", TWO_PAIR)


def test_it_52_d_it_65_the_pair_of_a_full_has_another_rank():
    assert opens("7c 7d 7h | 4c 4d", FULL)
    assert not opens("7c 7d 7h | 7s 7c", FULL)
    assert not room(FULL).can_open(cards("7c 7d 7h 7s 7c"))


def test_d_it_67_pairs_are_no_further_melds():
    assert kinds("Kc Kd", PAIR, "melding") == []
    assert against("Kc Kd", PAIR, "melding") == ["set.beyond-the-contract"]
    assert against("9c 9d", TWO_PAIR, "melding") == ["set.beyond-the-contract"]
    assert kinds("Kc Kd Kh", PAIR, "melding") == ["set"]
    assert [shown(meld) for meld in room(PAIR).candidates(cards("Kc Kd 9c 9d 4s 5s 6s"), "melding")] == ["4♠ 5♠ 6♠"]


def test_a_round_whose_contract_asks_for_no_pair_knows_none():
    for act in ("opening", "melding"):
        assert kinds("Kc Kd", SET, act) == []
        assert against("Kc Kd", SET, act) == ["set.beyond-the-contract"]
    assert kinds("Kc Kd", POINTS, "opening") == []
    assert kinds("Kc Kd", WHOLE, "laying_off") == []


def test_what_no_kind_comes_near_is_explained_by_the_kinds_there_are():
    assert against("Kc 9d", SET) == ["law.not-one-rank", "set.size"]
    assert against("Kc 9d", PAIR, "melding") == ["law.not-one-rank", "set.size"]


def test_d_it_50_a_pair_on_the_table_grows_to_four_suits():
    (pair,) = room(PAIR).readings(cards("Kc Kd"), "opening")
    (heart,) = cards("Kh")
    ((_, grown),) = room(PAIR).placements(pair, heart)
    assert shown(grown) == "K♣ K♦ K♥"


def test_d_it_46_a_pair_is_not_matched():
    assert room(PAIR).best_partition(cards("Kc Kd 9c 9d"), face_points(PAIR.scoring)).melds == ()


def test_where_no_kind_goes_beyond_the_contract_nothing_is_a_further_meld():
    lines = [line(f"{shape}.beyond-the-contract", BeyondContract.FORBIDDEN, shape, level=1) for shape in ("set", "run")]
    rules = rules_with(*lines, wanted=contract(set=1))
    hand = cards("8c 8d 8h 4s 5s 6s 7s")
    assert [shown(meld) for meld in room(rules).candidates(hand, "melding")] == []
    assert against("8c 8d 8h", rules, "melding") == ["set.beyond-the-contract"]
    assert against("8c 8d 9h", rules, "melding") == ["law.not-one-rank"]
    assert against("4s 5s 6s 7s", rules) == ["run.beyond-the-contract"]
    assert room(rules).best_partition(hand, face_points(rules.scoring)).melds == ()
    compare_openings(rules, hand)


def test_a_kind_that_one_alternative_names_is_no_meld_of_the_other():
    wanted = (*contract(pair=1), Combination(worth=at_least(10)))
    lines = (
        line("set.size", Bound(least=2, most=2), "pair", level=1),
        line("set.beyond-the-contract", BeyondContract.FORBIDDEN, "pair", level=1),
    )
    rules = rules_with(*lines, wanted=wanted, kinds={"pair": "set"})
    assert opens("2c 2d", rules)
    assert opens("Kc Kd Kh", rules)
    assert not opens("Kc Kd | Qc Qd Qh", rules)
    melds = tuple(room(rules).readings(cards(text), "opening")[0] for text in ("Kc Kd", "Qc Qd Qh"))
    assert [reason.id for reason in room(rules).contract_faults(melds)] != []
    compare_openings(rules, cards("Kc Kd Kh Qc Qd"))


# -- the contract and more ------------------------------------------------------------------------------------------


def test_it_71_more_than_the_contract_is_a_meld_of_its_own_and_the_reason_says_so():
    melds = tuple(room(SET).readings(cards(text), "opening")[0] for text in ("Kc Kd Kh", "4s 5s 6s"))
    (reason,) = room(SET).contract_faults(melds)
    assert reason.id == "opening.melds"
    assert dict(reason.args) == {"alternative": 0, "extra": 1, "value": SET.opening.melds}


# -- key cards ------------------------------------------------------------------------------------------------------


def test_it_60_it_61_five_of_a_suit_with_a_key_card():
    assert opens("As 2s 3s 4s 5s", ROYAL)
    assert opens("10s Js Qs Ks As", ROYAL)
    assert opens("4s 5s 6s 7s 8s 9s", ROYAL)  # d-it-41: five or more
    assert against("5s 6s 7s 8s", ROYAL) == []  # a run, but no royal one
    assert not opens("5s 6s 7s 8s", ROYAL)


def test_a_run_without_a_key_card_is_refused_for_that():
    (run,) = room(CIRCLE).readings(cards("Js Qs Ks As 2s"), "opening")
    assert run.kind == "run"
    first, second = room(CIRCLE).contract_faults((run,))
    assert (first.id, second.id) == ("run.contains", "rounds.contract")
    assert dict(first.args) == {"kind": "royal", "count": 0, "limit": at_least(1), "cards": KEYS}
    short = room(ROYAL).readings(cards("As 2s 3s 4s"), "opening")
    assert [reason.id for reason in room(ROYAL).contract_faults(short)] == ["rounds.contract"]


CIRCLE = italian(line("run.around-the-corner", Corner.ALLOWED, "run", level=1)).rounds[6]


def test_d_it_42_every_royal_has_a_key_card_unless_it_goes_around_the_corner():
    suit = [f"{rank}s" for rank in ("A", *range(2, 11), "J", "Q", "K", "A")]
    for low in range(10):
        assert opens(" ".join(suit[low : low + 5]), ROYAL)
    for text in ("Js Qs Ks As 2s", "Qs Ks As 2s 3s", "Ks As 2s 3s 4s"):
        assert not opens(text, CIRCLE)
        assert not room(CIRCLE).can_open(cards(text))
    assert opens("10s Js Qs Ks As 2s", CIRCLE)


ROYALS = {"royal": "run"}


def royal(number, *more, cards_=COURT):
    """A run of four with so many cards of a class."""
    return rules_with(
        line("run.contains", Holding(number=number, cards=cards_), "royal", level=1),
        *more,
        wanted=contract(royal=1),
        kinds=ROYALS,
    )


def test_a_wild_card_in_the_place_of_a_key_card_is_none():
    rules = royal(at_least(1))
    assert opens("10s Js 8s 9s", rules)
    assert not opens("10s * 8s 9s", rules)
    compare_openings(rules, cards("9s 10s Js Qs 8s * 2d"))


def test_a_card_of_a_wild_rank_is_a_key_card_in_its_own_place():
    wild = line("deck.wild", CardClass(ranks=(2,), jokers=True), level=1)
    own = line("wild-cards.in-its-own-place", OwnPlace.NATURAL, level=1)
    rules = royal(at_least(1), wild, own, per_meld(2, Act.OPENING), cards_=CardClass(ranks=(2,)))
    assert opens("As 2s 3s 4s", rules)
    assert not opens("5s 2s 7s 8s", rules)
    assert room(rules).can_open(cards("As 2s 3s 4s"))
    assert not room(rules).can_open(cards("5s 2s 7s 8s"))
    compare_openings(rules, cards("As 2s 3s 4s 5s 2h"))


def test_no_more_key_cards_than_are_allowed():
    rules = royal(Bound(most=1))
    assert opens("8s 9s 10s Js", rules)
    assert not opens("9s 10s Js Qs", rules)
    compare_openings(rules, cards("7s 8s 9s 10s Js Qs Ks"))


def test_what_lies_on_the_table_may_lose_its_key_card_to_nobody():
    # Growing never asks again: the key cards are there when the run is laid.
    rules = royal(at_least(1), of_runs("size", at_least(4)))
    (run,) = room(rules).readings(cards("8s 9s 10s Js"), "opening")[:1]
    (seven,) = cards("7s")
    assert [shown(grown) for _, grown in room(rules).placements(run, seven)] == ["7♠ 8♠ 9♠ 10♠ J♠"]
