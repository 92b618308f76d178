"""Every bad file gives the codes that it marks inline, on those lines, and the text that was blessed."""

from pathlib import Path

import pytest

from carioca_dsl.compiler import format_text
from carioca_dsl.diagnostics import CODES, languages
from tests.support.corpus import (
    BAD,
    bad_files,
    diagnostics_of,
    expected_path,
    given,
    marked,
    parent_of,
    rendered,
    text_of,
)


def name_of(path: Path) -> str:
    return path.relative_to(BAD).with_suffix("").as_posix()


@pytest.mark.parametrize("path", bad_files(), ids=name_of)
def test_a_bad_file_gives_the_codes_that_it_marks(path: Path) -> None:
    assert given(path) == marked(path)


@pytest.mark.parametrize("path", bad_files(), ids=name_of)
def test_a_bad_file_is_told_as_blessed(path: Path) -> None:
    expected = expected_path(path)
    assert expected.exists(), "look at what the file gives, then run scripts/bless"
    assert rendered(path) == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", bad_files(), ids=name_of)
def test_every_label_and_note_has_a_text_in_every_language(path: Path) -> None:
    for language in languages():
        text = rendered(path, language).replace("]\u00a0:", "]:")  # as French sets the colon
        for diagnostic in diagnostics_of(path):
            assert f"[{diagnostic.code}]: " in text
            assert f"]: {CODES[diagnostic.code].name.replace('-', ' ')}\n" not in text  # what stands in for no text


@pytest.mark.parametrize("path", bad_files(), ids=name_of)
def test_the_formatter_leaves_the_lines_that_it_does_not_understand(path: Path) -> None:
    once = format_text(text_of(path), path.name, lambda name: parent_of(path, name))  # it proves itself, or raises
    assert format_text(once, path.name, lambda name: parent_of(path, name)) == once


def test_the_corpus_has_no_expectation_without_its_file() -> None:
    assert {name_of(one) for one in BAD.rglob("*.expected")} == {name_of(one) for one in bad_files()}
