"""What people type at a real table, and what they read: names in front of hands, their own letters and words."""

import pytest

from carioca_dsl.prose.languages import LANGUAGES
from carioca_dsl.score import BadSheet, Keeper, Problem, ScoreVoice, Sheet, read_names, read_sheet, sheet_text
from tests.score.evenings import gone_on, keeper, rules, type_all

OUT = {"en": "out", "es": "cerró", "fr": "fermé", "it": "chiuso", "pt": "saiu"}
FIGURES = {"en": "J Q K", "es": "J Q K", "fr": "V D R", "it": "J Q K", "pt": "V D R"}


def called(*names: str) -> Keeper:
    return Keeper(Sheet(rules(), names, 0), "Title", ScoreVoice("en"), lambda sheet, entered: None)


def test_somebody_called_like_a_card_loses_no_card() -> None:
    keep = called("A", "KJ", "Q")
    type_all(keep, "A Q 3", "KJ out", "out", "Q 3")
    assert keep.sheet.totals == (33, 0, 13)
    type_all(keep, "A: Q 3", "KJ: out", "q:10")
    assert keep.sheet.totals == (46, 0, 23)


def test_players_may_be_called_by_one_letter() -> None:
    assert read_names("A, B, C") == ("A", "B", "C")


def test_accents_may_be_typed_apart() -> None:
    apart, name = "Jose\u0301", "José"
    assert read_names(f"ana, {apart}") == ("ana", name)
    with pytest.raises(Problem):
        read_names(f"{name}, {apart}")
    keep = called(name, "ana", "beto")
    type_all(keep, f"{apart}: 33", "out", "20")
    assert keep.sheet.totals == (33, 0, 20)
    text = sheet_text(keep.sheet, "argentina").replace(name, apart)
    assert read_sheet(text).dealer == name


def test_whoever_is_asked_is_not_mistaken_for_somebody_else() -> None:
    keep, saved = keeper()
    assert keep.take("beto 33") == ["Now it is what ana had left that is asked for."]
    assert keep.take("Carla: out") == ["Now it is what ana had left that is asked for."]
    assert saved == []
    assert keep.take("ana : 33") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_been_typed_is_shown_as_one_would_type_it(language: str) -> None:
    keep, saved = keeper(language=language)
    type_all(keep, f"J Q K | {OUT[language]} | 33", "fix 1")
    assert f"[{FIGURES[language]}]" in keep.question()
    keep.take("")
    assert f"[{OUT[language]}]" in keep.question()
    type_all(keep, "", "", OUT[language], "D♥" if "D" in FIGURES[language] else "Q♥")
    said = Keeper(gone_on(saved).sheet, "Title", ScoreVoice(language), lambda *_: None, keep.entered).begin()
    assert f" {OUT[language]}" in said[-1]
    assert f"{FIGURES[language][2]}♥" in said[-1]
    assert "round 1: J Q K | out | 33" in saved[-1], "the file has the words of files"


def test_a_card_of_which_there_are_too_many_is_named_in_the_readers_letters() -> None:
    keep, _ = keeper(language="fr")
    assert "R♦" in keep.take("R♦ R♦ R♦")[0]
    assert " R" in keep.take("R R R R R R R R R")[0]


@pytest.mark.parametrize(("label", "line"), [("dealer: ana", 5), ("players: ana, beto, carla", 4)])
def test_what_is_wrong_with_a_sheet_is_told_at_its_line(label: str, line: int) -> None:
    keep, saved = keeper()
    type_all(keep, "A Q 3 | out | 33")
    field = label.partition(":")[0]
    with pytest.raises(BadSheet) as caught:
        read_sheet(saved[-1].replace(label, f"{field}: zoe, zoe"))
    assert caught.value.line == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_too_few_hands(language: str) -> None:
    keep, _ = keeper(language=language)
    one, two = keep.take("A |")[0], keep.take("A | 3 | 4 | 5")[0]
    assert one != two
    assert "1" not in one.replace("3", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["AD", "10D", "RD", "DD"])
def test_a_queen_is_not_silently_taken_for_diamonds(language: str, word: str) -> None:
    keep, saved = keeper(language=language)
    said = keep.take(word)
    if FIGURES[language][2] == "D":
        assert f"{word[:-1]} D" in said[0]
        assert f"{word[:-1]}d" in said[0]
        assert saved == []
        assert keep.take(f"{word[:-1]}d") == []
        assert keep.take(f"{word[:-1]} D") == []
    else:
        assert said == []
        assert keep.entered[0].hands[0].cards[0].suit == 1
