"""The reference page and the explanations of labels."""

from pathlib import Path

import pytest

from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import languages, tables
from carioca_dsl.vocabulary import explain_label, vocabulary
from carioca_dsl.vocabulary.changes import MEANINGS, change_line
from carioca_dsl.vocabulary.reference import reference

PAGE = Path(__file__).resolve().parents[2] / "docs" / "language.md"


def test_the_reference_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), (
        "python -m carioca_dsl.vocabulary.reference > docs/language.md"
    )


@pytest.mark.parametrize("rule", declared_rules())
def test_every_rule_is_explained_by_its_id(rule: str) -> None:
    text = explain_label(rule)
    assert text is not None
    assert rule in text


@pytest.mark.parametrize("written", ["per meld", "Per meld", "por combinación", "wild-cards.per-meld"])
def test_a_label_is_explained_in_any_language_of_the_form(written: str) -> None:
    text = explain_label(written)
    assert text is not None
    assert "How many wild cards one meld may hold" in text


def test_a_heading_explains_its_rules() -> None:
    text = explain_label("end of round")
    assert text is not None
    assert text.count("rule `end-of-round.") == 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", tables("en").changes)
def test_a_verb_is_explained_in_any_language_of_the_form(word: str, language: str) -> None:
    for spelling in tables(language).changes[word]:
        text = explain_label(spelling, language)
        assert text is not None
        assert MEANINGS[word] in text
        assert change_line(word, vocabulary(language)) in text


def test_an_unknown_label_has_no_explanation() -> None:
    assert explain_label("quux") is None
