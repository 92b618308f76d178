"""A word before a label that is no verb: the message names the verb that it means, or all of them."""

import pytest

from carioca_dsl.compiler.understand import understand
from carioca_dsl.diagnostics import Diagnostic
from carioca_dsl.syntax import languages, tables
from carioca_dsl.vocabulary import plain, vocabulary
from tests.compiler.test_verbs import find

VERBS = ("change", "remove", "add", "fixed")


def told(section: str, line: str, *, based_on: str = "parent", language: str = "en") -> tuple[Diagnostic, ...]:
    header = tables(language).header
    first = f"carioca 1 {language}\n{header['variant'][0]} x\n{header['based-on'][0]} {based_on}"
    text = f"{first}\n\n{section}\n{line}\n"
    return understand(text, "x", find).diagnostics


def mended(line: str, problem: Diagnostic) -> str:
    fix = problem.fix
    return line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :] if fix else line


@pytest.mark.parametrize(
    ("section", "line", "right"),
    [
        ("rounds", "  delete 2", "  remove 2"),
        ("rounds", "delete 2", "remove 2"),
        ("rounds", "  Delete 2  # we never play it", "  remove 2  # we never play it"),
        ("rounds", "  take out 2", "  remove 2"),
        ("rounds", "  delete round 2", "  remove 2"),
        ("rounds", "  without expect in round 2", "  remove expect in round 2"),
        ("rounds", "  removed 2", "  remove 2"),
        ("rounds", "  quitar 2", "  remove 2"),
        ("rounds", "  replace 2: 3 sets", "  change 2: 3 sets"),
        ("rounds", "  new 4: 3 sets", "  add 4: 3 sets"),
        ("scoring", "  modify joker: 30 points", "  change joker: 30 points"),
        ("scoring", "  modify J to K: 11 points", "  change J to K: 11 points"),
        ("scoring", "  changed A: 11 points", "  change A: 11 points"),
        ("scoring", "  cambiar A: 11 points", "  change A: 11 points"),
        ("scoring", "  replaces A: 11 points", "  change A: 11 points"),
        ("deal", "  drop hand in round 3", "  remove hand in round 3"),
        ("deal", "  delete hand in round 3: 12 cards", "  remove hand in round 3: 12 cards"),
        ("deal", "  locked hand: 12 cards", "  fixed hand: 12 cards"),
        ("wild cards", "  new per meld when melding: at most 1", "  add per meld when melding: at most 1"),
    ],
)
def test_a_word_that_means_a_verb_is_answered_with_the_verb(section: str, line: str, right: str) -> None:
    (problem,) = told(section, line)
    assert mended(line, problem) == right
    assert "E0243" not in {one.code for one in told(section, right)}


@pytest.mark.parametrize(
    ("section", "line"),
    [
        ("rounds", "  kill 2"),
        ("rounds", "  rename 2: 3 sets"),
        ("scoring", "  maybe joker: 30 points"),
        ("deal", "  perhaps hand in round 3: 13 cards"),
    ],
)
def test_any_other_word_is_answered_with_all_verbs(section: str, line: str) -> None:
    (problem,) = told(section, line)
    assert problem.code == "E0243"
    assert problem.fix is None
    assert dict(problem.args)["legal"] == VERBS


@pytest.mark.parametrize(
    ("section", "line", "code"),
    [
        ("deal", "  wlid upcard: kept", "E0202"),  # a label of two words, of which the second is a label, too
        ("deal", "  hnad: 12 cards", "E0202"),
        ("turn", "  no discard: required", "E0202"),
        ("rounds", "scoring table", "E0201"),  # a heading, even though the line has no colon
        ("wild cards", "delete table", "E0201"),
        ("rounds", "  2 sets", "E0101"),
        ("rounds", "  round 2: 3 sets", "E0202"),
        ("rounds", "  remove round 2", "E0202"),
        ("rounds", "  remove delete 2", "E0202"),
        ("deal", "  change maybe hand: 12 cards", "E0202"),
    ],
)
def test_what_is_no_word_before_a_label_is_told_as_before(section: str, line: str, code: str) -> None:
    assert [one.code for one in told(section, line)] == [code]


def test_a_file_that_is_based_on_no_game_has_no_verbs_to_offer() -> None:
    text = "carioca 1 en\nvariant x\nscoring\n  modify joker: 30 points\nrounds\n  delete 2\n"
    assert {"E0202", "E0101"} == {one.code for one in understand(text, "x", find).diagnostics}
    assert "E0243" not in {one.code for one in told("rounds", "  delete 2", based_on="family")}


@pytest.mark.parametrize("language", languages())
def test_the_words_for_verbs_are_no_verbs_themselves(language: str) -> None:
    words = vocabulary(language)
    meant = words.words.verbs_meant
    assert tuple(meant) == VERBS
    said = [plain(one) for spellings in meant.values() for one in spellings]
    assert len(said) == len(set(said))
    known = {plain(one) for spellings in words.words.changes.values() for one in spellings}
    assert not known & set(said)


@pytest.mark.parametrize("language", languages())
def test_the_first_word_for_each_verb_is_answered_in_every_language(language: str) -> None:
    words = vocabulary(language)
    for verb, spellings in words.words.verbs_meant.items():
        for spelling in spellings:
            (problem,) = told(words.heading_of("rounds"), f"  {spelling} 2", language=language)
            assert mended(f"  {spelling} 2", problem) == f"  {words.words.changes[verb][0]} 2"
