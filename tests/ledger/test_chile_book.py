"""What the Chilean rulebook says, and leaves out, beyond single sentences."""

import re
from functools import cache

import pytest

from carioca_dsl.prose.rulebook import rulebook
from carioca_dsl.resources import variant_text
from tests.support.shipped import shipped

LANGUAGES = ("pt", "es", "fr", "it", "en")
TO_DISCARD = {"pt": "descart", "es": "descart", "fr": "défauss", "it": "scart", "en": "discard"}


@cache
def printed(name, language):
    return re.sub(r"[|\s]+", " ", rulebook(shipped(name), None, language, "txt"))


def notes(language, topic="tips"):
    return [note.text for note in shipped("chile").notes if (note.language, note.topic) == (language, topic)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cl_83_d_cl_27_no_tip_saves_cards_of_round_seven_for_round_eight(language):
    # Of the six tips of the text, the last one also advises that, although all cards are shuffled in between.
    tips = notes(language)
    (of_a_round,) = [tip for tip in tips if re.search(r"\{round-\d\}", tip)]
    assert len(tips) == 6
    assert "{round-8}" in of_a_round
    assert "{round-7}" not in of_a_round
    assert TO_DISCARD[language] not in of_a_round


def test_the_notes_are_the_same_in_every_language():
    told = [[(note.topic, note.cites, note.marks) for note in shipped("chile").notes if note.language == language]
            for language in LANGUAGES]  # fmt: skip
    assert told[0]
    assert all(other == told[0] for other in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_d_cl_31_the_short_game_tells_nothing_of_a_round_that_it_does_not_play(language):
    said, whole = printed("chile-chico", language), printed("chile", language)
    assert "{round-" not in said + whole
    for note in (note for note in shipped("chile").notes if note.language == language):
        words = max(re.split(r"\{[a-z0-9-]+\}", note.text), key=len).replace("'", "’").split()[1:5]
        assert " ".join(words) in whole
        assert (" ".join(words) in said) == ("{round-8}" not in note.text)


def test_d_cl_33_court_cards_have_the_letters_of_the_reader():
    assert "K♦" in variant_text("chile")
    for language, king, others in (("pt", "R♦", "K♦"), ("fr", "R♦", "K♦"), ("es", "K♦", "R♦"), ("en", "K♦", "R♦")):
        said = printed("chile", language)
        assert king in said
        assert others not in said
