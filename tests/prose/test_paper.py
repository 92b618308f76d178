"""On paper and on a phone: what can be held to be right without a browser or an eye."""

import re
from dataclasses import replace

import pytest

from carioca_dsl.prose.editions import editions
from carioca_dsl.prose.handouts import card_page, reference_card, scoresheet_page
from carioca_dsl.prose.layouts import paper
from carioca_dsl.prose.rulebook import rulebook
from tests.prose.support import CODES, GAMES, shipped
from tests.prose.test_layouts import Page


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_printed_card_fits_its_page(name: str, code: str) -> None:
    for edition in editions(shipped(name)):
        card = reference_card(edition.variant, edition.agree, code)
        assert paper._height(card, paper.print_size(card)) <= paper._ROOM


def test_a_card_that_says_more_is_printed_smaller() -> None:
    card = reference_card(shipped("argentina"), None, "fr")
    sizes = [paper.print_size(replace(card, chapters=card.chapters * times)) for times in (1, 2, 3, 9)]
    assert sizes[0] == paper.SIZES[0]
    assert sizes[0] > sizes[1] > sizes[2] >= sizes[3] == paper.SIZES[-1]


def test_only_a_card_that_needs_it_says_how_small_it_is_printed() -> None:
    assert "--print-size:" not in body(card_page(shipped("argentina"), None, "en"))
    size = paper.print_size(reference_card(shipped("italia"), None, "en"))
    assert f"--print-size: {size:g}pt" in body(card_page(shipped("italia"), None, "en"))


def body(page: str) -> str:
    return page[page.index("<body") :]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_may_scroll_can_be_reached_and_has_a_name(name: str) -> None:
    for page in (rulebook(shipped(name), None, "es", "html"), scoresheet_page(shipped(name), None, "es")):
        around = re.findall(r'<div class="table[^>]*>', page)
        assert len(around) == page.count("<table")
        for opening in around:
            assert 'tabindex="0"' in opening
            label = re.search(r'aria-labelledby="([^"]+)"', opening)
            assert label
            assert label[1] in Page(page).ids


def test_no_line_of_a_page_begins_with_a_sign() -> None:
    page = rulebook(shipped("chile"), None, "pt", "html")
    assert '.mark::before { content: "\\2060"; }' in page
    assert len(re.findall(r'(?<=\S)<sup class="mark ', page)) == page.count('<sup class="mark ')
