"""The catalog: codes, names and levels; texts that every language has, with the same places to fill."""

import re
from string import Formatter
from typing import Any

import pytest

from carioca_dsl.diagnostics import BY_NAME, CODES, Span, languages, report
from carioca_dsl.diagnostics.catalog import texts

HERE = Span("f", 1, 1, 1, 2)
OTHERS = [language for language in languages() if language != "en"]
CODES_AND_LANGUAGES = [(code, language) for code in CODES for language in languages()]


def strings(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def names(value: Any) -> set[str]:
    return {name for text in strings(value) for _, name, _, _ in Formatter().parse(text) if name}


def test_english_and_spanish_are_complete() -> None:
    assert {"en", "es"} <= set(languages())


def test_a_code_says_its_level() -> None:
    assert {entry.level for code, entry in CODES.items() if code[0] == "E"} == {"error"}
    assert {entry.level for code, entry in CODES.items() if code[0] == "W"} == {"warning"}
    assert {entry.level for code, entry in CODES.items() if code[0] == "N"} == {"note"}


def test_names_are_unique_and_well_formed() -> None:
    assert len(BY_NAME) == len(CODES)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in BY_NAME)
    assert all(re.fullmatch(r"[EWN]\d{4}", code) for code in CODES)


def test_a_code_that_is_not_registered_cannot_be_reported() -> None:
    with pytest.raises(KeyError):
        report("E9999", HERE)
    with pytest.raises(KeyError):
        report("no-such-name", HERE)


def test_a_diagnostic_may_be_reported_by_name() -> None:
    assert report("missing-colon", HERE) == report("E0101", HERE)


@pytest.mark.parametrize("language", languages())
def test_texts_are_those_of_the_registered_codes(language: str) -> None:
    tables = set(texts(language))
    assert tables - {"frame", "notes", "verdicts"} == set(CODES)


@pytest.mark.parametrize(("code", "language"), CODES_AND_LANGUAGES)
def test_every_code_has_a_message_and_most_a_help(code: str, language: str) -> None:
    words = texts(language)[code]
    assert strings(words["message"])[-1]
    assert "help" in words or code.startswith("N")


@pytest.mark.parametrize(("code", "language"), CODES_AND_LANGUAGES)
def test_the_voice_is_lowercase_without_a_full_stop(code: str, language: str) -> None:
    for value in texts(language)[code].values():
        for text in strings(value):
            assert not text.endswith((".", "!", ":")), text
            assert not text[:1].isupper(), text
            assert text.count("`") % 2 == 0, text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", [*CODES, "notes", "frame", "verdicts"])
def test_other_languages_say_the_same_things(table: str, language: str) -> None:
    english, other = texts("en")[table], texts(language)[table]
    assert set(other) == set(english)
    for key, value in english.items():
        assert names(other[key]) == names(value), key
        assert len(strings(other[key])) == len(strings(value)), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    for code in CODES:
        for key, value in texts("en")[code].items():
            for text, translated in zip(strings(value), strings(texts(language)[code][key]), strict=True):
                assert text != translated or not re.search(r"[a-z]{3}", re.sub(r"\{[^}]*\}|`[^`]*`", "", text)), text


def test_a_language_without_texts_is_served_in_english() -> None:
    assert texts("xx") is not None
    assert texts("xx")["frame"] == texts("en")["frame"]
