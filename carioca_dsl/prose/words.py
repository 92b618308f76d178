"""A variant's own words as readers meet them: names of rounds under the numbers by which players count those."""

from collections.abc import Mapping

from carioca_dsl.model import Variant, Word

_ROUND = "round"


def own_words(variant: Variant, code: str) -> Mapping[str, Word] | None:
    """The words in a language; ``round 5`` is there as the round that players call the fifth, or not at all."""
    known = variant.words.get(code)
    if not known or not variant.without_rounds:
        return known
    return {found: word for concept, word in known.items() if (found := _counted(concept, variant.without_rounds))}


def round_concept(number: int) -> str:
    """The concept under which a variant names a round."""
    return f"{_ROUND} {number}"


def _counted(concept: str, gone: frozenset[int]) -> str | None:
    name, _, number = concept.partition(" ")
    if name != _ROUND or not number.isdigit():
        return concept
    found = int(number)
    return None if found in gone else round_concept(found - sum(other < found for other in gone))
