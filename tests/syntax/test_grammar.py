"""The grammar: clean in strict mode, the same for every language, and its saved tables."""

from pathlib import Path

import pytest

from carioca_dsl.syntax import SHAPES, Unreadable, languages, parse, tables
from carioca_dsl.syntax.grammar import LINE, build, lines_grammar, values_grammar
from carioca_dsl.syntax.save_tables import save_tables
from carioca_dsl.syntax.saved import FOLDER, load

LANGUAGES = languages()


def test_english_and_spanish_are_there() -> None:
    assert {"en", "es"} <= set(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_grammar_is_clean_in_strict_mode(language: str) -> None:
    pytest.importorskip("interegular")
    build(values_grammar(language), SHAPES, strict=True)


def test_the_lines_grammar_is_clean_in_strict_mode() -> None:
    pytest.importorskip("interegular")
    build(lines_grammar(), LINE, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_the_keys_of_english(language: str) -> None:
    english, other = tables("en"), tables(language)
    for table in (
        "keywords",
        "header",
        "headings",
        "labels",
        "units",
        "kinds",
        "sources",
        "verbs",
        "example",
        "topics",
    ):
        assert getattr(other, table).keys() == getattr(english, table).keys(), table
    assert other.concepts.keys() == english.concepts.keys()
    assert {rule: set(values) for rule, values in other.phrases.items()} == {
        rule: set(values) for rule, values in english.phrases.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_table_share_a_spelling(language: str) -> None:
    words = tables(language)
    for table in ("headings", "verbs", "topics", "concepts", "header", "example"):
        spellings = [one.casefold() for known in getattr(words, table).values() for one in known]
        assert len(spellings) == len(set(spellings)), table
    for values in words.phrases.values():
        spellings = [one.casefold() for known in values.values() for one in known]
        assert len(spellings) == len(set(spellings))


def test_saved_tables_parse_as_fresh_ones(tmp_path: Path) -> None:
    save_tables(tmp_path)
    assert len(list(tmp_path.glob("*.bin"))) == 1 + len(LANGUAGES)


def test_a_broken_table_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from carioca_dsl.syntax import saved

    monkeypatch.setattr(saved, "FOLDER", tmp_path)
    (tmp_path / saved.file_name("lines", lines_grammar())).write_bytes(b"no table")
    assert load("lines", lines_grammar()) is None


def test_tables_of_another_grammar_are_not_used() -> None:
    assert load("values-en", values_grammar("en") + "\n// changed") is None
    assert FOLDER.name == "tables"


def test_what_cannot_be_read_says_where_and_what_would_go_on() -> None:
    with pytest.raises(Unreadable) as found:
        parse("limit", "at most seven", "en")
    assert found.value.fits == len("at most ")
    assert "NUM" in found.value.expected
