"""`carioca new`: a file that changes nothing yet, and whose every line can be changed."""

import re

import pytest

from carioca_dsl.compiler import compile_text, format_text, house_text
from carioca_dsl.resources import game_names
from tests.support.shipped import find_parent, shipped

GAMES = game_names()


def rules_of(text):
    compiled = compile_text(text, "casa.carioca", find_parent)
    assert compiled.variant is not None, compiled.diagnostics
    return compiled


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
@pytest.mark.parametrize("game", GAMES)
def test_a_new_house_file_checks_clean_and_plays_as_its_parent(game, language):
    compiled = rules_of(house_text("casa", shipped(game), language))
    assert compiled.diagnostics == ()
    assert compiled.variant.language == language
    seats = shipped(game).rules().players.number.least
    assert compiled.variant.rules(seats).hash == shipped(game).rules(seats).hash


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
@pytest.mark.parametrize("game", GAMES)
def test_every_line_behind_its_sign_can_be_uncovered(game, language):
    text = house_text("casa", shipped(game), language)
    uncovered = "\n".join(line.replace("  # ", "  ", 1) for line in text.split("\n"))
    assert uncovered.count("  # ") == 0
    compiled = rules_of(uncovered)
    seats = shipped(game).rules().players.number.least
    assert compiled.variant.rules(seats).hash == shipped(game).rules(seats).hash


def test_the_formatter_leaves_the_signs_and_finds_nothing_else_to_say():
    text = house_text("casa", shipped("argentina"), "en")
    once = format_text(text, "casa", find_parent)
    assert format_text(once, "casa", find_parent) == once
    assert once.count("# change ") == text.count("# change ")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("casa", "Casa"),
        ("our-table", "Our table"),
        ("élan_vital", "Élan vital"),
        ("chile-12", "Chile 12"),
        ("7-up", "7-up"),
    ],
)
def test_the_title_is_the_name_with_a_capital(name, title):
    assert f'  en: "{title}"\n' in house_text(name, shipped("argentina"), "en")


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_commands_do_stands_below_one_another(game, language):
    lines = house_text("casa", shipped(game), language, "our file.carioca").split("\n")
    comments = [line for line in lines if line.startswith("# ")]
    check, rulebook = (line for line in comments if line.startswith("# carioca "))
    assert check.startswith("# carioca check 'our file.carioca'  ")
    assert re.search(r"   (?=\S+ [^-])", check).end() == re.search(r"   (?=\S+ [^-])", rulebook).end()
    assert max(map(len, comments)) <= 120
    assert all(line[2].isalpha() or line[2] in '"`' for line in comments)


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
def test_no_name_is_torn_apart_in_a_comment(language):
    parent = shipped("argentina")
    for length in range(3, 40):
        name = f"{'o' * length}-two-three"
        lines = house_text("casa", parent.model_copy(update={"name": name}), language).split("\n")
        assert sum(name in line for line in lines if line.startswith("# ")) == 2, length
