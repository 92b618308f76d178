"""What a reader, an editor and a program see of a diagnostic."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carioca_dsl.diagnostics import Diagnostic, Format, Span, more, render, report, summary

SOURCE = """carioca 1 en
variant chile-as-published

rounds
  8: 4 sets or 4 runs

deal
  hand in round 8: 13 cards
"""
FILE = "chile-as-published.carioca"


def source(file: str) -> str | None:
    return SOURCE if file == FILE else None


def at(line: int, column: int, end_column: int, file: str = FILE) -> Span:
    return Span(file, line, column, line, end_column)


def opening() -> Diagnostic:
    args = {"round": 8, "contract": "4 runs", "need": 16, "wanted": 15}
    problem = report("E0310", at(5, 16, 22), sized="4 runs of at least 4 cards", **args)
    return problem.mark(at(8, 20, 28), "hand", hand=13, have=14)


def test_the_text_shows_message_lines_labels_and_help() -> None:
    assert render([opening()], source) == (
        "error[E0310]: round 8 cannot be opened with 4 runs: they need 16 cards\n"
        " --> chile-as-published.carioca:5:16\n"
        "  |\n"
        "5 |   8: 4 sets or 4 runs\n"
        "  |                ^^^^^^ 4 runs of at least 4 cards\n"
        "8 |   hand in round 8: 13 cards\n"
        "  |                    -------- 13 dealt + 1 drawn = 14 at most\n"
        "  = help: ask for fewer or shorter melds in round 8, or deal at least 15 cards\n"
    )


def test_the_short_form_is_one_line() -> None:
    assert render([opening()], source, "short") == (
        "chile-as-published.carioca:5:16: error[E0310] round 8 cannot be opened with 4 runs: they need 16 cards\n"
    )


def test_the_json_has_exactly_the_promised_fields() -> None:
    (found,) = json.loads(render([opening()], source, "json"))["diagnostics"]
    assert found == {
        "code": "E0310",
        "name": "contract-cannot-be-opened",
        "level": "error",
        "message": "round 8 cannot be opened with 4 runs: they need 16 cards",
        "file": FILE,
        "line": 5,
        "column": 16,
        "end_line": 5,
        "end_column": 22,
        "notes": [],
        "help": "ask for fewer or shorter melds in round 8, or deal at least 15 cards",
    }


def test_nothing_to_tell_is_an_empty_text_and_an_empty_list() -> None:
    assert render([], source) == ""
    assert render([], source, "short") == ""
    assert json.loads(render([], source, "json")) == {"diagnostics": []}


def test_the_same_diagnostic_in_spanish() -> None:
    text = render([opening()], source, "text", "es")
    assert text.startswith("error[E0310]: la ronda 8 no se puede abrir con 4 runs: hacen falta 16 cartas\n")
    assert "= ayuda: " in text


def test_diagnostics_are_told_in_the_order_of_the_text_and_once() -> None:
    first, second = report("E0216", at(4, 1, 3), label="a"), report("E0216", at(5, 1, 3), label="b")
    assert render([second, first, second], source, "short").splitlines() == [
        f"{FILE}:4:1: error[E0216] `a` is said twice",
        f"{FILE}:5:1: error[E0216] `b` is said twice",
    ]


def test_the_help_of_a_fix_is_the_line_that_would_be_right() -> None:
    problem = report("E0101", at(8, 3, 7), label="hand").fixed(at(8, 18, 19), " ist")
    assert "help: write `hand in round 8 ist 13 cards`" in render([problem], source)


def test_a_fix_without_the_source_is_still_shown() -> None:
    problem = report("W0113", at(3, 1, 2, "gone"), text="–", right="-").fixed(at(3, 1, 2, "gone"), "-")
    assert "help: write `-`" in render([problem], source)


def test_a_label_in_another_file_has_a_block_of_its_own() -> None:
    text = render([report("E0216", at(5, 3, 4), label="8").mark(at(2, 1, 3, "family"), "first")], source)
    assert " ::: family:2:1\n" in text
    assert text.index("-->") < text.index(":::")


def test_a_place_after_the_end_of_the_text_is_no_reason_to_fail() -> None:
    assert "E0301" in render([report("E0301", at(999, 5, 9), label="hand", section="deal")], source)


def test_an_empty_span_still_has_one_caret() -> None:
    assert "\n  | ^" in render([report("E0101", at(1, 1, 1))], source)


def test_carets_stand_under_wide_characters_tabs_and_combining_marks() -> None:
    line = "\tａe\u0301: x"
    text = render([report("E0211", Span("w", 1, 7, 1, 8), text="x", label="a")], lambda file: line)
    shown, carets = text.splitlines()[3:5]
    assert shown == "1 |     ａe\u0301: x"
    assert carets == "  | " + " " * 9 + "^"


def test_a_very_long_line_is_cut_around_the_place() -> None:
    line = "x" * 900 + "WRONG" + "y" * 900
    text = render([report("E0211", Span("w", 1, 901, 1, 906), text="WRONG", label="a")], lambda file: line)
    shown, carets = text.splitlines()[3:5]
    assert len(shown) < 160
    assert shown[carets.index("^") : carets.rindex("^") + 1] == "WRONG"


def test_text_of_the_user_cannot_steer_a_terminal_or_turn_the_line_round() -> None:
    evil = "\x1b[31m\u202eabc\u2066\x07"
    problem = report("E0202", Span("e\x1b[2Jvil", 1, 1, 1, 9), text=evil, section="deal\u200f")
    for format in ("text", "short"):
        shown = render([problem], lambda file: evil, format)
        assert not any(sign in shown for sign in "\x1b\u202e\u2066\x07\u200f")
    assert "\u202e" not in json.loads(render([problem], lambda file: evil, "json"))["diagnostics"][0]["message"]


def test_braces_in_text_of_the_user_are_only_text() -> None:
    problem = report("E0202", at(1, 1, 3), text="{0.__class__} {x} %s", section="deal")
    assert "`{0.__class__} {x} %s`" in render([problem], source)


def test_there_is_no_colour_unless_asked() -> None:
    assert "\x1b" not in render([opening()], source)
    assert "\x1b[1;31merror[E0310]\x1b[0m" in render([opening()], source, colour=True)


def test_a_long_list_of_names_is_cut() -> None:
    text = render([report("E0201", at(1, 1, 3), text="x", near="", legal=tuple("abcdefghijklmnopq"))], source)
    assert "`n`, …" in text
    assert "`o`" not in text


def test_numbers_agree_with_their_nouns() -> None:
    def told(number: int) -> str:
        return render(
            [report("E0308", at(1, 1, 2), stated=1, computed="2").mark(at(2, 1, 2), "packs", packs=number)], source
        )

    assert "1 pack of 52 cards" in told(1)
    assert "2 packs of 52 cards" in told(2)


def test_the_verdicts_of_an_example_are_said_in_the_readers_language() -> None:
    problem = report("E0324", at(1, 1, 2), stated="refused because turn.draw", verdict="allowed")
    text = render([problem], source, "short", "es")
    assert "rechazado porque turn.draw" in text
    assert "permitido" in text


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        ([], "no errors"),
        (["N0501"], "no errors"),
        (["E0101"], "1 error"),
        (["E0101", "E0102", "W0111"], "2 errors, 1 warning"),
    ],
)
def test_the_summary_counts_errors_and_warnings(codes: list[str], said: str) -> None:
    assert summary([report(code, at(1, 1, 2)) for code in codes], 2) == f"2 files checked: {said}"


@pytest.mark.parametrize(
    ("codes", "language", "said"),
    [
        ([], "en", ""),
        (["N0501", "W0111"], "en", ""),
        (["N0501", "E0101", "E0102"], "en", "what a code means: `carioca explain E0101`"),
        (["E0102"], "fr", "ce que veut dire un code : `carioca explain E0102 --lang fr`"),
    ],
)
def test_the_first_error_can_be_explained(codes: list[str], language: str, said: str) -> None:
    assert more([report(code, at(1, 1, 2)) for code in codes], language) == said


@given(text=st.text(max_size=60), column=st.integers(1, 80), width=st.integers(0, 80), line=st.integers(1, 5))
def test_any_source_and_any_place_can_be_rendered(text: str, column: int, width: int, line: int) -> None:
    problem = report("E0211", Span("f", line, column, line, column + width), text=text, label=text, example=text)
    formats: tuple[Format, ...] = ("text", "short", "json")
    for format in formats:
        assert render([problem], lambda file: text, format)


def test_a_french_colon_has_a_blank_before_it() -> None:
    said = render([opening()], source, language="fr")
    assert said.startswith("erreur[E0310]\u00a0: ")
    assert "= aide\u00a0: " in said
    assert "= help: " in render([opening()], source)
