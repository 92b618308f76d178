"""Every rule of the shipped games is proven somewhere: by a test, an example, a sentence or a note."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from carioca_dsl.model import Agreement, declared_rules
from carioca_dsl.prose.book import book, sentences_of
from carioca_dsl.prose.facts import Standing
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.referee import play_example
from tests.support.named import named_ids
from tests.support.shipped import shipped

HERE = Path(__file__).parent
STATUSES = {"tested", "example", "rulebook", "note", "later"}
GAMES = {
    "argentina": ("fr", "es", "it", "pt", "en"),
    "chile": ("pt", "es", "fr", "it", "en"),
    "italia": ("it", "es", "fr", "pt", "en"),
}
"""The games that are shipped, each with the languages of its rulebooks, that of its text first."""
LEDGERS = {"italia": "italy"}
"""The ledger of a game, where it is not called like its rule file."""


def rows(game):
    ledger = tomllib.loads((HERE / f"{LEDGERS.get(game, game)}.toml").read_text(encoding="utf-8"))
    return [*ledger["rule"], *ledger["decision"]]


def with_key(key):
    return [pytest.param(game, row, id=row["id"]) for game in GAMES for row in rows(game) if key in row]


def in_each_language(key):
    """The rows that have something to be found in the rulebook of every language."""
    return [
        pytest.param(game, row, language, id=f"{row['id']}-{language}")
        for game, languages in GAMES.items()
        for row in rows(game)
        if key in row
        for language in languages
    ]


@cache
def sentences(game, language):
    """What the rulebooks say, sentence by sentence: that of the game, and those of its modes."""
    made = [book(shipped(game), agreement, language) for agreement in agreements(game)]
    return [sentence for one in made for chapter in one.chapters for sentence in sentences_of(chapter)]


def agreements(game):
    """Nothing agreed, and each mode."""
    modes = [option.name for option in shipped(game).options if option.mode]
    return [None, *(Agreement(options=frozenset({mode})) for mode in modes)]


def squeezed(text):
    """Text without line ends and margins, so that a sentence is found however it was wrapped."""
    return re.sub(r"[\s|]+", " ", text)


@cache
def printed(game, language):
    return squeezed("\n".join(rulebook(shipped(game), agreement, language, "txt") for agreement in agreements(game)))


@pytest.mark.parametrize(
    ("game", "letters", "rules", "decisions"),
    [
        ("argentina", "AR", 86, 28),
        ("chile", "CL", 90, 52),
        ("italia", "IT", 87, 82),
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


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_proven(game):
    named = {_numbered(id) for id in named_ids() if "-" in id}
    proofs = {"example": {"examples"}, "rulebook": {"says", "words"}, "note": {"note"}}
    missing = [row["id"] for row in rows(game) if row["status"] == "tested" and _numbered(row["id"]) not in named]
    missing += [row["id"] for row in rows(game) if row["status"] in proofs and not proofs[row["status"]] & row.keys()]
    missing += [row["id"] for row in rows(game) if row["status"] == "later"]
    assert missing == []


def test_no_test_names_a_row_that_does_not_exist():
    known = {_numbered(row["id"]) for game in GAMES for row in rows(game)}
    ours = {_numbered(id) for id in named_ids() if re.match(r"(D-)?(AR|CL|IT)-", id)}
    assert ours - known == set()


@pytest.mark.parametrize(("game", "row"), with_key("examples"))
def test_the_examples_of_a_row_are_in_the_rule_file_and_come_out_as_stated(game, row):
    examples = {example.name: example for example in shipped(game).examples}
    for name in row["examples"]:
        assert play_example(shipped(game), examples[name]).ok


@pytest.mark.parametrize(("game", "row", "language"), in_each_language("says"))
def test_the_rulebook_says_the_rules_of_a_row(game, row, language):
    assert set(row["says"]) <= declared_rules().keys()
    for rule in row["says"]:
        said = [plain(sentence.text) for sentence in sentences(game, language) if rule in sentence.rules]
        assert said, f"no sentence of the rulebook says {rule}"
        for text in said:
            assert squeezed(text) in printed(game, language)


@pytest.mark.parametrize(("game", "row"), with_key("words"))
def test_the_rulebook_has_the_words_of_a_row(game, row):
    assert row["words"] in printed(game, GAMES[game][0])


@pytest.mark.parametrize(("game", "row", "language"), in_each_language("note"))
def test_the_note_of_a_row_is_in_the_rulebook(game, row, language):
    notes = [note for note in shipped(game).notes if note.topic == row["note"] and note.language == language]
    assert notes
    for note in notes:
        longest = max(re.split(r"\{[a-z0-9-]+\}", note.text), key=len)
        assert _straight(squeezed(longest)).strip() in _straight(printed(game, language))


def _straight(text):
    """Text without what typesetting changes: apostrophes, and the blanks that French sets before a colon."""
    return re.sub(r"[\u00a0\u202f]", " ", text.replace("’", "'"))


@pytest.mark.parametrize(("game", "row", "language"), in_each_language("marked"))
def test_what_no_text_states_is_marked_for_the_reader(game, row, language):
    for rule in row["says"]:
        standings = {sentence.standing for sentence in sentences(game, language) if rule in sentence.rules}
        assert standings & {Standing.INFERRED, Standing.CONVENTION}, rule
