"""The good corpus and the shipped files: each compiles clean, formats to itself, and says the same in any language."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from carioca_dsl.compiler import compile_text, format_text, show_text
from carioca_dsl.diagnostics import level
from carioca_dsl.model import Variant
from carioca_dsl.resources import variant_names, variant_text
from carioca_dsl.syntax import languages
from tests.support.rule_texts import ARGENTINA, shipped

GOOD = {path.stem: path.read_text(encoding="utf-8") for path in (Path(__file__).parents[1] / "good").glob("*.carioca")}
TEXTS = GOOD | {name: variant_text(name) for name in variant_names()}
CANONICAL = sorted(set(TEXTS) - {"as-people-write"})
# the shipped game in every language, the rest in those that this corpus is written in
CONVERSIONS = [
    (name, language)
    for name in sorted(TEXTS)
    for language in languages()
    if language in ("en", "es") or name in ("argentina", "italia", "house-kinds")
]


def find(name: str) -> str | None:
    """A shipped variant, or another file of this corpus."""
    return shipped(name) or GOOD.get(name)


def compiled(text: str, file: str = "f") -> Variant:
    found = compile_text(text, file, find)
    assert found.variant is not None, found.diagnostics
    return found.variant


@cache
def formatted(name: str) -> str:
    return format_text(TEXTS[name], name, find)


@cache
def said_by(name: str) -> tuple[str, Any]:
    """The language of the formatted file, and what it says, whatever its language."""
    variant = compiled(formatted(name))
    return variant.language, bare(variant.model_dump())


def bare(data: Any) -> Any:
    """What is said, without where and in which words."""
    if isinstance(data, dict):
        return {key: bare(value) for key, value in data.items() if key not in ("origin", "places", "text", "language")}
    return [bare(value) for value in data] if isinstance(data, list | tuple) else data


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_good_file_has_no_errors_and_no_warnings(name: str) -> None:
    found = compile_text(TEXTS[name], name, find)
    assert [one for one in found.diagnostics if level(one) != "note"] == []
    assert found.variant is not None


@pytest.mark.parametrize("name", CANONICAL)
def test_a_canonical_file_formats_to_itself(name: str) -> None:
    assert formatted(name) == TEXTS[name]


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_formatting_twice_is_formatting_once(name: str) -> None:
    assert format_text(formatted(name), name, find) == formatted(name)


@pytest.mark.parametrize(("name", "language"), CONVERSIONS)
def test_labels_are_converted_without_loss(name: str, language: str) -> None:
    once = formatted(name)
    own, said = said_by(name)
    converted = format_text(once, name, find, labels=language)
    assert converted.startswith(f"carioca 1 {language}\n")
    assert bare(compiled(converted).model_dump()) == said
    assert format_text(converted, name, find, labels=own) == once


def test_the_spanish_twin_has_the_rules_and_lines_of_the_argentine_game() -> None:
    made = "carioca fmt --labels es --stdout variants/argentina.carioca > tests/good/argentina-es.carioca"
    assert format_text(ARGENTINA, "argentina", find, labels="es") == GOOD["argentina-es"], made
    english, spanish = compiled(ARGENTINA), compiled(GOOD["argentina-es"])
    for players in (2, 3, 4):
        assert english.rules(players).hash == spanish.rules(players).hash
    assert bare([line.model_dump() for line in english.lines]) == bare([line.model_dump() for line in spanish.lines])
    assert bare(english.model_dump()) == bare(spanish.model_dump())


def test_what_people_write_is_normalised() -> None:
    made = format_text(GOOD["as-people-write"], "f", find)
    for line in ("number: 2 to 4", "1: 2 sets, 1 run", "per meld: at most 1", "J to K: 10 points", "size: 3 cards"):
        assert f"  {line}\n" in made


@pytest.mark.parametrize("name", sorted(set(TEXTS) - {"family"}))
def test_what_show_prints_is_a_valid_file_with_the_same_rules(name: str) -> None:
    variant = compiled(TEXTS[name])
    shown = compiled(show_text(variant), "shown")
    assert shown.rules().hash == variant.rules().hash
    for option in variant.options:
        from carioca_dsl.model import Agreement

        agreed = Agreement(options=frozenset({option.name}))
        assert shown.rules(None, agreed).hash == variant.rules(None, agreed).hash


def test_show_says_where_each_line_comes_from() -> None:
    shown = show_text(compiled(ARGENTINA, "argentina"))
    lines = {line.split(":")[0].strip(): line for line in shown.splitlines() if "# " in line}
    assert "# argentina, " in lines["hand in round 7"]
    assert "# family, " in lines["cards at a time"]


def test_a_file_on_a_parent_has_its_rules_but_neither_its_examples_nor_its_titles() -> None:
    parent, child = compiled(ARGENTINA), compiled(GOOD["on-a-parent"])
    assert child.rules(3).hash == parent.rules(3).hash
    assert child.based_on == ("argentina", "family")
    assert [example.name for example in child.examples] == ["a-second-dispute"]
    assert set(child.titles) == {"it"}
    assert set(child.words) == {"fr", "es", "it"}


def test_every_line_says_where_it_stands() -> None:
    rows = ARGENTINA.splitlines()
    for line in compiled(ARGENTINA, "argentina").lines:
        if line.origin.file == "argentina":
            said = rows[line.origin.line - 1][line.origin.column - 1 : line.origin.end_column - 1]
            assert said
            assert f": {said}" in rows[line.origin.line - 1]
