"""Whether melds are the contract: an assignment, whatever the order."""

from itertools import permutations

from carioca_dsl.model import (
    Act,
    Bound,
    Combination,
    Corner,
    Part,
    SameRankSets,
    SameSuitRuns,
)
from tests.melds.hands import (
    SET_AND_RUN,
    SEVEN,
    at_least,
    by_faces,
    cards,
    of_runs,
    of_sets,
    per_meld,
    room,
    rules_with,
)
from tests.support.variants import contract, line


def melds_of_text(text, rules=SET_AND_RUN):
    """The melds of groups parted by ``|``; each has one reading."""
    taken = ()
    found = []
    for part in text.split("|"):
        group = cards(part, taken)
        taken += group
        (meld,) = room(rules).readings(group, "opening")
        found.append(meld)
    return tuple(found)


def faults(text, rules=SET_AND_RUN):
    return [reason.id for reason in room(rules).contract_faults(melds_of_text(text, rules))]


def runs_of_one_suit(value):
    rule = line("opening.runs-of-one-suit", value, level=1)
    return rules_with(rule, wanted=contract(run=2))


def test_ar_45_the_contract_is_laid_whole_and_exact():
    assert faults("8c 8d 8h | 4s 5s 6s 7s") == []
    assert faults("8c 8d 8h") == ["rounds.contract"]
    assert faults("8c 8d 8h | 9c 9d 9h") == ["rounds.contract"]
    assert faults("8c 8d 8h | 4s 5s 6s 7s | 9c 9d 9h") == ["opening.melds"]


def test_nothing_laid_is_no_contract():
    assert room().assign(()) is None
    assert [reason.id for reason in room().contract_faults(())] == ["rounds.contract"]


def test_k056_the_order_of_the_melds_does_not_matter():
    rules = rules_with(wanted=contract(set=2, run=1))
    for order in permutations(melds_of_text("8c 8d 8h | 4s 5s 6s 7s | 9c 9d 9h", rules)):
        assert room(rules).assign(order) == 0


def test_k057_a_set_with_a_joker_and_one_without():
    assert faults("Kc Kd * | Jc Jd Jh", rules_with(wanted=contract(set=2))) == []


def test_k059_a_card_more_in_a_meld_opens_only_where_the_size_is_a_minimum():
    assert [r.id for r in room().faults(cards("8c 8d 8h 8s"), "opening")] == ["set.size"]
    rules = rules_with(of_sets("size", at_least(3)), of_runs("size", at_least(4)))
    assert faults("8c 8d 8h 8s | 4s 5s 6s 7s 8s", rules) == []


def test_k071_a_run_is_a_meld_but_no_part_of_a_contract_of_sets():
    rules = rules_with(wanted=contract(set=2))
    assert faults("8c 8d 8h | 4s 5s 6s 7s", rules) == ["rounds.contract"]


def test_sizes_are_matched_by_assignment_and_not_by_the_first_that_fits():
    # The set of at least three would take the only set of four that the other part needs.
    parts = (Part(count=1, kind="set", size=at_least(3)), Part(count=1, kind="set", size=Bound(least=4, most=4)))
    rules = rules_with(wanted=(Combination(parts=parts),))
    for order in permutations(melds_of_text("8c 8d 8h 8s | 9c 9d 9h", rules)):
        assert room(rules).assign(order) == 0
    assert faults("8c 8d 8h | 9c 9d 9h", rules) == ["rounds.contract"]


def test_the_player_picks_an_alternative_by_laying_it():
    rules = rules_with(wanted=(*contract(set=2), *contract(run=1)))
    assert room(rules).assign(melds_of_text("8c 8d 8h | 9c 9d 9h", rules)) == 0
    assert room(rules).assign(melds_of_text("4s 5s 6s 7s", rules)) == 1
    reasons = room(rules).contract_faults(melds_of_text("4s 5s 6s 7s | 8c 8d 8h", rules))
    assert [reason.id for reason in reasons] == ["opening.melds"]


def test_d_ar_8_sets_of_one_rank_may_be_forbidden():
    wanted = contract(set=2)
    text = "8c 8d 8h | 8c 8d 8s"
    assert faults(text, rules_with(wanted=wanted)) == []
    rule = line("opening.sets-of-one-rank", SameRankSets.FORBIDDEN, level=1)
    rules = rules_with(rule, wanted=wanted)
    assert faults(text, rules) == ["opening.sets-of-one-rank"]
    assert not room(rules).can_open(cards("8c 8d 8h 8c 8d 8s"))
    assert room(rules_with(wanted=wanted)).can_open(cards("8c 8d 8h 8c 8d 8s"))


def test_k051_runs_of_one_suit_allowed_not_adjacent_or_forbidden():
    touching, apart, overlapping = (
        "3s 4s 5s 6s | 7s 8s 9s 10s",
        "3s 4s 5s 6s | 8s 9s 10s Js",
        "2s 3s 4s 5s | 4s 5s 6s 7s",
    )
    for value, refused in (
        (SameSuitRuns.ALLOWED, ()),
        (SameSuitRuns.NOT_ADJACENT, (touching,)),
        (SameSuitRuns.FORBIDDEN, (touching, apart, overlapping)),
    ):
        rules = runs_of_one_suit(value)
        for text in (touching, apart, overlapping):
            assert faults(text, rules) == (["opening.runs-of-one-suit"] if text in refused else [])
            assert room(rules).can_open(cards(text.replace("|", " "))) is (text not in refused)


def test_k054_two_runs_of_one_suit_do_not_open_where_they_are_forbidden():
    rules = runs_of_one_suit(SameSuitRuns.FORBIDDEN)
    hand = cards("3s 4s 5s 6s 9s 10s Js Qs Kc Kd")
    assert list(room(rules).openings(hand)) == []
    assert faults("3s 4s 5s 6s | 3h 4h 5h 6h", rules) == []


def test_k052_runs_of_one_contract_may_come_to_touch_on_the_table():
    rules = runs_of_one_suit(SameSuitRuns.NOT_ADJACENT)
    first, second = melds_of_text("3s 4s 5s 6s | 8s 9s 10s Js", rules)
    (seven,) = cards("7s")
    assert dict(room(rules).placements(first, seven))["high"].high + 1 == second.low


def test_runs_touch_around_the_corner_only_where_runs_go_there():
    text = "10s Js Qs Ks | As 2s 3s 4s"
    assert faults(text, runs_of_one_suit(SameSuitRuns.NOT_ADJACENT)) == []
    circle = rules_with(
        line("opening.runs-of-one-suit", SameSuitRuns.NOT_ADJACENT, level=1),
        of_runs("around-the-corner", Corner.ALLOWED),
        wanted=contract(run=2),
    )
    assert faults(text, circle) == ["opening.runs-of-one-suit"]


def test_an_equal_rule_about_melds_is_an_equal_room():
    again = rules_with()
    assert again is not SET_AND_RUN
    assert room(again) is room(SET_AND_RUN)
    assert len({id(room(rules_with(wanted=wanted))) for wanted in SEVEN}) == 7


def test_the_contract_decides_what_one_group_leaves_open():
    # With runs of three and jokers enough, `8♣ ★ ★` is a set or a run: the contract of one set and one run tells.
    rules = rules_with(of_runs("size", at_least(3)), per_meld(2, Act.OPENING))
    group, other = cards("8c * *"), cards("9d 9h 9s")
    assert len(room(rules).readings(group, "opening")) == 2
    (melds,) = room(rules).opening_readings((group, other))
    assert [meld.shape for meld in melds] == ["run", "set"]
    assert by_faces(melds)[0][0] == "run"
