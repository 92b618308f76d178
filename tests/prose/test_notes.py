"""Where the notes of a file stand in its rulebook."""

import pytest

from carioca_dsl.prose.notes import CHAPTER_OF
from carioca_dsl.syntax import languages
from carioca_dsl.vocabulary.vocabulary import vocabulary
from tests.prose.support import CODES, printed


@pytest.mark.parametrize("code", CODES)
def test_it_83_the_note_on_the_stock_stands_where_the_end_of_the_stock_is_told(code):
    chapters = {chapter.id: [block for block in chapter.blocks if type(block).__name__ == "Tip"]
                for chapter in printed("italia", code).chapters}  # fmt: skip
    assert len(chapters["wild"]) == 1
    assert not chapters["match"]


def test_every_topic_of_notes_has_a_chapter_in_every_language():
    for code in languages():
        assert set(vocabulary(code).words.topics) == set(CHAPTER_OF)
