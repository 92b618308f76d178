"""The Chilean text taken at its word: what cannot be played, each with the lines that take part (CL-14, 31-33, 61)."""

from pathlib import Path

from carioca_dsl.compiler import compile_text
from tests.support.shipped import find_parent

TEXT = (Path(__file__).parents[1] / "bad" / "chile-as-published.carioca").read_text(encoding="utf-8")


def found():
    """Each diagnostic as its code and the words that it marks, those that take part included."""
    rows = TEXT.split("\n")
    told = {}
    for one in compile_text(TEXT, "page", find_parent).diagnostics:
        spans = [label.span for label in one.labels]
        told[one.code] = {rows[span.line - 1][span.column - 1 : span.end_column - 1] for span in spans}
    return told


def test_the_text_taken_at_its_word_fails_in_exactly_four_ways():
    assert sorted(found()) == ["E0216", "E0308", "E0310", "E0315"]


def test_d_cl_1_the_printed_total_of_three_packs_disagrees():
    assert found()["E0308"] == {"159 cards", "3", "4"}


def test_d_cl_11_four_runs_need_more_cards_than_anybody_holds():
    assert found()["E0310"] == {"4 runs", "13 cards"}


def test_d_cl_10_one_play_leaves_a_card():
    assert found()["E0315"] == {"4 sets", "13 cards", "yes", "required"}


def test_d_cl_9_the_last_card_is_both_discarded_and_not():
    assert {"final discard in round 8"} <= found()["E0216"]
    assert any("required" in words for words in found()["E0216"])
