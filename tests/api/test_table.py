"""What the command line asks, a program can ask, too: may I, and the score of an evening."""

from pathlib import Path

import pytest

from carioca_dsl import load_variant, may, read_score, score
from carioca_dsl.api import BadSheet, OtherSheet, Unanswerable, WrongEntry

HAND = "8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠ K♦"


def test_a_step_is_allowed_or_refused_with_its_rule() -> None:
    ruling = may("argentina", HAND, "opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", round=2)
    assert ruling.allowed
    assert ruling.sentences(ruling.steps[0]) == []
    ruling = may("argentina", HAND, ["opens: 8♣ 8♦ 8♥ | 4♠ 5♠ 6♠ 7♠", "adds: K♦ to me 1"], round=2)
    assert not ruling.allowed
    assert [step.verdict for step in ruling.steps] == ["allowed", "refused"]
    refused = ruling.to_json()["steps"][1]
    assert ruling.sentences(ruling.steps[1])[0].endswith(f"[{refused['rule']}]")


def test_without_a_step_it_says_what_could_be_done() -> None:
    loaded = load_variant("argentina")
    ruling = may(loaded, "8s Kd", table=["ana: 8♣ 8♦ 8♥"], laid=["Kc Kh Ks"], name="zoe", language="es")
    assert ruling.allowed
    assert set(ruling.possible) == {"add"}
    assert len(ruling.possible["add"]) == 2
    assert list(ruling.lines())[1:] == [f"  {text}" for text in ruling.possible["add"]]


@pytest.mark.parametrize(
    "question", [{"holds": "Zz"}, {"holds": ""}, {"holds": "8c", "round": 99}, {"holds": "8c " * 9}]
)
def test_what_cannot_be_answered_says_why(question: dict[str, object]) -> None:
    with pytest.raises(Unanswerable) as why:
        may("argentina", **question)  # type: ignore[arg-type]
    assert why.value.diagnostics


def test_a_score_is_kept_corrected_and_read_again() -> None:
    evening = score("argentina", ["ana", "beto", "carla"], "beto")
    assert evening.coming is not None
    assert (evening.coming.dealer, evening.coming.round) == (1, 1)
    assert evening.add("A Q 3 | out | 33").totals == (33, 0, 33)
    assert evening.add(None).hands is None
    evening.correct(1, "out | 10 | 20")
    for _ in range(6):
        evening.add("out | 10 | 20")
    assert (evening.winners, evening.coming) == (("ana",), None)
    again = read_score(evening.text())
    assert again.sheet == evening.sheet
    assert not again.rules_changed
    assert again.lines("fr", markdown=True) == evening.lines("fr", markdown=True)


def test_what_cannot_be_entered_changes_nothing() -> None:
    evening = score("argentina", "ana, beto")
    for hands in ("out | out", "A", "A | hello", "", "10 | 20"):
        with pytest.raises(WrongEntry) as why:
            evening.add(hands)
        assert str(why.value)[0].isupper() or str(why.value)[0] in "“"
    with pytest.raises(WrongEntry):
        evening.correct(1, "out | 10")
    assert evening.sheet.deals == ()
    for players, dealer in (("ana,ana", 0), ("", 0), ("ana, beto", "zoe")):
        with pytest.raises(WrongEntry):
            score("argentina", players, dealer)


def test_a_sheet_of_something_else_is_refused() -> None:
    text = score("argentina", "ana, beto").text()
    with pytest.raises(BadSheet):
        read_score("hello")
    with pytest.raises(OtherSheet):
        read_score(text, players="ana, carla")


def test_a_house_keeps_its_agreement(tmp_path: Path) -> None:
    from tests.cli.conftest import HOUSE

    house = tmp_path / "casa.carioca"
    house.write_text(HOUSE, encoding="utf-8")
    for evening in (
        score(house, "ana, beto", agree="joker=30"),
        score(load_variant(house, "joker=30"), "ana, beto"),
    ):
        assert evening.add("* | out").points == (30, 0)
        assert read_score(evening.text()).totals == (30, 0)
