"""A variant's own words as readers meet them: names of rounds under the numbers by which players count those."""

from collections.abc import Mapping

from carioca_dsl.model import Variant, Word, round_concept, round_of_concept


def own_words(variant: Variant, code: str) -> Mapping[str, Word] | None:
    """The words in a language; ``round 5`` is there as the round that players call the fifth, or not at all."""
    known = variant.words.get(code)
    if not known or not variant.without_rounds:
        return known
    return {found: word for concept, word in known.items() if (found := _counted(concept, variant.without_rounds))}


def _counted(concept: str, gone: frozenset[int]) -> str | None:
    number = round_of_concept(concept)
    if number is None:
        return concept
    return None if number in gone else round_concept(number - sum(other < number for other in gone))
