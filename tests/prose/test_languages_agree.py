"""All languages tell the same facts in the same order, with the same marks and the same tables."""

import pytest

from carioca_dsl.model import Bound, DrawFrom, Variant
from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.book import book
from carioca_dsl.prose.facts import cases_of, facts
from carioca_dsl.prose.facts.glossary import glossary
from tests.prose.support import CODES, GAMES, printed, sentences, shipped
from tests.support.variants import a_variant, contract, line


def told(made: Book) -> list[tuple[str, str]]:
    """Key of each fact with its mark, in the order of the book."""
    marked = [zip(each.facts, each.standings, strict=True) for each in sentences(made) if each.facts]
    return [(key, standing.value) for pairs in marked for key, standing in pairs]


def to_tell(variant: Variant) -> list[tuple[str, str]]:
    """The same for what there is to tell: the rules, and at the end the words of the game."""
    every = [*facts(variant), *glossary(cases_of(variant))]
    return [(fact.key(), fact.standing.value) for fact in every]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_book_tells_every_fact_once_and_in_order(name: str, code: str) -> None:
    assert told(printed(name, code)) == to_tell(shipped(name))


@pytest.mark.parametrize("code", CODES)
def test_a_book_with_many_conditions_tells_every_fact_once_and_in_order(code: str) -> None:
    variant = a_variant(
        line("deal.hand", 12, rounds=(2,)),
        line("deal.hand", 13, rounds=(3,), players=Bound(least=2, most=2)),
        line("turn.draw", DrawFrom.STOCK, rounds=(3,)),
        line("deck.packs", 3, players=Bound(least=4, most=4)),
        line("scoring.joker", 30, rounds=(1,)),
        line("wild-cards.per-meld", Bound(most=2), rounds=(1,), act="opening"),
        rounds=(contract(set=1) + contract(run=1), contract(set=2), contract(run=2)),
    )
    assert told(book(variant, None, code)) == to_tell(variant)


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_have_the_same_chapters_and_blocks(name: str) -> None:
    shapes = {
        code: [
            (chapter.id, [type(block).__name__ for block in chapter.blocks]) for chapter in printed(name, code).chapters
        ]
        for code in CODES
    }
    assert all(shape == shapes["en"] for shape in shapes.values())
