"""`carioca may` understands what is understood at the table: short forms, where the hand leaves no doubt."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Carioca, Ran
from tests.support.coins import COINS

HAND = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 9♠ K♦"
May = Callable[..., Ran]


@pytest.fixture
def may(carioca: Carioca) -> May:
    return lambda *arguments: carioca("may", "argentina", "--round", "2", *arguments)


@pytest.fixture
def may_buy(carioca: Carioca, tmp_path: Path) -> May:
    path = tmp_path / "coins.carioca"
    path.write_text(COINS, encoding="utf-8")
    return lambda *arguments: carioca("may", str(path), *arguments)


@pytest.mark.parametrize("step", ["x 9", "x K", "throw 9", "o 8 8 8 | 4 5 6 7", "o 8 8 8 | 4s 5s 6 7", "d", "take"])
def test_a_rank_alone_is_the_only_card_that_it_can_be(may: May, step: str) -> None:
    ran = may("--holds", HAND, "--step", step)
    assert (ran.status, ran.out, ran.err) == (0, "Allowed.\n", "")


def test_where_the_hand_leaves_a_doubt_the_cards_are_named(may: May) -> None:
    ran = may("--holds", HAND, "--step", "x 8")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "carioca may: `x 8`: Which “8”? Add the suit: 8♣ 8♦ 8♥\n"
    ran = may("--holds", HAND, "--step", "x V", "--lang", "fr")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("carioca may: `x V`: ")


def test_one_step_after_the_other_is_read_with_the_hand_as_it_then_is(may: May) -> None:
    steps = [word for step in ("o 8c 8d 8h | 4 5 6 7", "x 9") for word in ("--step", step)]
    ran = may("--holds", HAND, *steps, "--format", "json")
    assert ran.status == 0
    assert [step["text"] for step in ran.json["steps"]] == ["me opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "me discards: 9♠"]


def test_the_only_place_of_a_card_need_not_be_named(may: May) -> None:
    laid = ("--laid", "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠")
    assert may("--holds", "9♥ 8♠ K♦", *laid, "--table", "ana: 9♣ 9♦ 9♠ | 2♥ 3♥ 4♥ 5♥", "--step", "a 9").status == 0
    for place in ("ana 1", "to ana 1", "ana"):
        step = may("--holds", "9♥ 8♠ K♦", *laid, "--table", "ana: 9♣ 9♦ 9♠", "--step", f"a 9 {place}")
        assert step.out == "Allowed.\n", step.err
    ran = may("--holds", "9♥ 8♠ K♦", *laid, "--step", "a 8 bob 1")
    assert (ran.status, ran.err) == (
        2,
        "carioca may: `a 8 bob 1`: Whose meld is “bob”? Say a name and a number, such as: ana 2.\n",
    )


@pytest.mark.parametrize("me", ["me", "myself", "to me"])
def test_whoever_asks_is_me(may: May, me: str) -> None:
    ran = may("--holds", "8♠ K♦", "--laid", "8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "--name", "eva", "--step", f"a 8 {me} 1")
    assert ran.out == "Allowed.\n", ran.err


@pytest.mark.parametrize(("language", "word"), [("en", "pass"), ("es", "paso"), ("it", "passo"), ("pt", "p")])
def test_passing_is_about_the_card_that_is_offered_whatever_it_is(
    may: May, may_buy: May, language: str, word: str
) -> None:
    asked = ("--holds", "7♣ 8♣", "--step", word, "--lang", language)
    assert may_buy(*asked).status == 0
    assert may_buy(*asked, "--discards", "K♦").status == 0
    assert "[law.nothing-asked]" in may_buy(*asked, "--discards", "★").out
    assert "[law.nothing-asked]" in may(*asked).out


def test_the_card_that_is_bought_is_on_the_pile_or_is_named(may_buy: May) -> None:
    assert may_buy("--holds", "7♣ 8♣", "--discards", "K♦", "--step", "b").out == "Allowed.\n"
    assert may_buy("--holds", "7♣ 8♣", "--step", "b Kd").out == "Allowed.\n"
    assert "[buying.not-bought]" in may_buy("--holds", "7♣ 8♣", "--step", "b *").out
    for unclear in ("b", "r", "refuse"):
        ran = may_buy("--holds", "7♣ 8♣ 9♦", "--step", unclear)
        assert (ran.status, ran.out) == (2, "")
        assert "E0218" in ran.err
    assert may_buy("--holds", "7♣ 8♣ 9♦", "--step", "r 9d").out == "Allowed.\n"


def test_doubles_of_the_hand_are_shown(may_buy: May) -> None:
    four_pairs = "7♣ 7♣ 9♦ 9♦ K♠ K♠ 2♥ 2♥"
    assert may_buy("--holds", f"{four_pairs} 5♦", "--step", "show").out == "Allowed.\n"
    ran = may_buy("--holds", "7♣ 8♣", "--step", "show", "--step", "x 7", "--format", "json")
    assert ran.json["steps"][0]["rule"] == "deal.new-deal-with"


@pytest.mark.parametrize("word", ["leave", "re-enter", "c 4"])
def test_what_answers_a_question_that_nobody_asked_is_refused(may: May, word: str) -> None:
    assert "[law.nothing-asked]" in may("--holds", "7♣ 8♣", "--step", word).out


@pytest.mark.parametrize("word", ["hint", "help", "yes", "no", "4", "quit", "undo"])
def test_what_is_no_step_is_none_here(may: May, word: str) -> None:
    ran = may("--holds", "7♣ 8♣", "--step", word)
    assert (ran.status, ran.out) == (2, "")
    assert "E0219" in ran.err


def test_words_of_the_notation_need_no_colon_in_any_language(may: May) -> None:
    for language, step in [
        ("it", "pesca"),
        ("it", "scarta 9♠"),
        ("en", "discards 9♠"),
        ("en", "scarta 9♠"),
    ]:
        ran = may("--holds", HAND, "--step", step, "--lang", language)
        assert ran.status == 0, (step, ran.err)


@pytest.mark.parametrize("name", ["Jd", "Ana Rd", "2", "Q"])
def test_letters_of_cards_change_and_names_that_look_like_cards_do_not(may: May, name: str) -> None:
    asked = ("--lang", "fr", "--holds", "Js 8s Kd", "--laid", "2c 2d 2h | 4s 5s 6s 7s", "--table", f"{name}: Jc Jd Jh")
    assert f"  complète: V♠ à {name} 1\n" in may(*asked).out
    steps = [f"adds: Js to {name} 1", "défausse: Rd"]
    ran = may(*asked, *(part for step in steps for part in ("--step", step)))
    assert ran.status == 0, ran.err
    assert [line.partition("\xa0:")[0] for line in ran.out.splitlines()] == [f"adds: Vs to {name} 1", "défausse: Rd"]
    ran = may(*asked, "--name", "Rd", "--step", f"Rd adds: Vs to {name} 1", "--step", "Rd discards: Rd")
    assert ran.status == 0, ran.err
