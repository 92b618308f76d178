"""All languages tell the same facts in the same order, with the same marks and the same tables."""

import pytest

from carioca_dsl.model import Bound, DrawFrom
from carioca_dsl.prose.blocks import Book
from carioca_dsl.prose.book import book
from carioca_dsl.prose.facts import facts
from tests.prose.support import CODES, GAMES, printed, sentences, shipped
from tests.support.variants import a_variant, contract, line


def told(made: Book) -> list[tuple[str, str]]:
    """Key of each fact with the mark of its sentence, in the order of the book."""
    return [(key, sentence.standing.value) for sentence in sentences(made) for key in sentence.facts]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_book_tells_every_fact_once_and_in_order(name: str, code: str) -> None:
    assert told(printed(name, code)) == [(fact.key(), fact.standing.value) for fact in facts(shipped(name))]


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
    assert told(book(variant, None, code)) == [(fact.key(), fact.standing.value) for fact in facts(variant)]


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_have_the_same_chapters_and_blocks(name: str) -> None:
    shapes = {
        code: [
            (chapter.id, [type(block).__name__ for block in chapter.blocks]) for chapter in printed(name, code).chapters
        ]
        for code in CODES
    }
    assert all(shape == shapes["en"] for shape in shapes.values())
