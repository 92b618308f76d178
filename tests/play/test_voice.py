import re

import pytest

from carioca_dsl.engine import Draw, NotAllowed, Open
from carioca_dsl.play import Refusal, Voice, chapter_of_moment
from carioca_dsl.play.voice import table_speech
from carioca_dsl.prose.blocks import Paragraph, Table
from carioca_dsl.prose.inline import plain
from carioca_dsl.prose.languages import LANGUAGES
from tests.play.tables import VARIANT, session


def voice(language):
    return Voice(VARIANT.variant, VARIANT.agreement, VARIANT.rules(2), language)


def macros(language):
    from carioca_dsl.play import voice as room

    text = "".join(path.read_text(encoding="utf-8") for path in sorted((room._TEXTS / language).glob("*.j2")))
    return dict(re.findall(r"{% macro (\w+)\(([^)]*)\)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    assert macros(language) == macros("en")
    assert set(table_speech(VARIANT.variant, language).keys()) == macros("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", [("draw", False), ("play", False), ("play", True)])
def test_every_moment_has_its_chapter(language, moment):
    spoken = voice(language)
    assert spoken.chapter(chapter_of_moment(*moment)) is not None
    assert spoken.chapter(chapter_of_moment(*moment, deal_over=True)) is not None
    assert spoken.chapter(chapter_of_moment(*moment, match_over=True)) is not None
    assert spoken.chapter("1") == spoken.chapters[0]
    assert spoken.chapter(spoken.chapters[2].title.split()[-1]) is not None
    assert spoken.chapter("no such thing") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_explained_by_its_reason_and_by_the_rulebook(language):
    game = session("ana", "beto")
    seat = game.match.seat
    game.play(Draw(seat, "stock"))
    action = Open(seat, (game.view(seat).hand[:3],))
    with pytest.raises(NotAllowed) as caught:
        game.play(action)
    refusal = Refusal(action, "ana opens", caught.value.reasons, 1)
    spoken = voice(language)
    names = game.match.players
    assert refusal.short(spoken, names).endswith(f"[{caught.value.reasons[0].id}]")
    assert len(refusal.sentences(spoken, names)) == len(caught.value.reasons)
    assert spoken.about("rounds.contract")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rulebook_leads_to_is_there(language):
    blocks = voice(language).about("rounds.contract")
    leads = [place for place, block in enumerate(blocks) if isinstance(block, Paragraph) and _ends(block)]
    assert leads
    for place in leads:
        assert isinstance(blocks[place + 1], Table)


def _ends(block):
    return plain(block.sentences[-1].text).endswith(":")
