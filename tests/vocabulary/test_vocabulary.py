"""The vocabulary: read off the model, complete in every language, and guarded against lost words."""

from itertools import permutations

import pytest

from carioca_dsl.compiler.context import Context, Findings
from carioca_dsl.compiler.names import Names
from carioca_dsl.compiler.values import read_values
from carioca_dsl.model import declared_rules
from carioca_dsl.syntax import Text, languages
from carioca_dsl.vocabulary import RULE_SECTIONS, choice_values, sample, unit_of, vocabulary

LANGUAGES = languages()
WITHOUT_LABEL = {"rounds.contract", "scoring.card-points"}
RULES = tuple(declared_rules())


def read(rule: str, value: str, language: str) -> object:
    """What a text gives to a rule, or ``None`` where it is not one of its values."""
    context = Context(vocabulary(language), Names(language=language))
    return read_values(rule, Text("f", 1, value, range(1, len(value) + 2)), context, Findings())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_label_unless_a_number_or_cards_are_its_label(rule: str, language: str) -> None:
    assert (rule in vocabulary(language).words.labels) != (rule in WITHOUT_LABEL)


@pytest.mark.parametrize("rule", sorted(set(RULES) - WITHOUT_LABEL))
def test_the_english_label_is_the_rules_own_name(rule: str) -> None:
    assert vocabulary("en").label_of(rule).replace("-", " ") == rule.partition(".")[2].replace("-", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_choice_of_the_model_has_a_phrase_and_every_phrase_a_choice(rule: str, language: str) -> None:
    declared = declared_rules()[rule]
    phrases = vocabulary(language).words.phrases.get(rule, {})
    if declared.rule.shape == "choice":
        assert set(phrases) == {str(value) for value in choice_values(declared)}
    else:
        assert not phrases


@pytest.mark.parametrize("rule", RULES)
def test_the_english_phrase_is_the_models_own_value(rule: str) -> None:
    for value, spellings in vocabulary("en").words.phrases.get(rule, {}).items():
        assert spellings[0] == value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_phrase_is_read_as_its_value(rule: str, language: str) -> None:
    for value, spellings in vocabulary(language).words.phrases.get(rule, {}).items():
        for spelling in spellings:
            assert read(rule, spelling, language) == (value,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_the_sample_of_a_rule_is_right(rule: str, language: str) -> None:
    _, _, value = sample(rule, vocabulary(language)).partition(": ")
    assert read(rule, value, language) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", RULE_SECTIONS)
def test_a_label_that_loses_a_word_is_no_other_rule_with_that_value(section: str, language: str) -> None:
    """A lost word may leave another label, but never one that takes the same value: it cannot go unnoticed."""
    labels = vocabulary(language).labels(section)
    for longer, shorter in permutations(labels, 2):
        for spelling in labels[longer]:
            words = spelling.split()
            lost = {" ".join(words[:at] + words[at + 1 :]) for at in range(len(words))}
            if lost & set(labels[shorter]):
                assert unnoticed(longer, shorter, language) == set(), (longer, shorter)


def unnoticed(longer: str, shorter: str, language: str) -> set[str]:
    """The values that both rules would take."""
    words = vocabulary(language)
    values = {one for known in words.words.phrases.get(longer, {}).values() for one in known}
    values |= {sample(longer, words).partition(": ")[2]} if longer in declared_rules() else set()
    return {value for value in values if read(shorter, value, language) is not None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", RULE_SECTIONS)
def test_every_spelling_of_a_label_is_found_and_means_one_rule(section: str, language: str) -> None:
    words = vocabulary(language)
    for rule, spellings in words.labels(section).items():
        for spelling in spellings:
            found = words.label(section, spelling)
            assert found is not None
            assert (found.id, found.end) == (rule, len(spelling))


@pytest.mark.parametrize("rule", RULES)
def test_units_exist(rule: str) -> None:
    unit = unit_of(rule)
    assert unit is None or all(unit in vocabulary(language).words.units for language in LANGUAGES)


def test_units_are_those_of_rules() -> None:
    from carioca_dsl.vocabulary import CEILINGS, UNDERSTOOD, WRITTEN

    assert {*WRITTEN, *UNDERSTOOD, *CEILINGS} <= set(RULES)
    assert not set(WRITTEN) & set(UNDERSTOOD)


def test_a_capital_and_a_missing_accent_are_forgiven() -> None:
    words = vocabulary("es")
    assert words.label("set", "Tamano") is not None
    assert words.choice("turn.final-discard", "Obligatorio") == "required"
