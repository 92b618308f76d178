"""The page of every code: its wrong example gives that code and no other, its right example gives none."""

import pytest

from carioca_dsl.compiler import compile_text
from carioca_dsl.diagnostics import CODES, Page, complete, explain, languages, pages, parent_of_examples
from carioca_dsl.referee import findings, play_examples
from carioca_dsl.resources import FAMILY, variant_text

# a file that is too large or unreadable is no example, and a record is no rule file; that an example has no rules is
# known only for an agreement that the checks do not try; what takes two files of one's own is in tests/bad/verbs
TWO_FILES = {"E0234", "E0240", "E0241"}
WITHOUT_EXAMPLE = {"E0104", "E0109", "E0326", *TWO_FILES, *(code for code in CODES if code[1:].startswith("06"))}
WITH_EXAMPLE = [one for one in pages() if one.wrong]


def find_parent(name: str) -> str | None:
    """Examples are based on a game of their own, which stands on the family as every game does."""
    return variant_text(name) if name == FAMILY else parent_of_examples(name)


def codes(text: str) -> list[str]:
    compiled = compile_text(text, "page", find_parent)
    played = findings(play_examples(compiled.variant)) if compiled.variant else ()
    return [one.code for one in (*compiled.diagnostics, *played)]


def test_every_code_has_an_example_or_is_known_to_have_none() -> None:
    assert {one.code for one in pages() if not one.wrong} == WITHOUT_EXAMPLE


@pytest.mark.parametrize("page", WITH_EXAMPLE, ids=lambda page: page.code)
def test_the_wrong_example_gives_its_code_and_no_other(page: Page) -> None:
    assert set(codes(complete(page.wrong))) == {page.code}


@pytest.mark.parametrize("page", WITH_EXAMPLE, ids=lambda page: page.code)
def test_the_right_example_gives_nothing(page: Page) -> None:
    assert codes(complete(page.right)) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_page_says_what_the_code_means_in_every_language(code: str, language: str) -> None:
    text = explain(code, language)
    assert code in text
    assert len(text.split("\n\n")[1]) > 30


def test_what_examples_are_based_on_is_right() -> None:
    parents = {
        line.removeprefix("based on ")
        for page in WITH_EXAMPLE
        for line in page.right.split("\n")
        if line.startswith("based")
    }
    assert parents
    for parent in parents:
        assert codes(find_parent(parent) or "") == []


def test_a_code_can_be_explained_by_its_name() -> None:
    assert explain("missing-colon") == explain("E0101")


def test_an_unknown_code_has_no_page() -> None:
    with pytest.raises(KeyError):
        explain("E9999")


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_pages_are_translated(language: str) -> None:
    english = {one.code: one.text for one in pages()}
    assert not [one.code for one in pages(language) if one.text == english[one.code]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shown", WITH_EXAMPLE, ids=lambda page: page.code)
def test_a_page_says_what_its_examples_are_based_on(shown: Page, language: str) -> None:
    """No reader has that file: who it is, and its sections of which the examples speak."""
    text = explain(shown.code, language)
    parents = {line.removeprefix("based on ") for line in shown.right.split("\n") if line.startswith("based on ")}
    for parent in parents:
        told = text.index(f"`{parent}`")
        assert told < text.index(f"    based on {parent}")
        before = text[told : text.index("    carioca 1 en")]
        for section in (find_parent(parent) or "").split("\n\n")[1:]:
            heading, *lines = section.strip("\n").split("\n")
            named = f"\n{heading}\n" in f"\n{shown.wrong}\n{shown.right}\n"
            assert all(f"\n      {line.strip()}\n" in before for line in lines) == named
    assert ("our-club" in text) == bool(parents)
