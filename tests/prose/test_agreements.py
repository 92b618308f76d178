"""What may be agreed before the match is told by what it changes, and by nothing else."""

import re

import pytest

from carioca_dsl.model import Agreement, Variant
from carioca_dsl.prose.agreements import choices
from carioca_dsl.prose.blocks import Chapter
from carioca_dsl.prose.book import book
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.referee import read_agreement
from tests.prose.support import CODES, printed
from tests.support.houses import house
from tests.support.shipped import shipped


def a_house() -> Variant:
    return house(
        {
            "options": {"bare twos": '"the twos are ordinary"', "long": '"the last round asks for more"'},
            "deck": {"packs": "2", "jokers": "4", "wild": "jokers, 2", "wild if bare twos": "jokers"},
            "deal": {"hand": "11 cards option 12 cards"},
            "rounds": {"1": "1 set, 1 run", "2": "2 runs", "2 if long": "1 set, 2 runs"},
            "scoring": {"2 to 10": "face value", "joker": "50 points option 30 points"},
        }
    )


def told(agree: Agreement | None = None) -> list[tuple[str | None, list[str]]]:
    found = choices(cases_of(a_house(), agree), agree)
    return [(choice.text, [fact.key() for fact in choice.changed]) for choice in found]


def test_each_choice_tells_the_facts_that_it_changes() -> None:
    assert [choice for choice in told() if choice[0] == "the twos are ordinary"] == [
        ("the twos are ordinary", ["wild"])
    ]
    assert [keys for text, keys in told() if text is None and "prices" in keys] == [["prices"]]


def test_of_a_table_only_the_rows_that_change_are_told() -> None:
    rows = [
        [row.round for row in fact.rows]  # type: ignore[attr-defined]
        for choice in choices(cases_of(a_house()), None)
        for fact in choice.changed
        if fact.key() == "contracts"
    ]
    assert rows == [[2]]


def test_what_is_agreed_already_is_no_choice_any_more() -> None:
    agree = Agreement(options=frozenset({"bare twos"}))
    assert "the twos are ordinary" not in [text for text, _ in told(agree)]


@pytest.mark.parametrize("code", CODES)
def test_a_book_has_the_chapter_only_where_there_is_a_choice(code: str) -> None:
    def chapter(name: str) -> list[Chapter]:
        made = printed("argentina", code) if name == "argentina" else book(a_house(), None, code)
        return [chapter for chapter in made.chapters if chapter.id == "agreements"]

    assert chapter("argentina") == []
    (found,) = chapter("house")
    assert len(found.blocks) >= len(told())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pt", "Combinado: a última rodada com todas as catorze cartas, sem descarte"),
        ("es", "Acordado: la última ronda con las catorce cartas, sin descarte"),
        ("fr", "Convenu : la dernière manche avec les quatorze cartes, sans défausse"),
    ],
)
def test_an_example_says_what_it_takes_for_agreed(code: str, said: str) -> None:
    chile = shipped("chile")
    assert said in " ".join(rulebook(chile, None, code, "txt").replace("\u00a0", " ").split())
    agreed = read_agreement(chile, ["all fourteen"])
    assert said not in " ".join(rulebook(chile, agreed, code, "txt").replace("\u00a0", " ").split())


def test_a_book_leaves_out_examples_that_come_out_otherwise_under_its_agreement() -> None:
    chile = shipped("chile")
    before, fourteen, dear = (
        len(re.findall(r"^Example \d", rulebook(chile, agree, "en", "txt"), re.M))
        for agree in (None, read_agreement(chile, ["all fourteen"]), read_agreement(chile, ["joker=20 points"]))
    )
    # Dealt twelve cards and a discard: both ways of the last round; a joker of fifty points: one count of a hand.
    assert (before, fourteen, dear) == (len(chile.examples), len(chile.examples) - 2, len(chile.examples) - 1)
