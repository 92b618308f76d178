"""The folder of pages: everything is reached from the index, by links that stay inside."""

import re
from functools import cache
from posixpath import dirname, join, normpath

import pytest

from carioca_dsl.model import Agreement, Option, Origin
from carioca_dsl.prose.difference_book import Compared, compare
from carioca_dsl.prose.editions import editions, pairs
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.prose.site import OURS, pages
from tests.prose.support import CODES, shipped
from tests.prose.test_layouts import Page, hostile
from tests.support.variants import a_variant


@cache
def site() -> dict[str, str]:
    return pages([shipped("argentina"), shipped("peru")])


def linked(path: str, text: str) -> set[str]:
    """Where the links of a page lead, as paths under the folder."""
    found = re.findall(r'href="([^"#]+)"', text)
    return {normpath(join(dirname(path), href)) for href in found}


def test_there_is_a_rulebook_a_card_and_a_sheet_of_each_game_in_each_language() -> None:
    games = {
        f"{name}/{code}{kind}"
        for name in ("argentina", "peru")
        for code in CODES
        for kind in (".md", ".html", "-card.html", "-sheet.html")
    }
    compared = {f"argentina/{code}-vs-peru.html" for code in CODES}
    assert set(site()) == games | compared | {f"{code}.html" for code in CODES} | {"index.html"}
    assert all(OURS.fullmatch(path.rpartition("/")[2]) for path in site())
    assert site()["argentina/en.md"] == rulebook(shipped("argentina"), None, "en", "md")


def test_every_link_leads_to_a_page_and_every_page_is_reached_from_the_index() -> None:
    reached, waiting = set(), {"index.html"}
    while waiting:
        path = waiting.pop()
        reached.add(path)
        if path.endswith(".html"):
            there = linked(path, site()[path])
            assert there <= set(site()), path
            waiting |= there - reached
    assert reached == set(site())


@pytest.mark.parametrize(
    "path",
    ["argentina/fr.html", "argentina/fr-card.html", "peru/fr-sheet.html", "fr.html", "argentina/fr-vs-peru.html"],
)
def test_a_page_names_itself_in_each_language_and_what_is_there_for_others(path: str) -> None:
    text = site()[path]
    page = Page(text)
    assert '<html lang="fr">' in text
    assert len(set(page.ids)) == len(page.ids)
    assert page.elements.count("h1") == page.elements.count("main") == 1
    alternates = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', text))
    own = path.rpartition("/")[2]
    assert alternates == {code: own.replace("fr", code, 1) for code in CODES} | {
        "x-default": "../index.html" if "/" in path else "index.html"
    }
    for code in CODES:
        current = ' aria-current="page"' if code == "fr" else ""
        href = own.replace("fr", code, 1)
        assert f'<a href="{href}" hreflang="{code}" lang="{code}"{current}>' in text


def test_a_page_by_itself_has_no_links_to_others() -> None:
    assert not linked("x.html", rulebook(shipped("argentina"), None, "fr", "html"))


@pytest.mark.parametrize("code", CODES)
def test_the_index_says_what_each_game_is(code: str) -> None:
    page = Page(site()[f"{code}.html"])
    assert f'<html lang="{code}">' in site()[f"{code}.html"]
    assert "script" not in page.elements
    about = re.findall(r"<p>([^<]+)</p>", site()[f"{code}.html"])
    assert len(about) == 2
    assert len(set(about)) == 2


def test_a_mode_has_pages_of_its_own() -> None:
    mode = Option(name="wild-night", text="", mode=True, origin=Origin(file="t", line=1))
    variant = a_variant().model_copy(update={"options": (mode,)})
    assert [edition.folder for edition in editions(variant)] == ["small", "small-wild-night"]


def test_a_game_is_compared_with_what_it_stands_on_and_the_others_with_one_another() -> None:
    games = [shipped(name) for name in ("argentina", "chile", "italia", "peru")]
    found = [edition for variant in games for edition in editions(variant)]
    assert {(first.folder, second.folder) for first, second in pairs(found)} == {
        ("argentina", "chile"),
        ("argentina", "italia"),
        ("chile", "italia"),
        ("italia", "italia-pazza"),
        ("chile", "peru"),
    }


@pytest.mark.parametrize("code", CODES)
def test_a_comparison_is_reached_from_both_games_and_leads_back(code: str) -> None:
    there = f"argentina/{code}-vs-peru.html"
    for path in (f"{code}.html", f"argentina/{code}.html", f"peru/{code}.html"):
        assert there in linked(path, site()[path]), path
        assert path in linked(there, site()[there]), path


def test_a_comparison_says_what_differs() -> None:
    first, second = (Compared(shipped(name), Agreement()) for name in ("argentina", "peru"))
    words = "".join(Page(site()["argentina/pt-vs-peru.html"]).words)
    rows = compare(first, second, "pt").rows
    assert rows
    for row in rows:
        assert plain(row.first) in words
        assert plain(row.second) in words


def test_the_pages_are_the_same_every_time() -> None:
    assert pages([a_variant()]) == pages([a_variant()])


def test_strangers_can_write_nothing_but_text() -> None:
    made = pages([hostile()])
    for path in ("en.html", "small/en.html", "small/en-card.html"):
        page = Page(made[path])
        assert "script" not in page.elements
        assert '<script>alert("x")</script>' in "".join(page.words)
