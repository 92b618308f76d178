"""The words of the game: those that it has, as its rules mean them, and what other languages call them."""

import re

import pytest

from carioca_dsl.model import Variant
from carioca_dsl.prose.facts import cases_of
from carioca_dsl.prose.facts.glossary import (
    Gloss,
    GlossKeyCard,
    GlossNaturalCard,
    GlossOpening,
    GlossPair,
    GlossReEntry,
    GlossSwap,
    glossary,
)
from carioca_dsl.prose.inline import clean, foreign, plain
from carioca_dsl.prose.layouts import LAYOUTS
from tests.prose.support import CODES, printed, sentences, shipped
from tests.support.houses import house


def glosses(variant: Variant, kind: type[Gloss]) -> list[Gloss]:
    return [gloss for gloss in glossary(cases_of(variant)) if isinstance(gloss, kind)]


def said_of(name: str, code: str, key: str) -> str:
    (found,) = [each.text for each in sentences(printed(name, code)) if each.facts == (f"gloss_{key}",)]
    return plain(found)


def test_a_pair_is_explained_where_there_are_pairs() -> None:
    (pair,) = glosses(shipped("italia"), GlossPair)
    assert pair.term == "pair"
    assert glosses(shipped("chile"), GlossPair) == []


def test_natural_cards_are_explained_where_the_rules_set_them_against_wild_ones() -> None:
    assert glosses(shipped("chile"), GlossNaturalCard)
    assert glosses(shipped("italia"), GlossNaturalCard)
    assert not glosses(shipped("argentina"), GlossNaturalCard)
    none = {
        "deck": {"wild": "jokers"},
        "wild cards": {"swap": "forbidden", "per meld": "at most 1"},
        "deal": {"wild upcard": "kept"},
    }
    assert not glosses(house(none), GlossNaturalCard)
    none["deal"] = {"wild upcard": "buried, another turned"}
    assert glosses(house(none), GlossNaturalCard)


def test_a_swap_is_what_it_is_in_this_game() -> None:
    for swap, told in (("forbidden", []), ("within the run", [(False, True)]), ("to the hand", [(True, False)])):
        found = glosses(house({"wild cards": {"swap": swap}}), GlossSwap)
        assert [(gloss.to_hand, gloss.within) for gloss in found if isinstance(gloss, GlossSwap)] == told


def test_opening_says_how_the_contract_may_be_laid() -> None:
    told = {name: glosses(shipped(name), GlossOpening) for name in ("chile", "peru")}
    assert told == {
        "chile": [GlossOpening(at_once=True, in_parts=False)],
        "peru": [GlossOpening(at_once=True, in_parts=True)],
    }


def test_re_entry_is_explained_where_players_come_back() -> None:
    assert glosses(shipped("italia"), GlossReEntry)
    assert not glosses(house({"match": {"bust over": "100 points", "re-entry": "none"}}), GlossReEntry)


LEAST = {"en": "at least one", "es": "al menos una", "fr": "au moins une", "it": "almeno una", "pt": "pelo menos uma"}


@pytest.mark.parametrize("code", CODES)
def test_a_run_need_not_hold_every_key_card(code: str) -> None:
    assert LEAST[code] in said_of("italia", code, "key_card")
    (gloss,) = glosses(shipped("italia"), GlossKeyCard)
    assert isinstance(gloss, GlossKeyCard)
    assert gloss.number.least == 1


@pytest.mark.parametrize("code", CODES)
def test_words_of_other_languages_are_read_aloud_as_such(code: str) -> None:
    page = LAYOUTS["html"](printed("italia", code))
    marked = re.findall(r'(\w\w): <span lang="(\w\w)">([^<]+)</span>', page)
    assert {language for language, _, _ in marked} == set(CODES) - {code}
    assert all(said == language for said, language, _ in marked)
    assert len(marked) % (len(CODES) - 1) == 0
    for format in ("md", "txt"):
        assert all(words.split()[0] in LAYOUTS[format](printed("italia", code)) for _, _, words in marked)


def test_strangers_cannot_mark_words_as_foreign() -> None:
    assert foreign("fr", "brelan") != "brelan"
    assert clean(foreign("fr", "brelan")) == "frbrelan"
    assert plain(foreign("fr", "brelan")) == "brelan"
