"""What only shows when a book is read aloud: repetitions, and words about what is not there."""

import pytest

from carioca_dsl.model import Bound, NewMelds
from carioca_dsl.prose.blocks import Story
from carioca_dsl.prose.book import book
from carioca_dsl.prose.compose import sentences as said_in_order
from carioca_dsl.prose.facts import Fact, Scope
from carioca_dsl.prose.facts.turn import NewMeldsLater, OnlyWhenGoingOut
from carioca_dsl.prose.handouts.brief import BriefSpeech
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import language
from carioca_dsl.prose.speech import Speech
from tests.prose.support import CODES, printed, sentences, shipped
from tests.support.houses import house

AGAIN = {
    "en": "In that round, ",
    "es": "En esta ronda, ",
    "fr": "À cette manche, ",
    "it": "In questa manche, ",
    "pt": "Nesta rodada, ",
}


@pytest.mark.parametrize("code", CODES)
def test_a_round_that_was_just_named_is_not_named_again(code: str) -> None:
    """Peru: round 8 is opened all at once, and only when going out with it."""
    (alone,) = [each.text for each in sentences(printed("peru", code)) if each.facts == ("only_when_going_out",)]
    assert plain(alone).replace("\u00a0", " ").startswith(AGAIN[code])
    (named,) = [each.text for each in sentences(printed("chile", code)) if each.facts == ("only_when_going_out",)]
    assert "8" in plain(named)


def later(scope: Scope) -> Fact:
    return NewMeldsLater(melds=NewMelds.FORBIDDEN, scope=scope)


@pytest.mark.parametrize("code", CODES)
def test_only_the_same_rounds_at_every_table_are_pointed_at(code: str) -> None:
    speech, eight = Speech(language(code)), Scope(rounds=(8,))
    first = OnlyWhenGoingOut(discard=True, scope=eight)

    def second(scope: Scope, speech: Speech = speech) -> str:
        return list(said_in_order((first, later(scope)), speech))[1].text

    assert "8" not in second(eight)
    assert "7" in second(Scope(rounds=(7,)))
    assert "8" in second(Scope(rounds=(8,), seats=Bound(least=2, most=2)))
    # the lines of a card are looked at one by one
    assert "8" in second(eight, BriefSpeech(language(code)))


@pytest.mark.parametrize("code", CODES)
def test_nobody_scores_anything_in_a_void_deal_not_even_nothing(code: str) -> None:
    """Two Argentine examples end without points or with them: only the second has something to add up."""
    stories = [
        block for each in printed("argentina", code).chapters for block in each.blocks if isinstance(block, Story)
    ]
    assert stories[-1].outcome == ()
    assert any("33" in text for story in stories for text in story.outcome)


@pytest.mark.parametrize("code", CODES)
def test_a_sign_does_not_speak_of_sources_where_there_are_none(code: str) -> None:
    marks = {"deal": {"hand": "11 cards  @convention", "upcard": "1 card  @inferred"}}
    alone = dict(book(house(marks), None, code).legend)
    sourced = dict(book(house({**marks, "sources": {"guide": '"A guide"'}}), None, code).legend)
    assert set(alone) == set(sourced) == {"°", "†"}
    assert all(alone[sign] != sourced[sign] for sign in alone)
    assert not any(word in text.lower() for text in alone.values() for word in ("source", "fuente", "fonte"))
    assert dict(book(shipped("argentina"), None, code).legend) == sourced
