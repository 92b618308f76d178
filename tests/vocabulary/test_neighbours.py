"""What other rooms know under the same ids: concepts with nouns, topics with chapters, placeholders with numbers."""

from carioca_dsl.compiler import compile_text
from carioca_dsl.prose.lexicon import lexicon
from carioca_dsl.prose.notes import CHAPTER_OF, placeholders
from carioca_dsl.syntax import tables
from carioca_dsl.vocabulary.placeholders import PLACEHOLDERS
from tests.support.rule_texts import ARGENTINA, shipped


def test_every_placeholder_of_a_note_has_a_number_in_prose() -> None:
    variant = compile_text(ARGENTINA, "argentina", shipped).variant
    assert variant is not None
    assert set(placeholders(variant.rules())) == set(PLACEHOLDERS)


def test_every_topic_of_a_note_has_a_chapter() -> None:
    assert set(tables("en").topics) == set(CHAPTER_OF)


def test_every_concept_that_a_variant_may_name_has_a_noun() -> None:
    for language in ("en", "fr", "es"):
        nouns = lexicon(language)
        for concept in tables("en").concepts:
            assert nouns[concept].singular
