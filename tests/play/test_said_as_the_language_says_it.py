"""What stands on the screen is typeset, and typed, as the reader's language has it."""

import re

import pytest

from carioca_dsl.cli import main
from carioca_dsl.play.voice import table_speech
from carioca_dsl.score import ScoreVoice
from carioca_dsl.score.hands import read_hand
from tests.play.tables import VARIANT
from tests.play.test_terminal import play, typing

__all__ = ["play"]
LANGUAGES = ["en", "es", "fr", "it", "pt"]
WOULD = {
    "en": "Player would like",
    "es": "Jugador querría",
    "fr": "Joueur voudrait",
    "it": "Giocatore vorrebbe",
    "pt": "Jogador gostaria",
}
_BARE_COLON = re.compile(r"[^\s\u00a0:/]: ")


def test_a_french_colon_has_a_blank_before_it(play) -> None:
    status, shown, _ = play(
        typing("d", "aide", "x 9z", "o 2c", "pourquoi", "u"),
        *("argentina", "--seed", "1", "--lang", "fr", "--plain", "--save", "g.txt"),
    )
    assert status == 0
    assert "Vous pouvez" in shown
    assert not [line for line in shown.splitlines() if _BARE_COLON.search(line)]


def test_a_french_replay_has_it_too(play, capsys) -> None:
    play(typing("d"), *("argentina", "--seed", "1", "--save", "g.txt"))
    status, shown, _ = play(typing("", "", "q"), *("--replay", "g.txt", "--lang", "fr"))
    assert status == 0
    assert re.search(r"Coup \d+ sur \d+.:", shown)
    assert not [line for line in shown.splitlines() if _BARE_COLON.search(line) or re.search(r"\w:$", line)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_why_says_once_what_was_wanted(play, code: str) -> None:
    why = {"en": "why", "es": "por qué", "fr": "pourquoi", "it": "perché", "pt": "por que"}[code]
    _, shown, _ = play(typing("d", "d", why), *("argentina", "--seed", "1", "--lang", code, "--plain"))
    told = [line for line in shown.splitlines() if line.startswith(WOULD[code])]
    assert len(told) == 1
    assert ":" not in told[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_examples_of_typed_cards_have_the_letters_of_the_language(code: str) -> None:
    speech = table_speech(VARIANT.variant, code)
    king, queen = speech.phrases.letter(13), speech.phrases.letter(12)
    assert f"x {king}d" in speech.phrase("usage_discard")
    assert f"{king}h" in speech.phrase("misread_card", "zz")
    voice = ScoreVoice(code)
    assert f"A {queen} 3" in voice.say("help_short", "?")
    assert f"{queen}h" in voice.say("problem_bad_card", "zz")
    rules = VARIANT.rules(2).rounds[0]
    assert read_hand(f"A {queen} 3", rules, code) == read_hand("A Q 3", rules, code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_an_amount_is_has_one_colon(code: str, capsys) -> None:
    assert main(["rulebook", "italia", "--lang", code, "--format", "txt"]) == 0
    label = {"en": "Agreed", "es": "Acordado", "fr": "Convenu", "it": "Concordato", "pt": "Combinado"}[code]
    lines = [line for line in capsys.readouterr().out.splitlines() if line.strip().startswith(label)]
    assert lines
    assert all(line.count(":") == 1 for line in lines)
