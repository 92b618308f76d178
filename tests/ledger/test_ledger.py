"""Every rule of the Argentine game is proven somewhere: by a test, an example, a sentence or a note."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from carioca_dsl.model import declared_rules
from carioca_dsl.prose.book import book, sentences_of
from carioca_dsl.prose.facts import Standing
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.referee import play_example
from tests.support.named import named_ids
from tests.support.shipped import shipped

HERE = Path(__file__).parent
STATUSES = {"tested", "example", "rulebook", "note", "later"}
LANGUAGES = ("fr", "es")
"""The languages of the texts of the Argentine game."""


def rows(game):
    ledger = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    return [*ledger["rule"], *ledger["decision"]]


ARGENTINE = rows("argentina")


def with_key(key):
    return [pytest.param(row, id=row["id"]) for row in ARGENTINE if key in row]


@cache
def sentences(language):
    """What the rulebook says, sentence by sentence."""
    made = book(shipped("argentina"), None, language)
    return [sentence for chapter in made.chapters for sentence in sentences_of(chapter)]


def squeezed(text):
    """Text without line ends and margins, so that a sentence is found however it was wrapped."""
    return re.sub(r"[\s|]+", " ", text)


@cache
def printed(language):
    return squeezed(rulebook(shipped("argentina"), None, language, "txt"))


@pytest.mark.parametrize(
    ("game", "letters", "rules", "decisions"),
    [
        ("argentina", "AR", 86, 28),
        ("chile", "CL", 90, 52),
        ("italy", "IT", 87, 82),
    ],
)
def test_no_row_of_a_ledger_is_lost(game, letters, rules, decisions):
    wanted = [f"{letters}-{number:02}" for number in range(1, rules + 1)]
    wanted += [f"D-{letters}-{number}" for number in range(1, decisions + 1)]
    found = [row["id"] for row in rows(game)]
    assert sorted(found) == sorted(set(found))
    assert {_numbered(id) for id in found} == {_numbered(id) for id in wanted}
    assert {row["status"] for row in rows(game)} <= STATUSES


def _numbered(id):
    name, _, number = id.rpartition("-")
    return name, int(number)


def test_every_row_is_proven():
    named = {_numbered(id) for id in named_ids() if "-" in id}
    missing = [row["id"] for row in ARGENTINE if row["status"] == "tested" and _numbered(row["id"]) not in named]
    bare = {"example": "examples", "rulebook": "says", "note": "note"}
    missing += [row["id"] for row in ARGENTINE if row["status"] in bare and bare[row["status"]] not in row]
    missing += [row["id"] for row in ARGENTINE if row["status"] == "later"]
    assert missing == []


def test_no_test_names_a_row_that_does_not_exist():
    known = {_numbered(row["id"]) for game in ("argentina", "chile", "italy") for row in rows(game)}
    ours = {_numbered(id) for id in named_ids() if re.match(r"(D-)?(AR|CL|IT)-", id)}
    assert ours - known == set()


@pytest.mark.parametrize("row", with_key("examples"))
def test_the_examples_of_a_row_are_in_the_rule_file_and_come_out_as_stated(row):
    examples = {example.name: example for example in shipped("argentina").examples}
    for name in row["examples"]:
        assert play_example(shipped("argentina"), examples[name]).ok


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", with_key("says"))
def test_the_rulebook_says_the_rules_of_a_row(row, language):
    assert set(row["says"]) <= declared_rules().keys()
    for rule in row["says"]:
        said = [plain(sentence.text) for sentence in sentences(language) if rule in sentence.rules]
        assert said, f"no sentence of the rulebook says {rule}"
        for text in said:
            assert squeezed(text) in printed(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", with_key("note"))
def test_the_note_of_a_row_is_in_the_rulebook(row, language):
    variant = shipped("argentina")
    notes = [note for note in variant.notes if note.topic == row["note"] and note.language == language]
    assert notes
    for note in notes:
        longest = max(re.split(r"\{[a-z-]+\}", note.text), key=len)
        assert squeezed(longest).replace("'", "’").strip() in printed(language).replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", with_key("marked"))
def test_what_no_text_states_is_marked_for_the_reader(row, language):
    for rule in row["says"]:
        standings = {sentence.standing for sentence in sentences(language) if rule in sentence.rules}
        assert standings & {Standing.INFERRED, Standing.CONVENTION}, rule
