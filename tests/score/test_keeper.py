import random
import re

import pytest

from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.score import BadSheet, Problem, ScoreVoice, dealer_of, read_names, read_sheet, sheet_of
from carioca_dsl.score.sheet_text import MOST_CORRECTIONS
from carioca_dsl.score.voice import _TEXTS
from carioca_dsl.score.words import WORDS, is_word
from tests.score.evenings import NAMES, gone_on, keeper, rules, type_all


def test_a_round_is_typed_hand_by_hand_and_saved_before_it_is_told() -> None:
    keep, saved = keeper()
    assert "ana" in keep.question()
    assert keep.take("A Q 3") == []
    assert "beto" in keep.question()
    said = type_all(keep, "out", "33")
    assert said[0] == "Round 1: ana 33, beto 0, carla 33."
    assert said[1] == "Total: beto 0, ana 33, carla 33."
    assert "beto deals" in said[-1]
    assert "round 1: A Q 3 | out | 33" in saved[-1]


def test_a_round_in_one_line_and_a_name_before_the_hand() -> None:
    keep, _ = keeper()
    type_all(keep, "A Q 3 | out | 33", "ana: out", "beto 10", "Carla 3♦")
    assert keep.sheet.totals == (33, 10, 36)


def test_a_bad_hand_is_asked_for_again() -> None:
    keep, saved = keeper()
    assert "is not a card" in keep.take("hello")[0]
    assert "ana" in keep.question()
    assert saved == []
    keep.take("out")
    assert "Only one can go out" in keep.take("out")[0]
    assert "beto" in keep.question()
    assert "\nround" not in saved[-1]


def test_a_deal_that_cannot_be_is_typed_again() -> None:
    keep, _ = keeper()
    said = type_all(keep, "10", "20", "30")
    assert said[0].startswith("Somebody must have gone out")
    assert "ana" in keep.question()


def test_correcting_keeps_what_is_not_typed_again() -> None:
    keep, saved = keeper()
    type_all(keep, "A Q 3 | out | 33", "fix 1")
    assert "[A Q 3]" in keep.question()
    type_all(keep, "", "", "A A")
    assert keep.sheet.totals == (33, 0, 40)
    assert "round 1: A Q 3 | out | A A" in saved[-1]
    type_all(keep, "fix 1 out | 10 | 20")
    assert keep.sheet.totals == (0, 10, 20)
    type_all(keep, "fix 1", "10", "out", "")
    assert keep.sheet.totals == (10, 0, 20), "who went out can be corrected too"


def test_void_undo_and_what_was_only_half_typed() -> None:
    keep, saved = keeper()
    assert "void" in keep.take("void")[0]
    assert keep.sheet.deals == (None,)
    assert "nobody" in keep.take("undo")[0] or keep.sheet.deals == ()
    assert "round" not in saved[-1]
    type_all(keep, "out", "undo")
    assert "ana" in keep.question()
    assert "nothing to take back" in type_all(keep, "undo")[0]


def test_each_hand_is_saved_before_the_next_is_asked_for() -> None:
    keep, saved = keeper()
    type_all(keep, "A Q 3 | out | 33", "7 7")
    assert saved[-1].endswith("round 1: A Q 3 | out | 33\nentered round 2: 7 7\n")
    keep.take("X")
    keep.take("★")
    assert saved[-1].endswith("entered round 2: 7 7 | ★\n")
    again = gone_on(saved)
    assert again.begin()[-1] == "Round 2 so far: ana 7 7; beto ★."
    assert "carla" in again.question()
    assert again.take("out")[0] == "Round 2: ana 14, beto 50, carla 0."
    assert "entered" not in saved[-1]


def test_what_was_said_last_is_taken_back_after_a_resume_as_before_it() -> None:
    lines = [
        "A Q 3 | out | 33",
        "void",
        "fix 1 out | 10 | 20",
        "7 7 | out | 3",
        "fix 2 7 | out | 3",
        "fix 1 9 | 10 | out",
    ]
    keep, saved = keeper()
    totals = []
    for line in lines:
        totals.append(keep.sheet.totals)
        keep.take(line)
    for wanted in reversed(totals):
        again = gone_on(saved)
        assert again.sheet == keep.sheet
        keep.take("undo")
        assert again.take("undo")[0] == "Taken back."
        assert again.sheet == keep.sheet
        assert again.sheet.totals == wanted
    assert "nothing to take back" in gone_on(saved).take("undo")[0]


def test_corrections_stand_on_the_sheet_in_the_order_in_which_they_were_said() -> None:
    keep, saved = keeper()
    type_all(keep, "A Q 3 | out | 33", "7 7 | out | 3", "fix 1 out | 10 | 20", "K | out | 3")
    assert saved[-1].split("\n\n")[1].splitlines() == [
        "round 1: A Q 3 | out | 33",
        "round 2: 7 7 | out | 3",
        "corrected round 1: out | 10 | 20",
        "round 3: K | out | 3",
    ]


def test_of_very_many_corrections_the_last_ones_can_be_taken_back() -> None:
    keep, saved = keeper()
    keep.take("A Q 3 | out | 33")
    for number in range(MOST_CORRECTIONS + 20):
        keep.take(f"fix 1 out | {number} | 3")
    assert saved[-1].count("corrected") == MOST_CORRECTIONS
    again = gone_on(saved)
    assert again.sheet.totals == keep.sheet.totals
    for _ in range(MOST_CORRECTIONS):
        again.take("undo")
    assert again.sheet.totals == (0, 19, 3)
    again.take("undo")
    assert again.sheet.deals == ()
    saved.append(saved[0] + "corrected round 1: out | 1 | 3\n" * (MOST_CORRECTIONS + 1))
    with pytest.raises(BadSheet):
        gone_on(saved)


@pytest.mark.parametrize(
    "line",
    ["corrected round 2: out | 1 | 3", "corrected round x: out | 1 | 3", "corrected round 1: out | 1",
     "corrected round 1: void", "corrected round: out | 1 | 3", "corrected round 1: out | out | 3"],
)  # fmt: skip
def test_what_cannot_have_been_corrected_is_said_to_be_wrong(line: str) -> None:
    keep, saved = keeper()
    keep.take("A Q 3 | out | 33")
    saved.append(f"{saved[-1]}{line}\n")
    with pytest.raises(BadSheet):
        gone_on(saved)


def test_what_is_half_typed_waits_while_another_round_is_corrected() -> None:
    keep, saved = keeper()
    type_all(keep, "A Q 3 | out | 33", "7 7", "fix 1", "A")
    assert saved[-1].endswith("entered round 1: A\nentered round 2: 7 7\n")
    again = gone_on(saved)
    for one in (keep, again):
        assert "Round 1, beto [out]" in one.question()
        said = type_all(one, "", "")
        assert said[0] == "Round 1 is corrected."
        assert said[-1] == "Round 2 so far: ana 7 7."
        assert "Round 2, beto" in one.question()
        assert "entered round 2: 7 7" in saved[-1]
    type_all(keep, "fix 1 out | 10 | 20")
    assert "Round 2, beto" in keep.question(), "a correction in one line loses nothing either"
    type_all(keep, "fix 1", "undo")
    assert "Round 2, beto" in keep.question()
    keep.take("5 | 5 | 5")
    assert "Round 2, beto" in keep.question(), "nor does a line that cannot be"
    keep.take("undo")
    assert "Round 2, ana" in keep.question()
    assert "entered" not in saved[-1]


@pytest.mark.parametrize(
    "line",
    [
        "entered round 1: A",
        "entered round 3: A",
        "entered round x: A",
        "entered round 2: A | out | 3",
        "entered round 2: hello",
        "entered round 2:",
        "entered round 2: A\nentered round 2: A",
        "entered round 2: 2♣ 2♣ 2♣",
    ],
)
def test_what_cannot_have_been_typed_is_said_to_be_wrong(line: str) -> None:
    keep, saved = keeper()
    keep.take("A Q 3 | out | 33")
    saved.append(saved[-1] + line + "\n")
    if line == "entered round 1: A":
        assert "Round 1, beto" in gone_on(saved).question(), "a correction"
    else:
        with pytest.raises(BadSheet):
            gone_on(saved)


def test_the_whole_match_has_a_winner_and_can_still_be_corrected() -> None:
    keep, saved = keeper()
    said = type_all(keep, *["out | 10 | 20"] * 7)
    assert said[-1] == "The match is over. ana wins with 0 points."
    assert "over" in keep.take("10")[0]
    said = type_all(keep, "fix 7 90 | out | 20")
    assert said[-1] == "The match is over. beto wins with 60 points."
    keep.take("quit")
    assert keep.done
    assert sheet_of(read_sheet(saved[-1]), rules()) == keep.sheet


def test_who_deals_first() -> None:
    assert dealer_of("BETO", NAMES, lambda number: 0) == (1, "named")
    assert dealer_of("", NAMES, lambda number: number - 1) == (2, "lot")
    with pytest.raises(Problem, match="no_such_player"):
        dealer_of("eva", NAMES, lambda number: 0)


@pytest.mark.parametrize("text", ["", ",", "ana,Ana", "a:b", "a|b", "out,beto", "x" * 31, "a\x1bb"])
def test_names_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(Problem):
        read_names(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    def macros(code: str) -> dict[str, int]:
        text = "".join(path.read_text(encoding="utf-8") for path in sorted((_TEXTS / code).glob("*.j2")))
        return {name: args.count(",") for name, args in re.findall(r"{% macro (\w+)\(([^)]*)\)", text)}

    assert macros(language) == macros("en")
    assert WORDS[language].keys() == WORDS["en"].keys()
    assert set(ScoreVoice(language).speech.keys()) == macros("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_keeps_an_evening(language: str) -> None:
    keep, _ = keeper(language=language)
    words = {meaning: spellings[0] for meaning, spellings in WORDS[language].items()}
    said = [*keep.begin(), keep.question()]
    for line in ("X", "5 | 5 | 5", f"A Q 3 | {words['out']} | 33", words["void"], f"{words['fix']} 1", "", "", "A A",
                 words["undo"], words["help"], f"{words['sheet']} {words['markdown']}", words["undo"],
                 f"{words['fix']} 9", *["out | 10 | 20"] * 7, words["sheet"]):  # fmt: skip
        said += [keep.question(), *keep.take(line)]
    assert keep.sheet.over
    assert all(line == " ".join(line.split(" ")) and "\\" not in line for line in said)


PIECES = [
    "A", "Q 3", "33", "out", "void", "fix", "fix 1", "undo", "sheet", "sheet md", "help", "|", "5 | 2 | out", "10", "*",
    "out | 10 | 20", "", "-1", "A♠", "ana", "beto:", "\x1b[31m", "\u202e", "💥", "9" * 400, "٣", "fix ²", "fix 99999",
    "\ue000", "²", "\x00", "quit",
]  # fmt: skip


def printable(text: str) -> bool:
    """Whether nothing in it drives the terminal; French has blanks that do not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_typed_the_sheet_can_be_read_again(language: str) -> None:
    chance = random.Random(language)
    keep, saved = keeper(language=language)
    for _ in range(700):
        line = " ".join(chance.choice(PIECES) for _ in range(chance.choice([1, 1, 1, 2, 3])))
        for said in keep.take(line):
            assert printable(said)
        assert printable(keep.question())
        if saved:
            again = gone_on(saved)
            assert again.sheet == keep.sheet
            assert set(again.entered) == set(keep.entered)


def test_no_command_can_be_taken_for_a_card() -> None:
    assert not any(is_word(card) for card in ("A", "K", "Q", "J", "2", "10", "*", "Qh", "3d"))
