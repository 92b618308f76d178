"""The words of the language and what they mean: read off the model and the tables, one `Vocabulary` per language."""

from carioca_dsl.vocabulary.elsewhere import Elsewhere, look_elsewhere, look_for_heading
from carioca_dsl.vocabulary.explain import explain_label, explain_rule
from carioca_dsl.vocabulary.nearness import nearest, plain
from carioca_dsl.vocabulary.units import CEILINGS, UNDERSTOOD, WRITTEN, unit_of
from carioca_dsl.vocabulary.vocabulary import (
    ACTS,
    EXPECTING,
    NAMED_HEADINGS,
    QUALIFYING,
    RULE_SECTIONS,
    Found,
    Vocabulary,
    begins,
    choice_values,
    vocabulary,
)
from carioca_dsl.vocabulary.writing import KindName, Writer, sample

__all__ = [
    "ACTS",
    "CEILINGS",
    "EXPECTING",
    "NAMED_HEADINGS",
    "QUALIFYING",
    "RULE_SECTIONS",
    "UNDERSTOOD",
    "WRITTEN",
    "Elsewhere",
    "Found",
    "KindName",
    "Vocabulary",
    "Writer",
    "begins",
    "choice_values",
    "explain_label",
    "explain_rule",
    "look_elsewhere",
    "look_for_heading",
    "nearest",
    "plain",
    "sample",
    "unit_of",
    "vocabulary",
]
