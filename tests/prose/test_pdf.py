"""PDF: typeset from data by an optional package; the same bytes for the same rules."""

import json
import os
import sys
from dataclasses import replace
from typing import Any

import pytest

from carioca_dsl.prose.blocks import Book, Chapter, Paragraph, Sentence
from carioca_dsl.prose.handouts import Guests, reference_card, score_sheet
from carioca_dsl.prose.inline import plain, runs
from carioca_dsl.prose.layouts import pdf, typesetting
from carioca_dsl.prose.layouts.typesetting import NoTypesetter
from tests.prose.support import CODES, GAMES, printed, sentences, shipped
from tests.prose.test_layouts import hostile
from tests.support.variants import a_variant

CODE = '#panic() #read("/etc/passwd") #import "@preview/x:1.0.0" $x$ *b* _i_ ] } \\ @r <l> // c /* `raw` "'
"""What would be code, markup or the end of a text in a template."""


def found(template: str, data: dict[str, Any], what: str) -> Any:
    """Elements of the typeset page, as data."""
    code, around = typesetting._code(template), typesetting._surroundings(data)
    return json.loads(typesetting.typesetter().query(code, what, **around))


def words(content: Any) -> str:
    """The text of an element, without what surrounds it."""
    if isinstance(content, list):
        return "".join(map(words, content))
    if not isinstance(content, dict):
        return ""
    if content.get("func") == "space":
        return " "
    return str(content.get("text", "")) + "".join(words(content.get(part)) for part in ("children", "body", "child"))


@pytest.mark.parametrize("code", CODES)
def test_the_booklet_has_every_chapter(code: str) -> None:
    made = printed("argentina", code)
    assert pdf.booklet(made).startswith(b"%PDF-")
    headings = [each for each in found("book.typ", pdf.document(made), "heading") if each["level"] == 1]
    assert [words(each["body"]) for each in headings] == [plain(chapter.title) for chapter in made.chapters]


def test_every_sentence_and_mark_goes_to_the_typesetter() -> None:
    made = printed("chile", "fr")
    text = json.dumps(pdf.document(made), ensure_ascii=False)
    assert '["clubs", "8♣"]' in text
    assert '["hearts", "D♥"]' in text
    for sentence in sentences(made):
        for _, part, _ in runs(sentence.text):
            assert json.dumps(part, ensure_ascii=False) in text
    for mark, meaning in made.legend:
        assert text.count(f'["sign", "{mark}"]') >= 1
        assert plain(meaning) in text


def test_the_same_book_is_the_same_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    made = printed("argentina", "es")
    first = pdf.booklet(made)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    monkeypatch.setitem(os.environ, "TZ", "America/Lima")
    assert pdf.booklet(made) == first


def test_another_book_is_another_file() -> None:
    made = printed("argentina", "es")
    assert pdf.booklet(replace(made, title="otra")) != pdf.booklet(made)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_one_page(name: str, code: str) -> None:
    made = pdf.document(reference_card(shipped(name), None, code))
    assert 9 in pdf.SIZES
    assert typesetting.pages("card.typ", made | {"size": 9}) == 1


@pytest.mark.parametrize("guests", [None, Guests(names=("Ana", "Beto"), first_dealer=1), Guests(3)])
def test_a_score_sheet_has_a_row_for_each_round_and_two_fields_for_each_player(guests: Guests | None) -> None:
    made = score_sheet(shipped("argentina"), None, "pt", guests)
    assert pdf.sheet(made).startswith(b"%PDF-")
    (table,) = (each for each in found("sheet.typ", pdf.sheet_data(made), "table") if len(each["columns"]) > 4)
    assert len(table["columns"]) == 4 + 2 * len(made.columns)
    assert len(table["rows"]) == 2 + len(made.rows)


def test_strangers_can_write_nothing_but_text() -> None:
    text = Chapter("c", CODE, (Paragraph((Sentence(CODE),)),))
    made = Book("en", CODE, (text,), CODE, (), (CODE,))
    assert pdf.booklet(made).startswith(b"%PDF-")
    (heading,) = (each for each in found("book.typ", pdf.document(made), "heading") if each["level"] == 1)
    assert words(heading["body"]) == CODE
    assert pdf.card(made).startswith(b"%PDF-")
    assert pdf.booklet(printed("argentina", "en")) != pdf.booklet(made)


def test_a_strangers_variant_is_printed_as_it_is_written() -> None:
    variant = hostile()
    assert pdf.card(reference_card(variant, None, "en")).startswith(b"%PDF-")
    sheet = score_sheet(a_variant(), None, "en", Guests(names=(CODE, "Beto")))
    assert pdf.sheet(sheet).startswith(b"%PDF-")


def test_without_the_package_somebody_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NoTypesetter, match="pip install typst"):
        pdf.booklet(printed("argentina", "en"))
