"""`carioca may`: the referee answers somebody who holds real cards."""

import random
from collections.abc import Callable

import pytest

from tests.cli.conftest import Carioca, Ran

HAND = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ 8♠ K♦"
OPENING = "opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠"
May = Callable[..., Ran]


@pytest.fixture
def may(carioca: Carioca) -> May:
    return lambda *arguments: carioca("may", "argentina", *arguments)


def test_an_allowed_step_says_so_and_ends_well(may: May) -> None:
    ran = may("--round", "2", "--holds", HAND, "--step", OPENING)
    assert (ran.status, ran.out, ran.err) == (0, "Allowed.\n", "")


def test_a_refused_step_names_the_rule_with_its_sentence(may: May) -> None:
    ran = may("--round", "2", "--holds", HAND, "--step", "opens: 8♣ 8♦ 8♥ 8♠ | 4♠ 5♠ 6♠ 7♠")
    assert ran.status == 1
    assert ran.out.startswith("Refused: ")
    assert "[set.size]" in ran.out


def test_steps_follow_one_another(may: May) -> None:
    ran = may(
        "--round", "2", "--holds", HAND, "--step", OPENING, "--step", "adds: 8♠ to me 2", "--step", "discards: K♦"
    )
    assert ran.status == 1
    lines = ran.out.splitlines()
    assert lines[0].endswith("Allowed.")
    assert "[turn.lay-off-from]" in lines[1]
    assert lines[2].endswith("Allowed.")


def test_the_hand_is_the_one_before_a_draw_only_if_a_draw_is_asked_about(may: May) -> None:
    assert may("--holds", "8♣", "--step", "draws: stock").out == "Allowed.\n"
    assert "[law." in may("--holds", "8♣ K♦", "--step", "discards: 8♣", "--step", "draws: stock").out
    assert may("--holds", "8♣ K♦", "--step", "discards: 8♣").status == 0


def test_somebody_elses_melds_and_ones_own(may: May) -> None:
    table = ("--table", "ana: 8♣ 8♦ 8♥ | K♣ K♥ K♠")
    refused = may("--holds", "8♠ 3♦", *table, "--step", "adds: 8♠ to ana 1")
    assert refused.status == 1
    assert "[law.not-opened]" in refused.out
    own = ("--laid", "5♣ 5♦ 5♥ | Q♣ Q♥ Q♠")
    assert may("--holds", "8♠ 3♦", *table, *own, "--step", "adds: 8♠ to ana 1").status == 0
    assert may("--holds", "8♠ 3♦", "--table", f"me: {own[1]}; {table[1]}", "--step", "adds: 8♠ to ana 1").status == 0


def test_the_joker_is_swapped_within_its_run(may: May) -> None:
    table = ("--round", "3", "--table", "ana: 5♥ * 7♥ 8♥ | 3♦ 4♦ 5♦ 6♦", "--laid", "2♠ 3♠ 4♠ 5♠ | 9♣ 10♣ J♣ Q♣")
    assert may(*table, "--holds", "6h 2c 9d", "--step", "swaps: 6h for * in ana 1 low").status == 0
    assert "swaps: 6♥ for ★ in ana 1" in may(*table, "--holds", "6h 2c 9d").out


def test_without_a_step_it_lists_what_can_be_laid_as_steps_to_ask_about(may: May) -> None:
    ran = may("--round", "2", "--holds", HAND)
    assert ran.status == 0
    assert ran.out.splitlines()[:2] == ["You can open:", f"  {OPENING}"]
    for line in ran.out.splitlines()[1:]:
        assert may("--round", "2", "--holds", HAND, "--step", line.strip()).status == 0
    nothing = may("--round", "2", "--holds", "8♣ K♦")
    assert nothing.status == 0
    assert len(nothing.out.splitlines()) == 1


def test_cards_may_be_typed_with_letters(may: May) -> None:
    ran = may("--round", "2", "--holds", "8c 8D 8h 10d Js Qs Ks *", "--step", "opens: 8c 8d 8h | * js Qs Ks")
    assert ran.status == 0


def test_questions_are_asked_in_every_language(may: May) -> None:
    spanish = may("--round", "2", "--holds", HAND, "--step", "abre: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "--lang", "es")
    assert (spanish.status, spanish.out) == (0, "Se puede.\n")
    french = may("--holds", "8♠ 3♦", "--step", "complète: 8♠ à moi 1", "--lang", "fr")
    assert french.status == 1
    assert "refusé" in french.out
    english_step = may("--round", "2", "--holds", HAND, "--step", OPENING, "--lang", "fr")
    assert english_step.status == 0


def test_the_answer_as_data(may: May) -> None:
    data = may("--round", "2", "--holds", HAND, "--step", "adds: 8♠ to me 1", "--format", "json").json
    assert data["allowed"] is False
    assert data["steps"][0]["rule"] == "law.not-opened"
    assert OPENING in may("--round", "2", "--holds", HAND, "--format", "json").json["open"]


def test_the_answer_as_data_has_the_same_keys_whatever_can_be_laid(may: May) -> None:
    nothing = may("--holds", "8♣ K♦", "--format", "json")
    assert (nothing.status, nothing.json) == (0, {"open": [], "lay": [], "add": [], "swap": []})
    some = may("--round", "2", "--holds", HAND, "--format", "json").json
    assert list(some) == list(nothing.json)
    assert (some["open"][0], some["swap"]) == (OPENING, [])


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("--holds", "8♣ 1z"), "--holds:1:4"),
        (("--holds", ""), "--holds"),
        (("--holds", "8♣ 8♣ 8♣"), "--holds"),
        (("--holds", "8♣", "--round", "9"), "--round"),
        (("--holds", "8♣", "--table", "ana 8♣"), "--table"),
        (("--holds", "8♣", "--table", "ana: 8♣ 9♦ 3♠"), "--table"),
        (("--holds", "8♣", "--step", "flies: 8♣"), "--step"),
        (("--holds", "8♣", "--step", "discards: 8♣", "--step", "adds: 8♣ to bob 1"), "--step:2"),
        (("--holds", "8♣", "--players", "9"), "--players"),
        (("--holds", "8♣", "--took", "K♦"), "--took"),
    ],
)
def test_what_cannot_be_is_a_clear_message(may: May, arguments: tuple[str, ...], option: str) -> None:
    ran = may(*arguments)
    assert ran.status == 2
    assert option in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("code", ["en", "es", "fr", "it", "pt"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("--holds", ""),
        ("--holds", "8♣ 8♣ 8♣"),
        ("--holds", "8♣", "--round", "9"),
        ("--holds", "8♣", "--table", "ana: 8♣ 9♦ 3♠"),
        ("--holds", "8♣", "--step", "flies: 8♣"),
        ("--holds", "8♣", "--step", "adds: 8♣ to bob 1"),
        ("--holds", "8♣", "--players", "9"),
    ],
)
def test_what_was_typed_is_spoken_of_and_no_example(may: May, arguments: tuple[str, ...], code: str) -> None:
    said = may(*arguments, "--lang", code).err.splitlines()[0]
    assert f"`{arguments[-2]}`" in said
    assert not {"example", "ejemplo", "exemple", "esempio", "exemplo"} & set(said.replace("'", " ").split())


def test_a_call_without_a_hand_is_wrong_usage(may: May) -> None:
    assert may("--round", "1").status == 2
    assert may("--holds", "8♣", "--name", "a:b").status == 2


PIECES = ["8♣", "8c", "*", "|", ":", ";", "ana", "me", "adds", "opens", "draws", "stock", "to", "1", "for", "in", "->",
          "low", "swaps", "lays", "discards", "", "\x1b[31m", "\u202e", "💥", "#", '"', "99999999999", "A" * 3000, "-1",
          "expect", "\n", "4♠ 5♠ 6♠ 7♠", "8♣ 8♦ 8♥", "discard pile", "@x", "refused because", "\ue000"]  # fmt: skip


@pytest.mark.slow
def test_nothing_that_is_typed_is_a_bug(may: May) -> None:
    chance = random.Random(3)
    for _ in range(150):
        arguments = ["--round", str(chance.choice([1, 2, 3, 7, 0, -5, 99]))]
        for option in ("--holds", "--table", "--laid", "--discards", "--took", "--step", "--step"):
            if option == "--holds" or chance.random() < 0.4:
                text = " ".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 9)))
                known = {"--holds": HAND, "--step": OPENING, "--table": "ana: 8♣ 8♦ 8♥ | K♣ K♥ K♠"}.get(option, text)
                arguments.append(f"{option}={chance.choice([text, known])}")
        ran = may(*arguments)
        assert ran.status in (0, 1, 2), (arguments, ran.err)
        assert "\x1b" not in ran.out + ran.err


@pytest.mark.parametrize(("language", "step"), [("pt", "adds: 8♠ to me 1"), ("en", "añade: 8♠ a mí 1")])
def test_who_asks_may_say_me_in_any_language(may: May, language: str, step: str) -> None:
    ran = may("--holds", "8♠ K♦", "--laid", "8♣ 8♦ 8♥ | K♣ K♥ K♠", "--step", step, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    named = may("--holds", "8♠ K♦", "--table", "me: 8♣ 8♦ 8♥ | K♣ K♥ K♠", "--name", "ana", "--step", step)
    assert (named.status, named.err) == (0, "")


def test_what_could_be_done_is_listed_in_the_readers_letters(may: May) -> None:
    ran = may("--round", "2", "--holds", "Vc Vd Vh 4s 5s 6s 7s Rd", "--lang", "fr")
    assert "  ouvre: V♣ V♦ V♥ | 4♠ 5♠ 6♠ 7♠\n" in ran.out
    steps = ("--step", "ouvre: Vc Vd Vh | 4s 5s 6s 7s", "--step", "défausse: R♦")
    asked = may("--round", "2", "--holds", "Vc Vd Vh 4s 5s 6s 7s Rd", *steps, "--lang", "fr")
    assert [line.partition("\xa0:")[0] for line in asked.out.splitlines()] == [steps[1], steps[3]]


def test_the_melds_of_an_opening_stand_in_one_order(may: May) -> None:
    hand = "Kd Kh Ks 8c 8d 8h 4s 5s 6s 7s Jd *"
    melds = [line.partition(": ")[2].split(" | ") for line in may("--round", "5", "--holds", hand).out.splitlines()[1:]]
    assert len(melds) > 5
    assert {(first[0], second[0]) for first, second, _ in melds} == {("8", "K")}


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", ["o 8c 8d 8h | 4s 5s 6s 7s", "x Kd"]),
        ("en", ["opens 8c 8d 8h | 4s 5s 6s 7s", "discards K♦"]),
        ("es", ["abro 8c 8d 8h | 4s 5s 6s 7s", "tiro Kd"]),
        ("fr", ["Ouvre 8c 8d 8h | 4s 5s 6s 7s", "défausse R♦"]),
    ],
)
def test_a_step_may_be_written_as_at_the_table(may: May, language: str, steps: list[str]) -> None:
    asked = [part for step in steps for part in ("--step", step)]
    ran = may("--round", "2", "--holds", HAND, *asked, "--lang", language)
    assert (ran.status, ran.err, len(ran.out.splitlines())) == (0, "", 2)


def test_cards_are_drawn_and_laid_off_in_the_words_of_the_table(may: May) -> None:
    table = ("--table", "ana: 8♣ 8♦ 8♥ | K♣ K♥ K♠", "--laid", "5♣ 5♦ 5♥ | Q♣ Q♥ Q♠")
    for step in ("a 8s ana 1", "add 8s to ana 1", "add 8♠ a ana 1"):
        assert may("--holds", "8♠ 3♦", *table, "--step", step, "--lang", "es").status == 0, step
    assert may("--holds", "8♠ 3♦", "--step", "d").out == "Allowed.\n"
    assert may("--holds", "8♠ 3♦", "--step", "t").out == "Allowed.\n"
    assert "[wild-cards.swap]" in may("--holds", "8♠ 3♦", *table, "--step", "s 8s ana 1").out
    for step in ("", "hint", "what is this"):
        assert may("--holds", "8♠ 3♦", *table, "--step", step).status == 2, step


def test_what_cannot_lie_there_is_shown_where_it_was_typed(may: May) -> None:
    own, theirs = ("--laid", "8♣ 8♦ 8♥ | Q♠ Q♥ J♣"), ("--table", "ana: J♣ J♦ J♥", "--table", "beto: 5♣ 6♦ 7♥")
    refused = may("--holds", "4♠", *own, *theirs)
    assert refused.status == 2
    assert "--> --laid:1:1" in refused.err
    assert "Q♠ Q♥ J♣" in refused.err
    assert "--> --table:1:1" in may("--holds", "4♠", *theirs).err
    often = may("--holds", "8♣ K♣", "--laid", "8♣ 8♦ 8♥", "--table", "ana: 8♣ 8♦ 8♥")
    assert "--> --table:1:1" in often.err
    assert "::: --holds:1:1" in often.err
    assert "::: --laid:1:1" in often.err


def test_names_may_be_typed_with_their_accents_apart(carioca: Carioca) -> None:
    apart, name = "Ine\u0301s", "Inés"
    hand = ("may", "argentina", "--holds", "9♠ 3♦ K♦", "--laid", "4♣ 4♦ 4♥ | 6♣ 6♦ 6♥")
    for typed, laid in ((apart, name), (name, apart)):
        ran = carioca(*hand, "--table", f"{laid}: 9♣ 9♦ 9♥ | 2♣ 2♦ 2♥", "--step", f"adds: 9♠ to {typed} 1")
        assert (ran.status, ran.out) == (0, "Allowed.\n"), ran.err
    ran = carioca(*hand, "--name", apart, "--table", "ana: 9♣ 9♦ 9♥ | 2♣ 2♦ 2♥", "--step", f"{name} adds: 9♠ to ana 1")
    assert (ran.status, ran.out) == (0, "Allowed.\n"), ran.err
