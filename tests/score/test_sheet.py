import pytest

from carioca_dsl.score import (
    BadSheet,
    Problem,
    ScoreVoice,
    Sheet,
    read_row,
    read_sheet,
    sheet_lines,
    sheet_of,
    sheet_text,
)
from tests.score.evenings import NAMES, rules

RULES = rules()


def sheet(*rows: str, made=RULES, dealer: int = 0) -> Sheet:
    found = Sheet(made, NAMES, dealer)
    for row in rows:
        found = found.add(None if row == "void" else read_row(row, found, found.coming.round))
    return found


def test_totals_run_and_the_next_deal_is_the_rules_business() -> None:
    found = sheet("A Q 3 | out | 33", "10 | 2♠ K | out")
    assert found.totals == (43, 12, 33)
    coming = found.coming
    assert (coming.round, coming.dealer, coming.starts) == (3, 2, 0)
    assert sheet(*["out | 3 | 2"] * 6).coming.rules.deal.hand == 12


def test_a_void_round_has_no_points_and_is_played_again() -> None:
    found = sheet("out | 10 | 20", "void")
    assert found.totals == (0, 10, 20)
    assert found.coming.round == 2
    assert [row.round for row in found.rows] == [1, 2]
    with pytest.raises(Problem, match="too_many_voids"):
        sheet(*["void"] * 21)


def test_after_a_void_round_the_dealer_is_whom_the_rules_name() -> None:
    words = "hand counts: every card"
    same = rules((words, f"{words}\n  dealer after a void round: the same"))
    following = rules((words, f"{words}\n  dealer after a void round: the next"))
    assert sheet("void", made=same).coming.dealer == 0
    assert sheet("void", made=following).coming.dealer == 1


def test_going_out_costs_what_the_variant_says() -> None:
    house = rules(("going out: 0 points", "going out: -10 points"))
    assert sheet("out | 10 | 20", made=house).totals == (-10, 10, 20)


def test_any_round_can_be_corrected() -> None:
    found = sheet("out | 10 | 20", "void", "10 | out | 20")
    right = found.correct(1, read_row("20 | 10 | out", found, 1))
    assert right.totals == (30, 10, 20)
    with pytest.raises(Problem, match="no_such_round"):
        found.correct(3, read_row("20 | 10 | out", found, 1))
    assert found.without_the_last().coming.round == 2


@pytest.mark.parametrize(
    ("row", "problem"),
    [("out | out | 3", "two_out"), ("1♠ | 2 | out", "bad_card"), ("3 | 2 | 3", "nobody_out"),
     ("out | 2", "other_number"), ("A A A A A | A A A A | out", "too_many")],
)  # fmt: skip
def test_a_deal_that_cannot_be_is_refused(row: str, problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        sheet(row)


def test_nobody_need_go_out_where_a_deal_may_end_without() -> None:
    house = rules(("nothing to reshuffle: round void, played again", "nothing to reshuffle: round over"))
    assert sheet("4 | 2 | 3", made=house).totals == (4, 2, 3)


def test_the_winner_has_the_lowest_total() -> None:
    found = sheet(*["out | 10 | 20"] * 7)
    assert (found.over, found.winners, found.coming) == (True, (0,), None)
    with pytest.raises(Problem, match="is_over"):
        found.add(None)


def test_equal_totals_are_decided_by_the_variants_rule() -> None:
    equal = ["out | 10 | 20", "out | 10 | 20", "20 | out | 30", *["10 | 10 | out"] * 4]
    assert sheet(*equal).winners == (0, 1)
    house = rules(("tie: shared", "tie: most rounds won"))
    assert sheet(*equal, made=house).winners == (0,)


def test_a_sheet_is_read_as_it_was_written() -> None:
    found = sheet("A Q♠ 3 | out | 33", "void", "★ | 10♦ | out", dealer=1)
    text = sheet_text(found, "argentina", ["joker=30"])
    file = read_sheet(text)
    assert (file.variant, file.agree, file.players, file.hash) == ("argentina", ("joker=30",), NAMES, RULES.hash)
    assert sheet_of(file, RULES) == found


HEAD = "carioca score 1\nvariant: argentina\nplayers: ana, beto, carla\ndealer: ana\n"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "sheet_is_none"), ("hello", 1, "sheet_is_none"), ("carioca score 9\n", 1, "sheet_of_another_version"),
        ("carioca score 1\n", 1, "sheet_without"), (HEAD + "foo", 5, "sheet_line"),
        (HEAD + "dealer: ana", 5, "sheet_line"),
        (HEAD + "round 2: void", 5, "sheet_other_round"), (HEAD + "\nround 1: A | B | out", 6, "bad_card"),
        (HEAD + "# all of it\nround 1: 1 | 2", 6, "other_number"),
        (HEAD.replace("r: ana", "r: eva"), 4, "no_such_player"),
        (HEAD.replace("ana, beto", "ana, ana"), 3, "same_names"),
    ],
)  # fmt: skip
def test_a_broken_sheet_is_answered_with_the_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadSheet) as caught:
        sheet_of(read_sheet(text), RULES)
    assert (caught.value.line, caught.value.problem.key) == (line, problem)


def test_the_sheet_is_shown_as_text_and_as_markdown() -> None:
    found = sheet("A Q 3 | out | 33", "void")
    lines = sheet_lines(found, "T", ScoreVoice("en"))
    assert lines[2].split() == ["1", "ana", "33", "(33)", "0", "(0)", "33", "(33)"]
    assert "void" in lines[3]
    assert lines[-1].split() == ["total", "33", "0", "33"]
    marked = sheet_lines(found, "T*", ScoreVoice("en"), markdown=True)
    assert marked[0] == "# T\\*"
    assert len({line.count("|") for line in marked[2:]}) == 1


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
def test_d_cl_25_who_is_level_plays_on_where_the_rules_want_it(language: str) -> None:
    again = rules(("tie: shared", "tie: the last round again"))
    found = sheet(*["out | 5 | 5"] * 6, "5 | out | 5", made=again)
    assert (found.level, found.winners, found.over) == ((), (0,), True)
    found = sheet(*["out | 5 | 5", "5 | out | 5"] * 3, "5 | 5 | out", made=again)
    assert found.totals == (20, 20, 30)
    assert (found.level, found.winners) == ((0, 1), ())
    said = sheet_lines(found, "evening", ScoreVoice(language))[-1]
    assert NAMES[0].capitalize() in said
    assert "20" in said
    assert "7" in said
