"""Layouts: three formats of the same book, in which nobody's text can do harm."""

import re
from html.parser import HTMLParser

import pytest

from carioca_dsl.model import Note, Origin, Variant, Word
from carioca_dsl.prose.inline import card_mark, clean, plain
from carioca_dsl.prose.rulebook import UnknownFormat, rulebook
from tests.prose.support import CODES, GAMES, printed, sentences, shipped
from tests.support.shipped import read_anew
from tests.support.variants import a_variant

FORMATS = ("md", "txt", "html")
_VOID = {"meta", "link", "br", "hr", "img"}


class Page(HTMLParser):
    """Checks that elements are closed in order, and gathers what the page asks for from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.elements: list[str] = []
        self.words: list[str] = []
        self.lang = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.elements.append(tag)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.lang = self.lang or values.get("lang") or ""
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def hostile() -> Variant:
    evil = '<script>alert("x")</script> **b** [l](http://e.example) `c` | \u202edrow\u0007 \ue0000\ue001x\ue001y\ue002'
    note = Note(topic="history", language="en", text=f"# {evil} {{joker}} {{nothing}}", origin=Origin(file="t", line=1))
    words = {"en": {"joker": Word(singular="<b>jok|er</b>", plural="jok*ers*"), "set": Word(singular="tr_i_o")}}
    return a_variant().model_copy(
        update={"titles": {"en": evil}, "notes": (note,), "words": words, "sources": {"s": evil}}
    )


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_well_formed_and_stands_alone(name: str, code: str) -> None:
    page = Page(rulebook(shipped(name), None, code, "html"))
    assert page.lang == code
    assert len(set(page.ids)) == len(page.ids)
    assert {link for link in page.links if not link.startswith("#")} == set()
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert "script" not in page.elements
    assert page.elements.count("h1") == 1
    assert page.elements.count("section") == len(printed(name, code).chapters)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_and_mark_is_in_every_format(name: str, code: str, format: str) -> None:
    made = printed(name, code)
    text = rulebook(shipped(name), None, code, format)
    if format == "html":
        text = "".join(Page(text).words)
    flat = bare(text)
    for sentence in sentences(made):
        assert bare(plain(sentence.text)) in flat
    for sign, meaning in made.legend:
        assert text.count(sign) == 1 + sum(each.standing.value in LEGEND[sign] for each in sentences(made))
        assert bare(plain(meaning)) in flat


def bare(text: str) -> str:
    """The letters and signs alone: without what a format puts between or around them."""
    return re.sub(r"[\s\\*>|]+", "", text)


LEGEND = {"°": ("convention",), "†": ("inferred",)}


@pytest.mark.parametrize("format", FORMATS)
def test_a_book_is_the_same_every_time(format: str) -> None:
    assert rulebook(shipped("argentina"), None, "en", format) == rulebook(read_anew("argentina"), None, "en", format)


def test_strangers_cannot_write_html() -> None:
    text = rulebook(hostile(), None, "en", "html")
    page = Page(text)
    assert "script" not in page.elements
    assert "b" not in page.elements
    assert not any(link.startswith("http") for link in page.links)
    assert '<script>alert("x")</script>' in "".join(page.words)


def test_strangers_cannot_write_markdown() -> None:
    text = rulebook(hostile(), None, "en", "md")
    assert "<script>" not in text.replace("\\<", "")
    assert "\\*\\*b\\*\\*" in text
    assert "\\[l\\]" in text
    assert "\\`c\\`" in text
    rows = [row for row in text.splitlines() if row.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {3, 5}


@pytest.mark.parametrize("format", FORMATS)
def test_control_characters_and_signs_of_direction_are_stripped(format: str) -> None:
    text = rulebook(hostile(), None, "en", format)
    assert not re.findall("[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]", text)


def test_strangers_cannot_forge_a_card() -> None:
    assert clean("\ue0000\ue0018♣\ue001eight\ue002") == "08♣eight"
    assert plain(card_mark(20, "8♦", "eight of diamonds")) == "8♦"


def test_numbers_in_notes_come_from_the_rules() -> None:
    text = rulebook(hostile(), None, "en", "txt")
    assert re.search(r"\b50\s+\{nothing\}", text)


def test_a_card_has_a_suit_to_colour_and_a_name_to_read_out() -> None:
    text = rulebook(shipped("argentina"), None, "en", "html")
    assert '<span class="card hearts" role="img" aria-label="queen of hearts" title="queen of hearts">Q♥</span>' in text


def test_the_variants_own_words_replace_those_of_the_language() -> None:
    text = rulebook(hostile(), None, "en", "txt")
    assert "tr_i_o" in text
    assert not re.search(r"\bsets?\b(?! of)", text.split("Fingerprint")[0].lower().replace("sets aside", ""))


def test_an_unknown_format_is_named() -> None:
    with pytest.raises(UnknownFormat, match="no format `doc`"):
        rulebook(shipped("argentina"), None, "en", "doc")
