"""Where one more card can go."""

from carioca_dsl.model import Ace, Act, Corner
from tests.melds.hands import (
    add,
    against_adding,
    at_least,
    cards,
    of_runs,
    per_meld,
    room,
    rules_with,
    shown,
    table,
)

ONE_END = rules_with(of_runs("ace", Ace.LOW_OR_HIGH))
CIRCLE = rules_with(
    of_runs("around-the-corner", Corner.ALLOWED), of_runs("grows-to", None), of_runs("size", at_least(3))
)
TO_THE_KING = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks"


def grown(meld, *added):
    """The meld after cards, each with its end."""
    for text, end in added:
        (card,) = cards(text, meld.cards)
        meld = dict(room().placements(meld, card))[end]
    return meld


def test_k012_two_cards_one_after_the_other_at_the_low_end():
    assert shown(grown(table("9d 10d Jd Qd"), ("8d", "low"), ("7d", "low"))) == "7♦ 8♦ 9♦ 10♦ J♦ Q♦"


def test_ar_17_k004_a_run_stretches_from_the_low_ace_to_the_high_one_and_is_full_then():
    meld = grown(table(TO_THE_KING), ("As", "high"))
    assert len(meld.cards) == 14
    for text in ("2s", "Ks", "As", "*"):
        assert add(meld, text) == {}
        assert against_adding(meld, text) != []
    assert "law.run-full" in against_adding(meld, "*")


def test_k006_a_joker_beyond_the_king_is_the_second_ace_or_has_no_place():
    assert add(table(TO_THE_KING), "*") == {"high": "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ ★"}
    meld = table(TO_THE_KING, ONE_END)
    assert add(meld, "*", ONE_END) == {}
    assert against_adding(meld, "*", rules=ONE_END) == ["law.run-full"]


def test_k007_a_run_that_spans_every_place_takes_no_wild_card():
    for rules, text in ((ONE_END, "2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"), (ONE_END, TO_THE_KING)):
        assert against_adding(table(text, rules), "*", rules=rules) == ["law.run-full"]


def test_k016_the_player_names_the_end_of_a_joker_and_what_follows_depends_on_it():
    meld = table("5s 6s 7s 8s")
    assert add(meld, "*") == {"low": "★ 5♠ 6♠ 7♠ 8♠", "high": "5♠ 6♠ 7♠ 8♠ ★"}
    assert against_adding(meld, "*") == ["law.name-the-end"]
    assert against_adding(meld, "*", "low") == []
    assert add(grown(meld, ("*", "low")), "3s") == {"low": "3♠ ★ 5♠ 6♠ 7♠ 8♠"}
    assert against_adding(grown(meld, ("*", "high")), "3s") == ["law.not-consecutive"]


def test_k017_a_joker_with_room_at_one_end_only_needs_no_end():
    assert against_adding(table("As 2s 3s 4s"), "*") == []
    assert add(table("As 2s 3s 4s"), "*") == {"high": "A♠ 2♠ 3♠ 4♠ ★"}


def test_k019_d_ar_7_a_card_that_a_joker_stands_for_at_an_end_comes_in_by_a_swap_only():
    meld = table("* 3s 4s 5s")
    assert against_adding(meld, "2s") == ["law.place-taken"]
    assert add(meld, "As") == {"low": "A♠ ★ 3♠ 4♠ 5♠"}
    assert add(meld, "6s") == {"high": "★ 3♠ 4♠ 5♠ 6♠"}


def test_k029_around_the_corner_a_card_fits_the_run_that_ends_beside_it():
    assert add(table("8s 9s 10s Js", CIRCLE), "Js", CIRCLE) == {}
    assert add(table("Qs Ks As 2s 3s 4s", CIRCLE), "Js", CIRCLE) == {"low": "J♠ Q♠ K♠ A♠ 2♠ 3♠ 4♠"}
    for text in ("8s 9s 10s Js", "Qs Ks As 2s 3s 4s"):
        assert add(table(text, CIRCLE), "6s", CIRCLE) == {}


def test_k032_a_joker_first_makes_room_for_the_next_card():
    meld = grown(table("Js Qs Ks *"), ("*", "low"))
    assert add(meld, "9s") == {"low": "9♠ ★ J♠ Q♠ K♠ ★"}


def test_an_ace_fits_both_ends_of_a_run_from_two_to_king():
    meld = table("2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks")
    assert list(add(meld, "As")) == ["low", "high"]
    assert against_adding(meld, "As") == ["law.name-the-end"]


def test_ar_49_a_card_goes_to_an_end_and_nowhere_else():
    meld = table("4s 5s 6s 7s")
    assert add(meld, "8s") == {"high": "4♠ 5♠ 6♠ 7♠ 8♠"}
    assert add(meld, "3s") == {"low": "3♠ 4♠ 5♠ 6♠ 7♠"}
    assert against_adding(meld, "8s", "low") == ["law.not-consecutive"]
    assert against_adding(meld, "9s") == ["law.not-consecutive"]
    assert against_adding(meld, "8h") == ["law.not-one-suit"]
    assert against_adding(meld, "5s") == ["law.place-taken"]


def test_ar_53_no_limit_of_jokers_after_the_opening():
    assert shown(grown(table("4s 5s 6s *"), ("*", "low"), ("*", "low"))) == "★ ★ 4♠ 5♠ 6♠ ★"
    strict = rules_with(per_meld(1, Act.LAYING_OFF))
    assert against_adding(table("4s 5s 6s *", strict), "*", "low", strict) == ["wild-cards.per-meld"]


def test_a_run_may_be_kept_from_growing():
    rules = rules_with(of_runs("grows-to", 5))
    assert against_adding(table("4s 5s 6s 7s 8s", rules), "9s", rules=rules) == ["run.grows-to"]


def test_around_the_corner_a_run_goes_on_without_end():
    meld = table("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", CIRCLE)
    assert list(add(meld, "As", CIRCLE)) == ["high"]
    assert list(add(meld, "Ks", CIRCLE)) == ["low"]
    limited = rules_with(of_runs("around-the-corner", Corner.ALLOWED), of_runs("grows-to", 13))
    assert against_adding(table(TO_THE_KING, limited), "As", rules=limited) == ["run.grows-to"]


def test_every_placement_is_without_faults_and_every_other_card_has_one():
    meld = table("4s * 6s 7s")
    for face in range(53):
        card = face + 53
        found = room().placements(meld, card)
        for end, _ in found:
            assert room().placement_faults(meld, card, end) == ()
        assert bool(room().placement_faults(meld, card, None)) is (len(found) != 1)
